import { inList, type Sql, type SqlCondition } from '../../../database/sql';
import { possibleNumbers } from '../../../domain/orders/number';
import { isPhoneSearch, phonePrefix } from '../../../phones/phone';
import type { Viewer } from '../../../sessions/viewer';
import { numberPrefixes } from '../../branches/exports';
import { businessOf } from '../../businesses/exports';
import { LAST, startsWith } from './orders-by-name';

/** Whether a text that is looked for is a number of an order. */
export const isNumber = (text: string) => possibleNumbers(text, []).length > 0;
/** Whether a text that is looked for is neither a number nor a phone. */
export const isName = (text: string) => !isNumber(text) && !isPhoneSearch(text);

/**
 * A number or the beginning of a phone, by its index: SQLite would rather walk through all orders as they are listed for
 * a number where branches write something before theirs.
 */
export async function searchCondition(sql: Sql, { businessId }: Viewer, text: string): Promise<SqlCondition> {
  if (isNumber(text)) {
    const numbers = possibleNumbers(text, await numberPrefixes(sql, businessId));
    return { condition: `business_id = ? AND ${inList(sql, 'number')}`, parameters: [businessId, numbers] };
  }
  // With a code of its own it is of that country, whoever looks for it.
  const country = text.startsWith('+') ? '' : (await businessOf(sql, businessId)).country;
  const phone = phonePrefix(text, country);
  return {
    condition: `business_id = ? AND ${startsWith(sql, 'customer_phone')}`,
    parameters: [businessId, phone, phone + LAST],
  };
}
