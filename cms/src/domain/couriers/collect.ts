import { receivedCents } from '../orders/money';
import { isToCollect, paymentOnDelivery, paymentsToCollect } from '../orders/open-payments';
import type { Payment, PaymentMethod } from '../orders/payment';

/** Ways of paying that somebody at a door can take. */
const AT_THE_DOOR = ['CASH', 'CREDIT', 'DEBIT', 'MEAL_VOUCHER', 'PIX'] as const;

/** What of the ways that a branch takes a courier can take at a door, in one order for all. */
export const doorMethods = (taken: readonly PaymentMethod[]): PaymentMethod[] =>
  AT_THE_DOOR.filter((method) => taken.includes(method));

/** What a courier says was paid at the door, and how; minor units > 0. */
export interface Collected {
  method: PaymentMethod;
  amountCents: number;
}

/** Into so many ways of paying an order is split at a door at most. */
export const MAX_COLLECTED = 2;

/**
 * What was paid at a door, in one way, or in two of which the second is told how much: the first is the rest.
 *
 * @param dueCents minor units > 0
 * @returns null where the second is the same way, or nothing, or leaves nothing to the first
 */
export function splitCollected(
  dueCents: number,
  method: PaymentMethod,
  second: { method: PaymentMethod; amountCents: number | null } | null,
): Collected[] | null {
  if (!second) return [{ method, amountCents: dueCents }];
  const amountCents = second.amountCents ?? 0;
  if (second.method === method || amountCents <= 0 || amountCents >= dueCents) return null;
  return [
    { method, amountCents: dueCents - amountCents },
    { method: second.method, amountCents },
  ];
}

/** What was collected in all, minor units ≥ 0. */
export const collectedCents = (collected: readonly Pick<Collected, 'amountCents'>[]): number =>
  collected.reduce((total, { amountCents }) => total + amountCents, 0);

/** Whether two tell of the same money in the same ways, whatever parts it came in. */
export function isSameMoney(one: readonly Collected[], other: readonly Collected[]): boolean {
  const inWay = (list: readonly Collected[], way: PaymentMethod) =>
    collectedCents(list.filter(({ method }) => method === way));
  return [...one, ...other].every(({ method }) => inWay(one, method) === inWay(other, method));
}

/**
 * What a courier says was paid at a door, less the Pix of it that the store has seen arrive by itself: it goes into the
 * store's account and not through their hands, so both tell of the same money, whatever of it was given back since.
 *
 * @param due what by the store was to be paid at the door: no more than what is told beyond it can have been seen
 * @param seen what the store received while the order was on its way
 */
export function withoutSeenPix(
  told: readonly Collected[],
  due: readonly Pick<Collected, 'amountCents'>[],
  seen: readonly Payment[],
): Collected[] {
  const pix = seen.filter(({ method }) => method === 'PIX');
  const seenCents = pix.reduce((total, payment) => total + receivedCents(payment), 0);
  let left = Math.min(seenCents, Math.max(0, collectedCents(told) - collectedCents(due)));
  return told.flatMap(({ method, amountCents }) => {
    const taken = method === 'PIX' ? Math.min(left, amountCents) : 0;
    left -= taken;
    return taken < amountCents ? [{ method, amountCents: amountCents - taken }] : [];
  });
}

/**
 * The payments of an order with what its courier says was paid instead of what was open, still to be confirmed, whether or
 * not it adds up to that. What was agreed just so stays as it is, change included; what was to be paid beforehand and was
 * not is cancelled.
 *
 * @param payments at least one
 * @returns at least one
 */
export function withCollected(payments: readonly Payment[], told: readonly Collected[]): Payment[] {
  const open = paymentsToCollect(payments);
  const left = [...open];
  const collected = told.map(({ method, amountCents }) => {
    const same = left.findIndex((each) => each.method === method && each.amountCents === amountCents);
    return (same >= 0 ? left.splice(same, 1)[0] : undefined) ?? paymentOnDelivery(method, amountCents);
  });
  const cancelled = left
    .filter(({ timing }) => timing === 'PREPAID')
    .map((payment): Payment => ({ ...payment, state: 'CANCELLED' }));
  const others = payments.filter((payment) => !isToCollect(payment));
  const first = open.length === 0 ? others.length : payments.findIndex(isToCollect);
  const after = [...others.slice(0, first), ...collected, ...others.slice(first), ...cancelled];
  // Nothing was paid of the only one: it stays, with nothing left to pay.
  return after.length > 0
    ? after
    : open.slice(0, 1).map((payment) => ({ ...payment, amountCents: 0, changeForCents: null }));
}
