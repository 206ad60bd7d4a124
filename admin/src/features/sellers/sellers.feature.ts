import { Megaphone } from 'lucide-react';
import { feature } from '@shared/routing/feature';

/** `:id` is a branch's. */
export const sellers = feature({
  name: 'sellers',
  paths: { list: '/dashboard/sellers/:id', create: '/dashboard/sellers/:id/new' },
  pages: { list: () => import('./sellers-page'), create: () => import('./seller-create') },
  permission: 'seller.view',
  actions: { create: 'seller.edit', edit: 'seller.edit' },
  icon: Megaphone,
  menu: { group: 'people', order: 40 },
  scope: 'branch',
});
