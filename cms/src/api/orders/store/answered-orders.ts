import type { Sql } from '../../../database/sql';
import type { RowOf } from '../../../database/table';
import { orders } from './order-row';
import { IS_REAL } from './test-orders';

const answered = orders.pick('id', 'branchId', 'number', 'customerId', 'courierId', 'channel', 'businessDay');

export type AnsweredOrder = RowOf<typeof answered>;

/**
 * The order that an answer from outside is about: by its id whenever it was placed, else the last one placed within the range
 * with the number or of the customer.
 *
 * @param by `reference` is an id or a number
 */
export async function orderOfAnswer(
  sql: Sql,
  businessId: string,
  by: { reference: string } | { customerId: string },
  { since, until }: { since: Date; until: Date },
): Promise<AnsweredOrder | null> {
  const lately = `placed_at BETWEEN ? AND ? AND ${IS_REAL} ORDER BY placed_at DESC LIMIT 1`;
  if ('customerId' in by) {
    const ofCustomer = `customer_id = ? AND business_id = ? AND ${lately}`;
    return answered.find(sql, ofCustomer, [by.customerId, businessId, since, until]);
  }
  const { reference } = by;
  const named = await answered.find(sql, `document_id = ? AND business_id = ? AND ${IS_REAL}`, [
    reference,
    businessId,
  ]);
  const numbered = `number = ? AND business_id = ? AND ${lately}`;
  return named ?? answered.find(sql, numbered, [reference, businessId, since, until]);
}
