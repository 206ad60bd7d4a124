import { LifeBuoy } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const contact = feature({
  name: 'support',
  paths: { list: '/dashboard/support/contact' },
  pages: { list: () => import('./contact-page') },
  permission: 'support.contact',
  icon: LifeBuoy,
  menu: { group: 'business', order: 90 },
  scope: 'business',
});
