import { seesWholeFeedback } from '../../domain/feedback';
import { daysBetween } from '../../domain/time';
import { forbidden, invalid } from '../../errors/api-error';
import { requireBranch, type Viewer } from '../../sessions/viewer';
import type { FeedbackPeriod } from './store/figures';

/** Refuses figures to a viewer who sees only what is about the food, of a branch out of reach, and of a period too long. */
export function requirePeriod(viewer: Viewer, { from, to, branchId }: FeedbackPeriod, maxDays: number): void {
  if (!seesWholeFeedback(viewer)) throw forbidden('feedback.view');
  if (branchId !== undefined) requireBranch(viewer, branchId);
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw invalid([{ code: 'PERIOD_BACKWARDS', path: ['to'] }]);
  if (days > maxDays) throw invalid([{ code: 'PERIOD_TOO_LONG', path: ['to'], args: { days: maxDays } }]);
}
