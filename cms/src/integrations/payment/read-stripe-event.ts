import type { z } from 'zod';
import type { CheckoutUpdate } from '../../domain/orders/provider';
import { fromStripeAmount } from './amounts';
import { MalformedEvent, type ProviderEvent } from './port';
import { idOf, instantOf, toCheckoutUpdate, toDispute, toRefundProgress } from './stripe-events';
import {
  checkoutSession,
  refundedCharge,
  stripeDispute,
  stripeEvent,
  stripeRefund,
  type RefundFacts,
  type SessionFacts,
} from './stripe-objects';

type Event = z.output<typeof stripeEvent>;

/**
 * The facts about our orders in an event of Stripe.
 *
 * @param input the parsed body of a message whose signature was good
 * @throws MalformedEvent where it is not what Stripe documents
 */
export function readStripeEvent(input: unknown): ProviderEvent {
  const event = parse(stripeEvent, input, 'event');
  return { id: event.id, type: event.type, about: eventSubject(event) };
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown, what: string): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  // The fields alone: what they hold is not for the log.
  const fields = result.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new MalformedEvent(`${what}: ${fields || 'not an object'}`);
}

/** The subject of an event; null for kinds that do not concern our orders. */
function eventSubject({ type, created, data: { object } }: Event): ProviderEvent['about'] {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const session = parse(checkoutSession, object, type);
      return checkout(session, toCheckoutUpdate(session));
    }
    case 'checkout.session.async_payment_failed': {
      const session = parse(checkoutSession, object, type);
      // The session itself goes on saying that it is complete and unpaid.
      return checkout(session, { ...toCheckoutUpdate(session), state: 'FAILED' });
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refund(parse(stripeRefund, object, type));
    case 'charge.refunded': {
      const { metadata, payment_intent, amount_refunded, currency } = parse(refundedCharge, object, type);
      const [orderId, paymentRef] = [metadata?.comanda_order, idOf(payment_intent)];
      if (!orderId || !paymentRef) return null;
      return {
        kind: 'REFUNDED',
        orderId,
        paymentRef,
        totalCents: fromStripeAmount(amount_refunded, currency),
        at: instantOf(created),
      };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const dispute = parse(stripeDispute, object, type);
      const paymentRef = idOf(dispute.payment_intent);
      if (paymentRef === null) return null;
      return { kind: 'DISPUTE', paymentRef, news: toDispute(dispute, instantOf(created)) };
    }
    default:
      return null;
  }
}

const checkout = (session: SessionFacts, news: CheckoutUpdate): ProviderEvent['about'] => ({
  kind: 'CHECKOUT',
  orderId: session.client_reference_id ?? null,
  news,
});

function refund(made: RefundFacts): ProviderEvent['about'] {
  const { comanda_order: orderId, comanda_refund: n } = made.metadata ?? {};
  if (!orderId || n === undefined || !/^\d{1,4}$/.test(n)) return null;
  return { kind: 'REFUND', orderId, n: Number(n), news: toRefundProgress(made) };
}
