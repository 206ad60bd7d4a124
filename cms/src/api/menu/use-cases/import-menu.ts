import type { z } from 'zod';
import {
  MAX_CELL_LENGTH,
  MAX_FILE_BYTES,
  MAX_FILE_LINES,
  type importQuery,
  type ImportDto,
} from '../../../contracts/menu-files';
import type { Language } from '../../../contracts/session';
import type { Sql } from '../../../database/sql';
import { newId } from '../../../database/ids';
import { inTransaction, read } from '../../../database/transaction';
import { MENU_FIELDS, type PlannedLine } from '../../../domain/menu-files';
import { unescapeFormula } from '../../../domain/table-files';
import { ApiError } from '../../../errors/api-error';
import { issuesWithMessages } from '../../../errors/respond';
import { chosenColumns } from '../../../imports/chosen-columns';
import { readImportFile } from '../../../imports/read-file';
import { rememberMapping } from '../../../imports/remembered-mappings';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { importSemaphore } from '../files/import-queue';
import { fingerprintOf, isStored, planFile, type PlannedFile } from '../files/plan-file';
import { storeLines } from '../files/store-lines';

type Query = z.output<typeof importQuery>;

const LIMITS = { lines: MAX_FILE_LINES, columns: 200, cell: MAX_CELL_LENGTH, total: MAX_FILE_BYTES };

/**
 * Brings the lines of a file into the menu of a branch: new products, and those whose id, code or name the menu knows.
 * Lines that are not right are left out and said why. A preview does all of it but the storing. The columns that somebody
 * chose for the headings are remembered for the next file with the same headings.
 */
export async function importMenu(
  viewer: Viewer,
  query: Query,
  file: Buffer,
  language: Language,
): Promise<ImportDto> {
  const { branch, fingerprint } = query;
  requirePermission(viewer, 'menu.edit');
  const sheet = await readImportFile(file, LIMITS);
  const scope = { businessId: viewer.businessId, target: 'menu', headings: sheet.headings } as const;
  const chosen = await read((sql) => chosenColumns(sql, scope, MENU_FIELDS, query.columns));
  const plan = (sql: Sql) => planFile(sql, viewer, branch, { sheet, chosen }, language);
  if (query.preview === 'true') {
    const planned = await read(plan);
    return answer(planned, planned.plan.lines, null, language);
  }
  return importSemaphore.run(async () => {
    const planned = await read(plan);
    const shown = fingerprint !== undefined;
    if (shown && fingerprint !== fingerprintOf(planned))
      throw new ApiError(409, 'MENU_CHANGED', { path: ['fingerprint'] });
    const importId = newId();
    const lines = await storeLines(viewer, branch, planned, { again: plan, shown, importId });
    if (chosen) await inTransaction((tx) => rememberMapping(tx, scope, chosen.mapping, new Date()));
    return answer(planned, lines, importId, language);
  });
}

function answer(
  planned: PlannedFile,
  lines: readonly PlannedLine[],
  /** What was stored; null for a preview. */
  importId: string | null,
  language: Language,
): ImportDto {
  const rows = new Map(planned.sheet.lines.map(({ line, cells }) => [line, cells]));
  const count = (action: PlannedLine['action']) => lines.filter((line) => line.action === action).length;
  return {
    preview: importId === null,
    fingerprint: fingerprintOf(planned),
    counts: {
      created: count('CREATE'),
      updated: count('UPDATE'),
      unchanged: count('UNCHANGED'),
      refused: count('REFUSE'),
    },
    newCategories: planned.plan.newCategories,
    headings: planned.sheet.headings.map(unescapeFormula),
    match: planned.match,
    unknownColumns: planned.ignored,
    layout: planned.layout,
    lines: lines.map(({ line, action, categories, name, changes, notices, problems }) => ({
      line,
      action,
      categories,
      name,
      changes,
      notices: issuesWithMessages(
        notices.map(({ code, column }) => ({ code, path: [column] })),
        language,
      ),
      issues: issuesWithMessages(
        problems.map(({ code, column, args }) => ({ code, path: [column], args })),
        language,
      ),
      cells: action === 'REFUSE' ? (rows.get(line) ?? []).map((cell) => unescapeFormula(String(cell))) : null,
    })),
    undo: lines.some(isStored) ? importId : null,
  };
}
