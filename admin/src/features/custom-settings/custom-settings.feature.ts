import { SlidersHorizontal } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const customSettings = feature({
  name: 'custom-settings',
  paths: { show: '/dashboard/custom-settings' },
  pages: { show: () => import('./settings-page') },
  permission: 'settings.edit',
  icon: SlidersHorizontal,
  menu: { group: 'business', order: 30 },
  scope: 'branch',
});
