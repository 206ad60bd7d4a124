import { newId } from '../../../database/ids';
import type { Sql } from '../../../database/sql';
import { boolean, code, milliseconds, number, orNull, text } from '../../../database/codecs';
import { defineTable, type RowOf } from '../../../database/table';
import type { ConsentChannel, ConsentPurpose, ConsentSource } from '../../../domain/customers';
import { markCurrent } from './holders';

/** What customers agreed to and withdrew. Entries are appended; only their holder changes, by a merge. */
export const consents = defineTable('customer_consents', {
  id: text(),
  businessId: text(),
  customerId: text(),
  holderId: text(),
  channel: code<ConsentChannel>(),
  purpose: code<ConsentPurpose>(),
  given: boolean(),
  at: milliseconds(),
  source: code<ConsentSource>(),
  userId: orNull(number()),
  userName: orNull(text()),
  isCurrent: boolean(),
});

export type StoredConsent = RowOf<typeof consents>;

/** Appends an entry, which is later than every other one of its customer whatever the clocks of two instances say. */
export async function appendConsent(
  sql: Sql,
  entry: Omit<StoredConsent, 'id' | 'at' | 'isCurrent'>,
  now: Date,
): Promise<void> {
  const last = await sql.one<{ at: number | null }>(
    'SELECT MAX(at) AS at FROM customer_consents WHERE holder_id = ? AND business_id = ?',
    [entry.holderId, entry.businessId],
  );
  const at = new Date(Math.max(now.getTime(), (last?.at ?? 0) + 1)).toISOString();
  await consents.insert(sql, { ...entry, id: newId(), at, isCurrent: true });
  await markCurrent(sql, entry.businessId, entry.holderId);
}

/** The last entry of each channel and purpose of a customer. */
export const currentConsents = (sql: Sql, businessId: string, holderId: string): Promise<StoredConsent[]> =>
  consents.select(
    sql,
    'holder_id = ? AND business_id = ? AND is_current ORDER BY channel, purpose LIMIT 50',
    [holderId, businessId],
  );
