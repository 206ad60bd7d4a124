import {
  describeColumns,
  missingFields,
  proposeColumns,
  recogniseColumns,
  type ColumnMapping,
  type DescribedColumn,
  type Sheet,
} from '../table-files';
import { MENU_FIELDS, type FileColumn } from './columns';
import { fromKnownLayout, type LayoutName } from './layouts';
import type { FileLanguage } from './words';

/** A file of a menu whose headings stand for columns of ours. */
export interface MatchedFile {
  /** The program whose export the file is, or null. */
  layout: LayoutName | null;
  /** What is read line by line, by `mapping`. */
  sheet: Sheet;
  mapping: ColumnMapping<FileColumn>;
  /**
   * The headings of the file for a person who matches them: `field` is the column that a heading is imported into and, where
   * nobody chose the columns yet, also a likely one.
   */
  columns: DescribedColumn<FileColumn>[];
  /** Headings of the file that are not read. */
  ignored: string[];
  /** Required columns that no heading is imported into. */
  missing: FileColumn[];
}

/**
 * Matches the headings of a file to the columns of a menu: as somebody chose, or else by the layout of a known program, or
 * else by what the headings say.
 *
 * @param language of the headings of the sheet that is made of a known layout
 */
export function matchFile(
  sheet: Sheet,
  language: FileLanguage,
  chosen?: ColumnMapping<FileColumn>,
): MatchedFile {
  const known = fromKnownLayout(sheet, language, chosen);
  const mapping = known?.mapping ?? chosen ?? recogniseColumns(sheet.headings, MENU_FIELDS);
  const columns = describeColumns(sheet, mapping).filter(({ heading }) => !known?.grouping.has(heading));
  const proposed = known || chosen ? mapping : proposeColumns(sheet.headings, MENU_FIELDS);
  return {
    layout: known?.layout ?? null,
    sheet: known?.sheet ?? sheet,
    mapping: known ? recogniseColumns(known.sheet.headings, MENU_FIELDS) : mapping,
    columns: columns.map((column) => ({ ...column, field: proposed.get(column.heading) ?? null })),
    ignored: columns.filter(({ field }) => field === null).map(({ heading }) => heading),
    missing: missingFields(mapping, MENU_FIELDS),
  };
}
