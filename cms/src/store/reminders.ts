import type { Sql } from '../database/sql';
import { DEFAULT_VALUES, readSettings, type SettingValues } from '../domain/settings';
import { branches } from './load-store';

const columns = branches.pick('id', 'settings');

/** How a branch wants carts that were left to be spoken of. */
export async function remindersAt(
  sql: Sql,
  businessId: string,
  branchId: string,
): Promise<SettingValues['carts']> {
  const row = await columns.find(sql, 'business_id = ? AND document_id = ?', [businessId, branchId]);
  return row ? readSettings(row.settings).carts : DEFAULT_VALUES.carts;
}
