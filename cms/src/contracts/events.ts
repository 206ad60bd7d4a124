import type { OrderCardDto } from './orders';

/**
 * `GET /api/events` (server-sent events, `Last-Event-ID` or `?after=<seq>`): everything that happened in the business,
 * in order, without gaps. The SSE `id` is the sequence number, the SSE `event` is the type, `data` this object.
 * First comes `hello` {seq}; `reset` says that the asked position is too old and the screen must load again.
 */
export interface LiveEvent {
  seq: number;
  at: string;
  type: LiveEventType;
  branchId: string | null;
  /** The resource as named in URLs (`orders`, `menu/products`), and the id of what changed. */
  resource: string;
  id: string;
  /** For orders: the card as this viewer may see it. */
  order?: OrderCardDto;
}

export const LIVE_EVENT_TYPES = [
  'order.placed',
  'order.changed',
  'order.acknowledged',
  'order.escalated',
  'menu.changed',
  'store.changed',
  'business.changed',
  'cart.changed',
  'campaign.changed',
  'customer.changed',
  'loyalty.changed',
  'feedback.changed',
  /** A customer is unhappy: whoever may reply hears it. */
  'feedback.bad',
  'team.changed',
  'support.changed',
  'courier.changed',
  'devices.changed',
  'printing.changed',
] as const;
export type LiveEventType = (typeof LIVE_EVENT_TYPES)[number];
