import { LayoutList } from 'lucide-react';
import { menuPaths } from '../paths';
import { feature } from '@shared/routing/feature';

export const category = feature({
  name: 'categories',
  paths: menuPaths.categories,
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
