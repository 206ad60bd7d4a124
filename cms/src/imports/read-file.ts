import { MAX_CELL_LENGTH, MAX_FILE_BYTES, MAX_FILE_LINES } from '../../../contracts/menu-files';
import type { Sheet } from '../../../domain/table-files';
import { ApiError, invalid } from '../../../errors/api-error';
import { readSheet } from '../../../integrations/sheets/read-sheet';
import { SheetRefused } from '../../../integrations/sheets/refused';
import { isZip } from '../../../integrations/xlsx/zip';
import { Semaphore } from '../../../event-loop/semaphore';

// Each holds a thread and the memory of a whole sheet. A spreadsheet may take seconds; a text does not wait for it.
const reading = { text: new Semaphore(1, 20), spreadsheet: new Semaphore(1, 20) };
const PATH = ['file'];
const LIMITS = { lines: MAX_FILE_LINES, columns: 200, cell: MAX_CELL_LENGTH, total: MAX_FILE_BYTES };

/** A file as cells, whichever kind it is; refused when it is none that a menu could be in. */
export async function readMenuFile(file: Buffer): Promise<Sheet> {
  if (file.length === 0) throw invalid([{ code: 'EMPTY_FILE', path: PATH }]);
  try {
    return await reading[isZip(file) ? 'spreadsheet' : 'text'].run(() => readSheet(file, LIMITS));
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
