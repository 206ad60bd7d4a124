import { inTransaction, read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { upsertHeartbeat } from '../store/boards';
import { endSilence } from '../store/silences';
import { ownStore } from './own-store';
import { publishBoardChange } from './notify-silent-boards';

/** Keeps when the board of a branch, on this device, last showed that it is there; the first after a silence is told. */
export async function recordBoardHeartbeat(viewer: Viewer, branchId: string, now: Date): Promise<void> {
  const { store, ended } = await read(async (sql) => {
    const own = await ownStore(sql, viewer, branchId);
    await upsertHeartbeat(sql, { branchId, sessionId: viewer.sessionId }, now);
    return { store: own, ended: await endSilence(sql, branchId) };
  });
  if (ended > 0) await inTransaction((tx) => publishBoardChange(tx, store, now));
}
