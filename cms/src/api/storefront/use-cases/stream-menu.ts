import type { Context } from 'koa';
import { openStream } from '../../../realtime/stream';
import { takeCustomerPlace } from '../../../store/limit-customer';
import type { LoadedStore } from '../../../store/load-store';
import { watchMenu } from './watch-menu';

/** Streams marks of a store and its menu: now, and whenever one is another. Anybody may read along. */
export async function streamMenu(ctx: Context, store: LoadedStore): Promise<void> {
  const stream = openStream(ctx, takeCustomerPlace(ctx.ip));
  stream.whenClosed(
    await watchMenu(store, (news) => stream.send({ event: 'store', data: JSON.stringify(news) })),
  );
}
