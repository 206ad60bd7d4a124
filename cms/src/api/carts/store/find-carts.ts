import { inList, type Sql, type SqlCondition } from '../../../database/sql';
import { seesCustomers } from '../../../domain/orders/contact-visibility';
import { phoneDigits } from '../../../phones/phone';
import type { Viewer } from '../../../sessions/viewer';

const MOST = 200;

/** Ids of carts whose customer has something in name, phone or e-mail; none for who is not told these. */
export async function cartsOf(sql: Sql, viewer: Viewer, words: string): Promise<string[]> {
  if (!seesCustomers(viewer)) return [];
  const like = `%${words.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { condition, parameters } = atBranches(sql, viewer);
  const rows = await sql.all<{ id: string }>(
    `SELECT document_id AS id FROM carts
      WHERE business_id = ? AND consent_at IS NOT NULL${condition}
        AND (lower(contact_name) LIKE ? ESCAPE '\\' OR contact_phone LIKE ? ESCAPE '\\' OR lower(contact_email) LIKE ? ESCAPE '\\')
      ORDER BY last_activity_at DESC LIMIT ${MOST}`,
    [viewer.businessId, ...parameters, like, phoneLike(words) ?? like, like],
  );
  return rows.map(({ id }) => id);
}

/** A phone is looked for by its digits, without the zero that some countries write before them. */
function phoneLike(words: string): string | null {
  const digits = phoneDigits(words).replace(/^0/, '');
  return digits === '' ? null : `%${digits}%`;
}

/** Those that the person reaches: of many carts elsewhere none takes the place of theirs. */
const atBranches = (sql: Sql, { branchIds }: Viewer): SqlCondition =>
  branchIds.length === 0
    ? { condition: '', parameters: [] }
    : { condition: ` AND ${inList(sql, 'branch_id')}`, parameters: [branchIds] };
