import { feature } from '@shared/routing/feature';

export const validateCode = feature({
  name: 'validate-code',
  paths: { list: '/validate-code' },
  pages: { list: () => import('./validate-code-page') },
  permission: null,
});
