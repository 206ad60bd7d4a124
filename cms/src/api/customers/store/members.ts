import { tableOf } from '../../../database/content-type';
import type { Sql } from '../../../database/sql';

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

/** The ids of a person: the customer's, that of the one they are merged into, and of everybody else who is; the head first. */
export const groupOf = async (sql: Sql, businessId: string, id: string): Promise<string[]> =>
  customerIdsOf(sql, businessId, (await headOf(sql, businessId, id)) ?? id);
