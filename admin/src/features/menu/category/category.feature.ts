import { LayoutList } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const category = feature({
  name: 'categories',
  paths: {
    list: '/dashboard/menu/category',
    create: '/dashboard/menu/category/new',
    edit: '/dashboard/menu/category/edit/:id',
  },
  pages: {
    list: () => import('./category-list'),
    create: () => import('./category-create'),
    edit: () => import('./category-edit'),
  },
  permission: 'menu.view',
  actions: { create: 'menu.edit', edit: 'menu.edit' },
  icon: LayoutList,
  menu: { group: 'menu', order: 20 },
  scope: 'branch',
});
