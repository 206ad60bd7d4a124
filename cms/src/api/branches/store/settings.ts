import { inList, type Sql } from '../../../database/sql';
import type { RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { readSettings, type SettingValues } from '../../../domain/settings';
import { storedSettings } from '../../../store/behaviour';
import { branches } from '../../../store/load-store';

const columns = branches.pick('id', 'version', 'settings', 'autoAccept');
export type SettingsRow = RowOf<typeof columns>;

/** What a branch has stored of its settings, and at which version. */
export const settingsRow = (sql: Sql, businessId: string, branchId: string): Promise<SettingsRow | null> =>
  columns.find(sql, "business_id = ? AND document_id = ? AND state <> 'ARCHIVED'", [businessId, branchId]);

/** How a branch behaves, in use or not; by default where there is none. */
export async function settingsOf(
  sql: Sql,
  { businessId, branchId }: { businessId: string; branchId: string },
): Promise<SettingValues> {
  const row = await columns.find(sql, 'business_id = ? AND document_id = ?', [businessId, branchId]);
  return readSettings(row ? storedSettings(row) : {});
}

/** Which of some branches of a business let every page ring for an order that nobody takes note of. */
export async function branchesCallingEverywhere(
  sql: Sql,
  businessId: string,
  branchIds: readonly string[],
): Promise<string[]> {
  if (branchIds.length === 0) return [];
  const rows = await columns.select(sql, `business_id = ? AND ${inList(sql, 'document_id')}`, [
    businessId,
    branchIds,
  ]);
  return rows
    .filter((row) => readSettings(storedSettings(row)).escalation.everywhereSec !== null)
    .map(({ id }) => id);
}

/** What the branches of a business put before the numbers of their orders, each once; nothing is not among them. */
export async function numberPrefixes(sql: Sql, businessId: string): Promise<string[]> {
  const rows = await columns.select(sql, "business_id = ? AND state <> 'ARCHIVED'", [businessId]);
  const prefixes = rows.map((row) => readSettings(storedSettings(row)).numbering.prefix);
  return [...new Set(prefixes)].filter((prefix) => prefix !== '');
}

/** Stores them if the branch is still at this version; answers 0 when it is at another one by now. */
export const storeSettings = (
  tx: Tx,
  businessId: string,
  { id, version, settings, autoAccept }: SettingsRow,
  now: Date,
): Promise<number> =>
  columns.update(
    tx,
    { settings, autoAccept, version: version + 1 },
    ['business_id = ? AND document_id = ? AND version = ?', businessId, id, version],
    { updated_at: now },
  );
