import { tableOf } from '../../../database/content-type';
import type { Sql } from '../../../database/sql';
import { json } from '../../../database/table';
import type { Tx } from '../../../database/transaction';

const progress = tableOf('api::businesses.business', {
  onboarding: json<Record<string, string>>({}),
}).pick('onboarding');

/** What a business has done with each step, by the step. Unscoped: a business goes by its own id. */
export async function stepsOf(sql: Sql, businessId: string): Promise<Record<string, string>> {
  return (await progress.find(sql, 'document_id = ?', [businessId]))?.onboarding ?? {};
}

/** Unscoped: a business goes by its own id. */
export const keepSteps = (tx: Tx, businessId: string, onboarding: Record<string, string>): Promise<number> =>
  progress.update(tx, { onboarding }, ['document_id = ?', businessId]);

/** The branches of a business, the oldest first. */
export async function branchesByAge(sql: Sql, businessId: string): Promise<string[]> {
  const rows = await sql.all<{ document_id: string }>(
    `SELECT document_id FROM branches WHERE business_id = ? AND state <> 'ARCHIVED' ORDER BY id LIMIT 1000`,
    [businessId],
  );
  return rows.map((row) => row.document_id);
}

/** How many people a business has or has asked. */
export async function countPeople(sql: Sql, businessId: string): Promise<number> {
  const row = await sql.one<{ count: number }>(
    `SELECT COUNT(*) AS count FROM up_users WHERE business_id = ? AND state IN ('ACTIVE', 'INVITED', 'SUSPENDED')`,
    [businessId],
  );
  return row?.count ?? 0;
}

/** Whether a branch has ever accepted an order. Unscoped: the viewer reaches it. */
export async function hasAccepted(sql: Sql, branchId: string): Promise<boolean> {
  const row = await sql.one(
    'SELECT 1 AS one FROM orders WHERE branch_id = ? AND accepted_at IS NOT NULL LIMIT 1',
    [branchId],
  );
  return row !== undefined;
}
