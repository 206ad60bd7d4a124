import { countsAsRefunded } from '../orders/money';
import { isOpenPayment } from '../orders/open-payments';
import type { Fee } from '../orders/order';
import type { Payment } from '../orders/payment';

export const PAY_KINDS = ['PER_DELIVERY', 'PER_KM', 'DAILY', 'FIXED_PLUS_DELIVERY'] as const;

/** How a courier is paid. Amounts are minor units ≥ 0; which of them count says the kind. */
export interface PayRule {
  payKind: (typeof PAY_KINDS)[number];
  /** For each order handed over: of all kinds but DAILY. */
  payBaseCents: number;
  /** For each kilometre to it, on top of the base: of PER_KM. */
  payPerKmCents: number;
  /** For each business day with an order handed over: of DAILY and FIXED_PLUS_DELIVERY. */
  payDailyCents: number;
}

/**
 * What an order that was handed over earns its courier, without what the day earns. Rounded once, half a cent up.
 *
 * @param meters of the way to it from the stop before; null where it is not known, which earns the base alone
 * @returns minor units ≥ 0
 */
export function deliveryEarnings(rule: PayRule, meters: number | null): number {
  if (rule.payKind === 'DAILY') return 0;
  const way = rule.payKind === 'PER_KM' ? Math.floor((rule.payPerKmCents * (meters ?? 0) + 500) / 1000) : 0;
  return rule.payBaseCents + way;
}

/** What a business day earns a courier who handed over anything on it, in minor units ≥ 0. */
export const dailyPay = (rule: PayRule): number =>
  rule.payKind === 'DAILY' || rule.payKind === 'FIXED_PLUS_DELIVERY' ? rule.payDailyCents : 0;

/** What of an order's money goes through the hands of whoever hands it over, in minor units ≥ 0. */
export interface HandedMoney {
  tipCents: number;
  /** The notes the customer gave. */
  cashCents: number;
  /** What was given back on them. */
  changeCents: number;
}

/**
 * What is left of the tip of an order, minor units ≥ 0: what was given back of it is no courier's, by itself or with all
 * that was paid.
 */
export function tipOf({ fees, payments }: Tipped): number {
  const sum = (amounts: readonly { amountCents: number }[]) =>
    amounts.reduce((total, { amountCents }) => total + amountCents, 0);
  const given = payments
    .flatMap(({ refunds }) => refunds)
    .filter(({ part, of }) => part === 'WHOLE' || (part === 'FEE' && of === 'TIP'))
    .filter(countsAsRefunded);
  return Math.max(0, sum(fees.filter(({ kind }) => kind === 'TIP')) - sum(given));
}

interface Tipped {
  fees: readonly Fee[];
  payments: readonly Pick<Payment, 'refunds'>[];
}

/**
 * The money of an order at the door: the tip, which is the courier's whichever way it was paid, and what of its payments
 * is still open and in cash.
 *
 * @param order as it is before it is handed over
 */
export function handedMoney(order: {
  fees: readonly Fee[];
  payments: readonly Pick<
    Payment,
    'method' | 'timing' | 'state' | 'amountCents' | 'changeForCents' | 'refunds'
  >[];
}): HandedMoney {
  const money = { tipCents: tipOf(order), cashCents: 0, changeCents: 0 };
  for (const { method, timing, state, amountCents, changeForCents } of order.payments) {
    if (method !== 'CASH' || timing !== 'ON_DELIVERY' || !isOpenPayment({ state })) continue;
    const noteCents = Math.max(amountCents, changeForCents ?? 0);
    money.cashCents += noteCents;
    money.changeCents += noteCents - amountCents;
  }
  return money;
}

/** So many trips are settled together at most. */
export const MAX_SETTLED = 10_000;

/** What courier and branch owe each other, in minor units. */
export interface SettlementSums {
  deliveries: number;
  /** For what was handed over and for the days. */
  earnedCents: number;
  tipsCents: number;
  cashCents: number;
  changeCents: number;
  /** What the doors brought in cash: received less change. */
  cashDueCents: number;
  /** By how much what was counted at the settlement before was not what it asked for: below 0, what was short. */
  broughtForwardCents: number;
  /** What the branch pays the courier; below 0, what the courier hands in. */
  balanceCents: number;
}

/** What of a trip, or of several added up, is settled; amounts are minor units. */
export interface Settled extends HandedMoney {
  earnedCents: number;
  deliveries: number;
}

type Balance = Pick<SettlementSums, 'balanceCents'>;

/** What the courier hands in, minor units ≥ 0: the cash of the doors with what the branch pays them taken off. */
export const cashToHandIn = ({ balanceCents }: Balance): number => Math.max(0, -balanceCents);

/**
 * By how much what was counted is not what the courier hands in, minor units: below 0, what is short; null where nobody
 * counted.
 */
export const differenceOf = ({
  countedCents,
  ...balance
}: Balance & { countedCents: number | null }): number | null =>
  countedCents === null ? null : countedCents - cashToHandIn(balance);

/**
 * The sums of trips that are settled together. The branch pays what was earned and the tips, and takes the cash from it,
 * and what the settlement before left open.
 *
 * @param broughtForwardCents the difference of the courier's settlement before
 * @throws RangeError where an amount is no integer of minor units
 */
export function settlementOf(trips: readonly Settled[], broughtForwardCents = 0): SettlementSums {
  const sum = (key: keyof Settled) => trips.reduce((total, trip) => total + trip[key], 0);
  const sums = {
    deliveries: sum('deliveries'),
    earnedCents: sum('earnedCents'),
    tipsCents: sum('tipCents'),
    cashCents: sum('cashCents'),
    changeCents: sum('changeCents'),
    broughtForwardCents,
  };
  if (!Object.values(sums).every(Number.isSafeInteger)) throw new RangeError('Not amounts in minor units');
  const cashDueCents = sums.cashCents - sums.changeCents;
  const balanceCents = sums.earnedCents + sums.tipsCents - cashDueCents + broughtForwardCents;
  return { ...sums, cashDueCents, balanceCents };
}

/** `OPEN`: the trips of a courier that nobody has settled yet; it is no row before it is closed. */
export const SETTLEMENT_STATES = ['OPEN', 'CLOSED', 'PAID'] as const;
export type SettlementState = (typeof SETTLEMENT_STATES)[number];
