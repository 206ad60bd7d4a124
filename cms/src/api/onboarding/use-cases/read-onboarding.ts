import type { OnboardingDto } from '../../../contracts/onboarding';
import type { Language } from '../../../contracts/session';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { isSkippable, goLiveBlockers, onboardingSteps } from '../../../domain/onboarding';
import { environment } from '../../../environment';
import { message } from '../../../errors/messages';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { openBranchIds } from '../../branches/exports';
import { businessOf, stepsOf } from '../../businesses/exports';
import { countPeople } from '../../employees/exports';
import { hasAccepted, lastTestOrder } from '../../orders/exports';

/** How far the viewer's business is on its way to its first real order, read from what it has. */
export async function readOnboarding(viewer: Viewer, language: Language, now: Date): Promise<OnboardingDto> {
  return read(async (sql) => {
    const { businessId } = viewer;
    const store = await firstStore(sql, viewer);
    const kept = await stepsOf(sql, businessId);
    const steps = onboardingSteps({
      business: await businessOf(sql, businessId),
      store,
      people: await countPeople(sql, businessId),
      acceptedAnOrder: store !== null && (await hasAccepted(sql, store.branch.id)),
      skipped: Object.keys(kept).filter((step) => kept[step] === 'SKIPPED'),
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

/** The oldest branch the viewer reaches: the one a new business sets up. */
async function firstStore(sql: Sql, viewer: Viewer): Promise<LoadedStore | null> {
  const branches = await openBranchIds(sql, viewer.businessId);
  const first = branches.find((id) => reachesBranch(viewer, id));
  return first === undefined ? null : storeOf(sql, first);
}

function toBranch({ branch }: LoadedStore): NonNullable<OnboardingDto['branch']> {
  const { id, name, slug, state } = branch;
  return { id, name, slug, live: state === 'ACTIVE', storeUrl: `${environment.publicUrl}/m/${slug}` };
}
