import { Award } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const loyalty = feature({
  name: 'loyalty',
  paths: { list: '/dashboard/campaign/fidelity' },
  pages: { list: () => import('./fidelity-page') },
  permission: 'campaign.view',
  // Sellers have a link of their own and see no customers.
  unlessGrant: 'own',
  actions: { create: 'campaign.edit', edit: 'campaign.edit' },
  icon: Award,
  menu: { group: 'campaign', order: 9 },
  scope: 'business',
});
