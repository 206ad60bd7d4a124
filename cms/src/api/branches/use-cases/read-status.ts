import type { BranchStatusDto } from '../../../contracts/branches';
import type { Language } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { NOTHING_UNHEARD, unheardAt, visibilityOf } from '../../orders/exports';
import { branchStatus } from './branch-status';
import { ownStore } from './own-store';

/** Whether a branch's store takes orders now and why not, as its people see it: with where to put it right. */
export async function readStatus(
  viewer: Viewer,
  branchId: string,
  language: Language,
  now: Date,
): Promise<BranchStatusDto> {
  return read(async (sql) => {
    const store = await ownStore(sql, viewer, branchId);
    const unheard = visibilityOf(viewer).every ? await unheardAt(sql, [branchId]) : null;
    return {
      ...(await branchStatus(sql, store, language, now)),
      ...(unheard?.get(branchId) ?? NOTHING_UNHEARD),
    };
  });
}
