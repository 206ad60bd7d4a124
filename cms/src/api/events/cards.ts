import { read } from '../../database/transaction';
import type { StoredEvent } from '../../realtime/feed';
import { toCard, type Sight } from '../orders/present/card';
import { selectOrders, type StoredOrder } from '../orders/store/order-row';

/**
 * Orders are read once for an event and written once for each sight, however many screens are told: kept for the last
 * few hundred events.
 */
const MOST = 400;
const orders = new Map<string, Promise<StoredOrder | null>>();
const cards = new Map<string, string>();

/** The cards of the orders that events speak of, as JSON, by order. A later event's card stands for the earlier ones'. */
export async function cardsFor(events: readonly StoredEvent[], sight: Sight): Promise<Map<string, string>> {
  const latest = new Map<string, StoredEvent>();
  for (const event of events) if (event.type.startsWith('order.')) latest.set(event.entityId, event);
  const result = new Map<string, string>();
  for (const event of latest.values()) {
    const order = await orderOf(event);
    if (order) result.set(order.id, cardOf(order, sight));
  }
  return result;
}

function orderOf({ businessId, entityId, seq }: StoredEvent): Promise<StoredOrder | null> {
  const key = `${businessId}:${seq}`;
  let order = orders.get(key);
  if (!order) {
    order = read(async (sql) => {
      const [found] = await selectOrders(sql, 'document_id = ? AND business_id = ?', [entityId, businessId]);
      return found ?? null;
    });
    remember(orders, key, order);
    order.catch(() => orders.delete(key));
  }
  return order;
}

function cardOf(order: StoredOrder, sight: Sight): string {
  const key = `${order.id}:${order.version}:${order.acknowledgedAt ?? ''}:${String(order.cancellation?.acknowledged)}:${sight.key}`;
  let card = cards.get(key);
  if (card === undefined) remember(cards, key, (card = JSON.stringify(toCard(order, sight, new Date()))));
  return card;
}

function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.set(key, value);
  if (map.size > MOST) map.delete(map.keys().next().value ?? '');
}
