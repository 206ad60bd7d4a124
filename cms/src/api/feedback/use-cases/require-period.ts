import { read } from '../../../database/transaction';
import { seesWholeFeedback } from '../../../domain/feedback';
import { daysBetween } from '../../../domain/time';
import { forbidden, invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { ownStore } from '../../branches/use-cases/own-store';
import type { FeedbackPeriod } from '../store/figures';

/** Refuses figures to a viewer who sees only what is about the food, of a branch out of reach, and of a period too long. */
export async function requirePeriod(
  viewer: Viewer,
  { from, to, branchId }: FeedbackPeriod,
  maxDays: number,
): Promise<void> {
  if (!seesWholeFeedback(viewer)) throw forbidden('feedback.view');
  if (branchId !== undefined) await read((sql) => ownStore(sql, viewer, branchId));
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw invalid([{ code: 'PERIOD_BACKWARDS', path: ['to'] }]);
  if (days > maxDays) throw invalid([{ code: 'PERIOD_TOO_LONG', path: ['to'], args: { days: maxDays } }]);
}
