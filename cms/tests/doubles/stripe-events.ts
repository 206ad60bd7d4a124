import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';

export interface EventSettings {
  /** Of the endpoint that is told. */
  secret: string;
  /** The same event is sent again under the same one. */
  id?: string;
  /** When it is signed, seconds since 1970. */
  timestamp?: number;
  /** When what it tells of happened, seconds since 1970. */
  created?: number;
}

/** Only its way of signing is used: it asks nobody for anything. */
const stripe = new Stripe('sk_test_double');

/** The signature of a body by the SDK's own means. */
export const signedBody = (payload: string, secret: string): string =>
  stripe.webhooks.generateTestHeaderString({ payload, secret });

/** An event as Stripe words it, and its signature by the SDK's own means. */
export function signedEvent(
  type: string,
  object: object,
  { secret, id = `evt_${randomUUID()}`, timestamp, created = Math.floor(Date.now() / 1000) }: EventSettings,
): { payload: string; signature: string } {
  const payload = JSON.stringify({ id, object: 'event', type, created, api_version: null, data: { object } });
  const signature = stripe.webhooks.generateTestHeaderString({
    ...{ payload, secret },
    ...(timestamp && { timestamp }),
  });
  return { payload, signature };
}
