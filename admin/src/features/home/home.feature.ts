import { House } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const home = feature({
  name: 'home',
  paths: { list: '/dashboard/home' },
  pages: { list: () => import('./home-page') },
  permission: 'home.view',
  icon: House,
  menu: { group: 'daily', order: 10, daily: true },
  scope: 'business',
});
