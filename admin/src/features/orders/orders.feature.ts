import { ReceiptText } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const orders = feature({
  name: 'orders',
  paths: { list: '/dashboard/orders', show: '/dashboard/orders/details/:id' },
  pages: { list: () => import('./list/orders-list'), show: () => import('./details/orders-details') },
  permission: 'order.view',
  icon: ReceiptText,
  menu: { group: 'daily', order: 40, daily: true },
  scope: 'business',
});
