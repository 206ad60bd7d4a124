import { secondsBetween } from './black-box';

/** A ticket or a mail on its way. Instants are ISO-8601 UTC of one form. */
export interface QueuedWork<Reason> {
  queuedAt: string;
  /** When somebody had it wait anew. */
  requeuedAt: string | null;
  /** Why it failed the last time, as far as that is known, and how often it had been tried by then. */
  failure: { at: string; reason: Reason | null; tries: number } | null;
  /** When it is tried again by itself. */
  nextTryAt: string | null;
  /** When it was printed or sent; or, without that, when nobody needed it any more. */
  ended: { at: string; how: 'DONE' | 'DROPPED' } | null;
  /** How often it was tried in all. */
  tries: number;
}

/** One moment of that. `waitedSec` is since it was queued the last time, where that is worth a word. */
export interface QueueStep<Reason> {
  step: 'QUEUED' | 'REQUEUED' | 'FAILED' | 'DONE' | 'DROPPED';
  at: string;
  reason: Reason | null;
  tries: number | null;
  waitedSec: number | null;
  nextTryAt: string | null;
}

/** What waited for less is done at once, in seconds. */
const LEAST_WAIT_SEC = 3;
/** What waited for less, and did not fail, is told by its end alone, in seconds. */
const SHORT_WAIT_SEC = 10;

/** What is known of a ticket or a mail on its way, each at its own moment; of what went as it should, its end alone. */
export function queueSteps<Reason>(work: QueuedWork<Reason>): QueueStep<Reason>[] {
  const { queuedAt, requeuedAt, failure, nextTryAt, ended, tries } = work;
  const nothing = { reason: null, tries: null, waitedSec: null, nextTryAt: null };
  const waited = ended?.how === 'DONE' ? secondsBetween(requeuedAt ?? queuedAt, ended.at) : null;
  const went = failure === null && requeuedAt === null && waited !== null && waited < SHORT_WAIT_SEC;
  const steps: QueueStep<Reason>[] = [];
  // What failed when is not known of all that was tried in vain; how often is told all the same.
  const untold = failure === null && ended === null && tries > 0 ? tries : null;
  if (!went) steps.push({ ...nothing, step: 'QUEUED', at: queuedAt, tries: untold });
  if (failure) {
    const again = ended === null ? nextTryAt : null;
    steps.push({ ...nothing, ...failure, step: 'FAILED', tries: failure.tries || null, nextTryAt: again });
  }
  if (requeuedAt !== null) steps.push({ ...nothing, step: 'REQUEUED', at: requeuedAt });
  if (ended) {
    const waitedSec = waited !== null && waited >= LEAST_WAIT_SEC ? waited : null;
    const told = ended.how === 'DONE' && tries > 1 ? tries : null;
    steps.push({ ...nothing, step: ended.how, at: ended.at, tries: told, waitedSec });
  }
  return steps.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}
