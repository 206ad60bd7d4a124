import { ShoppingCart } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const carts = feature({
  name: 'carts',
  paths: { list: '/dashboard/carts' },
  pages: { list: () => import('./carts-page') },
  permission: 'cart.view',
  actions: { remind: 'cart.remind' },
  icon: ShoppingCart,
  menu: { group: 'campaign', order: 10 },
  scope: 'branch',
});
