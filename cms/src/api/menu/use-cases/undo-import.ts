import type { z } from 'zod';
import type {
  ImportUndoDto,
  LastImportDto,
  lastImportQuery,
  undoImportBody,
} from '../../../contracts/menu-files';
import type { Language } from '../../../contracts/session';
import { instantOrThrow } from '../../../database/columns';
import { inBatches } from '../../../database/batches';
import { inDocumentTransaction, read } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { ApiError } from '../../../errors/api-error';
import { issuesWithMessages } from '../../../errors/respond';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { lockStoreVersion } from '../../../store/version';
import { importSemaphore } from '../files/import-queue';
import { recordImport } from '../files/record-import';
import { ownMenuBranch } from '../files/own-menu';
import { requireToUndo, undoChange, type UndoneChange } from '../files/undo-change';
import { changesToUndo, lastImport, claimChangeToUndo } from '../store/import-changes';

/** The latest import into a branch that can still be undone, or null. */
export async function readLastImport(
  viewer: Viewer,
  { branch }: z.output<typeof lastImportQuery>,
): Promise<LastImportDto | null> {
  requirePermission(viewer, 'menu.edit');
  return read(async (sql) => {
    await ownMenuBranch(sql, viewer, branch, 'branch');
    const last = await lastImport(sql, { businessId: viewer.businessId, branchId: branch }, new Date());
    return last && { ...last, at: instantOrThrow(last.at) };
  });
}

/**
 * Undoes an import, once: products get back what they had in the fields the file changed, and what the import made is
 * archived. What was changed since is left and named. Each row is out of what is left to undo as soon as it is undone,
 * so one that was cut off goes on where it was.
 */
export async function undoImport(
  viewer: Viewer,
  { id: importId }: z.output<typeof undoImportBody>,
  language: Language,
): Promise<ImportUndoDto> {
  requirePermission(viewer, 'menu.edit');
  return importSemaphore.run(async () => {
    const { businessId } = viewer;
    const changes = await read((sql) => changesToUndo(sql, { importId, businessId }, new Date()));
    const branchId = changes[0]?.branchId;
    if (branchId === undefined || !reachesBranch(viewer, branchId)) throw gone();
    requireToUndo(viewer, changes);
    const undone: UndoneChange[] = [];
    try {
      await inBatches(changes, async (tx, piece) => {
        await lockStoreVersion(tx, branchId);
        const now: UndoneChange[] = [];
        for (const change of piece)
          if ((await claimChangeToUndo(tx, change)) > 0) now.push(await undoChange(tx, viewer, change));
        tx.afterCommit(() => undone.push(...now));
      });
    } finally {
      const { restored, archived } = answer(undone, language);
      if (undone.length > 0)
        await inDocumentTransaction((tx) =>
          recordImport(tx, viewer, branchId, 'import-undo', { products: restored + archived }),
        );
    }
    if (undone.length === 0) throw gone();
    return answer(undone, language);
  });
}

/** Undone already, too old, of another business or never there: nobody is told which. */
const gone = () => new ApiError(410, 'IMPORT_GONE', { path: ['id'] });

function answer(undone: readonly UndoneChange[], language: Language): ImportUndoDto {
  const count = (entity: UndoneChange['entity'], became: UndoneChange['became']) =>
    undone.filter((each) => each.entity === entity && each.became === became).length;
  return {
    restored: count('product', 'RESTORED'),
    archived: count('product', 'ARCHIVED'),
    categories: count('category', 'ARCHIVED'),
    leftOut: undone.flatMap(({ id, name, left }) =>
      left ? issuesWithMessages([left], language).map((issue) => ({ id, name, issue })) : [],
    ),
  };
}
