import { read } from '../../../database/transaction';
import type { ArchiveEffectsDto, BranchDto } from '../../../contracts/branches';
import { restore } from '../../../crud/operations';
import { refusalToArchive } from '../../../domain/branches';
import type { Viewer } from '../../../sessions/viewer';
import { branch } from '../nouns/branch';
import { countPeopleOnlyAt } from '../../employees/exports';
import { archiveFacts } from '../store/archiving';
import { ownStore } from './own-store';

/** What archiving a branch would stop, and what stands in the way of it. */
export async function readArchiveEffects(viewer: Viewer, branchId: string): Promise<ArchiveEffectsDto> {
  return read(async (sql) => {
    const { businessId, branch: its } = await ownStore(sql, viewer, branchId);
    const standing = await archiveFacts(sql, { businessId, branchId });
    return {
      ...standing,
      slug: its.slug,
      people: await countPeopleOnlyAt(sql, { businessId, branchId }),
      refusal: refusalToArchive(standing),
    };
  });
}

/** Brings an archived branch back, out of operation: somebody looks at it before customers do. */
export const restoreBranch = (viewer: Viewer, branchId: string): Promise<BranchDto> =>
  restore(branch, viewer, branchId, 'INACTIVE');
