import { SquareKanban } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const board = feature({
  name: 'board',
  paths: { list: '/dashboard/orders/board' },
  pages: { list: () => import('./board-page') },
  // Whoever only looks finds the orders in the list; the board is for those who answer them.
  permission: 'order.accept',
  icon: SquareKanban,
  menu: { group: 'daily', order: 20, daily: true },
  // Who has several sees them one by one, or all at once.
  scope: 'business',
});
