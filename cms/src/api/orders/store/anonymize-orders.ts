import { inList, sqlList, type Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { ANONYMOUS, anonymisedParts } from '../../../domain/orders/anonymised-order';
import type { Address } from '../../../domain/orders/order';
import { OPEN_STATES } from '../../../domain/orders/states';
import { orders } from './order-row';

/** What an order says of its customer. */
export interface OrderContact {
  id: string;
  token: string;
  customerName: string;
  customerPhone: string;
  customerEmail: string | null;
  address: Address | null;
}

const contacts = orders.pick('id', 'token', 'customerName', 'customerPhone', 'customerEmail', 'address');

/** What the orders of some customers say of them. */
export const contactsOfOrders = (
  sql: Sql,
  businessId: string,
  customerIds: readonly string[],
): Promise<OrderContact[]> =>
  contacts.select(sql, `${inList(sql, 'customer_id')} AND business_id = ? ORDER BY id`, [
    customerIds,
    businessId,
  ]);

/** Whether one of the orders of some customers is not over yet. */
export const hasOpenOrders = async (
  sql: Sql,
  businessId: string,
  customerIds: readonly string[],
): Promise<boolean> =>
  (await orders.count(
    sql,
    `${inList(sql, 'customer_id')} AND business_id = ? AND state IN ${sqlList(OPEN_STATES)}`,
    [customerIds, businessId],
  )) > 0;

/** Orders rewritten at a time, so that few of them are in memory. */
const PAGE = 200;

/** Removes the customer from orders; items, payments and sums stay as they are. */
export async function anonymizeOrders(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += PAGE) {
    const some = await orders.select(tx, `${inList(tx, 'document_id')} AND business_id = ?`, [
      ids.slice(from, from + PAGE),
      businessId,
    ]);
    for (const order of some) {
      const { address, items, discounts, payment, furtherPayments, revisions, modified, substitution } =
        order;
      const parts = anonymisedParts({
        ...{ address, items, discounts, payment, furtherPayments, revisions, modified, substitution },
      });
      await orders.update(
        tx,
        {
          ...parts,
          ...{ customerName: ANONYMOUS, customerPhone: '', customerEmail: null },
          ...{ notes: null, allergies: null, kitchenNote: null },
          cancellation: order.cancellation && { ...order.cancellation, note: null },
        },
        ['document_id = ? AND business_id = ?', order.id, businessId],
        { customer_search: null, surname_search: null },
      );
    }
  }
}
