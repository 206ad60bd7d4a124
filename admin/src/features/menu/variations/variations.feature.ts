import { Ruler } from 'lucide-react';
import { menuPaths } from '../paths';
import { feature } from '@shared/routing/feature';

export const variationGroups = feature({
  name: 'variation-groups',
  paths: menuPaths.variationGroups,
  pages: {
    list: () => import('./variation-groups-list'),
    create: () => import('./variation-group-create'),
    edit: () => import('./variation-group-edit'),
  },
  permission: 'menu.view',
  // What is new has prices.
  actions: { create: 'menu.price.edit', edit: 'menu.edit' },
  icon: Ruler,
  menu: { group: 'menu', order: 40 },
  scope: 'branch',
});
