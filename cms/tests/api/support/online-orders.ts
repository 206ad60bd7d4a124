import type { OrderDto } from '../../../src/contracts/orders';
import type { CheckoutDto } from '../../../src/contracts/payments';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import type { Topic } from '../../../src/outbox/outbox';
import { anonymous, newBusiness, type TestBusiness } from './business';
import type { Answer } from './client';
import { rows } from './database';
import { newOrder } from './ordering';
import { fromServer } from './server';
import { signedEvent, type EventSettings } from '../../doubles/stripe-events';
import type { DoubleSession } from '../../doubles/stripe-objects';

/** A business whose branch takes online payment. */
export const onlineBusiness = (branch: object = {}, business: object = {}): Promise<TestBusiness> =>
  newBusiness({ branch: { paymentMethods: ['CASH', 'CREDIT', 'ONLINE'], ...branch }, business });

export interface OnlineOrder {
  id: string;
  token: string;
  number: string;
}

export const placeOnline = (
  business: TestBusiness,
  product: { id: string; priceCents: number },
  more: object = {},
): Promise<OnlineOrder> => newOrder(business, product, { payment: { method: 'ONLINE' }, ...more });

export const startPayment = ({ token }: { token: string }): Promise<Answer<CheckoutDto>> =>
  anonymous.post<CheckoutDto>(`/api/store/orders/${token}/checkout`, {});

/** Opens the page on which an order is paid; answers what the provider calls it. */
export async function openPage(order: { token: string }): Promise<string> {
  const { status, body, text } = await startPayment(order);
  if (status !== 200) throw new Error(`No page: ${text}`);
  return body.data.url.slice(body.data.url.lastIndexOf('/') + 1);
}

export const syncOrder = ({ token }: { token: string }): Promise<Answer<TrackedOrderDto>> =>
  anonymous.post<TrackedOrderDto>(`/api/store/orders/${token}/checkout/sync`, {});

export const trackedOrder = async ({ token }: { token: string }): Promise<TrackedOrderDto> =>
  (await anonymous.get<TrackedOrderDto>(`/api/store/orders/${token}`)).body.data;

interface Sending extends Partial<EventSettings> {
  /** Instead of a signature that is made. */
  signature?: string;
}

/** Tells the server of an event as Stripe would, signed by the SDK's own means. */
export function sendEvent(type: string, object: object, sending: Sending = {}): Promise<Answer> {
  const { secret = process.env.STRIPE_WEBHOOK_SECRET ?? '', ...more } = sending;
  const { payload, signature } = signedEvent(type, object, { ...more, secret });
  return anonymous.post('/api/payments/stripe/webhook', payload, {
    'stripe-signature': sending.signature ?? signature,
  });
}

export const sendSession = (what: string, session: DoubleSession, sending: Sending = {}): Promise<Answer> =>
  sendEvent(`checkout.session.${what}`, session, sending);

type Handlers = Record<Topic, (payload: unknown, jobId: string) => Promise<void>>;

/** Does the jobs of an order that the outbox keeps for later, as if their time had come. */
export async function jobsComeDue(orderId: string, topic: Topic): Promise<number> {
  const jobs = await rows<{ id: string; payload: string }>(
    'SELECT id, payload FROM outbox WHERE topic = ? AND payload LIKE ? ORDER BY run_at',
    [topic, `%${orderId}%`],
  );
  const { outboxHandlers } = fromServer('./jobs/outbox-handlers') as { outboxHandlers: Handlers };
  for (const { id, payload } of jobs) await outboxHandlers[topic](JSON.parse(payload), id);
  return jobs.length;
}

/** What was given back of an order so far, or is asked for, oldest first by payment. */
export async function refundsOf(
  { owner }: TestBusiness,
  orderId: string,
): Promise<NonNullable<OrderDto['refunds']>> {
  const { refunds } = (await owner.get<OrderDto>(`/api/orders/${orderId}`)).body.data;
  if (!refunds) throw new Error('The owner does not see what was given back');
  return refunds;
}
