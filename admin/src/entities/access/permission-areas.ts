import type { Permission } from '@domain/access';

/** What permissions are about, in the order of the day. What only shows that a refusal works belongs nowhere. */
export const PERMISSION_AREAS = {
  orders: [
    'home.view',
    'order.view',
    'order.accept',
    'order.reject',
    'order.prepare',
    'order.dispatch',
    'order.deliver',
    'order.payment.confirm',
    'order.edit',
    'order.cancel',
    'order.cancel-after-preparation',
    'order.restore',
    'order.discount',
    'order.refund',
    'kitchen.view',
  ],
  menu: ['menu.view', 'menu.sold-out', 'menu.edit', 'menu.price.edit'],
  branches: [
    'branch.view',
    'branch.pause',
    'hours.edit',
    'zone.edit',
    'branch.edit',
    'branch.create',
    'branch.clone',
    'branch.archive',
    'business.edit',
  ],
  customers: [
    'customer.view',
    'customer.edit',
    'customer.export',
    'cart.view',
    'campaign.view',
    'campaign.edit',
    'feedback.view',
    'feedback.reply',
    'conversation.view',
    'conversation.reply',
    'chatbot.view',
    'chatbot.edit',
  ],
  people: [
    'user.view',
    'user.edit',
    'approval.give',
    'courier.view',
    'courier.edit',
    'seller.view',
    'seller.edit',
  ],
  money: ['sales.view', 'wallet.view', 'wallet.payout.request', 'plan.view', 'plan.edit'],
  system: ['settings.edit', 'account.edit', 'support.contact', 'audit.view'],
} as const satisfies Record<string, readonly Permission[]>;

export type PermissionArea = keyof typeof PERMISSION_AREAS;
export const AREAS = Object.keys(PERMISSION_AREAS) as PermissionArea[];
