import { feature } from '@shared/routing/feature';

export const signup = feature({
  name: 'signup',
  paths: { list: '/signup' },
  pages: { list: () => import('./signup-page') },
  permission: null,
});
