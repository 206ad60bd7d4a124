import { inDocumentTransaction } from '../../../database/transaction';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { dryRunRelease } from '../releases/publish';
import { claimRelease, moveRelease, recordReleaseChange } from '../releases/release-row';
import { DAY_MS } from '../../../domain/time';

const YEAR_MS = 366 * DAY_MS;

/**
 * Lets a release go live at an instant, in the name of who says so. What could not be published now is refused now;
 * everything is looked at again when the time has come.
 */
export async function scheduleRelease(
  viewer: Viewer,
  id: string,
  { version, publishAt }: { version: number; publishAt: string },
  now: Date,
): Promise<void> {
  const at = Date.parse(publishAt);
  await inDocumentTransaction(async (tx) => {
    const release = await claimRelease(tx, viewer, id, { action: 'schedule', version });
    if (at <= now.getTime()) throw invalid([{ code: 'IN_THE_PAST', path: ['publishAt'] }]);
    if (at > now.getTime() + YEAR_MS) throw invalid([{ code: 'TOO_FAR_AHEAD', path: ['publishAt'] }]);
    await dryRunRelease(tx, viewer, id);
    await moveRelease(tx, release, 'schedule', { publishAt: at, scheduledBy: viewer.userId });
    const after = { name: release.name, publishAt: new Date(at).toISOString() };
    await recordReleaseChange(tx, release, viewer, { action: 'schedule', after });
  });
}
