import { feature } from '@shared/routing/feature';

/** `:id` is a branch's. */
export const openingHours = feature({
  name: 'opening-hours',
  paths: { show: '/dashboard/opening-hours/:id' },
  pages: { show: () => import('./opening-hours-page') },
  permission: 'branch.view',
  actions: { edit: 'hours.edit' },
  scope: 'branch',
});
