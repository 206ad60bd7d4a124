import type { AccountExportDto } from '../../../contracts/account';
import { instant, instantOrThrow, type InstantColumn } from '../../../database/columns';
import { read } from '../../../database/transaction';
import type { Sql } from '../../../database/sql';
import type { Viewer } from '../../../sessions/viewer';
import { branchNames } from '../../employees/store/branch-names';
import { textsOf } from '../../support/exports';
import { accessRequestsOf, activityOf, devicesOf, historyOf } from '../personal-data';
import { listOwnSessions } from './list-own-sessions';
import { readAccount } from './read-account';

/** Everything about the person that is theirs to take along: no secret, and nothing of anybody else. */
export async function exportAccount(viewer: Viewer, now: Date): Promise<AccountExportDto> {
  const { newEmail: _, ...account } = await readAccount(viewer, now);
  const sessions = await listOwnSessions(viewer, now);
  return read(async (sql) => {
    const { createdAt, tradeName, pinSetAt } = await membershipOf(sql, viewer);
    const { role, allow, deny } = viewer;
    const branches = await branchNames(sql, viewer);
    return {
      exportedAt: now.toISOString(),
      account: { ...account, role, createdAt, branches, allow, deny, pinSetAt },
      business: { id: viewer.businessId, tradeName },
      sessions: sessions.map(({ id: _id, current: _current, ...session }) => session),
      devices: await devicesOf(sql, viewer),
      activity: await activityOf(sql, viewer),
      history: await historyOf(sql, viewer),
      accessRequests: await accessRequestsOf(sql, viewer),
      support: await textsOf(sql, viewer),
    };
  });
}

async function membershipOf(sql: Sql, { userId }: Viewer) {
  const row = await sql.one<{ created_at: InstantColumn; trade_name: string; set_at: number | null }>(
    `SELECT u.created_at, b.trade_name, p.set_at
       FROM up_users u
       JOIN businesses b ON b.document_id = u.business_id
       LEFT JOIN manager_pins p ON p.user_id = u.id
      WHERE u.id = ?`,
    [userId],
  );
  return {
    createdAt: instantOrThrow(row?.created_at),
    tradeName: row?.trade_name ?? '',
    pinSetAt: instant(row?.set_at ?? null),
  };
}
