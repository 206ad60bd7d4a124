import type { Sql } from '../../../database/sql';
import { people } from '../../account/exports';
import { openOrdersAt } from '../../orders/exports';

interface Place {
  businessId: string;
  branchId: string;
}

/** What of a branch decides whether it may be archived. */
export async function standingOf(
  sql: Sql,
  { businessId, branchId }: Place,
): Promise<{ openOrders: number; others: number }> {
  const others = await sql.one<{ count: number }>(
    "SELECT COUNT(*) AS count FROM branches WHERE business_id = ? AND state <> 'ARCHIVED' AND document_id <> ?",
    [businessId, branchId],
  );
  return { openOrders: await openOrdersAt(sql, branchId), others: others?.count ?? 0 };
}

/**
 * Keeps everybody else from archiving a branch of the business, and from bringing one into use, until the commit: of two
 * people who archive the last two, the second sees what the first has done. On SQLite nobody else writes anyway.
 */
export async function lockBusiness(sql: Sql, businessId: string): Promise<void> {
  if (sql.dialect === 'postgres')
    await sql.all('SELECT 1 FROM businesses WHERE document_id = ? FOR UPDATE', [businessId]);
}

const workplaces = people.pick('branchIds');
/** So many people of a business are looked at; a restaurant has dozens. */
const MOST_PEOPLE = 2000;

/** How many people work at this branch and at no other. */
export async function peopleOnlyAt(sql: Sql, { businessId, branchId }: Place): Promise<number> {
  const found = await workplaces.select(sql, `business_id = ? AND state <> 'REMOVED' LIMIT ${MOST_PEOPLE}`, [
    businessId,
  ]);
  return found.filter(({ branchIds }) => branchIds.length === 1 && branchIds[0] === branchId).length;
}
