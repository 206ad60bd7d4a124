import type { OrderCardDto, OrderDto, OrderTimelineEntry } from '../../../contracts/orders';
import { deletedAmong } from '../../../audit/forgotten';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import type { OrderItem, OrderState } from '../../../domain/orders/order';
import { environment } from '../../../environment';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { visibilityOf, toCard, type OrderVisibility } from '../present/card';
import { customers } from '../store/customers';
import { orderById, type StoredOrder } from '../store/order-row';

/** One order as a whole, as far as the viewer may see it. */
export async function readOrder(viewer: Viewer, id: string, now: Date): Promise<OrderDto> {
  return read(async (sql) => {
    const order = await reached(sql, viewer, id);
    const visibility = visibilityOf(viewer);
    const { items: _items, ...card } = toCard(order, visibility, now);
    return {
      ...card,
      lines: visibility.prices ? order.items : order.items.map(withoutPrices),
      fees: visibility.prices ? order.fees : null,
      discounts: visibility.prices ? order.discounts : null,
      itemsCents: visibility.prices ? order.itemsCents : null,
      feesCents: visibility.prices ? order.feesCents : null,
      discountsCents: visibility.prices ? order.discountsCents : null,
      address:
        visibility.contact && order.address
          ? { ...order.address, zoneName: order.zoneName, distanceMeters: order.distanceMeters }
          : null,
      customer: await customerOf(sql, order, visibility),
      paidWith: visibility.prices ? order.payment : null,
      preparationMin: order.preparationMin,
      pickupCode: visibility.contact ? order.pickupCode : null,
      trackingUrl: visibility.contact ? `${environment.publicUrl}/t/${order.token}` : null,
      timeline: await timelineOf(sql, order, visibility),
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
  return read(async (sql) => toCard(await reached(sql, viewer, id), visibilityOf(viewer), now));
}

async function reached(sql: Sql, viewer: Viewer, id: string): Promise<StoredOrder> {
  const order = await orderById(sql, viewer.businessId, id);
  if (!order || !reachesBranch(viewer, order.branchId) || !visibilityOf(viewer).every) throw notFound();
  return order;
}

/** Who this order is for, by its own contact, and how often that phone has ordered. */
async function customerOf(
  sql: Sql,
  order: StoredOrder,
  visibility: OrderVisibility,
): Promise<OrderDto['customer']> {
  if (!visibility.contact) return null;
  const [customer] = await customers.select(sql, 'document_id = ? AND business_id = ?', [
    order.customerId,
    order.businessId,
  ]);
  if (!customer) return null;
  return {
    id: customer.id,
    name: order.customerName,
    phone: order.customerPhone,
    email: order.customerEmail,
    orderCount: customer.orderCount,
    lastOrderAt: customer.lastOrderAt,
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

async function timelineOf(
  sql: Sql,
  order: StoredOrder,
  visibility: OrderVisibility,
): Promise<OrderTimelineEntry[]> {
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
    row.actor_kind === 'CUSTOMER' ? visibility.contact : row.actor_id === null || !deleted.has(row.actor_id);
  const placed: OrderTimelineEntry = {
    at: order.placedAt,
    action: 'place',
    from: null,
    to: order.awaitingPaymentAt ? 'AWAITING_PAYMENT' : order.timing === 'SCHEDULED' ? 'SCHEDULED' : 'PENDING',
    actor: { kind: 'CUSTOMER', name: visibility.contact ? order.customerName : null },
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
