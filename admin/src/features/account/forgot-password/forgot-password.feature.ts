import { feature } from '@shared/routing/feature';

export const forgotPassword = feature({
  name: 'forgot-password',
  paths: { list: '/forgot-password' },
  pages: { list: () => import('./forgot-password-page') },
  permission: null,
});
