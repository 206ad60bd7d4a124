import type { TrackedOrderDto } from '../../../contracts/storefront';
import { read } from '../../../database/transaction';
import { notFound } from '../../../errors/api-error';
import { storeOf } from '../../../store/stores';
import { recordCustomerView } from '../../devices/use-cases/record-customer-view';
import { toTracked } from '../present/tracked';
import { orderByToken } from '../store/order-row';

/** The order behind a tracking address, as its customer sees it. */
export async function trackOrder(token: string, now: Date): Promise<TrackedOrderDto> {
  const tracked = await read(async (sql) => {
    const order = await orderByToken(sql, token);
    const store = order && (await storeOf(sql, order.branchId));
    if (!store) throw notFound();
    return { order, dto: toTracked(order, store, now) };
  });
  await recordCustomerView(tracked.order, now);
  return tracked.dto;
}
