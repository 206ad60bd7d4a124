import type { AccountExportDto } from '../../../contracts/account';
import { instantOrThrow, type InstantColumn } from '../../../database/columns';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { listOwnSessions } from './list-own-sessions';
import { readAccount } from './read-account';

const MOST = 10_000;

interface EntryRow {
  at: number;
  action: string;
  entity: string;
  entity_id: string;
}

/** Everything about the person that is theirs to take along. */
export async function exportAccount(viewer: Viewer, now: Date): Promise<AccountExportDto> {
  const { newEmail: _, ...account } = await readAccount(viewer, now);
  const sessions = await listOwnSessions(viewer, now);
  return read(async (sql) => {
    const user = await sql.one<{ created_at: InstantColumn; trade_name: string }>(
      `SELECT u.created_at, b.trade_name FROM up_users u JOIN businesses b ON b.document_id = u.business_id WHERE u.id = ?`,
      [viewer.userId],
    );
    const entries = await sql.all<EntryRow>(
      `SELECT at, action, entity, entity_id FROM audit_entries WHERE actor_id = ? AND business_id = ?
        ORDER BY at DESC LIMIT ?`,
      [viewer.userId, viewer.businessId, MOST],
    );
    return {
      exportedAt: now.toISOString(),
      account: { ...account, role: viewer.role, createdAt: instantOrThrow(user?.created_at) },
      business: { id: viewer.businessId, tradeName: user?.trade_name ?? '' },
      sessions: sessions.map(({ id: _id, current: _current, ...session }) => session),
      activity: entries.map((entry) => ({
        at: new Date(entry.at).toISOString(),
        action: entry.action,
        entity: entry.entity,
        entityId: entry.entity_id,
      })),
    };
  });
}
