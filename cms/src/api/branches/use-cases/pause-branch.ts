import type { z } from 'zod';
import type { pauseBody } from '../../../contracts/branches';
import { inTransaction } from '../../../database/transaction';
import { MINUTE_MS } from '../../../domain/time';
import { invalid } from '../../../errors/api-error';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { bumpStoreVersion } from '../../../store/version';
import { recordChange } from '../record-change';
import { endPauses, insertPause } from '../store/pauses';
import { ownStore } from './own-store';

const ATTENDANTS_LIMIT_MIN = 60;

/** Stops a branch from taking orders for a while; a pause that runs is replaced. */
export async function pauseBranch(
  viewer: Viewer,
  branchId: string,
  { reason, minutes }: z.output<typeof pauseBody>,
  now: Date,
): Promise<void> {
  const grant = requirePermission(viewer, 'branch.pause');
  if (grant === 'limited' && (minutes === null || minutes > ATTENDANTS_LIMIT_MIN)) {
    throw invalid([{ code: 'TOO_BIG', path: ['minutes'], args: { limit: ATTENDANTS_LIMIT_MIN } }]);
  }
  await inTransaction(async (tx) => {
    const { businessId } = await ownStore(tx, viewer, branchId);
    await endPauses(tx, branchId, now);
    const endsAt = minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
    await insertPause(tx, { businessId, branchId }, { reason, endsAt }, now);
    await bumpStoreVersion(tx, branchId);
    await recordChange(tx, viewer, branchId, { action: 'pause', at: now, after: { reason, minutes } });
  });
}

/** Takes orders again. */
export async function resumeBranch(viewer: Viewer, branchId: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    await ownStore(tx, viewer, branchId);
    if ((await endPauses(tx, branchId, now)) === 0) return;
    await bumpStoreVersion(tx, branchId);
    await recordChange(tx, viewer, branchId, { action: 'resume', at: now, after: {} });
  });
}
