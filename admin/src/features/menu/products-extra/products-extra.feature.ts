import { ListPlus } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const extraGroups = feature({
  name: 'extra-groups',
  paths: {
    list: '/dashboard/menu/products-extra',
    create: '/dashboard/menu/products-extra/new',
    edit: '/dashboard/menu/products-extra/edit/:id',
  },
  pages: {
    list: () => import('./extra-groups-list'),
    create: () => import('./extra-group-create'),
    edit: () => import('./extra-group-edit'),
  },
  permission: 'menu.view',
  // What is new has prices.
  actions: { create: 'menu.price.edit', edit: 'menu.edit' },
  icon: ListPlus,
  menu: { group: 'menu', order: 30 },
  scope: 'branch',
});
