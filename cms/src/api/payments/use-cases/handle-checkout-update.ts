import type { Tx } from '../../../database/transaction';
import { deadlinesOncePaid } from '../../../domain/orders/payment-deadline';
import { checkoutVerdict, type CheckoutUpdate } from '../../../domain/orders/provider';
import type { Payment } from '../../../domain/orders/payment';
import { businessOf } from '../../businesses/exports';
import { moveOrder, type StoredOrder } from '../../orders/exports';

/** The provider said it, nobody did it. */
const SYSTEM = { kind: 'SYSTEM' as const };

/**
 * Applies what the provider says of a page to its order, which nobody else changes meanwhile.
 *
 * @returns the order as it is by then
 */
export async function handleCheckoutUpdate(
  tx: Tx,
  order: StoredOrder,
  news: CheckoutUpdate,
  now: Date,
): Promise<StoredOrder> {
  const { currency } = await businessOf(tx, order.businessId);
  const move = { actor: SYSTEM, now };
  const payment = withPage(order.payment, news, now);
  switch (checkoutVerdict(order, news, currency)) {
    case 'NOTHING':
      return order;
    case 'NOTE':
      return moveOrder(tx, order, { ...move, action: 'note-checkout', reason: news.state, set: { payment } });
    case 'UNMATCHED':
      return moveOrder(tx, order, {
        ...move,
        action: 'note-unmatched',
        reason: `${refOf(news)}: ${news.currency} ${news.amountCents}`,
        set: { payment: { ...payment, unmatched: unmatchedOf(news, now) } },
      });
    case 'CONFIRM':
      return moveOrder(tx, order, {
        ...move,
        action: 'receive-payment',
        reason: refOf(news),
        set: {
          payment: received(payment, news, now),
          ...deadlinesOncePaid(order, now),
          // Nobody has seen it yet: from now on it rings.
          acknowledgedAt: null,
          escalation: [],
        },
      });
    case 'RECORD':
      return moveOrder(tx, order, {
        ...move,
        action: 'receive-payment',
        reason: refOf(news),
        set: { payment: received(payment, news, now) },
      });
  }
}

const refOf = ({ paymentRef, ref }: CheckoutUpdate): string => paymentRef ?? ref;

/** News of an earlier page say nothing of the last one. */
function withPage(payment: Payment, { ref, state }: CheckoutUpdate, now: Date): Payment {
  const { checkout } = payment;
  if (checkout?.ref !== ref) return payment;
  return { ...payment, checkout: { ...checkout, state, at: now.toISOString() } };
}

/** What the provider saw stands in the place of what somebody of the staff saw: by it the money can be given back. */
const received = (payment: Payment, news: CheckoutUpdate, now: Date): Payment => ({
  ...payment,
  timing: 'PREPAID',
  state: 'CONFIRMED',
  confirmedBy: 'PROVIDER',
  confirmedAt: now.toISOString(),
  confirmedByName: null,
  evidence: refOf(news),
});

const unmatchedOf = (news: CheckoutUpdate, now: Date): NonNullable<Payment['unmatched']> => ({
  ref: refOf(news),
  amountCents: news.amountCents,
  currency: news.currency,
  at: now.toISOString(),
});
