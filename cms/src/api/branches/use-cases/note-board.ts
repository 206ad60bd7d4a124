import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { noteHeartbeat } from '../store/branches';
import { ownStore } from './own-store';

/** Keeps when a branch's board last showed that it is there. */
export async function noteBoard(viewer: Viewer, branchId: string, now: Date): Promise<void> {
  await read(async (sql) => {
    await ownStore(sql, viewer, branchId);
    await noteHeartbeat(sql, branchId, now);
  });
}
