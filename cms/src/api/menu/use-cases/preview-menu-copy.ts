import type { CopyDto } from '../../../contracts/menu-copy';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { copyAnswer } from '../copy/copy-answer';
import { copyMenuOf } from '../copy/copy-menu';
import { copySource, planCopyInto, type CopyOrder } from '../copy/plan-copy';

/** What copying products into other branches would come to there. */
export async function previewMenuCopy(viewer: Viewer, order: CopyOrder): Promise<CopyDto> {
  return read(async (sql) => {
    const { source, choice, targets } = await copySource(sql, viewer, order);
    const branches = [];
    for (const branchId of targets) {
      const { menu } = await copyMenuOf(sql, viewer, branchId, 'toBranchIds');
      branches.push(copyAnswer(branchId, planCopyInto(source, menu, choice)));
    }
    return { preview: true, branches };
  });
}
