import type { Sql } from '../database/sql';
import { snakeCase } from '../database/table';

type PictureColumn = readonly [table: string, column: string];

/** Those of what is no declared noun. */
const OTHER_COLUMNS: readonly PictureColumn[] = [
  // What is to be shown, and what is shown again if that is taken back.
  ['menu_release_changes', 'fields'],
  ['menu_release_changes', 'before'],
  ['up_users', 'photo_url'],
  ['support_tickets', 'attachments'],
  ['support_messages', 'attachments'],
];

const columnsOfNouns: PictureColumn[] = [];

/** Makes the fields of a declared noun known in which there are pictures, such as `extras.imageUrl`. */
export function claimPicturesOf(table: string, fields: readonly string[]): void {
  for (const field of fields) columnsOfNouns.push([table, snakeCase(field.replace(/\..*$/, ''))]);
}

/** Every column that holds addresses of pictures. A picture that one of them names is not swept away. */
export function pictureColumns(): PictureColumn[] {
  if (columnsOfNouns.length === 0) throw new Error('Pictures are looked for before any noun is declared');
  return [...columnsOfNouns, ...OTHER_COLUMNS];
}

/** Whether any row of the business names the picture. */
export async function isShown(sql: Sql, businessId: string, id: string): Promise<boolean> {
  for (const [table, column] of pictureColumns()) {
    const row = await sql.one<{ one: number }>(
      `SELECT 1 AS one FROM ${table} WHERE business_id = ? AND CAST(${column} AS TEXT) LIKE ? LIMIT 1`,
      [businessId, `%/uploads/${id}/%`],
    );
    if (row) return true;
  }
  return false;
}
