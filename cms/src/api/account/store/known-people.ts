import { DELETED_PERSON } from '../../../audit/anonymize';
import { inList, type Sql } from '../../../database/sql';
import { people } from './people';

/** The names of people of a business, by their ids; who has none is left out. */
export async function namesOf(
  sql: Sql,
  businessId: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await people
    .pick('id', 'name')
    .select(sql, `business_id = ? AND ${inList(sql, 'id')}`, [businessId, ids]);
  return new Map(found.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}

/** By what a person of a business is written to, with the state they are in; null for anybody else. */
export const contactOf = (sql: Sql, businessId: string, id: number) =>
  people.pick('name', 'email', 'language', 'state').find(sql, 'id = ? AND business_id = ?', [id, businessId]);

/**
 * Whose accounts among these people of a business were deleted. Entries stay as they were written, for nobody can
 * change them; they are not shown under these people's names any more.
 */
export async function findDeletedPeople(
  sql: Sql,
  businessId: string,
  people: Iterable<number | null>,
): Promise<ReadonlySet<number>> {
  const ids = [...new Set(people)].filter((id) => id !== null);
  if (ids.length === 0) return new Set();
  const rows = await sql.all<{ id: number }>(
    `SELECT id FROM up_users
      WHERE business_id = ? AND ${inList(sql, 'id')} AND state = 'REMOVED' AND name = ?`,
    [businessId, ids, DELETED_PERSON],
  );
  return new Set(rows.map(({ id }) => id));
}
