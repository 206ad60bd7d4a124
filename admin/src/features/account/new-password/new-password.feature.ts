import { feature } from '@shared/routing/feature';

export const newPassword = feature({
  name: 'new-password',
  paths: { list: '/new-password' },
  pages: { list: () => import('./new-password-page') },
  permission: null,
});
