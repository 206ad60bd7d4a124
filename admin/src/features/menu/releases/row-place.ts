import type { StagedEntity } from '@domain/menu-releases';
import { menuPaths } from '../paths';
import { fillPath } from '@shared/routing/path';

const FORMS: Record<StagedEntity, string> = {
  product: menuPaths.products.edit,
  category: menuPaths.categories.edit,
  'extra-group': menuPaths.extraGroups.edit,
  'variation-group': menuPaths.variationGroups.edit,
};

/** Where a row of the menu is edited. */
export const rowEditPath = ({ entity, id }: { entity: StagedEntity; id: string }): string =>
  fillPath(FORMS[entity], { id });
