import type { z } from 'zod';
import type { EditQuoteDto, editQuoteBody } from '../../../contracts/order-money';
import type { Language } from '../../../contracts/session';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { editOrder, type Edit, type WantedItems } from '../../../domain/edit';
import { moneyOf } from '../../../domain/orders/money';
import { notFound } from '../../../errors/api-error';
import { issuesWithMessages } from '../../../errors/respond';
import { moneyArguments } from '../../../errors/messages';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { seesOrdersOf } from '../present/card';
import { couponsOfOrder } from '../../campaign/exports';
import { rewardOfOrder } from '../../loyalty/exports';
import { orderById, type StoredOrder } from '../store/order-row';
import { withEditedMoney } from '../store/payment-changes';
import { withCurrentStock } from './quote-order';

/** Works out what an edit of an order would come to, without making it. */
export async function quoteEdit(
  viewer: Viewer,
  id: string,
  body: z.output<typeof editQuoteBody>,
  { now, language }: { now: Date; language: Language },
): Promise<EditQuoteDto> {
  return read(async (sql) => {
    const order = await orderToEdit(sql, viewer, id);
    const { edit, store } = await computeEdit(sql, order, body, now);
    return toEditQuote(edit, order, store, language);
  });
}

/** An order as somebody who may edit it reads it; for anybody else it does not exist. */
export async function orderToEdit(sql: Sql, viewer: Viewer, id: string): Promise<StoredOrder> {
  requirePermission(viewer, 'order.edit');
  const order = await orderById(sql, viewer.businessId, id);
  if (!order || !seesOrdersOf(viewer, order.branchId)) throw notFound();
  return order;
}

/** The domain's edit with the facts that only the database knows: what is in stock, and the order's coupons and reward. */
export async function computeEdit(
  sql: Sql,
  order: StoredOrder,
  wanted: WantedItems,
  now: Date,
): Promise<{ edit: Edit; store: LoadedStore }> {
  const store = await storeOf(sql, order.branchId);
  if (!store) throw notFound();
  const current = await withCurrentStock(sql, store, { items: wanted.add });
  const coupons = await couponsOfOrder(sql, order);
  const reward = await rewardOfOrder(sql, order);
  return { edit: editOrder(current, order, wanted, { now, coupons, reward }), store: current };
}

/** An edit on the wire. */
function toEditQuote(edit: Edit, order: StoredOrder, store: LoadedStore, language: Language): EditQuoteDto {
  const { dueCents, refundDueCents } = moneyOf(withEditedMoney(order, edit));
  const { items, fees, discounts, changes, deltaCents, told } = edit;
  const refusals = issuesWithMessages(edit.refusals, language, moneyArguments(store.business));
  return {
    ...edit.totals,
    items,
    fees,
    discounts,
    changes,
    deltaCents,
    dueCents,
    refundDueCents,
    told,
    refusals,
  };
}
