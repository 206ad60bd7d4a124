import { inTransaction, read } from '../../../database/transaction';
import { ordersLackingSurname, storeSurnames } from '../store/missing-surnames';

/** Written at a time: a transaction holds the database for some 60 ms of it, and a million take half an hour. */
const AT_ONCE = 1000;

/** Makes some more of the orders that lack it to be found by the last name of their customer; nothing where none does. */
export async function storeMissingSurnames(): Promise<void> {
  const ids = await read((sql) => ordersLackingSurname(sql, AT_ONCE));
  if (ids.length > 0) await inTransaction((tx) => storeSurnames(tx, ids));
}
