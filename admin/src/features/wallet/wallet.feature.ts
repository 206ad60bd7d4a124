import { Wallet } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const wallet = feature({
  name: 'wallet',
  paths: { list: '/dashboard/wallet' },
  pages: { list: () => import('./wallet-page') },
  permission: 'wallet.view',
  icon: Wallet,
  menu: { group: 'business', order: 5 },
  scope: 'business',
});
