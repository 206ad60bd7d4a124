import type { LiveEventType } from '../contracts/events';
import { read } from '../database/transaction';
import { logFailure } from '../errors/log-failure';
import { onReached } from './announce';

/** An event as the table has it. */
export interface StoredEvent {
  businessId: string;
  seq: number;
  at: string;
  type: LiveEventType;
  branchId: string | null;
  resource: string;
  entityId: string;
}

type Listener = (events: readonly StoredEvent[]) => void;

interface Feed {
  listeners: Set<Listener>;
  /** Everything up to here was handed to the listeners. */
  seq: number;
  reading: Promise<void> | null;
  again: boolean;
}

const LOOK_EVERY_MS = 2000;
const PAGE = 500;

const feeds = new Map<string, Feed>();

interface EventRow {
  business_id: string;
  seq: number;
  at: number;
  type: LiveEventType;
  branch_id: string | null;
  resource: string;
  entity_id: string;
}

/** Reads a business's events after a number, in order. */
export async function eventsAfter(businessId: string, seq: number, limit = PAGE): Promise<StoredEvent[]> {
  const rows = await read((sql) =>
    sql.all<EventRow>(
      'SELECT business_id, seq, at, type, branch_id, resource, entity_id FROM events WHERE business_id = ? AND seq > ? ORDER BY seq LIMIT ?',
      [businessId, seq, limit],
    ),
  );
  return rows.map((row) => ({
    businessId: row.business_id,
    seq: row.seq,
    at: new Date(row.at).toISOString(),
    type: row.type,
    branchId: row.branch_id,
    resource: row.resource,
    entityId: row.entity_id,
  }));
}

/** The number a business has reached. */
export async function reachedSeq(businessId: string): Promise<number> {
  const row = await read((sql) =>
    sql.one<{ seq: number }>('SELECT seq FROM event_counters WHERE business_id = ?', [businessId]),
  );
  return row?.seq ?? 0;
}

/**
 * Hands `listener` everything that happens in a business from now on. All listeners of a business share one reading of
 * the table. Answers the number from which on the listener is told, and how to stop.
 */
export async function follow(
  businessId: string,
  listener: Listener,
): Promise<{ seq: number; stop: () => void }> {
  let feed = feeds.get(businessId);
  if (!feed) {
    feed = { listeners: new Set(), seq: await reachedSeq(businessId), reading: null, again: false };
    // Another listener may have opened the feed while the number was read.
    feed = feeds.get(businessId) ?? feed;
    feeds.set(businessId, feed);
  }
  const { listeners } = feed;
  listeners.add(listener);
  return {
    seq: feed.seq,
    stop: () => {
      listeners.delete(listener);
      if (listeners.size === 0 && feeds.get(businessId)?.listeners === listeners) feeds.delete(businessId);
    },
  };
}

function look(businessId: string): void {
  const feed = feeds.get(businessId);
  if (!feed) return;
  if (feed.reading) {
    feed.again = true;
    return;
  }
  feed.reading = drain(businessId, feed)
    .catch((error: unknown) => void logFailure('Reading events failed', error))
    .finally(() => {
      feed.reading = null;
      if (feed.again) {
        feed.again = false;
        look(businessId);
      }
    });
}

async function drain(businessId: string, feed: Feed): Promise<void> {
  for (;;) {
    const events = await eventsAfter(businessId, feed.seq);
    const last = events.at(-1);
    if (!last) return;
    feed.seq = last.seq;
    for (const listener of feed.listeners) listener(events);
    if (events.length < PAGE) return;
  }
}

/** Starts listening for news and looking by itself now and then; answers how to stop. */
export function startFeeds(): () => void {
  const off = onReached((businessId, seq) => {
    const feed = feeds.get(businessId);
    if (feed && seq > feed.seq) look(businessId);
  });
  const timer = setInterval(() => {
    for (const businessId of feeds.keys()) look(businessId);
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => {
    off();
    clearInterval(timer);
  };
}
