import type { Dispute } from '../../domain/orders/payment';
import type { CheckoutUpdate, RefundProgress } from '../../domain/orders/provider';
import { fromStripeAmount } from './amounts';
import type { DisputeFacts, RefundFacts, SessionFacts } from './stripe-objects';

export const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'object' ? (named?.id ?? null) : (named ?? null);

/** @param seconds since 1970, as Stripe tells instants */
export const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** How a page stands. One that is complete and not paid waits for a bank. */
export function toCheckoutUpdate(session: SessionFacts): CheckoutUpdate {
  const currency = (session.currency ?? '').toUpperCase();
  return {
    ref: session.id,
    state: stateOf(session),
    amountCents: currency ? fromStripeAmount(session.amount_total ?? 0, currency) : 0,
    currency,
    paymentRef: idOf(session.payment_intent),
  };
}

function stateOf({ status, payment_status }: SessionFacts): CheckoutUpdate['state'] {
  if (status === 'complete') return payment_status === 'unpaid' ? 'PROCESSING' : 'PAID';
  return status === 'expired' ? 'EXPIRED' : 'OPEN';
}

/** How far a refund is. Source: Stripe, "Refund object", status. */
export function toRefundProgress(refund: RefundFacts): RefundProgress {
  const { id: ref, status, failure_reason } = refund;
  if (status === 'succeeded') return { state: 'DONE', ref, failure: null };
  if (status === 'failed' || status === 'canceled')
    return { state: 'FAILED', ref, failure: failure_reason ?? status };
  return { state: 'REQUESTED', ref, failure: null };
}

/** What refunds give back altogether, minor units after ISO 4217: what is on its way as well, what failed not. */
export const givenBackCents = (
  made: readonly (RefundFacts & { amount: number; currency: string })[],
): number =>
  made
    .filter((refund) => toRefundProgress(refund).state !== 'FAILED')
    .reduce((sum, { amount, currency }) => sum + fromStripeAmount(amount, currency), 0);

/**
 * How a dispute stands. An inquiry is one as well, of which no money is held yet; one that was closed or prevented took
 * none. Source: Stripe, "Dispute object", status.
 */
export function toDispute(
  { id: ref, status, amount, currency, reason, evidence_details }: DisputeFacts,
  at: string,
): Dispute {
  const dueBy = evidence_details?.due_by ?? null;
  return {
    ref,
    state: status === 'lost' ? 'LOST' : OVER.includes(status) ? 'WON' : 'OPEN',
    amountCents: fromStripeAmount(amount, currency),
    reason,
    answerBy: dueBy === null ? null : instantOf(dueBy),
    at,
  };
}

const OVER: readonly string[] = ['won', 'warning_closed', 'prevented'];
