import Stripe from 'stripe';
import type { RefundProgress } from '../../domain/orders/provider';
import { MINUTE_SEC } from '../../domain/time';
import { toStripeAmount } from './amounts';
import {
  MalformedEvent,
  ProviderUnavailable,
  ProviderRefused,
  type Checkout,
  type PaymentProvider,
} from './port';
import { readStripeEvent } from './read-stripe-event';
import { givenBackCents, toCheckoutUpdate, toRefundProgress } from './stripe-events';

/**
 * How long Stripe is waited for: with its retries well within the time for which a job of the outbox is leased, also
 * where a job asks twice.
 */
const PATIENCE = { timeout: 8_000, maxNetworkRetries: 1 };

/** How old a message may be: who overheard one cannot send it again tomorrow. */
const TOLERANCE_SECONDS = 5 * MINUTE_SEC;

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Scheme, host and port of what answers instead of Stripe. */
  apiUrl?: string | undefined;
}

/**
 * Takes money through Stripe Checkout. Idempotency keys go by order and attempt, or order and refund, so that what is
 * asked again – after a lost answer, by two pages at once – is done once.
 */
export function stripeProvider({ secretKey, webhookSecret, apiUrl }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { ...PATIENCE, telemetry: false, ...(apiUrl && instead(apiUrl)) });
  const sessions = stripe.checkout.sessions;

  const refundsOf = async (paymentRef: string): Promise<Stripe.Refund[]> =>
    (await stripe.refunds.list({ payment_intent: paymentRef, limit: 100 })).data;

  return {
    name: 'Stripe',

    takesAmount: (amountCents, currency) => toStripeAmount(amountCents, currency) !== null,

    createCheckout: ({ orderId, attempt, amountCents, currency, ...page }) =>
      asking(async () => {
        const metadata = { comanda_order: orderId };
        const session = await sessions.create(
          {
            mode: 'payment',
            client_reference_id: orderId,
            metadata,
            // What is paid carries it too: news of money given back name the payment, not the page.
            payment_intent_data: { metadata },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amountOf(amountCents, currency),
                  product_data: { name: page.title },
                },
              },
            ],
            locale: page.language,
            expires_at: Math.floor(Date.parse(page.expiresAt) / 1000),
            success_url: page.paidUrl,
            cancel_url: page.backUrl,
          },
          { idempotencyKey: `comanda:checkout:${orderId}:${attempt}` },
        );
        return checkoutOf(session);
      }),

    readCheckout: (ref) => asking(async () => checkoutOf(await sessions.retrieve(ref))),

    expireCheckout: (ref) =>
      asking(async () => {
        const session = await sessions.retrieve(ref);
        if (session.status !== 'open') return checkoutOf(session);
        try {
          return checkoutOf(await sessions.expire(ref));
        } catch (error) {
          // Paid, or closed by its time, in between: how it stands is what counts.
          if (error instanceof Stripe.errors.StripeInvalidRequestError)
            return checkoutOf(await sessions.retrieve(ref));
          throw error;
        }
      }),

    refund: ({ orderId, n, paymentRef, amountCents, currency }) =>
      asking(async () => {
        // Stripe forgets keys after a day, and a job may come again later than that.
        const earlier = ownRefund(await refundsOf(paymentRef), n);
        if (earlier) return earlier;
        const made = await stripe.refunds.create(
          {
            payment_intent: paymentRef,
            amount: amountOf(amountCents, currency),
            metadata: { comanda_order: orderId, comanda_refund: String(n) },
          },
          { idempotencyKey: `comanda:refund:${orderId}:${n}` },
        );
        return toRefundProgress(made);
      }),

    readGivenBack: ({ paymentRef, n }) =>
      asking(async () => {
        const made = await refundsOf(paymentRef);
        return { totalCents: givenBackCents(made), refund: ownRefund(made, n) };
      }),

    orderOfPayment: (paymentRef) =>
      asking(async () => {
        const { metadata } = await stripe.paymentIntents.retrieve(paymentRef);
        return metadata.comanda_order ?? null;
      }),

    readEvent(body, signature) {
      try {
        return readStripeEvent(
          stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        // The signature is checked before the body is parsed.
        throw error instanceof SyntaxError ? new MalformedEvent('The body is not JSON') : error;
      }
    },
  };
}

function instead(apiUrl: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(apiUrl);
  const secure = protocol === 'https:';
  return { protocol: secure ? 'https' : 'http', host: hostname, port: port || (secure ? '443' : '80') };
}

const checkoutOf = (session: Stripe.Checkout.Session): Checkout => ({
  news: toCheckoutUpdate(session),
  url: session.status === 'open' ? session.url : null,
});

/** The refund that was asked for from here under its number. */
function ownRefund(made: Stripe.Refund[], n: number): RefundProgress | null {
  const found = made.find(({ metadata }) => metadata?.comanda_refund === String(n));
  return found ? toRefundProgress(found) : null;
}

function amountOf(cents: number, currency: string): number {
  const amount = toStripeAmount(cents, currency);
  if (amount === null) throw new ProviderRefused('amount_not_supported');
  return amount;
}

/** Errors that say no; of every other one nobody knows whether what was asked for happened. */
async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderRefused) throw error;
    const { errors } = Stripe;
    if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError)
      throw new ProviderRefused(error.code ?? error.type);
    // Whoever reads the log can put this right, and nobody else.
    if (error instanceof errors.StripePermissionError)
      throw new ProviderUnavailable(
        `Stripe: the key may not do this, it lacks ${lackedBy(error)}; see "Online payment" in docs/operations.md`,
      );
    // Its message may name the key that it did not take; the kind is all that is said on.
    if (error instanceof errors.StripeError)
      throw new ProviderUnavailable(`Stripe: ${error.code ?? error.type}`);
    throw error;
  }
}

/** The permission that a key lacks, by Stripe's own name for it. */
const lackedBy = ({ message }: Error): string => /\brak_\w+/.exec(message)?.[0] ?? 'a permission';
