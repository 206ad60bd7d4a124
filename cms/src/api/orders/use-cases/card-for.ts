import type { OrderCardDto } from '../../../contracts/orders';
import type { Sql } from '../../../database/sql';
import type { Viewer } from '../../../sessions/viewer';
import { privacyAt } from '../../../store/privacy';
import { toCard, visibilityOf } from '../present/card';
import type { StoredOrder } from '../store/order-row';
import { ownOrdersOf } from './own-orders-of';

/** An order as a card, as far as the viewer and its branch let it be told. */
export async function cardFor(
  sql: Sql,
  viewer: Viewer,
  order: StoredOrder,
  now: Date,
): Promise<OrderCardDto> {
  const privacy = await privacyAt(sql, viewer.businessId, order.branchId);
  return toCard(order, visibilityOf(viewer, await ownOrdersOf(sql, viewer)), privacy, now);
}
