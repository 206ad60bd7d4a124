import { tableOf } from '../../../database/content-type';
import { newId } from '../../../database/ids';
import { forUpdate } from '../../../database/row-lock';
import { inList, type Sql } from '../../../database/sql';
import { json } from '../../../database/codecs';
import { documentStamps, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import type { Address } from '../../../domain/orders/order';

const customers = tableOf('api::customers.customer', {
  addresses: json<Address[]>([]),
  tags: json<string[]>([]),
}).pick(
  'id',
  'businessId',
  'name',
  'phone',
  'email',
  'document',
  'birthDate',
  'tags',
  'notes',
  'allergies',
  'addresses',
  'source',
  'state',
  'mergedInto',
  'orderCount',
  'version',
  'nameKey',
  'surnameKey',
  'phoneKey',
  'nameAddressKey',
  'birthMonth',
);

/** A customer as imports and their undoing read and write one. */
export type ImportedCustomer = RowOf<typeof customers>;

/** The fields that a file can change. */
export type ImportedFields = Pick<
  ImportedCustomer,
  'name' | 'email' | 'document' | 'birthDate' | 'tags' | 'notes' | 'allergies' | 'addresses'
>;

/** Phones looked up with one statement. */
const PHONES = 500;

/** The customers of these phones, in E.164, by phone. */
export async function customersByPhone(
  sql: Sql,
  businessId: string,
  phones: readonly string[],
): Promise<Map<string, ImportedCustomer>> {
  const found = new Map<string, ImportedCustomer>();
  for (let from = 0; from < phones.length; from += PHONES) {
    const some = phones.slice(from, from + PHONES);
    const rows = await customers.select(sql, `${inList(sql, 'phone')} AND business_id = ?`, [
      some,
      businessId,
    ]);
    for (const row of rows) found.set(row.phone, row);
  }
  return found;
}

/** The customer of a phone, whom nobody else changes before the transaction ends. */
export const customerOfPhoneForChange = (
  tx: Tx,
  businessId: string,
  phone: string,
): Promise<ImportedCustomer | null> =>
  customers.find(tx, `business_id = ? AND phone = ?${forUpdate(tx)}`, [businessId, phone]);

/** The same by id. */
export const customerForChange = (tx: Tx, businessId: string, id: string): Promise<ImportedCustomer | null> =>
  customers.find(tx, `document_id = ? AND business_id = ?${forUpdate(tx)}`, [id, businessId]);

/** Stores a new customer; answers null where the phone is taken by now. */
export async function insertCustomer(
  tx: Tx,
  row: Omit<ImportedCustomer, 'id' | 'version' | 'state' | 'mergedInto' | 'orderCount'>,
  now: Date,
): Promise<string | null> {
  const id = newId();
  const stored = await customers.insert(
    tx,
    { ...row, state: 'ACTIVE', orderCount: 0, version: 1 },
    { ...documentStamps(now), document_id: id, spent_cents: 0 },
    'ON CONFLICT (business_id, phone) DO NOTHING',
  );
  return stored > 0 ? id : null;
}

/** Changes a customer that the caller has locked, and makes the version the next. */
export async function changeCustomer(
  tx: Tx,
  { id, businessId, version }: ImportedCustomer,
  changes: Partial<ImportedCustomer>,
  now: Date,
): Promise<void> {
  await customers.update(
    tx,
    { ...changes, version: version + 1 },
    ['document_id = ? AND business_id = ?', id, businessId],
    { updated_at: now },
  );
}

/** Deletes a customer without a trace of orders. The caller has locked the row and checked that it has none. */
export async function removeCustomer(tx: Tx, { id, businessId }: ImportedCustomer): Promise<void> {
  await customers.remove(tx, 'document_id = ? AND business_id = ?', [id, businessId]);
  await tx.run('DELETE FROM customer_tags WHERE customer_id = ? AND business_id = ?', [id, businessId]);
  await tx.run('DELETE FROM customer_consents WHERE customer_id = ? AND business_id = ?', [id, businessId]);
}

/** How many customers a business has. */
export const countCustomers = (sql: Sql, businessId: string): Promise<number> =>
  customers.count(sql, 'business_id = ?', [businessId]);

/** Whether orders, members or a loyalty balance of a customer exist. */
export async function isKnownByOthers(tx: Tx, businessId: string, id: string): Promise<boolean> {
  const account = await tx.one(
    'SELECT 1 AS one FROM loyalty_accounts WHERE customer_id = ? AND business_id = ? LIMIT 1',
    [id, businessId],
  );
  return account !== undefined || hasOrdersOrMembers(tx, businessId, id);
}

async function hasOrdersOrMembers(tx: Tx, businessId: string, id: string): Promise<boolean> {
  const ordered = await tx.one('SELECT 1 FROM customer_branches WHERE holder_id = ? AND business_id = ?', [
    id,
    businessId,
  ]);
  return (
    ordered !== undefined ||
    (await customers.count(tx, 'merged_into = ? AND business_id = ?', [id, businessId])) > 0
  );
}

/** A customer whom an import created and nobody touched since: neither edited, ordered, nor merged. Null for any other. */
export async function untouchedCustomer(
  tx: Tx,
  businessId: string,
  id: string,
): Promise<ImportedCustomer | null> {
  const row = await customerForChange(tx, businessId, id);
  const isUntouched = row?.version === 1 && row.mergedInto === null && row.state === 'ACTIVE';
  return isUntouched && !(await hasOrdersOrMembers(tx, businessId, id)) ? row : null;
}
