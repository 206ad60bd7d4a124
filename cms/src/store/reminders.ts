import type { Sql } from '../database/sql';
import { DEFAULT_VALUES, readSettings, type SettingValues } from '../domain/settings';
import { branches } from './load-store';

const columns = branches.pick('id', 'settings');

/** How a branch behaves; the defaults where there is no such branch of the business. */
async function settingsAt(sql: Sql, businessId: string, branchId: string): Promise<SettingValues> {
  const row = await columns.find(sql, 'business_id = ? AND document_id = ?', [businessId, branchId]);
  return row ? readSettings(row.settings) : DEFAULT_VALUES;
}

/** How a branch reminds customers who left their cart. */
export const remindersAt = async (
  sql: Sql,
  businessId: string,
  branchId: string,
): Promise<SettingValues['carts']> => (await settingsAt(sql, businessId, branchId)).carts;

/** How a branch asks customers about their orders. */
export const surveysAt = async (
  sql: Sql,
  businessId: string,
  branchId: string,
): Promise<SettingValues['feedback']> => (await settingsAt(sql, businessId, branchId)).feedback;
