import type { AccountExportDto } from '../../../contracts/account';
import { read } from '../../../database/transaction';
import { notFound } from '../../../errors/api-error';
import { devicesOf } from '../../../sessions/device';
import { pinSetAt } from '../../../sessions/manager-pin';
import type { Viewer } from '../../../sessions/viewer';
import { accessRequestsOf } from '../../access/exports';
import { activityOf, historyOf } from '../../audit/exports';
import { branchNames } from '../../branches/exports';
import { businessOf } from '../../businesses/exports';
import { textsOf } from '../../support/exports';
import { profileOf } from '../store/people';
import { listOwnSessions } from './own-sessions';
import { readAccount } from './own-account';

/** Everything about the person that is theirs to take along: no secret, and nothing of anybody else. */
export async function exportAccount(viewer: Viewer, now: Date): Promise<AccountExportDto> {
  const { newEmail: _, ...account } = await readAccount(viewer, now);
  const sessions = await listOwnSessions(viewer, now);
  return read(async (sql) => {
    const { userId, businessId, role, allow, deny } = viewer;
    const profile = await profileOf(sql, userId);
    if (!profile) throw notFound();
    const { createdAt } = profile;
    const branches = await branchNames(sql, viewer);
    return {
      exportedAt: now.toISOString(),
      account: { ...account, role, createdAt, branches, allow, deny, pinSetAt: await pinSetAt(sql, userId) },
      business: { id: businessId, tradeName: (await businessOf(sql, businessId)).tradeName },
      sessions: sessions.map(({ id: _id, current: _current, ...session }) => session),
      devices: await devicesOf(sql, userId),
      activity: await activityOf(sql, viewer),
      history: await historyOf(sql, viewer),
      accessRequests: await accessRequestsOf(sql, userId),
      support: await textsOf(sql, viewer),
    };
  });
}
