import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { noteSign } from '../store/boards';
import { ownStore } from './own-store';

/** Keeps when the board of a branch, on this device, last showed that it is there. */
export async function noteBoard(viewer: Viewer, branchId: string, now: Date): Promise<void> {
  await read(async (sql) => {
    await ownStore(sql, viewer, branchId);
    await noteSign(sql, { branchId, sessionId: viewer.sessionId }, now);
  });
}
