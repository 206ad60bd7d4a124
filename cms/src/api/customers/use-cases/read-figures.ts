import type { CustomerFiguresDto } from '../../../contracts/customers';
import { readOne } from '../../../crud/read-rows';
import { read } from '../../../database/transaction';
import { habitsOf } from '../../../domain/customers';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { storesOf } from '../../../store/stores';
import { customer, seesContacts } from '../nouns/customer';
import { habitOrders } from '../store/habit-orders';
import { customerIdsOf, headOf } from '../store/members';

/** What a customer's orders come to, and their habits by the last thousand of them. @throws 404 NOT_FOUND */
export async function readFigures(viewer: Viewer, id: string): Promise<CustomerFiguresDto> {
  const { businessId } = viewer;
  const headId = await read((sql) => headOf(sql, businessId, id));
  const { orderCount, spentCents } = await readOne(customer, viewer, headId ?? id);
  if (headId === null) throw notFound();
  const habits = await read(async (sql) => {
    const orders = await habitOrders(sql, businessId, await customerIdsOf(sql, businessId, headId));
    const stores = await storesOf(sql, [...new Set(orders.map(({ branchId }) => branchId))]);
    return habitsOf(
      orders.map(({ branchId, ...order }) => ({
        ...order,
        timeZone: stores.get(branchId)?.branch.timezone ?? 'UTC',
      })),
    );
  });
  return {
    orderCount,
    spentCents,
    ...habits,
    usualAddress: seesContacts(viewer) ? habits.usualAddress : null,
  };
}
