import { actorOf, writeAudit } from '../../../audit/audit';
import { inTransaction, type Tx } from '../../../database/transaction';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';

/** Ends one session of the person; its device is not known any more. Somebody else's is like one that does not exist. */
export async function endOwnSession(viewer: Viewer, id: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const ended = await tx.one<{ device_hash: string | null }>(
      'DELETE FROM sessions WHERE id = ? AND user_id = ? RETURNING device_hash',
      [id, viewer.userId],
    );
    if (!ended) throw notFound();
    if (id !== viewer.sessionId)
      await tx.run('DELETE FROM known_devices WHERE user_id = ? AND device_hash = ?', [
        viewer.userId,
        ended.device_hash ?? '',
      ]);
    await note(tx, viewer, 'end-session', now);
  });
}

/** Ends all sessions of the person but the one that asks. */
export async function endOtherSessions(viewer: Viewer, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const current = await tx.one<{ device_hash: string | null }>(
      'SELECT device_hash FROM sessions WHERE id = ?',
      [viewer.sessionId],
    );
    await tx.run('DELETE FROM sessions WHERE user_id = ? AND id <> ?', [viewer.userId, viewer.sessionId]);
    await tx.run('DELETE FROM known_devices WHERE user_id = ? AND device_hash <> ?', [
      viewer.userId,
      current?.device_hash ?? '',
    ]);
    await note(tx, viewer, 'end-other-sessions', now);
  });
}

const note = (tx: Tx, viewer: Viewer, action: string, now: Date) =>
  writeAudit(tx, {
    at: now,
    businessId: viewer.businessId,
    branchId: null,
    actor: actorOf(viewer),
    entity: 'user',
    entityId: String(viewer.userId),
    action,
  });
