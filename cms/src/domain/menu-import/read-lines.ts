import { parseMoney } from '../money';
import { plainText } from '../text';
import { columnOf, STATE_WORDS, type ImportColumn } from './columns';

/** A file of a menu as cells: the headings, and each line with its number in the file. */
export interface Sheet {
  headings: readonly string[];
  lines: readonly { line: number; cells: readonly string[] }[];
}

/** What a line says; what it leaves empty, or has no column for, is not there and changes nothing. */
export interface ImportFields {
  description?: string;
  priceCents?: number;
  promoPriceCents?: number;
  costCents?: number;
  sku?: string;
  serves?: number;
  state?: 'ACTIVE' | 'PAUSED';
}

export type ImportProblemCode =
  | 'REQUIRED'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'BAD_PRICE'
  | 'NOT_A_NUMBER'
  | 'NOT_ONE_OF'
  | 'PROMO_NOT_LOWER'
  | 'DUPLICATE_LINE';

export interface ImportProblem {
  code: ImportProblemCode;
  column: ImportColumn;
  args: Record<string, string | number>;
}

export interface ReadLine {
  line: number;
  category: string;
  name: string;
  fields: ImportFields;
  problems: ImportProblem[];
}

/** Columns without which a line is about nothing. */
const NEEDED = ['category', 'name'] as const;

const LENGTHS = { category: [2, 60], name: [2, 80], description: [0, 500], sku: [1, 40] } as const;
const MOST_CENTS = 100_000_000_000;
const MOST_SERVED = 100;

/**
 * Reads the lines of a sheet. Lines without a single sign are passed over. A text that begins like a formula stays the
 * text it is; the apostrophe that spreadsheets and exports put before one is taken off again.
 *
 * @param region ISO 4217 currency and BCP 47 language by which amounts are read
 * @returns `missing`: columns that the sheet has to have and lacks, in which case no line is read
 */
export function readLines(
  sheet: Sheet,
  region: { currency: string; language: string },
): { lines: ReadLine[]; unknown: string[]; missing: ImportColumn[] } {
  const columns = sheet.headings.map(columnOf);
  const unknown = sheet.headings.filter((heading, index) => heading.trim() !== '' && columns[index] === null);
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { lines: [], unknown, missing };
  const lines = sheet.lines
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ line, cells }) => readLine(line, cellsByColumn(columns, cells), region));
  return { lines, unknown, missing };
}

/** The first of two columns of the same meaning counts. */
function cellsByColumn(
  columns: readonly (ImportColumn | null)[],
  cells: readonly string[],
): ReadonlyMap<ImportColumn, string> {
  const found = new Map<ImportColumn, string>();
  columns.forEach((column, index) => {
    if (column && !found.has(column)) found.set(column, textOf(cells[index] ?? ''));
  });
  return found;
}

function textOf(cell: string): string {
  const text = cell.replace(/\s+/g, ' ').trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

function readLine(
  line: number,
  cells: ReadonlyMap<ImportColumn, string>,
  { currency, language }: { currency: string; language: string },
): ReadLine {
  const problems: ImportProblem[] = [];
  const add = (code: ImportProblemCode, column: ImportColumn, args: ImportProblem['args'] = {}) =>
    problems.push({ code, column, args });
  const cell = (column: ImportColumn) => cells.get(column) ?? '';

  const text = (column: keyof typeof LENGTHS): string => {
    const value = cell(column);
    const [least, most] = LENGTHS[column];
    if (value.length > most) add('TOO_LONG', column, { limit: most });
    if (value !== '' && value.length < least) add('TOO_SHORT', column, { limit: least });
    return value;
  };
  const amount = (column: 'priceCents' | 'promoPriceCents' | 'costCents'): number | undefined => {
    if (cell(column) === '') return undefined;
    const cents = parseMoney(cell(column), currency, language);
    if (cents !== null && cents >= 0 && cents <= MOST_CENTS) return cents;
    add('BAD_PRICE', column);
    return undefined;
  };

  for (const column of NEEDED) if (cell(column) === '') add('REQUIRED', column);
  const [category, name] = [text('category'), text('name')];
  const fields: ImportFields = {};
  const description = text('description');
  if (description !== '') fields.description = description;
  for (const column of ['priceCents', 'promoPriceCents', 'costCents'] as const) {
    const cents = amount(column);
    if (cents !== undefined) fields[column] = cents;
  }
  const sku = text('sku');
  if (sku !== '') fields.sku = sku;
  if (cell('serves') !== '') {
    const serves = /^\d{1,3}$/.test(cell('serves')) ? Number(cell('serves')) : 0;
    if (serves >= 1 && serves <= MOST_SERVED) fields.serves = serves;
    else add('NOT_A_NUMBER', 'serves', { limit: MOST_SERVED });
  }
  if (cell('state') !== '') {
    const state = STATE_WORDS.get(plainText(cell('state')));
    if (state) fields.state = state;
    else add('NOT_ONE_OF', 'state', { allowed: 'active, paused' });
  }
  return { line, category, name, fields, problems };
}
