import type { Sql } from '../../../database/sql';
import type { SheetPlace } from '../export/order-cells';

/** What a sheet of a business's orders is written with: its currency, and its branches, archived ones too. */
export async function sheetPlaceOf(
  sql: Sql,
  businessId: string,
): Promise<Pick<SheetPlace, 'currency' | 'branch'>> {
  const business = await sql.one<{ currency: string }>(
    'SELECT currency FROM businesses WHERE document_id = ?',
    [businessId],
  );
  const rows = await sql.all<{ id: string; name: string; timezone: string }>(
    'SELECT document_id AS id, name, timezone FROM branches WHERE business_id = ? LIMIT 10000',
    [businessId],
  );
  const branches = new Map(rows.map((row) => [row.id, row]));
  return { currency: business?.currency ?? '', branch: (id) => branches.get(id) };
}
