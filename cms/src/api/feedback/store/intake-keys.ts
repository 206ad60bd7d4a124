import { tableOf } from '../../../database/content-type';
import type { Sql } from '../../../database/sql';
import { documentStamps, type RowOf } from '../../../database/table';
import { keyedHash } from '../../../secrecy/secrecy';

/** At most one of a business. The secret of a key is not stored: it is derived from the id with the server's own secret. */
const keys = tableOf('api::feedback.intake-key');

export type StoredIntakeKey = RowOf<typeof keys>;

export const intakeKeyOf = (sql: Sql, businessId: string): Promise<StoredIntakeKey | null> =>
  keys.find(sql, 'business_id = ?', [businessId]);

/** Unscoped: whoever sends the id of a key has to sign with its secret. */
export const intakeKeyById = (sql: Sql, keyId: string): Promise<StoredIntakeKey | null> =>
  keys.find(sql, 'key_id = ?', [keyId]);

export const insertIntakeKey = (sql: Sql, row: StoredIntakeKey): Promise<number> =>
  keys.insert(sql, row, documentStamps(new Date(row.madeAt)));

export const removeIntakeKey = (sql: Sql, businessId: string): Promise<number> =>
  keys.remove(sql, 'business_id = ?', [businessId]);

export const markIntakeKeyUsed = (
  sql: Sql,
  { id, businessId }: StoredIntakeKey,
  now: Date,
): Promise<number> =>
  keys.update(sql, { lastUsedAt: now.toISOString() }, [
    'document_id = ? AND business_id = ?',
    id,
    businessId,
  ]);

/** The secret with which the holder of a key signs: 64 hexadecimal digits. */
export const secretOf = ({ businessId, keyId }: Pick<StoredIntakeKey, 'businessId' | 'keyId'>): string =>
  keyedHash('intake keys', businessId, keyId);
