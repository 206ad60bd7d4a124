import {
  applyMapping,
  ignoredHeadings,
  missingFields,
  oneLine,
  recogniseColumns,
  splitList,
  unescapeFormula,
  type Cell,
  type ColumnMapping,
  type Sheet,
} from '../table-files';
import { FILE_FIELDS, MENU_FIELDS, type FileColumn } from './columns';
import { FIELDS, type Notation, type Wrong } from './fields';
import type { FileField, FileFields } from './file-fields';
import { readOwnPrices, type WrittenPrice } from './own-prices';

export type FileProblemCode =
  | Wrong['code']
  | 'REQUIRED'
  | 'TOO_SHORT'
  | 'PROMO_NOT_LOWER'
  | 'ENDS_BEFORE_START'
  | 'UNKNOWN_REFERENCE'
  | 'ALREADY_EXISTS'
  | 'DUPLICATE_LINE'
  /** Its product, or what it names, was changed while the lines before it were stored. */
  | 'STALE_VERSION';

export interface FileProblem {
  code: FileProblemCode;
  column: FileColumn;
  args: Record<string, string | number>;
}

/** What a line says; what it leaves empty, or has no column for, is not there and changes nothing. */
export interface ReadLine {
  line: number;
  /** The product's own, as an export writes it, or null. */
  id: string | null;
  /** Names of categories; none where the line leaves them as they are. */
  categories: string[];
  name: string;
  /** The name of the group; null takes it away. */
  variationGroup?: string | null;
  /** Its own prices in variations. */
  variationPrices?: WrittenPrice[];
  extraGroups?: string[];
  fields: Partial<FileFields>;
  problems: FileProblem[];
}

/** A lone stroke takes away what a field has. */
const NONE = '-';
const NAME = [2, 80] as const;
const CATEGORY = [2, 60] as const;
/** A product is in so many categories, and has so many groups of extras, at most. */
const MOST_NAMES = 20;

/**
 * Reads the lines of a sheet. Lines without a single sign are passed over. A text that begins like a formula stays the
 * text it is; the apostrophe that spreadsheets and exports put before one is taken off again.
 *
 * @param mapping which column each heading stands for; by default what the headings say by themselves
 * @returns `lines`, each read when it is asked for, once; `missing`: columns that the sheet has to have and lacks, in
 *   which case no line is read; `unknown`: headings that are not read
 */
export function readLines(
  sheet: Sheet,
  notation: Notation,
  mapping: ColumnMapping<FileColumn> = recogniseColumns(sheet.headings, MENU_FIELDS),
): { lines: Iterable<ReadLine>; unknown: string[]; missing: FileColumn[] } {
  const unknown = ignoredHeadings(sheet.headings, mapping);
  const missing = missingFields(mapping, MENU_FIELDS);
  if (missing.length > 0) return { lines: [], unknown, missing };
  return { lines: linesOf(sheet, mapping, notation), unknown, missing };
}

function* linesOf(sheet: Sheet, mapping: ColumnMapping<FileColumn>, notation: Notation): Generator<ReadLine> {
  for (const { line, cells } of applyMapping(sheet, mapping)) yield readLine(line, cells, notation);
}

function readLine(line: number, cells: ReadonlyMap<FileColumn, Cell>, notation: Notation): ReadLine {
  const problems: FileProblem[] = [];
  const add = (code: FileProblemCode, column: FileColumn, args: FileProblem['args'] = {}) =>
    problems.push({ code, column, args });
  const text = (column: FileColumn): string => {
    const cell = cells.get(column) ?? '';
    return unescapeFormula(oneLine(String(cell)));
  };
  const checkLength = (value: string, column: FileColumn, [least, most]: readonly [number, number]) => {
    if (value.length > most) add('TOO_LONG', column, { limit: most });
    else if (value.length < least) add('TOO_SHORT', column, { limit: least });
  };

  const names = (column: FileColumn): string[] => {
    const found = splitList(text(column));
    if (found.length > MOST_NAMES) add('TOO_MANY', column, { limit: MOST_NAMES });
    return found.slice(0, MOST_NAMES);
  };

  const id = cells.has('id') ? text('id') : null;
  const categories = names('category');
  const name = text('name');
  if (categories.length === 0 && id === null) add('REQUIRED', 'category');
  categories.forEach((category) => checkLength(category, 'category', CATEGORY));
  if (name === '') add('REQUIRED', 'name');
  else checkLength(name, 'name', NAME);

  const read: ReadLine = { line, id, categories, name, fields: {}, problems };
  for (const field of FILE_FIELDS) {
    const cell = cells.get(field);
    if (cell === undefined) continue;
    const problem = readField(read.fields, field, cell, notation);
    if (problem) add(problem.code, field, problem.args);
  }
  if (cells.has('variationGroup'))
    read.variationGroup = isNone(cells.get('variationGroup')) ? null : text('variationGroup');
  const prices = cells.get('variationPrices');
  if (isNone(prices)) read.variationPrices = [];
  else if (prices !== undefined) {
    const result = readOwnPrices(text('variationPrices'), notation);
    if ('wrong' in result) add(result.wrong.code, 'variationPrices', result.wrong.args);
    else read.variationPrices = result.value;
  }
  if (cells.has('extraGroups'))
    read.extraGroups = isNone(cells.get('extraGroups')) ? [] : names('extraGroups');
  return read;
}

const isNone = (cell: Cell | undefined): boolean => typeof cell === 'string' && cell.trim() === NONE;

function readField<F extends FileField>(
  fields: Partial<FileFields>,
  field: F,
  cell: Cell,
  notation: Notation,
): Wrong | null {
  const codec = FIELDS[field];
  if (codec.none !== undefined && isNone(cell)) {
    fields[field] = codec.none;
    return null;
  }
  const result = codec.read(typeof cell === 'string' ? unescapeFormula(cell.trim()) : cell, notation);
  if ('wrong' in result) return result.wrong;
  fields[field] = result.value;
  return null;
}
