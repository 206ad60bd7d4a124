import { feature } from '@shared/routing/feature';

export const testForbidden = feature({
  name: 'test-forbidden',
  paths: { list: '/test-forbidden' },
  pages: { list: () => import('./test-forbidden-page') },
  permission: null,
});
