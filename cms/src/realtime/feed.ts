import type { LiveEventType } from '../contracts/events';
import { read } from '../database/transaction';
import { logFailure } from '../errors/log-failure';
import { coalesce } from '../event-loop/coalesce';
import { onEventsAppended } from './announce';

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
  /** The last of it, without a gap up to `seq`: who keeps up needs no reading of their own. */
  recent: readonly StoredEvent[];
  /** Reads what is new and hands it on. */
  look: () => Promise<void>;
}

/** A place in a business's events. */
export interface Subscription {
  /** Everything up to here has happened and may be asked for. */
  readonly seq: number;
  readonly stop: () => void;
}

const LOOK_EVERY_MS = 2000;
const PAGE = 500;
const KEPT = 50;

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

/** Whether those who keep up have been told everything after this number without a reading. */
export const isRecent = (businessId: string, after: number): boolean =>
  (feeds.get(businessId)?.recent[0]?.seq ?? Infinity) <= after + 1;

/** The events of a business with the numbers `after + 1` to `upTo`, in order; without those that are kept no more. */
export async function eventsBetween(
  businessId: string,
  after: number,
  upTo: number,
): Promise<readonly StoredEvent[]> {
  if (isRecent(businessId, after))
    return (feeds.get(businessId)?.recent ?? []).filter(({ seq }) => seq > after && seq <= upTo);
  return selectEvents('seq > ? AND seq <= ? ORDER BY seq', [businessId, after, upTo]);
}

async function selectEvents(
  condition: string,
  parameters: readonly [businessId: string, ...numbers: number[]],
): Promise<StoredEvent[]> {
  const rows = await read((sql) =>
    sql.all<EventRow>(
      `SELECT business_id, seq, at, type, branch_id, resource, entity_id FROM events WHERE business_id = ? AND ${condition}`,
      parameters,
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
export async function latestSeq(businessId: string): Promise<number> {
  const row = await read((sql) =>
    sql.one<{ seq: number }>('SELECT seq FROM event_counters WHERE business_id = ?', [businessId]),
  );
  return row?.seq ?? 0;
}

/**
 * Hands `listener` everything that happens in a business from now on. All listeners of a business share one reading of
 * the table.
 */
export async function subscribe(businessId: string, listener: Listener): Promise<Subscription> {
  const reached = feeds.get(businessId)?.seq ?? (await latestSeq(businessId));
  // Another listener may have opened the feed while the number was read.
  const feed = feeds.get(businessId) ?? openFeed(businessId, reached);
  const { listeners } = feed;
  listeners.add(listener);
  return {
    get seq() {
      return feed.seq;
    },
    stop: () => {
      listeners.delete(listener);
      if (listeners.size === 0 && feeds.get(businessId)?.listeners === listeners) feeds.delete(businessId);
    },
  };
}

function openFeed(businessId: string, seq: number): Feed {
  const feed: Feed = {
    listeners: new Set(),
    seq,
    recent: [],
    look: coalesce(() =>
      drain(businessId, feed).catch((error: unknown) => void logFailure('Reading events failed', error)),
    ),
  };
  feeds.set(businessId, feed);
  return feed;
}

/** Looks at every business that is followed, whatever was said of them. */
export function pollAll(): void {
  for (const { look } of feeds.values()) void look();
}

async function drain(businessId: string, feed: Feed): Promise<void> {
  for (;;) {
    const events = await selectEvents(`seq > ? ORDER BY seq LIMIT ${PAGE}`, [businessId, feed.seq]);
    const last = events.at(-1);
    if (!last) return;
    feed.seq = last.seq;
    feed.recent = [...feed.recent, ...events].slice(-KEPT);
    for (const listener of feed.listeners) listener(events);
    if (events.length < PAGE) return;
  }
}

/** Starts listening for news and looking by itself now and then; answers how to stop. */
export function startFeeds(): () => void {
  const off = onEventsAppended((businessId, seq) => {
    const feed = feeds.get(businessId);
    if (feed && seq > feed.seq) void feed.look();
  });
  const timer = setInterval(pollAll, LOOK_EVERY_MS);
  timer.unref();
  return () => {
    off();
    clearInterval(timer);
  };
}
