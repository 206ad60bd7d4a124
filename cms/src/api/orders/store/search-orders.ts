import type { Parameter, Sql } from '../../../database/sql';
import { possibleNumbers } from '../../../domain/orders/number';
import { callingCode } from '../../../phones/phone';
import type { Viewer } from '../../../sessions/viewer';
import { numberPrefixes } from '../../branches/exports';
import { businessOf } from '../../businesses/exports';
import { LAST, startsWith } from './orders-by-name';

export type Add = (condition: string, ...values: Parameter[]) => void;

interface Adding {
  add: Add;
  oneOf: (column: string, values: readonly string[]) => void;
}

/** Whether a text that is looked for is a number of an order. */
export const isNumber = (text: string) => possibleNumbers(text, []).length > 0;
const digitsOf = (text: string) => text.replace(/\D/g, '');
const isPhone = (text: string) => digitsOf(text).length >= 7 && /^[\d\s()+-]+$/.test(text);
/** Whether a text that is looked for is neither a number nor a phone. */
export const isName = (text: string) => !isNumber(text) && !isPhone(text);

/** A number or the beginning of a phone: each has its index. */
export async function search(sql: Sql, viewer: Viewer, text: string, { add, oneOf }: Adding): Promise<void> {
  if (isNumber(text))
    return oneOf('number', possibleNumbers(text, await numberPrefixes(sql, viewer.businessId)));
  const country = async () => callingCode((await businessOf(sql, viewer.businessId)).country);
  const phone = (text.startsWith('+') ? '+' : await country()) + digitsOf(text);
  add(startsWith(sql, 'customer_phone'), phone, phone + LAST);
}
