import type { Context } from 'koa';
import { read } from '../../../database/transaction';
import { logFailure } from '../../../errors/log-failure';
import { subscribe } from '../../../realtime/feed';
import { openStream } from '../../../realtime/stream';
import { courierOfLink } from '../courier-of-link';
import { readCourierPage } from './read-courier-page';

/** Streams a courier's page: as it is now, and again whenever something of it changes. */
export async function streamCourier(ctx: Context, token: string): Promise<void> {
  const { courier } = await read((sql) => courierOfLink(sql, token));
  let sent = '';
  let orders = new Set<string>();
  const send = async (): Promise<void> => {
    // A link that was renewed ends here.
    const page = await readCourierPage(token, new Date());
    orders = new Set(page.trips.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)));
    const data = JSON.stringify(page);
    if (data === sent) return;
    sent = data;
    stream.send({ event: 'page', data });
  };
  const sendSafely = (): void => {
    send().catch((error: unknown) => {
      logFailure('Following a courier’s page failed', error);
      stream.close();
    });
  };
  // Followed before it is read, so that a change in between is sent as well.
  const { stop } = await subscribe(courier.businessId, (events) => {
    if (events.some(({ entityId }) => entityId === courier.id || orders.has(entityId))) sendSafely();
  });
  const stream = openStream(ctx, stop);
  sendSafely();
}
