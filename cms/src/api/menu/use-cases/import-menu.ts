import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { importQuery, ImportDto } from '../../../contracts/menu-files';
import type { Language } from '../../../contracts/session';
import type { Sql } from '../../../database/sql';
import { inDocumentTransaction, read } from '../../../database/transaction';
import { headingOf, planImport, readLines, type PlannedLine, type Sheet } from '../../../domain/menu-files';
import { ApiError, invalid } from '../../../errors/api-error';
import { spelledOut } from '../../../errors/respond';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { fileMenu } from '../files/file-menu';
import { noteFile } from '../files/note-file';
import { readMenuFile } from './read-menu-file';
import { storeLines } from '../files/store-lines';

type Query = z.output<typeof importQuery>;
type Planned = Awaited<ReturnType<typeof planFor>>;

const isStored = ({ action }: PlannedLine): boolean => action === 'CREATE' || action === 'UPDATE';

/**
 * Brings the lines of a file into the menu of a branch: new products, and those whose id, code or name the menu knows.
 * Lines that are not right are left out and said why. A preview does all of it but the storing.
 */
export async function importMenu(
  viewer: Viewer,
  query: Query,
  file: Buffer,
  language: Language,
): Promise<ImportDto> {
  const { branch: branchId, fingerprint } = query;
  requirePermission(viewer, 'menu.edit');
  const sheet = await readMenuFile(file);
  if (query.preview === 'true')
    return answer(
      await read((sql) => planFor(sql, viewer, branchId, sheet, { language, lock: false })),
      true,
      language,
    );
  const made = await inDocumentTransaction(async (tx) => {
    const planned = await planFor(tx, viewer, branchId, sheet, { language, lock: true });
    if (fingerprint !== undefined && fingerprint !== fingerprintOf(planned))
      throw new ApiError(409, 'MENU_CHANGED', { path: ['fingerprint'] });
    await storeLines(tx, viewer, branchId, planned.file, planned.plan);
    await noteFile(tx, viewer, branchId, 'import', { products: planned.plan.lines.filter(isStored).length });
    return planned;
  });
  return answer(made, false, language);
}

async function planFor(
  sql: Sql,
  viewer: Viewer,
  branchId: string,
  sheet: Sheet,
  { language, lock }: { language: Language; lock: boolean },
) {
  const file = await fileMenu(sql, viewer, { branchId, words: language, lock });
  const { lines, unknown, missing } = readLines(sheet, file.notation);
  if (missing.length > 0)
    throw invalid(
      missing.map((column) => ({
        code: 'MISSING_COLUMN',
        path: ['file', column],
        args: { column: headingOf(column, language) },
      })),
    );
  if (lines.length === 0) throw invalid([{ code: 'EMPTY_FILE', path: ['file'] }]);
  return { file, unknown, plan: planImport(lines, file.known, file.notation) };
}

/** The same for the same file and menu: what each line does, and to which version of its product. */
function fingerprintOf({ plan, file }: Planned): string {
  const deeds = plan.lines
    .filter(isStored)
    .map(({ line, productId, target }) => [line, productId, file.versions.get(productId ?? ''), target]);
  return createHash('sha256')
    .update(JSON.stringify([deeds, plan.newCategories]))
    .digest('base64url');
}

function answer(planned: Planned, preview: boolean, language: Language): ImportDto {
  const { lines, newCategories } = planned.plan;
  const count = (action: PlannedLine['action']) => lines.filter((line) => line.action === action).length;
  return {
    preview,
    fingerprint: fingerprintOf(planned),
    counts: {
      created: count('CREATE'),
      updated: count('UPDATE'),
      unchanged: count('UNCHANGED'),
      refused: count('REFUSE'),
    },
    newCategories,
    unknownColumns: planned.unknown,
    lines: lines.map(({ line, action, categories, name, changes, problems }) => ({
      line,
      action,
      categories,
      name,
      changes,
      issues: spelledOut(
        problems.map(({ code, column, args }) => ({ code, path: [column], args })),
        language,
      ),
    })),
  };
}
