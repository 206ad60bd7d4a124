import { ChartColumn } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const sales = feature({
  name: 'sales',
  paths: { list: '/dashboard/sales' },
  pages: { list: () => import('./sales-page') },
  permission: 'sales.view',
  // A manager's own sales are those of their branches; of others it is what they sold or delivered themselves.
  unlessGrant: 'own',
  exceptRoles: ['manager'],
  icon: ChartColumn,
  menu: { group: 'business', order: 5 },
  scope: 'business',
});
