import type { Sql } from '../../../database/sql';

/** The country of a business, ISO 3166 alpha-2: phones are read as they are written there. */
export async function countryOf(sql: Sql, businessId: string): Promise<string> {
  const row = await sql.one<{ country: string }>('SELECT country FROM businesses WHERE document_id = ?', [
    businessId,
  ]);
  return row?.country ?? '';
}
