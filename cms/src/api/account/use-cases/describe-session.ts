import type { SessionDto } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { grantsOf, reachesBranch } from '../../../domain/access';
import { environment } from '../../../environment';
import { latestSeq } from '../../../realtime/feed';
import type { NewSession } from '../../../sessions/open-session';
import { resolveViewer } from '../../../sessions/resolve';
import type { Viewer } from '../../../sessions/viewer';
import { branchSummaries } from '../../branches/exports';
import { businessOf } from '../../businesses/exports';
import { profileOf } from '../store/people';

/** What the dashboard has to know of the person, their business and branches before it can show anything. */
export async function describeSession(viewer: Viewer): Promise<SessionDto> {
  const seq = await latestSeq(viewer.businessId);
  return read(async (sql) => {
    const { id, tradeName, currency, country, defaultLanguage } = await businessOf(sql, viewer.businessId);
    const profile = await profileOf(sql, viewer.userId);
    const branches = await branchSummaries(sql, viewer.businessId);
    return {
      user: {
        id: String(viewer.userId),
        name: viewer.name,
        email: viewer.email,
        role: viewer.role,
        language: viewer.language,
        theme: viewer.theme,
        twoFactor: viewer.twoFactor,
        photoUrl: profile?.photoUrl ?? null,
      },
      business: { id, tradeName, currency, country, defaultLanguage },
      branches: branches.filter((branch) => reachesBranch(viewer, branch.id)),
      grants: grantsOf(viewer),
      stopped: viewer.stopped && {
        as: viewer.stopped,
        supportEmail: environment.supportEmail ?? null,
      },
      seq,
    };
  });
}

/** The same of who has just come in; null when they were kept out in the same moment. */
export async function describeNewSession({ token }: NewSession): Promise<SessionDto | null> {
  const viewer = await resolveViewer(token);
  return viewer && describeSession(viewer);
}
