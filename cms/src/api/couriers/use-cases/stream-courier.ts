import type { Context } from 'koa';
import { read } from '../../../database/transaction';
import { logFailure } from '../../../errors/log-failure';
import { coalesce } from '../../../event-loop/coalesce';
import { subscribe } from '../../../realtime/feed';
import { openStream } from '../../../realtime/stream';
import { courierOfLink } from '../courier-of-link';
import { takeCourierPlace } from './limit-courier';
import { readCourierPage } from './read-courier-page';

/** Streams a courier's page: as it is now, and again whenever something of it changes. */
export async function streamCourier(ctx: Context, token: string): Promise<void> {
  const { courier } = await read((sql) => courierOfLink(sql, token));
  const stream = openStream(ctx, takeCourierPlace(courier.id, ctx.ip));
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
  // One page after the other: of two that are read at once, the older one may be the last to come.
  const sendSoon = coalesce(() =>
    send().catch((error: unknown) => {
      logFailure('Following a courier’s page failed', error);
      stream.close();
    }),
  );
  // Followed before it is read, so that a change in between is sent as well.
  const { stop } = await subscribe(courier.businessId, (events) => {
    if (events.some(({ entityId }) => entityId === courier.id || orders.has(entityId))) void sendSoon();
  });
  stream.whenClosed(stop);
  void sendSoon();
}
