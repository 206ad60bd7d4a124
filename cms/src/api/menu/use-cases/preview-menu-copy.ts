import type { CopyDto } from '../../../contracts/menu-copy';
import { read } from '../../../database/transaction';
import { nextTurn } from '../../../event-loop/turns';
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
      const plan = planCopyInto(source, menu, choice);
      await nextTurn();
      branches.push(copyAnswer(branchId, plan));
      await nextTurn();
    }
    return { preview: true, branches };
  });
}
