import { inTransaction, read, type Tx } from '../../../database/transaction';
import { canOrder, HEARTBEAT_MS } from '../../../domain/orders/can-order';
import { isolate } from '../../../errors/job-failures';
import { appendEvent } from '../../../realtime/append';
import { storeFacts } from '../../../store/facts';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { bumpStoreVersion } from '../../../store/version';
import { markReported, unreportedSilences, type Silence } from '../store/silences';
import { MINUTE_MS } from '../../../domain/time';

/**
 * Tells the screens of every branch whose last board has gone, once as it counts as gone and once more as the store closes
 * for it, where the branch wants that: nobody else would notice before they look again. Nothing is told of a store that
 * takes no orders anyway.
 */
export async function notifySilentBoards(now: Date): Promise<void> {
  const gone = new Date(now.getTime() - HEARTBEAT_MS);
  for (const silence of await read((sql) => unreportedSilences(sql, gone, now)))
    await isolate('silent-boards', `the branch ${silence.branchId}`, () =>
      inTransaction((tx) => tell(tx, silence, now)),
    );
}

async function tell(tx: Tx, silence: Silence, now: Date): Promise<void> {
  const store = await storeOf(tx, silence.branchId);
  await markReported(tx, silence, store && closesAt(store, silence, now));
  if (!store) return;
  const { lastHeartbeat: _, ...facts } = await storeFacts(tx, store, now);
  if (canOrder(store, { ...facts, now }).canOrder) await publishBoardChange(tx, store, now);
}

/** When the store is going to close for want of a board; null where it does not, or has by now. */
function closesAt({ branch }: LoadedStore, { lastSign }: Silence, now: Date): Date | null {
  const { closeWithoutBoardMin } = branch.settings;
  const at = lastSign + (closeWithoutBoardMin ?? 0) * MINUTE_MS;
  return closeWithoutBoardMin !== null && at > now.getTime() ? new Date(at) : null;
}

/** Tells the store's people and its customers' pages that it may be in another state by its boards. */
export async function publishBoardChange(tx: Tx, store: LoadedStore, now: Date): Promise<void> {
  const { id } = store.branch;
  await bumpStoreVersion(tx, id);
  const where = { businessId: store.businessId, branchId: id, resource: 'branches', entityId: id };
  await appendEvent(tx, { ...where, type: 'store.changed', at: now });
}
