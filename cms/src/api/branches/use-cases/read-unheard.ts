import type { UnheardDto } from '../../../contracts/branches';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { callingAt, unheardAt } from '../../orders/exports';
import { authorizedBranches } from '../store/branches';

/** At which of the branches that the viewer reaches orders ring, how many, and which of them call everybody. */
export async function readUnheard(viewer: Viewer): Promise<UnheardDto[]> {
  return read(async (sql) => {
    const branches = await authorizedBranches(sql, viewer, { archived: false });
    const ids = branches.map(({ id }) => id);
    const answer: UnheardDto[] = [];
    for (const [branchId, counts] of await unheardAt(sql, ids))
      answer.push({
        branchId,
        ...counts,
        callingOrders: counts.calling > 0 ? await callingAt(sql, branchId) : [],
      });
    return answer;
  });
}
