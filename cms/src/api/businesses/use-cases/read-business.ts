import type { BusinessDto } from '../../../contracts/business';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';

interface BusinessRow {
  document_id: string;
  version: number;
  trade_name: string;
  legal_name: string | null;
  document: string | null;
  email: string | null;
  phone: string | null;
  country: string;
  currency: string;
  default_language: BusinessDto['defaultLanguage'];
  state: BusinessDto['state'];
}

/** The viewer's own business. */
export async function readBusiness(viewer: Viewer): Promise<BusinessDto> {
  return read((sql) => businessOf(sql, viewer));
}

/** The same in a transaction that is running. */
export async function businessOf(sql: Sql, { businessId }: Viewer): Promise<BusinessDto> {
  const row = await sql.one<BusinessRow>(
    `SELECT document_id, version, trade_name, legal_name, document, email, phone, country, currency, default_language, state
       FROM businesses WHERE document_id = ?`,
    [businessId],
  );
  if (!row) throw new Error('A session belongs to a business that is gone');
  return {
    id: row.document_id,
    version: row.version,
    tradeName: row.trade_name,
    legalName: row.legal_name,
    document: row.document,
    email: row.email,
    phone: row.phone,
    country: row.country,
    currency: row.currency,
    defaultLanguage: row.default_language,
    state: row.state,
  };
}
