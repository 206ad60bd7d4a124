import { ListPlus } from 'lucide-react';
import { menuPaths } from '../paths';
import { feature } from '@shared/routing/feature';

export const extraGroups = feature({
  name: 'extra-groups',
  paths: menuPaths.extraGroups,
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
