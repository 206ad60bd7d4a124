import { inBatches } from '../../../database/batches';
import type { Sql } from '../../../database/sql';
import { inDocumentTransaction } from '../../../database/transaction';
import type { PlannedLine } from '../../../domain/menu-files';
import type { Viewer } from '../../../sessions/viewer';
import { lockStoreVersion, storeVersion } from '../../../store/version';
import { recordImport } from './record-import';
import { isStored, type PlannedFile } from './plan-file';
import { lineWriter, requireToWriteLine, type CreatedRows } from './write-line';

/** How far an import has come, and the menu it goes on from. */
interface Standing {
  planned: PlannedFile;
  lines: ReadonlyMap<number, PlannedLine>;
  /** The mark of the store as the last piece left it. */
  mark: number;
  made: CreatedRows;
}

interface Storing {
  /** What becomes of the file in the menu as it is by then. */
  again: (sql: Sql) => Promise<PlannedFile>;
  /** Whether somebody was shown what each line does, and nothing else may be done. */
  shown: boolean;
  /** By which the import can be undone. */
  importId: string;
}

/**
 * Stores what was planned of a file, piece by piece, so that nobody has to wait for all of it. Where the menu was
 * changed by others since the last piece, the lines that are left are planned again; one that would do something else
 * than was shown is left out. Answers what became of each line.
 */
export async function storeLines(
  viewer: Viewer,
  branchId: string,
  planned: PlannedFile,
  { again, shown, importId }: Storing,
): Promise<PlannedLine[]> {
  const wanted = planned.plan.lines.filter(isStored);
  for (const line of wanted) requireToWriteLine(viewer, line);
  const became = new Map(planned.plan.lines.map((line) => [line.line, line]));
  const own = new Set<string>();
  let stored = 0;
  const scope = { importId, businessId: viewer.businessId, branchId, at: Date.now() };
  let standing: Standing = afresh(planned);
  const note = () =>
    inDocumentTransaction((tx) => recordImport(tx, viewer, branchId, 'import', { products: stored }));

  try {
    await inBatches(wanted, async (tx, piece) => {
      const unchanged = (await lockStoreVersion(tx, branchId)) === standing.mark;
      const now = unchanged ? standing : afresh(await again(tx));
      const writer = lineWriter(tx, viewer, scope, now.planned.file, now.made);
      const done: PlannedLine[] = [];
      for (const line of piece) {
        const current = now.lines.get(line.line) ?? line;
        const other = shown && deedOf(current, now.planned, own) !== deedOf(line, planned, own);
        const last = other ? leftOut(line) : current;
        if (isStored(last)) await writer.write(last);
        done.push(last);
      }
      const mark = await storeVersion(tx, branchId);
      tx.afterCommit(() => {
        standing = { ...now, mark, made: writer.made() };
        for (const id of standing.made.categories.values()) own.add(id);
        for (const line of done) became.set(line.line, line);
        stored += done.filter(isStored).length;
      });
    });
  } catch (error) {
    if (stored > 0) await note();
    throw error;
  }
  await note();
  return [...became.values()];
}

const afresh = (planned: PlannedFile): Standing => ({
  planned,
  lines: new Map(planned.plan.lines.map((line) => [line.line, line])),
  mark: planned.mark,
  made: { categories: new Map(), products: 0 },
});

/** What a line does, to which version of its product. A category the import itself made is still a new one. */
function deedOf({ productId, target }: PlannedLine, { file }: PlannedFile, own: ReadonlySet<string>): string {
  const categories = target.categories.map(({ id, name }) => [id !== null && own.has(id) ? null : id, name]);
  return JSON.stringify([productId, file.versions.get(productId ?? ''), { ...target, categories }]);
}

const leftOut = (line: PlannedLine): PlannedLine => ({
  ...line,
  action: 'REFUSE',
  changes: [],
  problems: [{ code: 'STALE_VERSION', column: 'name', args: {} }],
});
