import type { BranchStatusDto } from '../../../contracts/branches';
import type { Language } from '../../../contracts/session';
import type { Sql } from '../../../database/sql';
import { suggestsPause, SUGGESTION_WINDOW_MIN } from '../../../domain/orders/pause-suggestion';
import type { LoadedStore } from '../../../store/load-store';
import { storeStatus } from '../../../store/status';
import { outcomesSince } from '../../orders/exports';
import { runningPause } from '../store/pauses';
import { MINUTE_MS } from '../../../domain/time';

/** How a branch stands as its people see it, but for what rings. */
export async function branchStatus(
  sql: Sql,
  store: LoadedStore,
  language: Language,
  now: Date,
): Promise<Omit<BranchStatusDto, 'ringing' | 'calling' | 'missed'>> {
  const branchId = store.branch.id;
  const status = await storeStatus(sql, store, language, now);
  return {
    ...status,
    branchId,
    pause: await runningPause(sql, branchId, now),
    suggestPause: status.canOrder && (await isUnanswered(sql, branchId, now)),
  };
}

const isUnanswered = async (sql: Sql, branchId: string, now: Date): Promise<boolean> =>
  suggestsPause(
    await outcomesSince(sql, branchId, new Date(now.getTime() - SUGGESTION_WINDOW_MIN * MINUTE_MS)),
  );
