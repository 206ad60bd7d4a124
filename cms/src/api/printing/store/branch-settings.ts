import { json, type JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { readSettings, type SettingValues, type StoredSettings } from '../../../domain/settings';
import { storedSettings } from '../../../store/behaviour';

/** A screen that said so within this time is there. */
const SEEN_MS = 120_000;

/** How a branch behaves. Unscoped: by the branch of an order or a printer that was found within its business. */
export async function settingsOf(sql: Sql, branchId: string): Promise<SettingValues> {
  const branch = await sql.one<{ settings: JsonColumn; auto_accept: JsonColumn }>(
    'SELECT settings, auto_accept FROM branches WHERE document_id = ?',
    [branchId],
  );
  return readSettings(
    storedSettings({
      settings: json<StoredSettings>(branch?.settings, {}),
      autoAccept: json<StoredSettings>(branch?.auto_accept, {}),
    }),
  );
}

/**
 * Whether the kitchen of a branch wants its tickets on paper now: always, never, or while no screen of the branch is
 * there to show them. Unscoped: by the branch of an order.
 */
export async function printsOnAccept(
  sql: Sql,
  branchId: string,
  now: Date,
): Promise<{ kitchenTickets: boolean }> {
  const { kitchenTickets } = (await settingsOf(sql, branchId)).printing;
  if (kitchenTickets !== 'WITHOUT_SCREEN') return { kitchenTickets: kitchenTickets === 'ALWAYS' };
  const sign = await sql.one<{ at: number | null }>(
    'SELECT MAX(at) AS at FROM board_signs WHERE branch_id = ?',
    [branchId],
  );
  return { kitchenTickets: sign?.at == null || sign.at < now.getTime() - SEEN_MS };
}
