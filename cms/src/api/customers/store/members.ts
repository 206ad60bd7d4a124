import { tableOf } from '../../../database/content-type';
import { inList, type Sql } from '../../../database/sql';

const members = tableOf('api::customers.customer').pick(
  'id',
  'name',
  'phone',
  'mergedInto',
  'state',
  'version',
);

/** The id of the customer by whom somebody is known: their own, or that of the one they are merged into; null for nobody. */
export async function headOf(sql: Sql, businessId: string, id: string): Promise<string | null> {
  const row = await members.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);
  return row && (row.mergedInto ?? row.id);
}

/** Everybody who is merged into a customer, by name. */
export const membersOf = (sql: Sql, businessId: string, headId: string) =>
  members.select(sql, 'merged_into = ? AND business_id = ? ORDER BY name, id LIMIT 500', [
    headId,
    businessId,
  ]);

/** The ids under which orders of a customer stand: their own and those of everybody who is merged into them. */
export const customerIdsOf = async (sql: Sql, businessId: string, headId: string): Promise<string[]> => [
  headId,
  ...(await membersOf(sql, businessId, headId)).map(({ id }) => id),
];

/**
 * The ids of somebody for limits per person: those of `customerIdsOf`, and of everybody in the business with a document that
 * one of them has.
 */
export async function samePersonIds(sql: Sql, businessId: string, headId: string): Promise<string[]> {
  const own = await customerIdsOf(sql, businessId, headId);
  const sharing = await sql.all<{ document_id: string }>(
    `SELECT document_id FROM customers WHERE business_id = ? AND document IN (
       SELECT document FROM customers WHERE business_id = ? AND ${inList(sql, 'document_id')} AND document <> '') LIMIT 500`,
    [businessId, businessId, own],
  );
  return [...new Set([...own, ...sharing.map(({ document_id }) => document_id)])];
}

/** The names of customers of a business, by their ids. */
export async function customerNames(
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await members.select(sql, `${inList(sql, 'document_id')} AND business_id = ?`, [
    ids,
    businessId,
  ]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The ids of a person: the customer's, that of the one they are merged into, and of everybody else who is; the head first. */
export const groupOf = async (sql: Sql, businessId: string, id: string): Promise<string[]> =>
  customerIdsOf(sql, businessId, (await headOf(sql, businessId, id)) ?? id);
