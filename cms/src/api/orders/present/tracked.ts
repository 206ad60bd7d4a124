import type { TimelineStep, TrackedOrderDto } from '../../../contracts/storefront';
import { firstNameOf } from '../../../domain/couriers';
import { possibleAnswers, defaultAnswer } from '../../../domain/edit';
import { endingForCustomer } from '../../../domain/orders/ending-reason';
import { isOpen, stampOf, transition } from '../../../domain/orders/life-cycle';
import { ORDER_STATES } from '../../../domain/orders/order';
import { canPayOnline, payBy } from '../../../domain/orders/payment-deadline';
import { countsAsRefunded, moneyOf, paymentsOf } from '../../../domain/orders/money';
import { itemPrice } from '../../../domain/pricing';
import type { LoadedStore } from '../../../store/load-store';
import { deliveryCodeOf } from '../../couriers/exports';
import type { StoredOrder } from '../store/order-row';

/** An order as the customer who placed it follows it. */
export function toTracked(order: StoredOrder, store: LoadedStore, now: Date): TrackedOrderDto {
  const { method, timing, amountCents, changeForCents, state, pixCode } = order.payment;
  const { paidCents, dueCents, refundedCents, refundDueCents } = moneyOf(order);
  return {
    token: order.token,
    number: order.number,
    state: order.state,
    type: order.type,
    table: order.tableName,
    storeName: store.branch.name,
    storeSlug: store.branch.slug,
    storePhone: store.profile.phone,
    storeLanguage: store.business.language,
    country: store.business.country,
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
      claimedAt: order.payment.claim?.at ?? null,
      confirmedAt: order.payment.confirmedAt,
      confirmedBy: order.payment.confirmedBy,
      checkout: order.payment.checkout?.state ?? null,
      canPay: canPayOnline(order, now),
      payBy: payBy(order),
      refund: lastRefund(order, refundedCents),
    },
    payments: paymentsOf(order).map((each) => ({
      method: each.method,
      amountCents: each.amountCents,
      state: each.state,
    })),
    paidCents,
    dueCents,
    refundedCents,
    refundDueCents,
    placedAt: order.placedAt,
    scheduledFor: order.scheduledFor,
    promisedFrom: order.promisedFrom,
    promisedAt: order.promisedAt,
    courier: carrierOf(order),
    deliveryCode: codeOf(order, store),
    pickupCode: order.type === 'TAKEOUT' ? order.pickupCode : null,
    address: order.address && {
      street: order.address.street,
      number: order.address.number,
      complement: order.address.complement ?? null,
      district: order.address.district,
    },
    ifSoldOut: order.ifSoldOut,
    substitution: questionOf(order),
    canCancel: transition(order, 'customer-cancel', now).ok,
    cancellation: order.cancellation && endingForCustomer(order.cancellation),
    version: order.version,
  };
}

/** What the customer is asked, with all that they can say to it. */
function questionOf(order: StoredOrder): TrackedOrderDto['substitution'] {
  const { substitution } = order;
  const missing = substitution && order.items[substitution.place];
  if (!substitution || !missing) return null;
  const { id, quantity, substitute, totalCents, totalWithoutCents, answerBy } = substitution;
  return {
    id,
    item: { ...missing, quantity, totalCents: itemPrice(missing.unitPriceCents, quantity) },
    substitute,
    totalCents,
    totalWithoutCents,
    answers: possibleAnswers(order, substitution),
    onSilence: defaultAnswer(order, substitution),
    answerBy,
  };
}

/** All that was given back or asked of a provider, and how and when the last of it was; what failed was not given. */
function lastRefund(order: StoredOrder, amountCents: number): TrackedOrderDto['payment']['refund'] {
  const given = paymentsOf(order)
    .flatMap(({ refunds }) => refunds)
    .filter(countsAsRefunded)
    .sort((a, b) => a.at.localeCompare(b.at));
  const last = given.at(-1);
  const asked = given.some(({ provider }) => provider?.state === 'REQUESTED');
  return last ? { amountCents, method: last.method, at: last.at, asked } : null;
}

/** The states an order went through, with their times, in the order of time. */
function stepsOf(order: StoredOrder): TimelineStep[] {
  return ORDER_STATES.flatMap((state) => {
    const at = order[stampOf(state)];
    return at === null ? [] : [{ state, at }];
  }).sort((a, b) => a.at.localeCompare(b.at));
}

/** Who brings it, by their first name, once somebody has said that they do. */
function carrierOf({ courier, state }: StoredOrder): TrackedOrderDto['courier'] {
  if (!courier?.name || courier.trip === 'OFFERED' || courier.trip === 'UNASSIGNED') return null;
  return { name: firstNameOf(courier.name), onTheWay: state === 'DISPATCHED' };
}

/** The digits by which the order is handed over, until it is. */
const codeOf = (order: StoredOrder, { couriers }: LoadedStore): string | null =>
  order.type === 'DELIVERY' && couriers.requireDeliveryCode && isOpen(order.state)
    ? deliveryCodeOf(order.id)
    : null;
