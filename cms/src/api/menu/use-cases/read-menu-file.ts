import { MAX_FILE_LINES } from '../../../contracts/menu-files';
import type { Sheet } from '../../../domain/menu-files';
import { ApiError, invalid } from '../../../errors/api-error';
import { decodeText } from '../../../integrations/csv/decode-text';
import { readCsv } from '../../../integrations/csv/read-csv';
import { UnreadableSpreadsheet } from '../../../integrations/xlsx/open-zip';
import { isZip, readXlsx } from '../../../integrations/xlsx/read-xlsx';
import { Turns } from '../../../uploads/turns';

// Each holds a thread and the memory of a whole sheet.
const unpacking = new Turns(1, 20);
const PATH = ['file'];

/** A file as cells, whichever kind it is; refused when it is none that a menu could be in. */
export async function readMenuFile(file: Buffer): Promise<Sheet> {
  if (file.length === 0) throw invalid([{ code: 'EMPTY_FILE', path: PATH }]);
  const sheet = isZip(file) ? await unpacking.take(() => spreadsheet(file)) : text(file);
  if (sheet.lines.length > MAX_FILE_LINES)
    throw invalid([{ code: 'TOO_MANY', path: PATH, args: { limit: MAX_FILE_LINES } }]);
  return sheet;
}

const unreadable = () => new ApiError(422, 'FILE_UNREADABLE', { path: PATH });

async function spreadsheet(file: Buffer): Promise<Sheet> {
  try {
    return await readXlsx(file);
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) throw unreadable();
    throw error;
  }
}

function text(file: Buffer): Sheet {
  const decoded = decodeText(file);
  if (decoded === null) throw unreadable();
  return readCsv(decoded);
}
