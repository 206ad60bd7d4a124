import { z } from 'zod';
import type { Sql } from '../database/sql';
import {
  checkMapping,
  type ColumnMapping,
  type MappingProblem,
  type TargetField,
} from '../domain/table-files';
import { invalid, type Issue } from '../errors/api-error';
import { parse } from '../errors/parse';
import { rememberedMapping, type MappingScope } from './remembered-mappings';

const schema = z.strictObject({ columns: z.record(z.string(), z.string().nullable()) });

/** The columns that somebody chose for the headings of a file. */
export interface ChosenColumns<Key extends string> {
  mapping: ColumnMapping<Key>;
  /** Chosen in this request, or at an earlier import of a file with the same headings. */
  source: 'REQUEST' | 'REMEMBERED';
}

/**
 * The columns that are chosen for a file: those of the request, or else those that the business imported such a file with.
 *
 * @param sent the `columns` of the request's query: JSON, from heading to the key of a field or null
 * @returns null where nobody chose any
 * @throws INVALID_FORMAT | WRONG_TYPE at `columns`; UNKNOWN_FIELD, DUPLICATE_COLUMN or MISSING_COLUMN at `columns.<heading>`
 */
export async function chosenColumns<Key extends string>(
  sql: Sql,
  scope: MappingScope,
  fields: readonly TargetField<Key>[],
  sent: string | undefined,
): Promise<ChosenColumns<Key> | null> {
  if (sent !== undefined) {
    const { columns } = parse(schema, { columns: parseJson(sent) });
    const checked = checkMapping(columns, scope.headings, fields);
    if ('problems' in checked) throw invalid(checked.problems.map(issueOf));
    return { mapping: checked.mapping, source: 'REQUEST' };
  }
  const columns = await rememberedMapping(sql, scope);
  const checked = columns && checkMapping(columns, scope.headings, fields);
  // A field that is no longer there makes the memory useless.
  return checked && 'mapping' in checked ? { mapping: checked.mapping, source: 'REMEMBERED' } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid([{ code: 'INVALID_FORMAT', path: ['columns'], args: { format: 'json' } }]);
  }
}

function issueOf({ heading, code }: MappingProblem): Issue {
  const path = ['columns', heading];
  switch (code) {
    case 'UNKNOWN_HEADING':
      return { code: 'MISSING_COLUMN', path, args: { column: heading } };
    case 'UNKNOWN_TARGET':
      return { code: 'UNKNOWN_FIELD', path };
    case 'DUPLICATE_TARGET':
      return { code: 'DUPLICATE_COLUMN', path, args: { column: heading } };
  }
}
