import type { Context } from 'koa';
import { ApiError } from '../../../errors/api-error';
import { openStream } from '../../../realtime/stream';
import type { LoadedStore } from '../../../store/load-store';
import { watchMenu } from './watch-menu';

/** So many pages are told at once; the others look by themselves, as they do without this. */
const MOST = 5000;
const RETRY_SECONDS = 60;
let open = 0;

/** Streams marks of a store and its menu: now, and whenever one is another. Anybody may read along. */
export async function streamMenu(ctx: Context, store: LoadedStore): Promise<void> {
  if (open >= MOST) throw new ApiError(503, 'UNAVAILABLE', { details: { retryAfter: RETRY_SECONDS } });
  open += 1;
  let stop = (): void => undefined;
  const stream = openStream(ctx, () => {
    open -= 1;
    stop();
  });
  try {
    stop = await watchMenu(store, (news) => stream.send({ event: 'store', data: JSON.stringify(news) }));
  } catch (error) {
    stream.close();
    throw error;
  }
  // Who left meanwhile had nothing to stop yet.
  if (stream.closed) stop();
}
