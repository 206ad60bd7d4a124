import type { CourierStep } from '../../contracts/courier-page';
import type { Language } from '../../contracts/session';
import { collectedCents, doorMethods, isSameMoney, withoutSeenPix } from '../../domain/couriers';
import { paymentsOf } from '../../domain/orders/money';
import { isReceivedAt, paymentsToCollect } from '../../domain/orders/open-payments';
import { STAFF_PAYMENT_METHODS, type Payment } from '../../domain/orders/payment';
import { invalid } from '../../errors/api-error';
import type { LoadedStore } from '../../store/load-store';
import {
  plannedPayments,
  receivedAll,
  receivedAtDoor,
  requirePaidBy,
  type StoredOrder,
} from '../orders/exports';
import type { StoredDelivery } from './store/deliveries';

type Delivered = Pick<Extract<CourierStep, { action: 'deliver' }>, 'paid' | 'collect'>;

type Trip = Pick<StoredDelivery, 'acceptedAt'>;

interface Door {
  store: LoadedStore;
  trip: Trip;
  /** The courier's name, and when they stood there. */
  by: string;
  at: Date;
}

/**
 * The order with its payments as they were made at its door, and what changes of it once they are received. A page
 * without a network shows what was to be collected before it lost it: what its courier took is booked as taken, and what
 * became other meanwhile is owed back, or stays to be paid. A Pix that the counter has seen arrive is taken already.
 */
export function paymentsAtDoor(
  order: StoredOrder,
  { paid, collect }: Delivered,
  { store: { branch, business }, trip, ...seen }: Door,
): { told: StoredOrder; set: Partial<StoredOrder> } {
  const evidence = TOLD_BY_COURIER[business.language];
  const taken = doorMethods(branch.paymentMethods);
  if (paid && !collect) {
    const told = { ...order, ...plannedPayments(order, paid, taken) };
    return { told, set: receivedAll(told, { ...seen, evidence }) };
  }
  if (!collect) return { told: order, set: receivedAll(order, seen) };
  const collected = paid ?? collect;
  if (collectedCents(collected) !== collectedCents(collect))
    throw invalid([{ code: 'COLLECTED_OTHER_AMOUNT', path: ['paid'] }], 422);
  const due = paymentsToCollect(paymentsOf(order));
  const unseen = withoutSeenPix(collected, due, receivedSince(trip, order));
  if (isSameMoney(unseen, due)) return { told: order, set: receivedAll(order, seen) };
  // What the page said may be agreed no more by now, and was paid so all the same.
  requirePaidBy(order, collect, STAFF_PAYMENT_METHODS);
  requirePaidBy(order, collected, [...taken, ...collect.map(({ method }) => method)]);
  return receivedAtDoor(order, unseen, { ...seen, evidence });
}

/** Whether an order that was handed over already was so for the money that its courier tells of, as far as they tell of any. */
export function isHandedOverFor(order: StoredOrder, { paid, collect }: Delivered, trip: Trip): boolean {
  const collected = paid ?? collect;
  if (!collected) return true;
  const isReceivedThen = (payment: Payment) => isReceivedAt(payment, order.deliveredAt);
  const received = paymentsOf(order).filter((each) => isReceivedThen(each) && each.amountCents > 0);
  const before = receivedSince(trip, order).filter((each) => !isReceivedThen(each));
  return isSameMoney(withoutSeenPix(collected, received, before), received);
}

/** What was received of an order since its courier took the trip; what was before, their page never asked for. */
const receivedSince = ({ acceptedAt }: Trip, order: StoredOrder): Payment[] =>
  paymentsOf(order).filter(({ confirmedAt }) => confirmedAt !== null && confirmedAt >= (acceptedAt ?? ''));

/** What staff read at a payment of which only its courier knows how it was made, in the language of the business. */
const TOLD_BY_COURIER: Record<Language, string> = {
  en: 'Told by the courier',
  'pt-BR': 'Informado pelo entregador',
  es: 'Informado por el repartidor',
};
