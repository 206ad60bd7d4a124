import { couponLines, type CouponFacts } from '../../domain/campaign';
import { saleChannel } from '../../domain/orders/order';
import { feeOf } from '../../domain/orders/totals';
import type { LoadedStore } from '../../store/load-store';
import type { PastOrder } from '../orders/exports';

type OrderFacts = Pick<
  PastOrder,
  'placedAt' | 'branchId' | 'channel' | 'type' | 'paymentMethod' | 'itemsCents' | 'fees' | 'items'
>;

/**
 * A stored order as a coupon would have seen it when it was placed. Without its items it is one line of their whole amount,
 * which is all that a coupon for any items needs.
 */
export const factsOfOrder = (order: OrderFacts, store: LoadedStore): CouponFacts => ({
  now: order.placedAt,
  timeZone: store.branch.timezone,
  branchId: order.branchId,
  channel: saleChannel(order.channel),
  type: order.type,
  payment: order.paymentMethod,
  lines: order.items ? couponLines(order.items, store.menu) : [wholeOrder(order.itemsCents)],
  itemsCents: order.itemsCents,
  deliveryFeeCents: feeOf(order.fees, 'DELIVERY'),
});

const wholeOrder = (totalCents: number) => ({
  productId: '',
  categoryIds: [],
  quantity: 1,
  unit: 'UN' as const,
  unitPriceCents: totalCents,
  totalCents,
});
