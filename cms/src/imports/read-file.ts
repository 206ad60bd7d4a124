import type { Sheet } from '../domain/table-files';
import { ApiError, invalid } from '../errors/api-error';
import { Semaphore } from '../event-loop/semaphore';
import { readSheet } from '../integrations/sheets/read-sheet';
import { SheetRefused } from '../integrations/sheets/refused';
import { isZip } from '../integrations/xlsx/zip';

// Each holds a thread and the memory of a whole sheet. A spreadsheet may take seconds; a text does not wait for it.
const reading = { text: new Semaphore(1, 20), spreadsheet: new Semaphore(1, 20) };
const PATH = ['file'];

/** How large a file may be that is imported. */
export interface FileLimits {
  /** Lines below the headings. */
  lines: number;
  columns: number;
  /** Characters of a cell. */
  cell: number;
  /** Bytes of the file, and characters of all its cells. */
  total: number;
}

/**
 * A file (CSV or XLSX) as cells.
 *
 * @throws EMPTY_FILE | TOO_MANY_LINES | CELL_TOO_LONG (400) and FILE_UNREADABLE (422) at `file`
 */
export async function readImportFile(file: Buffer, limits: FileLimits): Promise<Sheet> {
  if (file.length === 0) throw invalid([{ code: 'EMPTY_FILE', path: PATH }]);
  try {
    return await reading[isZip(file) ? 'spreadsheet' : 'text'].run(() => readSheet(file, limits));
  } catch (error) {
    throw error instanceof SheetRefused ? refusalOf(error) : error;
  }
}

function refusalOf({ why, line, limit }: SheetRefused): ApiError {
  const place = { path: PATH, args: { line, limit } };
  switch (why) {
    case 'too many lines':
      return invalid([{ code: 'TOO_MANY_LINES', ...place }]);
    case 'cell too long':
      return invalid([{ code: 'CELL_TOO_LONG', ...place }]);
    case 'unreadable':
      return new ApiError(422, 'FILE_UNREADABLE', { path: PATH });
  }
}
