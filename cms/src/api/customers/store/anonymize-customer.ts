import { tableOf } from '../../../database/content-type';
import { inList, type Sql } from '../../../database/sql';
import { json } from '../../../database/codecs';
import { type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import type { Address } from '../../../domain/orders/order';
import { ANONYMOUS } from '../../../domain/orders/anonymised-order';

const customers = tableOf('api::customers.customer', { addresses: json<Address[]>([]) }).pick(
  'id',
  'name',
  'phone',
  'email',
  'document',
  'addresses',
);

/** By what a customer and everybody merged into them are known. */
export type KnownCustomer = RowOf<typeof customers>;

export const knownCustomers = (
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<KnownCustomer[]> =>
  customers.select(sql, `${inList(sql, 'document_id')} AND business_id = ?`, [ids, businessId]);

/**
 * Removes everything that a person is from the rows of a customer and of those merged into them. Figures stay, so that sums of
 * the business do. The phone column is unique in a business: the id, which tells nothing, takes its place.
 */
export async function eraseCustomers(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  await tx.run(
    `UPDATE customers SET name = ?, phone = document_id, email = NULL, document = NULL, addresses = '[]', birth_date = NULL,
            notes = NULL, tags = '[]', allergies = NULL, kitchen_note = NULL, block_reason = NULL, blocked_until = NULL,
            name_key = NULL, surname_key = NULL, phone_key = NULL, name_address_key = NULL, birth_month = NULL,
            source = NULL, state = 'ANONYMIZED'
      WHERE ${inList(tx, 'document_id')} AND business_id = ?`,
    [ANONYMOUS, ids, businessId],
  );
  for (const table of ['customer_tags', 'customer_consents', 'customer_import_changes'])
    await tx.run(`DELETE FROM ${table} WHERE ${inList(tx, 'customer_id')} AND business_id = ?`, [
      ids,
      businessId,
    ]);
}
