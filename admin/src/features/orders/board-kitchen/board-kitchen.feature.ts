import { ChefHat } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const boardKitchen = feature({
  name: 'board-kitchen',
  paths: { list: '/dashboard/orders/board-kitchen' },
  pages: { list: () => import('./kitchen-page') },
  permission: 'kitchen.view',
  icon: ChefHat,
  menu: { group: 'daily', order: 30, daily: true },
  scope: 'branch',
  bare: true,
});
