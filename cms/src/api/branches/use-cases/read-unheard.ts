import type { UnheardDto } from '../../../contracts/branches';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { unheardAt } from '../store/boards';
import { reachedBranches } from '../store/branches';

/** At which of the branches that the viewer reaches orders ring, and how many. */
export async function readUnheard(viewer: Viewer): Promise<UnheardDto[]> {
  return read(async (sql) => {
    const branches = await reachedBranches(sql, viewer, { archived: false });
    const unheard = await unheardAt(
      sql,
      branches.map(({ id }) => id),
    );
    return [...unheard].map(([branchId, counts]) => ({ branchId, ...counts }));
  });
}
