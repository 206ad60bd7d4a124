import { actorOf, writeAudit } from '../../../audit/audit';
import { inTransaction } from '../../../database/transaction';
import { isSkippable, ONBOARDING_STEPS } from '../../../domain/onboarding';
import { ApiError, notFound } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { saveSteps, stepsOf } from '../../businesses/exports';

/** Puts a step off. What is done later by its own screen counts as done all the same. */
export async function skipStep(viewer: Viewer, name: string, now: Date): Promise<void> {
  const step = ONBOARDING_STEPS.find((known) => known === name);
  if (!step) throw notFound();
  if (!isSkippable(step)) throw new ApiError(422, 'STEP_NOT_SKIPPABLE');
  const { businessId } = viewer;
  await inTransaction(async (tx) => {
    const scope = { businessId, branchId: null, at: now };
    // First, because it locks the business's counter: two steps put off at once are both kept.
    await appendEvent(tx, { ...scope, type: 'business.changed', resource: 'business', entityId: businessId });
    await saveSteps(tx, businessId, { ...(await stepsOf(tx, businessId)), [step]: 'SKIPPED' });
    await writeAudit(tx, {
      ...scope,
      actor: actorOf(viewer),
      entity: 'business',
      entityId: businessId,
      action: 'skip-step',
      after: { step },
    });
  });
}
