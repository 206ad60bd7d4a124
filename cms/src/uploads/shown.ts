import type { Sql } from '../database/sql';

/** Every column that holds addresses of pictures. A picture that one of them names is not swept away. */
export const PICTURE_COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['products', 'image_urls'],
  ['categories', 'image_url'],
  ['extra_groups', 'extras'],
  // What is to be shown, and what is shown again if that is taken back.
  ['menu_release_changes', 'fields'],
  ['menu_release_changes', 'before'],
  ['branches', 'logo_url'],
  ['branches', 'banner_url'],
  ['up_users', 'photo_url'],
  ['support_tickets', 'attachments'],
  ['support_messages', 'attachments'],
];

/** Whether any row of the business names the picture. */
export async function isShown(sql: Sql, businessId: string, id: string): Promise<boolean> {
  for (const [table, column] of PICTURE_COLUMNS) {
    const row = await sql.one<{ one: number }>(
      `SELECT 1 AS one FROM ${table} WHERE business_id = ? AND CAST(${column} AS TEXT) LIKE ? LIMIT 1`,
      [businessId, `%/uploads/${id}/%`],
    );
    if (row) return true;
  }
  return false;
}
