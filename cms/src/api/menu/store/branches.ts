import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';

/** Of which branch a menu is. */
export interface MenuScope {
  businessId: string;
  branchId: string;
}

export interface MenuBranch {
  currency: string;
  language: 'en' | 'pt-BR' | 'es';
  timeZone: string;
  slug: string;
}

/** What reading and writing a menu needs to know of its branch; undefined where there is none or it is archived. */
export const menuBranch = (sql: Sql, businessId: string, id: string): Promise<MenuBranch | undefined> =>
  sql.one<MenuBranch>(
    `SELECT o.currency, o.default_language AS language, b.timezone AS "timeZone", b.slug
       FROM branches b JOIN businesses o ON o.document_id = b.business_id
      WHERE b.document_id = ? AND b.business_id = ? AND b.state <> 'ARCHIVED'`,
    [id, businessId],
  );

/** The ids of the branches of a business that are not archived. */
export async function openBranchIds(sql: Sql, businessId: string): Promise<string[]> {
  const rows = await sql.all<{ id: string }>(
    `SELECT document_id AS id FROM branches WHERE business_id = ? AND state <> 'ARCHIVED' LIMIT 1000`,
    [businessId],
  );
  return rows.map(({ id }) => id);
}

/** Of two that do this at once, the second waits for the commit of the first; on SQLite nobody else writes anyway. */
export async function lockBranch(tx: Tx, businessId: string, id: string): Promise<void> {
  if (tx.dialect === 'postgres')
    await tx.one('SELECT 1 AS held FROM branches WHERE document_id = ? AND business_id = ? FOR UPDATE', [
      id,
      businessId,
    ]);
}
