import type { BranchStatusDto } from '../../../contracts/branches';
import type { Language } from '../../../contracts/session';
import { instant, type InstantColumn } from '../../../database/columns';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { storeStatus } from '../../../store/status';
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
    const status = await storeStatus(sql, store, language, now);
    const pause = await sql.one<{
      reason: NonNullable<BranchStatusDto['pause']>['reason'];
      ends_at: InstantColumn;
    }>(
      `SELECT reason, ends_at FROM pauses WHERE branch_id = ? AND ended_at IS NULL AND (ends_at IS NULL OR ends_at > ?)
        ORDER BY started_at DESC LIMIT 1`,
      [branchId, now],
    );
    const ringing = await sql.one<{ count: number }>(
      `SELECT COUNT(*) AS count FROM orders WHERE branch_id = ? AND state IN ('AWAITING_PAYMENT','PENDING','SCHEDULED','ACCEPTED') AND acknowledged_at IS NULL`,
      [branchId],
    );
    return {
      ...status,
      branchId,
      pause: pause ? { reason: pause.reason, endsAt: instant(pause.ends_at) } : null,
      ringing: ringing?.count ?? 0,
    };
  });
}
