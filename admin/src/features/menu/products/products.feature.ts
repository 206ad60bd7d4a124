import { UtensilsCrossed } from 'lucide-react';
import { menuPaths } from '../paths';
import { feature } from '@shared/routing/feature';

export const products = feature({
  name: 'products',
  paths: menuPaths.products,
  pages: {
    list: () => import('./products-home'),
    create: () => import('./product-create'),
    edit: () => import('./product-edit'),
    show: () => import('./details-product/product-details'),
  },
  permission: 'menu.view',
  actions: { create: 'menu.edit', edit: 'menu.edit' },
  icon: UtensilsCrossed,
  menu: { group: 'menu', order: 10, daily: true },
  scope: 'branch',
});
