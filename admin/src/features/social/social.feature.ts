import { feature } from '@shared/routing/feature';

/** `:id` is a branch's. */
export const social = feature({
  name: 'social',
  paths: { show: '/dashboard/social/:id' },
  pages: { show: () => import('./social-page') },
  permission: 'branch.view',
  actions: { edit: 'branch.edit' },
  scope: 'branch',
});
