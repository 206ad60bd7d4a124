import type { Sql } from '../../../database/sql';
import { reachesBranch } from '../../../domain/access';
import { seesCustomers } from '../../../domain/orders/contact-visibility';
import type { Viewer } from '../../../sessions/viewer';

const MOST = 200;

/** Ids of carts whose customer has something in name, phone or e-mail; none for who is not told these. */
export async function cartsOf(sql: Sql, viewer: Viewer, words: string): Promise<string[]> {
  if (!seesCustomers(viewer)) return [];
  const like = `%${words.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const rows = await sql.all<{ id: string; branchId: string }>(
    `SELECT document_id AS id, branch_id AS "branchId" FROM carts
      WHERE business_id = ? AND consent_at IS NOT NULL
        AND (lower(contact_name) LIKE ? ESCAPE '\\' OR contact_phone LIKE ? ESCAPE '\\' OR lower(contact_email) LIKE ? ESCAPE '\\')
      ORDER BY last_activity_at DESC LIMIT ${MOST}`,
    [viewer.businessId, like, like, like],
  );
  return rows.filter(({ branchId }) => reachesBranch(viewer, branchId)).map(({ id }) => id);
}
