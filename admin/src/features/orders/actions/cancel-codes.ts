import type { CancelCode } from '@domain/orders/order';
import type { MovableOrder } from '@entities/order/order-moves';

/** Why an order is not taken on: the usual first. */
const REJECT: readonly CancelCode[] = [
  'ITEM_UNAVAILABLE',
  'RUSH_HOUR',
  'CLOSED_EARLY',
  'OUTSIDE_HOURS',
  'OUT_OF_AREA',
  'NO_COURIER',
  'OUTDATED_MENU',
  'PAYMENT_PROBLEM',
  'CUSTOMER_REQUEST',
  'DUPLICATE',
  'FRAUD',
  'SYSTEM_ISSUE',
  'OTHER',
];

/** Why one that was taken on is not carried out. */
const CANCEL: readonly CancelCode[] = [
  'CUSTOMER_REQUEST',
  'ITEM_UNAVAILABLE',
  'NO_COURIER',
  'DELIVERY_PROBLEM',
  'NO_SHOW',
  'PAYMENT_PROBLEM',
  'DUPLICATE',
  'RUSH_HOUR',
  'CLOSED_EARLY',
  'OUT_OF_AREA',
  'FRAUD',
  'SYSTEM_ISSUE',
  'OTHER',
];

const OF_DELIVERIES: readonly CancelCode[] = ['OUT_OF_AREA', 'NO_COURIER', 'DELIVERY_PROBLEM'];

/** The reasons that make sense for ending this order, the usual first. */
export function codesFor({ type }: Pick<MovableOrder, 'type'>, action: string): CancelCode[] {
  const codes = action === 'reject' ? REJECT : CANCEL;
  return codes.filter((code) => type === 'DELIVERY' || !OF_DELIVERIES.includes(code));
}
