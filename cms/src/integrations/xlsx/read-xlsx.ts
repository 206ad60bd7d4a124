import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { openZip, UnreadableSpreadsheet } from './open-zip';

type Value = string | number | boolean | Date | null;

/** A file as cells: its first line that says something, and each such line after it with its number. */
interface XlsxSheet {
  headings: string[];
  lines: { line: number; cells: (string | number)[] }[];
}

const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const PATIENCE_MS = 15_000;
const MOST_COLUMNS = 200;

/** Whether a file is packed as spreadsheets are. */
export const isZip = (file: Buffer): boolean =>
  file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));

/**
 * Reads the first sheet of an Excel file (XLSX). Formulas give what they came to when the file was saved; dates become
 * `2026-11-21 18:00` by the sheet's own clock. A file that would need more memory or time than a menu does is refused.
 *
 * @throws UnreadableSpreadsheet
 */
export async function readXlsx(file: Buffer): Promise<XlsxSheet> {
  const rows = await readRows(await openZip(file));
  const lines = rows.flatMap((row, index) => {
    const cells = row.slice(0, MOST_COLUMNS).map(cellOf);
    return cells.some((cell) => cell !== '') ? [{ line: index + 1, cells }] : [];
  });
  const [first, ...rest] = lines;
  return { headings: first?.cells.map(String) ?? [], lines: rest };
}

function readRows(zip: Buffer): Promise<Value[][]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'read-worker.js'), {
      workerData: zip,
      resourceLimits: LIMITS,
      // What a damaged file makes a reader say is no news for the log.
      stdout: true,
      stderr: true,
    });
    const give = setTimeout(() => void worker.terminate(), PATIENCE_MS);
    worker.once('message', resolve);
    worker.once('error', () => reject(new UnreadableSpreadsheet('damaged')));
    worker.once('exit', () => {
      clearTimeout(give);
      reject(new UnreadableSpreadsheet('damaged'));
    });
  });
}

const two = (number: number) => String(number).padStart(2, '0');

function cellOf(value: Value | undefined): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\uFFFD').trim();
  // The reader gives the clock of the sheet as if it stood in Greenwich.
  const day = Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return day && `${day} ${two(value.getUTCHours())}:${two(value.getUTCMinutes())}`;
}
