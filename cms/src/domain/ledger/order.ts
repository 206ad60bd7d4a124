import { tipOf } from '../couriers/earnings';
import {
  concededCents,
  countsAsRefunded,
  overpaidCents,
  paymentsOf,
  receivedCents,
  refundedCents,
  remainingCents,
  type OrderBalance,
} from '../orders/money';
import { feeOf } from '../orders/totals';
import type { Discount, Fee } from '../orders/order';
import { DISCOUNT_ACCOUNTS, FEE_ACCOUNTS, paymentAccount, refundAccount } from './accounts';
import {
  EMPTY_POSITION,
  entriesBetween,
  positionOf,
  posting,
  type Entry,
  type Position,
  type Posting,
  type PostingKind,
} from './posting';

/** The parts of an order that decide how it stands in the ledger; amounts are minor units ≥ 0. */
export interface LedgerOrder extends OrderBalance {
  id: string;
  branchId: string;
  itemsCents: number;
  fees: readonly Fee[];
  discounts: readonly Discount[];
  /** Placed to try things out: it counts nowhere. */
  test: boolean;
}

/**
 * How an order stands in the ledger: the sum of all entries that were ever posted for it.
 *
 * Money that was received and not given back is on the account of its payment. The counterpart is a liability to the customer
 * (`orders.prepaid`) until the order is concluded; what is paid beyond what the order owes is `orders.refund_due`.
 * Revenue is recognised with the conclusion: items, fees, tip and discounts at what they are sold for, and what was
 * conceded as `refunds`. Placing an order and changing what it comes to posts nothing before that.
 */
export function orderPosition(order: LedgerOrder): Position {
  if (order.test) return EMPTY_POSITION;
  const entries = [...moneyEntries(order), ...(order.state === 'CONCLUDED' ? saleEntries(order) : [])];
  entries.push({ account: 'orders.refund_due', amountCents: -overpaidCents(order) });
  const rest = -entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
  entries.push({ account: 'orders.prepaid', amountCents: rest });
  return positionOf(entries.filter(({ amountCents }) => amountCents !== 0));
}

/** The entries of each payment and its refunds on the accounts of the money. */
function moneyEntries(order: LedgerOrder): Entry[] {
  const { branchId } = order;
  return paymentsOf(order).flatMap((payment): Entry[] => {
    const account = paymentAccount(payment, branchId);
    const { dispute } = payment;
    const held =
      payment.state === 'DISPUTED' && dispute ? Math.min(dispute.amountCents, remainingCents(payment)) : 0;
    return [
      { account, amountCents: receivedCents(payment) - held },
      { account: 'provider.disputed', amountCents: held },
      ...payment.refunds.filter(countsAsRefunded).map((refund) => ({
        account: refundAccount(payment, refund, branchId),
        amountCents: -refund.amountCents,
      })),
    ];
  });
}

/** The revenue of a concluded order: −(total − conceded) in all. A tip that was given back is taken off the tips. */
function saleEntries(order: LedgerOrder): Entry[] {
  const conceded = Math.min(concededCents(order), order.totalCents);
  const tip = feeOf(order.fees, 'TIP');
  const tipBack = Math.min(conceded, tip - tipOf({ fees: order.fees, payments: paymentsOf(order) }));
  return [
    { account: 'sales', amountCents: -order.itemsCents },
    ...order.fees.map(({ kind, amountCents }) => ({
      account: FEE_ACCOUNTS[kind],
      amountCents: -amountCents,
    })),
    ...order.discounts.map(({ source, amountCents }) => ({
      account: DISCOUNT_ACCOUNTS[source],
      amountCents,
    })),
    { account: 'tips', amountCents: tipBack },
    { account: 'refunds', amountCents: conceded - tipBack },
  ];
}

/**
 * The postings of a change of an order, at most two: one for its money and, with its conclusion, the sale.
 *
 * @param before null for an order that was just placed
 * @param version the order's version after the change: with its id the reference of the postings
 */
export function orderPostings(before: LedgerOrder | null, after: LedgerOrder, version: number): Posting[] {
  const ref = `${after.id}:${version}`;
  const concludes = after.state === 'CONCLUDED' && before?.state !== 'CONCLUDED';
  const unconcluded: LedgerOrder = concludes ? { ...after, state: before?.state ?? 'DELIVERED' } : after;
  const start = before ? orderPosition(before) : EMPTY_POSITION;
  const paid = orderPosition(unconcluded);
  return [
    posting(moneyKind(before, after), ref, entriesBetween(start, paid)),
    posting('ORDER_SALE', ref, entriesBetween(paid, orderPosition(after))),
  ].filter((each) => each !== null);
}

function moneyKind(before: LedgerOrder | null, after: LedgerOrder): PostingKind {
  const delta = (amount: (order: LedgerOrder) => number) => amount(after) - (before ? amount(before) : 0);
  const refunded = delta((order) => sumOf(order, refundedCents));
  if (refunded > 0) return delta(chargebacks) > 0 ? 'ORDER_CHARGEBACK' : 'ORDER_REFUND';
  if (refunded < 0) return 'ORDER_REFUND_FAILED';
  const received = delta((order) => sumOf(order, receivedCents));
  if (received > 0) return 'ORDER_PAYMENT';
  if (received < 0) return 'ORDER_PAYMENT_REVERSED';
  return delta(disputes) === 0 ? 'ORDER_ADJUSTMENT' : 'ORDER_DISPUTE';
}

const sumOf = (order: LedgerOrder, amount: (payment: LedgerOrder['payment']) => number): number =>
  paymentsOf(order).reduce((sum, payment) => sum + amount(payment), 0);

const chargebacks = (order: LedgerOrder): number =>
  sumOf(order, ({ refunds }) => refunds.filter(({ chargeback }) => chargeback).length);

const disputes = (order: LedgerOrder): number => sumOf(order, ({ state }) => Number(state === 'DISPUTED'));

/**
 * The postings of money that a provider received and that fits no order. It is received once, by the provider's name of it,
 * and returned once, where all of it went back. Money that people settle otherwise stays on `provider.unmatched`.
 */
export function unmatchedPostings(
  before: Pick<LedgerOrder, 'payment'> | null,
  after: Pick<LedgerOrder, 'payment'>,
): (Posting & { currency: string })[] {
  const [was, is] = [before?.payment.unmatched, after.payment.unmatched];
  if (!is) return [];
  const { ref, amountCents, currency } = is;
  const received = was?.ref === ref ? null : transferUnmatched('UNMATCHED_RECEIVED', ref, amountCents);
  const isReturned = is.givenBackAt !== undefined && !(was?.ref === ref && was.givenBackAt !== undefined);
  const returned = isReturned ? transferUnmatched('UNMATCHED_RETURNED', ref, -amountCents) : null;
  return [received, returned].filter((each) => each !== null).map((each) => ({ ...each, currency }));
}

const transferUnmatched = (kind: PostingKind, ref: string, amountCents: number): Posting | null =>
  posting(kind, ref, [
    { account: 'provider.pending', amountCents },
    { account: 'provider.unmatched', amountCents: -amountCents },
  ]);
