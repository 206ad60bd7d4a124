import type { ResourceProps } from '@refinedev/core';
import { dashboardFeatures } from './features';

/** The features as Refine's resources, so that its hooks know their pages. */
export const resources: ResourceProps[] = dashboardFeatures.map(({ name, paths }) => ({
  name,
  list: paths.list,
  create: paths.create,
  edit: paths.edit,
  show: paths.show,
  meta: { label: name },
}));
