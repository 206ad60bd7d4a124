import { feature } from '@shared/routing/feature';

export const login = feature({
  name: 'login',
  paths: { list: '/login' },
  pages: { list: () => import('./login-page') },
  permission: null,
});
