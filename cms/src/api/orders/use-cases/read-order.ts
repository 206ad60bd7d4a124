import type { OrderCardDto, OrderDto, OrderTimelineEntry } from '../../../contracts/orders';
import { deletedAmong } from '../../../audit/forgotten';
import { instant, type InstantColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import type { OrderItem, OrderState } from '../../../domain/orders/order';
import { environment } from '../../../environment';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { sightOf, toCard, type Sight } from '../present/card';
import { orderById, type StoredOrder } from '../store/order-row';

/** One order as a whole, as far as the viewer may see it. */
export async function readOrder(viewer: Viewer, id: string, now: Date): Promise<OrderDto> {
  return read(async (sql) => {
    const order = await reached(sql, viewer, id);
    const sight = sightOf(viewer);
    const { items: _items, ...card } = toCard(order, sight, now);
    return {
      ...card,
      lines: sight.prices ? order.items : order.items.map(withoutPrices),
      fees: sight.prices ? order.fees : null,
      discounts: sight.prices ? order.discounts : null,
      itemsCents: sight.prices ? order.itemsCents : null,
      feesCents: sight.prices ? order.feesCents : null,
      discountsCents: sight.prices ? order.discountsCents : null,
      address:
        sight.contact && order.address
          ? { ...order.address, zoneName: order.zoneName, distanceMeters: order.distanceMeters }
          : null,
      customer: await customerOf(sql, order, sight),
      paidWith: sight.prices ? order.payment : null,
      preparationMin: order.preparationMin,
      pickupCode: sight.contact ? order.pickupCode : null,
      trackingUrl: sight.contact ? `${environment.publicUrl}/t/${order.token}` : null,
      timeline: await timelineOf(sql, order, sight),
    };
  });
}

function withoutPrices(item: OrderItem): OrderItem {
  const none = { unitPriceCents: 0, totalCents: 0 };
  const extras = item.extras.map((extra) => ({
    ...extra,
    ...none,
    ...(extra.extras && { extras: extra.extras.map((nested) => ({ ...nested, ...none })) }),
  }));
  return { ...item, ...none, extrasCents: 0, extras };
}

/** One order as a card. */
export async function readCard(viewer: Viewer, id: string, now: Date): Promise<OrderCardDto> {
  return read(async (sql) => toCard(await reached(sql, viewer, id), sightOf(viewer), now));
}

async function reached(sql: Sql, viewer: Viewer, id: string): Promise<StoredOrder> {
  const order = await orderById(sql, viewer.businessId, id);
  if (!order || !reachesBranch(viewer, order.branchId) || !sightOf(viewer).every) throw notFound();
  return order;
}

/** Who this order is for, by its own contact, and how often that phone has ordered. */
async function customerOf(sql: Sql, order: StoredOrder, sight: Sight): Promise<OrderDto['customer']> {
  if (!sight.contact) return null;
  const row = await sql.one<{ document_id: string; order_count: number; last_order_at: InstantColumn }>(
    'SELECT document_id, order_count, last_order_at FROM customers WHERE document_id = ? AND business_id = ?',
    [order.customerId, order.businessId],
  );
  if (!row) return null;
  return {
    id: row.document_id,
    name: order.customerName,
    phone: order.customerPhone,
    email: order.customerEmail,
    orderCount: row.order_count,
    lastOrderAt: instant(row.last_order_at),
  };
}

interface EntryRow {
  at: number;
  actor_kind: OrderTimelineEntry['actor']['kind'];
  actor_id: number | null;
  actor_name: string | null;
  action: string;
  before: string | null;
  after: string | null;
  reason: string | null;
}

async function timelineOf(sql: Sql, order: StoredOrder, sight: Sight): Promise<OrderTimelineEntry[]> {
  const rows = await sql.all<EntryRow>(
    `SELECT at, actor_kind, actor_id, actor_name, action, before, after, reason FROM audit_entries
      WHERE entity_id = ? AND business_id = ? ORDER BY at, id LIMIT 200`,
    [order.id, order.businessId],
  );
  const deleted = await deletedAmong(
    sql,
    order.businessId,
    rows.map((row) => row.actor_id),
  );
  const isNamed = (row: EntryRow) =>
    row.actor_kind === 'CUSTOMER' ? sight.contact : row.actor_id === null || !deleted.has(row.actor_id);
  const placed: OrderTimelineEntry = {
    at: order.placedAt,
    action: 'place',
    from: null,
    to: order.awaitingPaymentAt ? 'AWAITING_PAYMENT' : order.timing === 'SCHEDULED' ? 'SCHEDULED' : 'PENDING',
    actor: { kind: 'CUSTOMER', name: sight.contact ? order.customerName : null },
    reason: null,
  };
  return [
    placed,
    ...rows.map((row) => ({
      at: new Date(row.at).toISOString(),
      action: row.action,
      from: stateIn(row.before),
      to: stateIn(row.after),
      actor: { kind: row.actor_kind, name: isNamed(row) ? row.actor_name : null },
      reason: row.reason,
    })),
  ];
}

const stateIn = (snapshot: string | null): OrderState | null =>
  snapshot === null ? null : ((JSON.parse(snapshot) as { state?: OrderState }).state ?? null);
