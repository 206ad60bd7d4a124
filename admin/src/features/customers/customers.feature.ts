import { Users } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const customers = feature({
  name: 'customers',
  paths: { list: '/dashboard/customers', show: '/dashboard/customers/detail/:id' },
  pages: {
    list: () => import('./list/customers-page'),
    show: () => import('./detail/customer-page'),
  },
  permission: 'customer.view',
  // A courier is told of the customers of their own deliveries where those stand.
  unlessGrant: 'own',
  actions: { create: 'customer.edit', edit: 'customer.edit' },
  icon: Users,
  menu: { group: 'campaign', order: 5 },
  scope: 'business',
});
