import { TicketPercent } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const coupons = feature({
  name: 'coupons',
  paths: {
    list: '/dashboard/campaign/coupon',
    create: '/dashboard/campaign/coupon/new',
    edit: '/dashboard/campaign/coupon/edit/:id',
  },
  pages: {
    list: () => import('./list/coupons-page'),
    create: () => import('./form/coupon-create'),
    edit: () => import('./form/coupon-edit'),
  },
  permission: 'campaign.view',
  actions: { create: 'campaign.edit', edit: 'campaign.edit' },
  icon: TicketPercent,
  menu: { group: 'campaign', order: 8 },
  scope: 'business',
});
