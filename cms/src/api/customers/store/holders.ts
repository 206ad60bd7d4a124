import { inList, type Sql } from '../../../database/sql';

/* Branches and consents of a customer stand under whoever holds them: the customer, or the one they are merged into. */

/** Lets a head hold what its new members hold. */
export async function gatherHoldings(
  sql: Sql,
  businessId: string,
  head: string,
  members: readonly string[],
): Promise<void> {
  await sql.run(
    `INSERT INTO customer_branches (business_id, branch_id, holder_id)
       SELECT DISTINCT business_id, branch_id, CAST(? AS VARCHAR(64)) FROM customer_branches
        WHERE business_id = ? AND ${inList(sql, 'holder_id')} ON CONFLICT DO NOTHING`,
    [head, businessId, members],
  );
  await sql.run(
    `UPDATE customer_consents SET holder_id = ? WHERE business_id = ? AND ${inList(sql, 'holder_id')}`,
    [head, businessId, members],
  );
  await markCurrent(sql, businessId, head);
}

/** Gives a member back what it held before the merge, and leaves its former head the rest. */
export async function returnHoldings(
  sql: Sql,
  businessId: string,
  head: string,
  member: string,
): Promise<void> {
  await sql.run('DELETE FROM customer_branches WHERE business_id = ? AND holder_id = ?', [businessId, head]);
  await sql.run(
    `INSERT INTO customer_branches (business_id, branch_id, holder_id)
       SELECT DISTINCT business_id, branch_id, CAST(? AS VARCHAR(64)) FROM orders
        WHERE business_id = ? AND test IS NOT TRUE
          AND customer_id IN (SELECT document_id FROM customers AS known WHERE known.document_id = ? OR known.merged_into = ?)
       ON CONFLICT DO NOTHING`,
    [head, businessId, head, head],
  );
  await sql.run(
    'UPDATE customer_consents SET holder_id = ? WHERE business_id = ? AND customer_id = ? AND holder_id = ?',
    [member, businessId, member, head],
  );
  for (const holder of [head, member]) await markCurrent(sql, businessId, holder);
}

/** Marks the last entry of each channel and purpose of a holder. */
export const markCurrent = (sql: Sql, businessId: string, holder: string): Promise<number> =>
  sql.run(
    `UPDATE customer_consents SET is_current = NOT EXISTS (
        SELECT 1 FROM customer_consents AS later
         WHERE later.holder_id = customer_consents.holder_id AND later.business_id = customer_consents.business_id
           AND later.channel = customer_consents.channel AND later.purpose = customer_consents.purpose
           AND (later.at > customer_consents.at OR (later.at = customer_consents.at AND later.id > customer_consents.id)))
      WHERE holder_id = ? AND business_id = ?`,
    [holder, businessId],
  );
