import type { Context } from 'koa';
import type { LiveEvent } from '../../contracts/events';
import { grantOf, may, reachesBranch } from '../../domain/access';
import { logFailure } from '../../errors/log-failure';
import { eventsAfter, follow, reachedSeq, type StoredEvent } from '../../realtime/feed';
import { openStream } from '../../realtime/stream';
import { resolveViewer } from '../../sessions/resolve';
import { tokenOf } from '../../sessions/token';
import type { Viewer } from '../../sessions/viewer';
import { sightOf } from '../orders/present/card';
import { cardsFor } from './cards';

const RECHECK_MS = 4_000;
const PAGE = 500;
/** Who was away longer than this reads the screen anew rather than everything that happened. */
const MOST_MISSED = 2_000;

/**
 * Streams to a person what happens in their business: what they missed since `after`, then everything as it happens, in
 * order and once. The person is looked at again every few seconds, so that losing access ends the stream.
 */
export async function streamEvents(ctx: Context, viewer: Viewer, after: number | null): Promise<void> {
  const token = tokenOf(ctx);
  const sight = sightOf(viewer);
  const waiting: StoredEvent[] = [];
  let live = false;
  let position = 0;
  let sending = Promise.resolve();

  const deliver = (events: readonly StoredEvent[]): void => {
    sending = sending
      .then(() => sendAll(events))
      .catch((error: unknown) => {
        logFailure('An event stream failed', error);
        stream.close();
      });
  };
  const sendAll = async (events: readonly StoredEvent[]): Promise<void> => {
    const fresh = events.filter(({ seq }) => seq > position);
    const visible = fresh.filter((event) => sees(viewer, event));
    const orders = await cardsFor(visible, sight);
    for (const event of visible) {
      const message: LiveEvent = {
        seq: event.seq,
        at: event.at,
        type: event.type,
        branchId: event.branchId,
        resource: event.resource,
        id: event.entityId,
      };
      const order = orders.get(event.entityId);
      // The card is already text: two hundred screens get the same bytes.
      const data =
        order === undefined
          ? JSON.stringify(message)
          : `${JSON.stringify(message).slice(0, -1)},"order":${order}}`;
      stream.send({ id: event.seq, event: event.type, data });
    }
    position = fresh.at(-1)?.seq ?? position;
  };

  const followed = await follow(viewer.businessId, (events) => {
    if (live) deliver(events);
    else waiting.push(...events);
  });
  position = after ?? followed.seq;

  const check = setInterval(() => {
    void stillThere(token, viewer).then((there) => {
      if (!there) stream.close();
    });
  }, RECHECK_MS);
  check.unref();
  const stream = openStream(ctx, () => {
    clearInterval(check);
    followed.stop();
  });
  stream.send({ event: 'hello', data: JSON.stringify({ seq: followed.seq }) });

  /** What was missed is not to be had any more: the screen has to be read anew. */
  const reset = (): void => {
    stream.send({ id: followed.seq, event: 'reset', data: JSON.stringify({ seq: followed.seq }) });
    position = followed.seq;
  };
  // Another instance may have told of more than this one has read so far.
  const neverReached = position > followed.seq && position > (await reachedSeq(viewer.businessId));
  if (neverReached || followed.seq - position > MOST_MISSED) reset();
  for (let from = position; from < followed.seq; ) {
    const missed = await eventsAfter(viewer.businessId, from, PAGE);
    const last = missed.at(-1);
    if (!last || missed[0]?.seq !== from + 1) {
      reset();
      break;
    }
    deliver(missed);
    from = last.seq;
  }
  live = true;
  deliver(waiting);
}

function sees(viewer: Viewer, event: StoredEvent): boolean {
  if (event.branchId !== null && !reachesBranch(viewer, event.branchId)) return false;
  if (event.type.startsWith('order.')) {
    const grant = grantOf(viewer, 'order.view');
    return grant === 'full' || grant === 'masked';
  }
  if (event.type === 'team.changed') return may(viewer, 'user.view');
  if (event.type === 'support.changed') return may(viewer, 'support.contact');
  return true;
}

async function stillThere(token: string | null, viewer: Viewer): Promise<boolean> {
  const current = token === null ? null : await resolveViewer(token).catch(() => viewer);
  return current !== null && accessOf(current) === accessOf(viewer);
}

const accessOf = ({ role, branchIds, allow, deny }: Viewer) => JSON.stringify([role, branchIds, allow, deny]);
