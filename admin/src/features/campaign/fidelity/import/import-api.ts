import type { BalanceImportDto, BalanceImportUndoDto, LastBalanceImportDto } from '@contracts/loyalty-files';
import type { ChosenColumns, TableImportApi } from '@entities/table-import/table-import';
import { request } from '@shared/api/request';
import { sendFile } from '@shared/api/request-file';

const IMPORT = '/api/loyalty-accounts/import';

/** The requests of an import of balances into a program. */
export function balanceImportApi(
  program: string,
): TableImportApi<BalanceImportDto, BalanceImportUndoDto, LastBalanceImportDto> {
  const query = (columns: ChosenColumns, isAgain = false) =>
    new URLSearchParams({
      program,
      ...(columns && { columns: JSON.stringify(columns) }),
      ...(isAgain && { again: 'true' }),
    }).toString();
  return {
    preview: (file, columns) => sendFile(`${IMPORT}/preview?${query(columns)}`, file),
    store: (file, columns, { key, shown }) =>
      sendFile(`${IMPORT}?${query(columns, shown.importedAt !== null)}`, file, key),
    last: () => request('GET', `${IMPORT}/last?${query(null)}`),
    undo: (id) => request('POST', `${IMPORT}/undo`, { id }),
  };
}
