import type { BranchStatusDto } from '../../../contracts/branches';
import { newId } from '../../../database/ids';
import type { Sql } from '../../../database/sql';
import { documentStamps } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { pauses } from '../../../store/load-store';

type Pause = NonNullable<BranchStatusDto['pause']>;

const running = pauses.pick('reason', 'endsAt');

/** Unscoped: by a branch that the viewer reaches. */
export const runningPause = (sql: Sql, branchId: string, now: Date): Promise<Pause | null> =>
  running.find(
    sql,
    'branch_id = ? AND ended_at IS NULL AND (ends_at IS NULL OR ends_at > ?) ORDER BY started_at DESC LIMIT 1',
    [branchId, now],
  );

/** Stores a pause of everything that a branch offers. */
export const insertPause = (
  tx: Tx,
  { businessId, branchId }: { businessId: string; branchId: string },
  pause: Pause,
  now: Date,
): Promise<number> =>
  pauses.insert(
    tx,
    { ...pause, channel: 'ALL', service: 'ALL' },
    {
      ...documentStamps(now),
      document_id: newId(),
      business_id: businessId,
      branch_id: branchId,
      started_at: now,
    },
  );

/** Unscoped: by a branch that the viewer reaches. */
export const endPauses = (tx: Tx, branchId: string, now: Date): Promise<number> =>
  tx.run('UPDATE pauses SET ended_at = ? WHERE branch_id = ? AND ended_at IS NULL', [now, branchId]);
