import { feature } from '@shared/routing/feature';

export const forbidden = feature({
  name: 'forbidden',
  paths: { list: '/dashboard/forbidden' },
  pages: { list: () => import('./forbidden-route') },
  permission: 'account.edit',
  scope: 'business',
});
