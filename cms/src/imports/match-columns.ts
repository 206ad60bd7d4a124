import type { ColumnMatchDto } from '../contracts/column-match';
import {
  describeColumns,
  ignoredHeadings,
  missingFields,
  proposeColumns,
  recogniseColumns,
  type ColumnMapping,
  type Sheet,
  type TargetField,
} from '../domain/table-files';
import { invalid } from '../errors/api-error';
import type { ChosenColumns } from './chosen-columns';

/** Which column of a file is imported into which field. */
export interface MatchedColumns<Key extends string> {
  mapping: ColumnMapping<Key>;
  /** The same, described for a person who changes it. */
  match: ColumnMatchDto;
  /** Headings that are not imported. */
  ignored: string[];
}

/**
 * Matches the columns of a file: as somebody chose them, or else by their headings.
 *
 * @param headingOf the heading of a field in the language of the request
 * @throws MISSING_COLUMN at `file.<field>`, with the columns in `match`
 */
export function matchColumns<Key extends string>(
  { sheet, chosen }: { sheet: Sheet; chosen: ChosenColumns<Key> | null },
  fields: readonly TargetField<Key>[],
  headingOf: (key: Key) => string,
): MatchedColumns<Key> {
  const mapping = chosen?.mapping ?? recogniseColumns(sheet.headings, fields);
  const match: ColumnMatchDto = {
    columns: describeColumns(sheet, chosen?.mapping ?? proposeColumns(sheet.headings, fields)),
    required: fields.filter(({ required }) => required).map(({ key }) => key),
    source: chosen?.source ?? 'HEADINGS',
  };
  const missing = missingFields(mapping, fields).map((key) => ({
    code: 'MISSING_COLUMN',
    path: ['file', key],
    args: { column: headingOf(key) },
  }));
  if (missing.length > 0) throw invalid(missing, 400, { match });
  return { mapping, match, ignored: ignoredHeadings(sheet.headings, mapping) };
}
