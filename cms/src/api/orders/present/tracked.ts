import type { TimelineStep, TrackedOrderDto } from '../../../contracts/storefront';
import { toldEnding } from '../../../domain/orders/ending-reason';
import { stampOf, transition } from '../../../domain/orders/life-cycle';
import { ORDER_STATES } from '../../../domain/orders/order';
import { payBy } from '../../../domain/orders/pay-by';
import { refundDueCents } from '../../../domain/orders/refund';
import type { LoadedStore } from '../../../store/load-store';
import type { StoredOrder } from '../store/order-row';

/** An order as the customer who placed it follows it. */
export function toTracked(order: StoredOrder, store: LoadedStore, now: Date): TrackedOrderDto {
  const { method, timing, amountCents, changeForCents, state, pixCode, refund } = order.payment;
  return {
    token: order.token,
    number: order.number,
    state: order.state,
    type: order.type,
    storeName: store.branch.name,
    storeSlug: store.branch.slug,
    storePhone: store.profile.phone,
    storeLanguage: store.business.language,
    currency: store.business.currency,
    timezone: store.branch.timezone,
    timeline: stepsOf(order),
    items: order.items,
    fees: order.fees,
    discounts: order.discounts,
    itemsCents: order.itemsCents,
    feesCents: order.feesCents,
    discountsCents: order.discountsCents,
    totalCents: order.totalCents,
    payment: {
      method,
      timing,
      amountCents,
      changeForCents,
      state,
      pixCode: state === 'PENDING' ? pixCode : null,
      payBy: payBy(order),
      refund: refund && { amountCents: refund.amountCents, method: refund.method, at: refund.at },
    },
    refundDueCents: refundDueCents(order),
    placedAt: order.placedAt,
    scheduledFor: order.scheduledFor,
    promisedAt: order.promisedAt,
    pickupCode: order.type === 'TAKEOUT' ? order.pickupCode : null,
    address: order.address && {
      street: order.address.street,
      number: order.address.number,
      complement: order.address.complement ?? null,
      district: order.address.district,
    },
    canCancel: transition(order, 'customer-cancel', now).ok,
    cancellation: order.cancellation && toldEnding(order.cancellation),
    version: order.version,
  };
}

/** The states an order went through, with their times, in the order of time. */
function stepsOf(order: StoredOrder): TimelineStep[] {
  return ORDER_STATES.flatMap((state) => {
    const at = order[stampOf(state)];
    return at === null ? [] : [{ state, at }];
  }).sort((a, b) => a.at.localeCompare(b.at));
}
