import { createHash } from 'node:crypto';
import type { Language } from '../../../contracts/session';
import { refuseBeyondCeiling } from '../../../crud/require-room';
import type { Sql } from '../../../database/sql';
import {
  fromKnownLayout,
  headingOf,
  planImport,
  readLines,
  type LayoutName,
  type PlannedLine,
  type Sheet,
} from '../../../domain/menu-files';
import { invalid } from '../../../errors/api-error';
import { collectInSlices, nextTurn } from '../../../event-loop/turns';
import type { Viewer } from '../../../sessions/viewer';
import { storeVersion } from '../../../store/version';
import { loadFileMenu, type FileMenu } from './file-menu';

/** What a file does to a menu, and which menu that is. */
export interface PlannedFile {
  file: FileMenu;
  /** The mark of the store then: while it is the same, so is the menu. */
  mark: number;
  sheet: Sheet;
  unknown: string[];
  /** The program whose export the file is; null for one with headings of our own. */
  layout: LayoutName | null;
  plan: { lines: PlannedLine[]; newCategories: string[] };
}

/** Whether there is anything to store of a line. */
export const isStored = ({ action }: PlannedLine): boolean => action === 'CREATE' || action === 'UPDATE';

/** What becomes of each line of a sheet in the menu as it is now. */
export async function planFile(
  sql: Sql,
  viewer: Viewer,
  branchId: string,
  sheet: Sheet,
  language: Language,
): Promise<PlannedFile> {
  const mark = await storeVersion(sql, branchId);
  const file = await loadFileMenu(sql, viewer, { branchId, words: language });
  await nextTurn();
  const known = fromKnownLayout(sheet, language);
  const { lines, unknown, missing } = readLines(known?.sheet ?? sheet, file.notation);
  if (missing.length > 0)
    throw invalid(
      missing.map((column) => ({
        code: 'MISSING_COLUMN',
        path: ['file', column],
        args: { column: headingOf(column, language) },
      })),
    );
  const plan = planImport(lines, file.known, file.notation);
  const planned = await collectInSlices(plan.lines);
  if (planned.length === 0) throw invalid([{ code: 'EMPTY_FILE', path: ['file'] }]);
  const newCategories = plan.newCategories();
  const newProducts = planned.filter(({ action }) => action === 'CREATE');
  refuseBeyondCeiling('products', file.menu.products.length + newProducts.length, ['file']);
  refuseBeyondCeiling('categories', file.menu.categories.length + newCategories.length, ['file']);
  return {
    file,
    mark,
    sheet,
    unknown: known?.unused ?? unknown,
    layout: known?.layout ?? null,
    plan: { lines: planned, newCategories },
  };
}

/** The same for the same file and menu: what each line does, and to which version of its product. */
export function fingerprintOf({ plan, file }: PlannedFile): string {
  const deeds = plan.lines
    .filter(isStored)
    .map(({ line, productId, target }) => [line, productId, file.versions.get(productId ?? ''), target]);
  return createHash('sha256')
    .update(JSON.stringify([deeds, plan.newCategories]))
    .digest('base64url');
}
