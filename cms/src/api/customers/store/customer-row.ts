import { tableOf } from '../../../database/content-type';
import { inList, type Sql } from '../../../database/sql';
import type { RowOf } from '../../../database/table';

const customers = tableOf('api::customers.customer').pick(
  'id',
  'phone',
  'email',
  'version',
  'state',
  'blockReason',
  'blockedUntil',
  'mergedInto',
);

/** What of a customer decides on what can be done with them. */
export type CustomerState = RowOf<typeof customers>;

export const customerRow = (sql: Sql, businessId: string, id: string): Promise<CustomerState | null> =>
  customers.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);

/** Some customers of a business, in no order. */
export const customerRows = (
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<CustomerState[]> =>
  customers.select(sql, `${inList(sql, 'document_id')} AND business_id = ? LIMIT ?`, [
    ids,
    businessId,
    ids.length,
  ]);

/** The ids of everybody who is merged into one of some customers. */
export const memberIdsOf = async (
  sql: Sql,
  businessId: string,
  heads: readonly string[],
): Promise<string[]> =>
  (
    await sql.all<{ id: string }>(
      `SELECT document_id AS id FROM customers WHERE ${inList(sql, 'merged_into')} AND business_id = ? LIMIT 1000`,
      [heads, businessId],
    )
  ).map(({ id }) => id);

/** Compare-and-set on the version; answers 0 where somebody was faster. */
export const claimCustomer = (
  sql: Sql,
  businessId: string,
  id: string,
  version: number,
  now: Date,
): Promise<number> =>
  customers.update(
    sql,
    { version: version + 1 },
    ['document_id = ? AND business_id = ? AND version = ?', id, businessId, version],
    { updated_at: now },
  );

/** Blocks a customer, or ends that. */
export const setBlock = (
  sql: Sql,
  businessId: string,
  id: string,
  block: Pick<CustomerState, 'state' | 'blockReason' | 'blockedUntil'>,
): Promise<number> => customers.update(sql, block, ['document_id = ? AND business_id = ?', id, businessId]);

/** Makes customers members of a head, or of nobody. Screens that show them read them anew: their versions count on. */
export const setHead = (
  sql: Sql,
  businessId: string,
  ids: readonly string[],
  head: string | null,
): Promise<number> =>
  sql.run(
    `UPDATE customers SET merged_into = ?, version = version + 1 WHERE ${inList(sql, 'document_id')} AND business_id = ?`,
    [head, ids, businessId],
  );
