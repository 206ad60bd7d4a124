import type { Context } from 'koa';
import { read } from '../../../database/transaction';
import { notFound } from '../../../errors/api-error';
import { logFailure } from '../../../errors/log-failure';
import { subscribe } from '../../../realtime/feed';
import { openStream } from '../../../realtime/stream';
import { takeCustomerPlace } from '../../../store/limit-customer';
import { orderByToken } from '../store/order-row';
import { trackOrder } from './track-order';

/** Streams a customer's order: as it is now, and again whenever it changes. */
export async function streamOrder(ctx: Context, token: string): Promise<void> {
  const order = await read((sql) => orderByToken(sql, token));
  if (!order) throw notFound();

  const stream = openStream(ctx, takeCustomerPlace(ctx.ip));
  let sent = 0;
  const send = async (): Promise<void> => {
    const current = await trackOrder(token, new Date());
    if (current.version <= sent) return;
    sent = current.version;
    stream.send({ event: 'order', data: JSON.stringify(current) });
  };
  const sendSafely = (): void => {
    send().catch((error: unknown) => {
      logFailure('Following an order failed', error);
      stream.close();
    });
  };
  // Followed before it is read, so that a change in between is sent as well.
  const { stop } = await subscribe(order.businessId, (events) => {
    if (events.some(({ entityId }) => entityId === order.id)) sendSafely();
  });
  stream.whenClosed(stop);
  sendSafely();
}
