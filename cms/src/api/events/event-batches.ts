import type { LiveEvent } from '../../contracts/events';
import { read } from '../../database/transaction';
import { may, reachesBranch, type Access } from '../../domain/access';
import { STRICTEST, type Privacy } from '../../domain/orders/contact-visibility';
import { eventsBetween, type StoredEvent } from '../../realtime/feed';
import { messageText } from '../../realtime/stream';
import { privacyOf } from '../../store/privacy';
import {
  ordersChangedIn,
  toCard,
  visibilityOf,
  type OrderVisibility,
  type StoredOrder,
} from '../orders/exports';

/** Whose events, and which: those with the numbers `after + 1` to `upTo`. */
interface Range {
  businessId: string;
  after: number;
  upTo: number;
}

interface Piece {
  /** Whether the range is there from end to end: what is old is not kept. */
  complete: boolean;
  /** What of it the reader may see, as the stream is written. */
  messages: Buffer;
}

interface Happened {
  events: readonly StoredEvent[];
  orders: ReadonlyMap<string, StoredOrder>;
  /** What each branch wants to be told of its customers. */
  privacy: (branchId: string) => Privacy;
}

/** However many screens ask for the same range, it is read once, and written once for each kind of reader. */
const readings = new Map<string, Promise<Happened>>();
const pieces = new Map<string, Promise<Piece>>();
const MOST_READINGS = 8;
const MOST_PIECES = 64;

/** What happened in a range, for somebody with this access. An order's events carry it as it is now. */
export function eventBatchFor(viewer: Access, range: Range): Promise<Piece> {
  const key = `${range.businessId}:${range.after}-${range.upTo}`;
  return shared(pieces, MOST_PIECES, `${key}:${accessKey(viewer)}`, async () => {
    const happened = await shared(readings, MOST_READINGS, key, () => readRange(range));
    return {
      complete: happened.events.length === range.upTo - range.after,
      messages: Buffer.from(write(happened, viewer)),
    };
  });
}

/** Two people with the same key are told the same. */
export const accessKey = ({ role, branchIds, allow, deny }: Access) =>
  JSON.stringify([role, branchIds, allow, deny]);

async function readRange(range: Range): Promise<Happened> {
  const { businessId, after, upTo } = range;
  const events = await eventsBetween(businessId, after, upTo);
  if (!events.some(isOfOrder)) return { events, orders: new Map(), privacy: () => STRICTEST };
  return read(async (sql) => {
    const changed = await ordersChangedIn(sql, range);
    const orders = new Map(changed.map((order) => [order.id, order]));
    return { events, orders, privacy: await privacyOf(sql, businessId) };
  });
}

function write({ events, orders, privacy }: Happened, viewer: Access): string {
  const visibility = visibilityOf(viewer);
  const now = new Date();
  const cards = new Map<string, string>();
  const cardOf = (order: StoredOrder): string => {
    const card =
      cards.get(order.id) ?? JSON.stringify(toCard(order, visibility, privacy(order.branchId), now));
    cards.set(order.id, card);
    return card;
  };
  let text = '';
  for (const event of events) {
    if (!sees(event, viewer, visibility)) continue;
    const message: LiveEvent = {
      seq: event.seq,
      at: event.at,
      type: event.type,
      branchId: event.branchId,
      resource: event.resource,
      id: event.entityId,
    };
    const order = isOfOrder(event) ? orders.get(event.entityId) : undefined;
    // The card is text already: an order with many events is written once.
    const data = order
      ? `${JSON.stringify(message).slice(0, -1)},"order":${cardOf(order)}}`
      : JSON.stringify(message);
    text += messageText({ id: event.seq, event: event.type, data });
  }
  return text;
}

const isOfOrder = ({ type }: StoredEvent): boolean => type.startsWith('order.');

function sees(event: StoredEvent, viewer: Access, visibility: OrderVisibility): boolean {
  if (event.branchId !== null && !reachesBranch(viewer, event.branchId)) return false;
  if (isOfOrder(event)) return visibility.every;
  if (event.type === 'team.changed') return may(viewer, 'user.view');
  if (event.type === 'devices.changed') return may(viewer, 'order.accept');
  if (event.type === 'courier.changed') return may(viewer, 'courier.view');
  if (event.type === 'cart.changed') return may(viewer, 'cart.view');
  if (event.type === 'loyalty.changed') return may(viewer, 'campaign.view');
  if (event.type === 'feedback.changed') return may(viewer, 'feedback.view');
  if (event.type === 'feedback.bad') return may(viewer, 'feedback.reply');
  if (event.type === 'support.changed') return may(viewer, 'support.contact');
  if (event.type === 'printing.changed') return may(viewer, 'order.prepare');
  return true;
}

function shared<T>(
  kept: Map<string, Promise<T>>,
  most: number,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return made;
}
