import { json, type JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { readSettings, type SettingValues, type StoredSettings } from '../../../domain/settings';
import { storedSettings } from '../../../store/behaviour';

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

/** When the kitchen of a branch wants its tickets on paper. Unscoped: by the branch of an order. */
export const kitchenWish = async (
  sql: Sql,
  branchId: string,
): Promise<SettingValues['printing']['kitchenTickets']> =>
  (await settingsOf(sql, branchId)).printing.kitchenTickets;
