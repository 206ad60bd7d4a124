import { Bike } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const couriers = feature({
  name: 'couriers',
  paths: { list: '/dashboard/employees/partner-couriers' },
  pages: { list: () => import('./couriers-page') },
  permission: 'courier.view',
  actions: { create: 'courier.edit', edit: 'courier.edit' },
  icon: Bike,
  menu: { group: 'people', order: 20 },
  scope: 'branch',
});
