import { aboutViewer, writeAudit } from '../../../audit/audit';
import type { OwnSessionDto } from '../../../contracts/account';
import { inTransaction, read } from '../../../database/transaction';
import { deviceName } from '../../../domain/access';
import { notFound } from '../../../errors/api-error';
import { revokeDevice, revokeOtherDevices } from '../../../sessions/device';
import { deviceOfSession, endSessionOf, endSessions, sessionsOf } from '../../../sessions/open-sessions';
import type { Viewer } from '../../../sessions/viewer';

/** Where the person is signed in at the moment, the latest used first. */
export async function listOwnSessions(viewer: Viewer, now: Date): Promise<OwnSessionDto[]> {
  const sessions = await read((sql) => sessionsOf(sql, viewer.userId, now));
  return sessions.map(({ id, userAgent, ip, createdAt, lastSeenAt }) => ({
    id,
    ...deviceName(userAgent),
    ip,
    createdAt,
    lastSeenAt,
    current: id === viewer.sessionId,
  }));
}

/** Ends one session of the person; its device is not known any more. Somebody else's is like one that does not exist. */
export async function endOwnSession(viewer: Viewer, id: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const ended = await endSessionOf(tx, viewer.userId, id);
    if (!ended) throw notFound();
    if (id !== viewer.sessionId) await revokeDevice(tx, viewer.userId, ended.device);
    await writeAudit(tx, aboutViewer(viewer, 'end-session', now));
  });
}

/** Ends all sessions of the person but the one that asks. */
export async function endOtherSessions(viewer: Viewer, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    await endSessions(tx, viewer.userId, viewer.sessionId);
    await revokeOtherDevices(tx, viewer.userId, await deviceOfSession(tx, viewer.sessionId));
    await writeAudit(tx, aboutViewer(viewer, 'end-other-sessions', now));
  });
}
