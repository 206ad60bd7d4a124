import type { Context } from 'koa';
import { logFailure } from '../../errors/log-failure';
import { Semaphore } from '../../event-loop/semaphore';
import { nextTurn } from '../../event-loop/turns';
import { subscribe, isRecent, latestSeq } from '../../realtime/feed';
import { openStream } from '../../realtime/stream';
import { resolveViewer } from '../../sessions/resolve';
import { tokenOf } from '../../sessions/token';
import type { Viewer } from '../../sessions/viewer';
import { accessKey, eventBatchFor } from './event-batches';

const RECHECK_MS = 4_000;
/** Pieces end at its multiples, so that readers who missed different amounts ask for the same pieces from the second on. */
const PIECE = 50;
/** Who was away longer than this reads the screen anew rather than everything that happened. */
const MOST_MISSED = 2_000;
/** So many pieces of what is long past are read at a time, however many readers wait for theirs. */
const readings = new Semaphore(2, Infinity);

/**
 * Streams to a person what happens in their business: what they missed since `after`, then everything as it happens, in
 * order and once. Each reader has a position and is brought on from there, piece by piece and as fast as they read, be it
 * that they were away or that they are slow. The person is looked at again every few seconds, so that losing access ends
 * the stream.
 */
export async function streamEvents(ctx: Context, viewer: Viewer, after: number | null): Promise<void> {
  const { businessId } = viewer;
  const token = tokenOf(ctx);
  let begun = false;
  let bringingOn = false;

  const news = await subscribe(businessId, () => void bringOn());
  let position = after ?? news.seq;

  const check = setInterval(() => {
    void stillThere(token, viewer).then((there) => {
      if (!there) stream.close();
    });
  }, RECHECK_MS);
  check.unref();
  const stream = openStream(ctx, () => {
    clearInterval(check);
    news.stop();
  });
  stream.send({ event: 'hello', data: JSON.stringify({ seq: news.seq }) });

  /** What was missed is not to be had any more: the screen has to be read anew. */
  const reset = (): void => {
    position = news.seq;
    stream.send({ id: position, event: 'reset', data: JSON.stringify({ seq: position }) });
  };

  const sendPiece = async (): Promise<void> => {
    const upTo = Math.min(news.seq, position - (position % PIECE) + PIECE);
    const make = () => eventBatchFor(viewer, { businessId, after: position, upTo });
    const { complete, messages } = await (isRecent(businessId, position) ? make() : inTurn(make));
    if (!complete) return reset();
    position = upTo;
    await stream.write(messages);
  };

  const bringOn = async (): Promise<void> => {
    if (!begun || bringingOn) return;
    bringingOn = true;
    try {
      while (position < news.seq && !stream.closed) {
        if (news.seq - position > MOST_MISSED) reset();
        else await sendPiece();
      }
    } catch (error) {
      logFailure('An event stream failed', error);
      stream.close();
    } finally {
      bringingOn = false;
    }
  };

  // Another instance may have told of more than this one has read so far.
  if (position > news.seq && position > (await latestSeq(businessId))) reset();
  begun = true;
  void bringOn();
}

/** In a pass of the event loop of its own, so that other requests are answered between any two pieces. */
const inTurn = <T>(make: () => Promise<T>): Promise<T> =>
  readings.run(async () => {
    await nextTurn();
    return make();
  });

async function stillThere(token: string | null, viewer: Viewer): Promise<boolean> {
  const current = token === null ? null : await resolveViewer(token).catch(() => viewer);
  return current !== null && accessKey(current) === accessKey(viewer);
}
