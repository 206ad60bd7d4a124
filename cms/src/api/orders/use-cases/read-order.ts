import type { OrderTimelineEntry } from '../../../contracts/order-timeline';
import type { OrderCardDto, OrderDto } from '../../../contracts/orders';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { paymentsOf } from '../../../domain/orders/money';
import type { OrderItem } from '../../../domain/orders/order';
import type { Refund } from '../../../domain/orders/payment';
import { environment } from '../../../environment';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { privacyAt } from '../../../store/privacy';
import { namesOfDevices } from '../../devices/exports';
import { seesOrdersOf, toCard, visibilityOf } from '../present/card';
import { findDeletedPeople } from '../../account/exports';
import { customerById } from '../../customers/exports';
import { orderById, type StoredOrder } from '../store/order-row';
import { timelineEntries, type TimelineEntry } from '../store/timeline';
import { isOwnOrder, type OwnOrders } from '../store/own-orders';
import { cardFor } from './card-for';
import { ownOrdersOf } from './own-orders-of';

/** One order as a whole, as far as the viewer may see it. */
export async function readOrder(viewer: Viewer, id: string, now: Date): Promise<OrderDto> {
  return read(async (sql) => {
    const own = await ownOrdersOf(sql, viewer);
    const order = await reached(sql, viewer, id, own);
    const visibility = visibilityOf(viewer, own);
    const privacy = await privacyAt(sql, viewer.businessId, order.branchId);
    const { address, rest: told } = visibility.contactOf(order, privacy);
    return {
      ...toCard(order, visibility, privacy, now),
      items: visibility.prices ? order.items : order.items.map(withoutPrices),
      fees: visibility.prices ? order.fees : null,
      discounts: visibility.prices ? order.discounts : null,
      itemsCents: visibility.prices ? order.itemsCents : null,
      feesCents: visibility.prices ? order.feesCents : null,
      discountsCents: visibility.prices ? order.discountsCents : null,
      address:
        address && order.address
          ? { ...order.address, zoneName: order.zoneName, distanceMeters: order.distanceMeters }
          : null,
      customer: told ? await customerOf(sql, order) : null,
      paidWith: visibility.prices ? order.payment : null,
      payments: visibility.prices ? paymentsOf(order) : null,
      refunds: visibility.prices ? refundsOf(order) : null,
      revisions: visibility.prices
        ? order.revisions
        : order.revisions.map((each) => ({ ...each, deltaCents: 0 })),
      preparationMin: order.preparationMin,
      pickupCode: told ? order.pickupCode : null,
      trackingUrl: told ? `${environment.publicUrl}/t/${order.token}` : null,
      timeline: await timelineOf(sql, order, { told, prices: visibility.prices }),
    };
  });
}

const refundsOf = (order: StoredOrder): Refund[] =>
  paymentsOf(order)
    .flatMap(({ refunds }) => refunds)
    .sort((a, b) => a.at.localeCompare(b.at));

/** The actions of the log with which money is given back. */
const REFUND_ACTIONS: readonly string[] = ['refund', 'give-back'];

/** The sum and purpose of the refunds of one instant; a part paid by several methods is listed once. */
const refundOf = (made: readonly Refund[]): NonNullable<OrderTimelineEntry['refund']> => ({
  amountCents: made.reduce((sum, { amountCents }) => sum + amountCents, 0),
  parts: made
    .filter(
      (one, index) =>
        made.findIndex(
          (other) => other.part === one.part && other.of === one.of && other.item?.key === one.item?.key,
        ) === index,
    )
    .map(({ part, of, item }) => ({ part, of, ...(item && { item }) })),
});

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
  return read(async (sql) =>
    cardFor(sql, viewer, await reached(sql, viewer, id, await ownOrdersOf(sql, viewer)), now),
  );
}

async function reached(sql: Sql, viewer: Viewer, id: string, own: OwnOrders | null): Promise<StoredOrder> {
  const order = await orderById(sql, viewer.businessId, id);
  const seen =
    order &&
    reachesBranch(viewer, order.branchId) &&
    (own ? isOwnOrder(own, order) : seesOrdersOf(viewer, order.branchId));
  if (!order || !seen) throw notFound();
  return order;
}

/** Who this order is for, by its own contact, and how often that phone has ordered. */
async function customerOf(sql: Sql, order: StoredOrder): Promise<OrderDto['customer']> {
  const customer = await customerById(sql, order.businessId, order.customerId);
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

async function timelineOf(
  sql: Sql,
  order: StoredOrder,
  { told, prices }: { told: boolean; prices: boolean },
): Promise<OrderTimelineEntry[]> {
  const entries = await timelineEntries(sql, order);
  const deleted = await findDeletedPeople(
    sql,
    order.businessId,
    entries.map(({ actorId }) => actorId),
  );
  const keys = entries.flatMap(({ deviceKey }) => deviceKey ?? []);
  const devices = await namesOfDevices(sql, order, [...new Set(keys)]);
  const isNamed = ({ actorKind, actorId }: TimelineEntry) =>
    actorKind === 'CUSTOMER' ? told : actorId === null || !deleted.has(actorId);
  const placed: OrderTimelineEntry = {
    at: order.placedAt,
    action: 'place',
    from: null,
    to: order.awaitingPaymentAt ? 'AWAITING_PAYMENT' : order.timing === 'SCHEDULED' ? 'SCHEDULED' : 'PENDING',
    actor: { kind: 'CUSTOMER', name: told ? order.customerName : null },
    device: null,
    reason: null,
  };
  // Whether a provider was asked for it the refunds of the same instant say, and so of what was logged long ago.
  const refunds = refundsOf(order);
  const madeBy = ({ action, at }: TimelineEntry) =>
    REFUND_ACTIONS.includes(action) ? refunds.filter((refund) => refund.at === at) : [];
  const actionOf = (entry: TimelineEntry) => {
    const { action } = entry;
    const made = action === 'refund' ? madeBy(entry) : [];
    if (!made.some(({ provider }) => provider)) return action;
    return made.every(({ provider }) => provider) ? 'ask-refund' : 'ask-part-refund';
  };
  const shown = (entry: TimelineEntry): OrderTimelineEntry => ({
    at: entry.after.pressedAt ?? entry.at,
    action: actionOf(entry),
    from: entry.before.state ?? null,
    to: entry.after.state ?? null,
    actor: { kind: entry.actorKind, name: isNamed(entry) ? entry.actorName : null },
    device: devices.get(entry.deviceKey ?? '') ?? null,
    reason: entry.reason,
    ...(prices && madeBy(entry).length > 0 && { refund: refundOf(madeBy(entry)) }),
    ...(entry.after.refused && {
      refused: prices ? entry.after.refused : { ...entry.after.refused, collected: null },
    }),
  });
  // Typed by somebody of the store, it is in the log, at the same instant as what was done with it at once.
  const typed = entries.find(({ action }) => action === 'place');
  return [typed ? shown(typed) : placed, ...entries.filter((entry) => entry !== typed).map(shown)];
}
