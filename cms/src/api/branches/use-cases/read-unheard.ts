import type { UnheardDto } from '../../../contracts/branches';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { callingAt, NOTHING_UNHEARD, unheardAt, visibilityOf } from '../../orders/exports';
import { authorizedBranches } from '../store/branches';
import { branchesCallingEverywhere } from '../store/settings';

/**
 * At which of the branches that the viewer reaches orders ring, how many, and which of them call everybody; also where none
 * does, of the branches that would have them call. Who sees their own orders alone is told of no others.
 */
export async function readUnheard(viewer: Viewer): Promise<UnheardDto[]> {
  if (!visibilityOf(viewer).every) return [];
  return read(async (sql) => {
    const branches = await authorizedBranches(sql, viewer, { archived: false });
    const ids = branches.map(({ id }) => id);
    const unheard = await unheardAt(sql, ids);
    const callers = await branchesCallingEverywhere(sql, viewer.businessId, ids);
    const answer: UnheardDto[] = [];
    for (const branchId of ids.filter((id) => unheard.has(id) || callers.includes(id))) {
      const counts = unheard.get(branchId) ?? NOTHING_UNHEARD;
      answer.push({
        branchId,
        ...counts,
        callsEverywhere: callers.includes(branchId),
        callingOrders: counts.calling > 0 ? await callingAt(sql, branchId) : [],
      });
    }
    return answer;
  });
}
