import type { OwnSessionDto } from '../../../contracts/account';
import { read } from '../../../database/transaction';
import { deviceName } from '../../../domain/access';
import { STILL_OPEN } from '../../../sessions/still-open';
import type { Viewer } from '../../../sessions/viewer';

interface SessionRow {
  id: string;
  ip: string | null;
  user_agent: string | null;
  created_at: number;
  last_seen_at: number;
}

/** Where the person is signed in at the moment, the latest used first. */
export async function listOwnSessions(viewer: Viewer, now: Date): Promise<OwnSessionDto[]> {
  const rows = await read((sql) =>
    sql.all<SessionRow>(
      `SELECT id, ip, user_agent, created_at, last_seen_at FROM sessions
        WHERE user_id = ? AND ${STILL_OPEN}
        ORDER BY last_seen_at DESC, id LIMIT 100`,
      [viewer.userId, now.getTime(), now.getTime()],
    ),
  );
  return rows.map((row) => ({
    id: row.id,
    ...deviceName(row.user_agent ?? ''),
    ip: row.ip ?? '',
    createdAt: new Date(row.created_at).toISOString(),
    lastSeenAt: new Date(row.last_seen_at).toISOString(),
    current: row.id === viewer.sessionId,
  }));
}
