import { feature } from '@shared/routing/feature';

export const landing = feature({
  name: 'landing',
  paths: { list: '/' },
  pages: { list: () => import('./landing-page') },
  permission: null,
});
