import type Stripe from 'stripe';
import type { Dispute } from '../../domain/orders/payment';
import type { CheckoutUpdate, RefundProgress } from '../../domain/orders/provider';
import { fromStripeAmount } from './amounts';
import type { ProviderEvent } from './port';

const idOf = (named: string | { id: string } | null): string | null =>
  typeof named === 'object' ? (named?.id ?? null) : named;

/** @param seconds since 1970, as Stripe tells instants */
const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** How a page stands. One that is complete and not paid waits for a bank. */
export function toCheckoutUpdate(session: Stripe.Checkout.Session): CheckoutUpdate {
  const currency = (session.currency ?? '').toUpperCase();
  return {
    ref: session.id,
    state: stateOf(session),
    amountCents: currency ? fromStripeAmount(session.amount_total ?? 0, currency) : 0,
    currency,
    paymentRef: idOf(session.payment_intent),
  };
}

function stateOf({ status, payment_status }: Stripe.Checkout.Session): CheckoutUpdate['state'] {
  if (status === 'complete') return payment_status === 'unpaid' ? 'PROCESSING' : 'PAID';
  return status === 'expired' ? 'EXPIRED' : 'OPEN';
}

/** How far a refund is. Source: Stripe, "Refund object", status. */
export function toRefundProgress(refund: Stripe.Refund): RefundProgress {
  const { id: ref, status, failure_reason } = refund;
  if (status === 'succeeded') return { state: 'DONE', ref, failure: null };
  if (status === 'failed' || status === 'canceled')
    return { state: 'FAILED', ref, failure: failure_reason ?? status };
  return { state: 'REQUESTED', ref, failure: null };
}

/** What refunds give back altogether, minor units after ISO 4217: what is on its way as well, what failed not. */
export const givenBackCents = (made: readonly Stripe.Refund[]): number =>
  made
    .filter((refund) => toRefundProgress(refund).state !== 'FAILED')
    .reduce((sum, { amount, currency }) => sum + fromStripeAmount(amount, currency), 0);

/**
 * How a dispute stands. An inquiry is one as well, of which no money is held yet; one that was closed or prevented took
 * none. Source: Stripe, "Dispute object", status.
 */
function toDispute(
  { id: ref, status, amount, currency, reason, evidence_details }: Stripe.Dispute,
  at: string,
): Dispute {
  const { due_by } = evidence_details;
  return {
    ref,
    state: status === 'lost' ? 'LOST' : OVER.includes(status) ? 'WON' : 'OPEN',
    amountCents: fromStripeAmount(amount, currency),
    reason,
    answerBy: due_by === null ? null : instantOf(due_by),
    at,
  };
}

const OVER: readonly Stripe.Dispute.Status[] = ['won', 'warning_closed', 'prevented'];

/** What an event is about; null for kinds that say nothing of our orders. */
export function eventSubject(event: Stripe.Event): ProviderEvent['about'] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return checkout(event.data.object, toCheckoutUpdate(event.data.object));
    case 'checkout.session.async_payment_failed':
      // The session itself goes on saying that it is complete and unpaid.
      return checkout(event.data.object, { ...toCheckoutUpdate(event.data.object), state: 'FAILED' });
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refund(event.data.object);
    case 'charge.refunded': {
      const { metadata, payment_intent, amount_refunded, currency } = event.data.object;
      const [orderId, paymentRef] = [metadata.comanda_order, idOf(payment_intent)];
      if (!orderId || !paymentRef) return null;
      return {
        kind: 'REFUNDED',
        orderId,
        paymentRef,
        totalCents: fromStripeAmount(amount_refunded, currency),
        at: instantOf(event.created),
      };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const dispute = event.data.object;
      const paymentRef = idOf(dispute.payment_intent);
      if (paymentRef === null) return null;
      return { kind: 'DISPUTE', paymentRef, news: toDispute(dispute, instantOf(event.created)) };
    }
    default:
      return null;
  }
}

const checkout = (session: Stripe.Checkout.Session, news: CheckoutUpdate): ProviderEvent['about'] => ({
  kind: 'CHECKOUT',
  orderId: session.client_reference_id,
  news,
});

function refund(made: Stripe.Refund): ProviderEvent['about'] {
  const { comanda_order: orderId, comanda_refund: n } = made.metadata ?? {};
  if (!orderId || n === undefined || !/^\d{1,4}$/.test(n)) return null;
  return { kind: 'REFUND', orderId, n: Number(n), news: toRefundProgress(made) };
}
