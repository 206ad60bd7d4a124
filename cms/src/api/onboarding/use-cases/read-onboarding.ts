import type { OnboardingDto } from '../../../contracts/onboarding';
import type { Language } from '../../../contracts/session';
import { json, type JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { isSkippable, goLiveBlockers, onboardingSteps } from '../../../domain/onboarding';
import { environment } from '../../../environment';
import { message } from '../../../errors/messages';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { lastTestOrder } from '../../orders/store/test-orders';

/** How far the viewer's business is on its way to its first real order, read from what it has. */
export async function readOnboarding(viewer: Viewer, language: Language, now: Date): Promise<OnboardingDto> {
  return read(async (sql) => {
    const business = await sql.one<{
      legal_name: string | null;
      phone: string | null;
      onboarding: JsonColumn;
    }>('SELECT legal_name, phone, onboarding FROM businesses WHERE document_id = ?', [viewer.businessId]);
    if (!business) throw new Error('A session belongs to a business that is gone');
    const store = await firstStore(sql, viewer);
    const steps = onboardingSteps({
      business: { legalName: business.legal_name, phone: business.phone },
      store,
      people: await peopleOf(sql, viewer.businessId),
      acceptedAnOrder: store !== null && (await hasAccepted(sql, store)),
      skipped: skippedOf(business.onboarding),
    });
    return {
      steps: steps.map(({ step, state }) => ({ step, state, skippable: isSkippable(step) })),
      next: steps.find(({ state }) => state === 'TODO')?.step ?? null,
      branch: store && toBranch(store),
      obstacles:
        store && store.branch.state !== 'DRAFT'
          ? []
          : goLiveBlockers(store, now).map(({ code, step }) => ({
              code,
              step,
              message: message(code, language),
            })),
      testOrder: store && ((await lastTestOrder(sql, store.branch.id))?.order ?? null),
    };
  });
}

/** The steps a business put off, as its row keeps them. */
function skippedOf(onboarding: JsonColumn): string[] {
  const kept = json<Record<string, unknown> | null>(onboarding, null) ?? {};
  return Object.keys(kept).filter((step) => kept[step] === 'SKIPPED');
}

/** The oldest branch the viewer reaches: the one a new business sets up. */
async function firstStore(sql: Sql, viewer: Viewer): Promise<LoadedStore | null> {
  const rows = await sql.all<{ document_id: string }>(
    `SELECT document_id FROM branches WHERE business_id = ? AND state <> 'ARCHIVED' ORDER BY id LIMIT 1000`,
    [viewer.businessId],
  );
  const first = rows.find(({ document_id }) => reachesBranch(viewer, document_id));
  return first ? storeOf(sql, first.document_id) : null;
}

async function peopleOf(sql: Sql, businessId: string): Promise<number> {
  const row = await sql.one<{ count: number }>(
    `SELECT COUNT(*) AS count FROM up_users WHERE business_id = ? AND state IN ('ACTIVE', 'INVITED', 'SUSPENDED')`,
    [businessId],
  );
  return row?.count ?? 0;
}

async function hasAccepted(sql: Sql, { branch }: LoadedStore): Promise<boolean> {
  const row = await sql.one(
    'SELECT 1 AS one FROM orders WHERE branch_id = ? AND accepted_at IS NOT NULL LIMIT 1',
    [branch.id],
  );
  return row !== undefined;
}

function toBranch({ branch }: LoadedStore): NonNullable<OnboardingDto['branch']> {
  const { id, name, slug, state } = branch;
  return { id, name, slug, live: state === 'ACTIVE', storeUrl: `${environment.publicUrl}/m/${slug}` };
}
