import { writeAudit } from '../../../audit/audit';
import type { PauseReason } from '../../../contracts/branches';
import type { Tx } from '../../../database/transaction';
import { MINUTE_MS } from '../../../domain/time';
import { appendEvent } from '../../../realtime/append';
import { bumpStoreVersion } from '../../../store/version';
import { insertPause, runningPause } from '../store/pauses';

/** Stops a branch from taking orders for some minutes because nobody answers those it has; a pause that runs stays. */
export async function pauseUnattended(
  tx: Tx,
  { businessId, branchId }: { businessId: string; branchId: string },
  { reason, minutes }: { reason: PauseReason; minutes: number },
  now: Date,
): Promise<void> {
  if (await runningPause(tx, branchId, now)) return;
  const endsAt = new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
  await insertPause(tx, { businessId, branchId }, { reason, endsAt }, now);
  await bumpStoreVersion(tx, branchId);
  const scope = { businessId, branchId, entityId: branchId, at: now };
  const after = { reason, minutes };
  await writeAudit(tx, { ...scope, actor: { kind: 'SYSTEM' }, entity: 'branch', action: 'pause', after });
  await appendEvent(tx, { ...scope, type: 'store.changed', resource: 'branches' });
}
