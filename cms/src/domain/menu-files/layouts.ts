import { headingKey, oneLine, type Cell, type ColumnMapping, type Sheet } from '../table-files';
import { headingOf, type FileColumn } from './columns';
import { valueOf, wordOf, STATES, YES_NO, type FileLanguage } from './words';

/** The meaning of a column in another program's file; `item` groups the rows of one product. */
type Source =
  | 'item'
  | 'name'
  | 'size'
  | 'category'
  | 'description'
  | 'price'
  | 'cost'
  | 'sku'
  | 'onSale'
  | 'archived';

interface Layout {
  name: LayoutName;
  /** Headings by which the file is known; all of them are there. */
  marks: readonly RegExp[];
  /** Of each source the headings, the first that is there counts. */
  sources: Readonly<Partial<Record<Source, readonly RegExp[]>>>;
}
export type LayoutName = 'SQUARE' | 'TOAST' | 'SHOPIFY' | 'LOYVERSE';

/** Exports of other programs by their headings, which are English in every language of those programs. */
const LAYOUTS: readonly Layout[] = [
  {
    name: 'SQUARE',
    marks: [/^item name$/, /^variation name$/],
    sources: {
      item: [/^item name$/],
      name: [/^item name$/],
      size: [/^variation name$/],
      category: [/^categor(y|ies)$/, /^reporting category$/],
      description: [/^description$/],
      price: [/^price$/, /^price \S/],
      sku: [/^sku$/],
      archived: [/^archived$/],
    },
  },
  {
    name: 'SHOPIFY',
    marks: [/^handle$/, /^title$/, /^variant price$/],
    sources: {
      item: [/^handle$/],
      name: [/^title$/],
      size: [/^option1 value$/],
      category: [/^type$/, /^product category$/],
      description: [/^body \(html\)$/],
      price: [/^variant price$/],
      cost: [/^cost per item$/],
      sku: [/^variant sku$/],
      onSale: [/^published$/],
    },
  },
  {
    name: 'LOYVERSE',
    marks: [/^handle$/, /^name$/, /^option 1 value$/],
    sources: {
      item: [/^handle$/],
      name: [/^name$/],
      size: [/^option 1 value$/],
      category: [/^category$/],
      description: [/^description$/],
      price: [/^price \[.*\]$/, /^price$/, /^default price$/],
      cost: [/^cost$/],
      sku: [/^sku$/],
      onSale: [/^available for sale( \[.*\])?$/],
    },
  },
  {
    name: 'TOAST',
    marks: [/^menu item( name)?$/, /^menu group( name)?$/, /^base price$/],
    sources: {
      name: [/^menu item( name)?$/],
      category: [/^menu group( name)?$/],
      description: [/^description$/],
      price: [/^base price$/],
      sku: [/^sku$/, /^plu$/],
    },
  },
];

/** Names of the one size of what comes in no sizes. */
const NO_SIZE = /^(regular|default|default title)?$/i;
/** What the lines of a layout say, in this order. */
const COLUMNS: readonly FileColumn[] = [
  'category',
  'name',
  'description',
  'priceCents',
  'costCents',
  'sku',
  'state',
];

/** The column that each source of a layout fills; the others group rows. */
const FILLS: Readonly<Partial<Record<Source, FileColumn>>> = {
  name: 'name',
  category: 'category',
  description: 'description',
  price: 'priceCents',
  cost: 'costCents',
  sku: 'sku',
  onSale: 'state',
  archived: 'state',
};

const SOURCES = Object.keys(FILLS) as Source[];

/** The export of a known program, as a sheet of our own columns. */
export interface KnownExport {
  layout: LayoutName;
  sheet: Sheet;
  /** Which column each heading of the export is imported into. */
  mapping: ColumnMapping<FileColumn>;
  /** Headings by which the rows of a product are grouped: they are read and are no column of ours. */
  grouping: ReadonlySet<string>;
}

/**
 * The export of a known program as a sheet of our own columns: amounts with a point as numbers, HTML of descriptions as
 * plain text, what is not for sale as paused. What the program keeps in rows for each size becomes a product for each,
 * `Latte (Small)`; a row that leaves name, category or description to the first row of its product has them from there.
 *
 * @param chosen the columns that a person chose for the headings, in place of the layout's own
 * @returns null where the headings are of no known program
 */
export function fromKnownLayout(
  sheet: Sheet,
  language: FileLanguage,
  chosen?: ColumnMapping<FileColumn>,
): KnownExport | null {
  const headings = sheet.headings.map((heading) => oneLine(heading).toLowerCase());
  const layout = LAYOUTS.find(({ marks }) => marks.every((mark) => headings.some((each) => mark.test(each))));
  if (!layout) return null;
  const own = new Map<Source, number>();
  for (const [source, patterns] of Object.entries(layout.sources) as [Source, readonly RegExp[]][]) {
    const place = patterns
      .map((pattern) => headings.findIndex((each) => pattern.test(each)))
      .find((at) => at >= 0);
    if (place !== undefined) own.set(source, place);
  }
  const keys = sheet.headings.map(headingKey);
  const mapping = chosen ?? mappingOf(own, keys);
  const { places, others } = placesOf(mapping, own, keys);
  const filled = new Set([...own].filter(([source]) => FILLS[source]).map(([, place]) => place));
  const lines = linesOf(sheet, places, language);
  const rows = new Map(sheet.lines.map(({ line, cells }) => [line, cells]));
  return {
    layout: layout.name,
    mapping,
    grouping: new Set(
      [...own.values()].filter((place) => !filled.has(place)).map((place) => keys[place] ?? ''),
    ),
    sheet: {
      headings: [...COLUMNS, ...others.map(({ column }) => column)].map((column) =>
        headingOf(column, language),
      ),
      lines: lines.map(({ line, cells }) => ({
        line,
        cells: [...cells, ...others.map(({ place }) => rows.get(line)?.[place] ?? '')],
      })),
    },
  };
}

/** What a layout imports by itself. */
function mappingOf(own: ReadonlyMap<Source, number>, keys: readonly string[]): ColumnMapping<FileColumn> {
  const mapping = new Map<string, FileColumn | null>(keys.map((key) => [key, null]));
  for (const [source, place] of own)
    mapping.set(keys[place] ?? '', FILLS[source] ?? mapping.get(keys[place] ?? '') ?? null);
  return mapping;
}

/** Where each source of a layout stands by a mapping, and the places of columns that no source fills. */
function placesOf(
  mapping: ColumnMapping<FileColumn>,
  own: ReadonlyMap<Source, number>,
  keys: readonly string[],
): { places: Map<Source, number>; others: { column: FileColumn; place: number }[] } {
  const places = new Map([...own].filter(([source]) => !FILLS[source]));
  const others: { column: FileColumn; place: number }[] = [];
  for (const [heading, column] of mapping) {
    const place = keys.indexOf(heading);
    if (column === null || place < 0) continue;
    const sources = SOURCES.filter((source) => FILLS[source] === column);
    // Whether something is sold is told by a word of the program, which other columns do not use.
    const source = column === 'state' ? sources.find((each) => own.get(each) === place) : sources[0];
    if (source) places.set(source, place);
    else others.push({ column, place });
  }
  return { places, others };
}

function linesOf(sheet: Sheet, places: ReadonlyMap<Source, number>, language: FileLanguage): Sheet['lines'] {
  const rows = sheet.lines.map(({ line, cells }) => ({
    line,
    text: (source: Source) => oneLine(String(cells[places.get(source) ?? -1] ?? '')),
    cell: (source: Source): Cell => cells[places.get(source) ?? -1] ?? '',
  }));
  const firsts = new Map<string, (typeof rows)[number]>();
  const counts = new Map<string, number>();
  const itemOf = (row: (typeof rows)[number]) => row.text('item');
  for (const row of rows) {
    if (!firsts.has(itemOf(row))) firsts.set(itemOf(row), row);
    counts.set(itemOf(row), (counts.get(itemOf(row)) ?? 0) + 1);
  }
  return rows
    .filter((row) => row.text('price') !== '' || row.text('name') !== '')
    .map((row) => {
      const first = itemOf(row) === '' ? row : (firsts.get(itemOf(row)) ?? row);
      const ofItem = (source: Source) => row.text(source) || first.text(source);
      const size = row.text('size');
      const name =
        NO_SIZE.test(size) && ofItem('name') !== '' ? ofItem('name') : `${ofItem('name')} (${size})`;
      const state = stateOf(ofItem('onSale'), ofItem('archived'));
      return {
        line: row.line,
        cells: [
          ofItem('category'),
          name,
          plainDescription(ofItem('description')),
          amountOf(row.cell('price')),
          amountOf(row.cell('cost')),
          row.text('sku'),
          state === null ? '' : wordOf(STATES, state, language),
        ],
      };
    });
}

/** These programs write amounts with a point in every country; a price that is asked at the counter is none. */
function amountOf(cell: Cell): Cell {
  if (typeof cell === 'number') return cell;
  const text = oneLine(cell).replace(/^\$/, '');
  if (text.toLowerCase() === 'variable') return '';
  return /^\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : text;
}

function stateOf(onSale: string, archived: string): 'ACTIVE' | 'PAUSED' | null {
  if (isYes(archived) === true) return 'PAUSED';
  const sold = isYes(onSale);
  return sold === undefined ? null : sold ? 'ACTIVE' : 'PAUSED';
}

const isYes = (text: string): boolean | undefined =>
  /^[yn]$/i.test(text) ? text.toLowerCase() === 'y' : valueOf(YES_NO, text);

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' },
};

/** A description without its HTML. */
const plainDescription = (html: string): string =>
  oneLine(
    html
      .replace(/<[^>]{0,500}>/g, ' ')
      .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? ' '),
  );
