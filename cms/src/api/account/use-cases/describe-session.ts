import type { BranchSummary, Language, SessionDto } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { environment } from '../../../environment';
import { grantsOf, reachesBranch } from '../../../domain/access';
import type { Viewer } from '../../../sessions/viewer';

interface BusinessRow {
  document_id: string;
  trade_name: string;
  currency: string;
  country: string;
  default_language: Language;
}

interface BranchRow {
  document_id: string;
  name: string;
  slug: string;
  timezone: string;
  closeout_time: string;
  state: BranchSummary['state'];
}

/** What the dashboard has to know of the person, their business and branches before it can show anything. */
export async function describeSession(viewer: Viewer): Promise<SessionDto> {
  return read(async (sql) => {
    const business = await sql.one<BusinessRow>(
      'SELECT document_id, trade_name, currency, country, default_language FROM businesses WHERE document_id = ?',
      [viewer.businessId],
    );
    if (!business) throw new Error('A session belongs to a business that is gone');
    const person = await sql.one<{ photo_url: string | null }>(
      'SELECT photo_url FROM up_users WHERE id = ?',
      [viewer.userId],
    );
    const branches = await sql.all<BranchRow>(
      `SELECT document_id, name, slug, timezone, closeout_time, state FROM branches
        WHERE business_id = ? AND state <> 'ARCHIVED' ORDER BY name LIMIT 500`,
      [viewer.businessId],
    );
    return {
      user: {
        id: String(viewer.userId),
        name: viewer.name,
        email: viewer.email,
        role: viewer.role,
        language: viewer.language,
        theme: viewer.theme,
        twoFactor: viewer.twoFactor,
        photoUrl: person?.photo_url ?? null,
      },
      business: {
        id: business.document_id,
        tradeName: business.trade_name,
        currency: business.currency,
        country: business.country,
        defaultLanguage: business.default_language,
      },
      branches: branches
        .filter(({ document_id }) => reachesBranch(viewer, document_id))
        .map((row) => ({
          id: row.document_id,
          name: row.name,
          slug: row.slug,
          timezone: row.timezone,
          closeoutTime: row.closeout_time,
          state: row.state,
        })),
      grants: grantsOf(viewer),
      stopped: viewer.stopped && {
        as: viewer.stopped,
        supportEmail: environment.supportEmail ?? null,
      },
    };
  });
}
