import { classifyFailure } from '../database/failure';
import { logFailure } from './log-failure';

/** The jobs of the clock; failures are counted and logged by their names. */
export type JobName =
  | 'orders'
  | 'substitutions'
  | 'trips'
  | 'escalation'
  | 'carts'
  | 'surveys'
  | 'menu-releases'
  | 'silent-boards'
  | 'missing-devices'
  | 'kitchen-paper'
  | 'loyalty'
  | 'ledger'
  | 'sweep';

interface JobState {
  /** The steps, branches or rows that fail at present, each with its number of consecutive failures. */
  failing: Map<string, number>;
  /** The failures since the job's present run began. */
  failedNow: Set<string>;
}

const WHOLE = 'everything';

const jobs = new Map<JobName, JobState>();

function stateOf(job: JobName): JobState {
  const state = jobs.get(job) ?? { failing: new Map<string, number>(), failedNow: new Set<string>() };
  jobs.set(job, state);
  return state;
}

/** Runs a job. A failure of it ends this run alone; what does not fail in a run any more is no longer counted. */
export async function runJob(job: JobName, work: () => Promise<void>): Promise<void> {
  const { failing, failedNow } = stateOf(job);
  failedNow.clear();
  await isolate(job, WHOLE, work);
  // A step that a run did not reach may still fail.
  if (failedNow.has(WHOLE)) return;
  for (const subject of failing.keys()) if (!failedNow.has(subject)) failing.delete(subject);
}

/** Does a part of a job. A failure is counted under its subject, and the other parts go on. */
export async function isolate(job: JobName, subject: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    recordFailure(job, subject, error);
  }
}

/**
 * Counts a failure of a subject of a job, and logs it the first time: the clock tries it again every few seconds. The
 * database that cannot be reached is no failure of a job, and is logged once for all of them.
 */
export function recordFailure(job: JobName, subject: string, error: unknown): void {
  const { failing, failedNow } = stateOf(job);
  const isKnown = failing.has(subject);
  if (!isKnown || classifyFailure(error) !== null)
    logFailure(`The job ${job} failed at ${subject}; it is tried again`, error);
  if (classifyFailure(error) !== null) return;
  failing.set(subject, (failing.get(subject) ?? 0) + 1);
  failedNow.add(subject);
}

/** Counts the rows of a job that cannot be read, for `selectReadable`. */
export const unreadableRow =
  (job: JobName) =>
  (stored: Readonly<Record<string, unknown>>, error: unknown): void =>
    recordFailure(job, `the row ${String(stored.document_id)}`, error);

/** How often the jobs that fail at present have failed, by their names. */
export function failuresByJob(): Partial<Record<JobName, number>> {
  const failing = [...jobs].filter(([, state]) => state.failing.size > 0);
  return Object.fromEntries(
    failing.map(([job, state]) => [job, [...state.failing.values()].reduce((sum, count) => sum + count, 0)]),
  );
}

/** Forgets all failures: another instance does the jobs from now on. */
export const forgetFailures = (): void => jobs.clear();
