import { createHash } from 'node:crypto';
import type { ColumnMatchDto } from '../../../contracts/column-match';
import type { Language } from '../../../contracts/session';
import { refuseBeyondCeiling } from '../../../crud/require-room';
import type { Sql } from '../../../database/sql';
import {
  headingOf,
  matchFile,
  MENU_FIELDS,
  planImport,
  readLines,
  type FileColumn,
  type LayoutName,
  type PlannedLine,
} from '../../../domain/menu-files';
import type { Sheet } from '../../../domain/table-files';
import { invalid } from '../../../errors/api-error';
import { collectInSlices, nextTurn } from '../../../event-loop/turns';
import type { Viewer } from '../../../sessions/viewer';
import type { ChosenColumns } from '../../../imports/chosen-columns';
import { storeVersion } from '../../../store/version';
import { loadFileMenu, type FileMenu } from './file-menu';

/** What a file does to a menu, and which menu that is. */
export interface PlannedFile {
  file: FileMenu;
  /** The mark of the store then: while it is the same, so is the menu. */
  mark: number;
  sheet: Sheet;
  match: ColumnMatchDto;
  /** Headings that are not imported. */
  ignored: string[];
  /** The program whose export the file is; null for one with headings of our own. */
  layout: LayoutName | null;
  plan: { lines: PlannedLine[]; newCategories: string[] };
}

/** Whether there is anything to store of a line. */
export const isStored = ({ action }: PlannedLine): boolean => action === 'CREATE' || action === 'UPDATE';

/** A file as cells, with the columns that somebody chose for its headings. */
export interface SentFile {
  sheet: Sheet;
  chosen: ChosenColumns<FileColumn> | null;
}

/** What becomes of each line of a file in the menu as it is now. */
export async function planFile(
  sql: Sql,
  viewer: Viewer,
  branchId: string,
  { sheet, chosen }: SentFile,
  language: Language,
): Promise<PlannedFile> {
  const mark = await storeVersion(sql, branchId);
  const file = await loadFileMenu(sql, viewer, { branchId, words: language });
  await nextTurn();
  const matched = matchFile(sheet, language, chosen?.mapping);
  const match: ColumnMatchDto = {
    columns: matched.columns,
    required: MENU_FIELDS.filter(({ required }) => required).map(({ key }) => key),
    source: chosen?.source ?? 'HEADINGS',
  };
  if (matched.missing.length > 0)
    throw invalid(
      matched.missing.map((column) => ({
        code: 'MISSING_COLUMN',
        path: ['file', column],
        args: { column: headingOf(column, language) },
      })),
      400,
      { match },
    );
  const { lines } = readLines(matched.sheet, file.notation, matched.mapping);
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
    match,
    ignored: matched.ignored,
    layout: matched.layout,
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
