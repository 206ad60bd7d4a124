import { describeFailure, reasonOf, classifyFailure, type DatabaseFailure } from '../database/failure';
import { MINUTE_MS } from '../domain/time';

/** A trouble that was not met for so long is another one when it comes back. */
const QUIET_MS = MINUTE_MS;

const lastMet = new Map<DatabaseFailure, number>();

/**
 * Logs a failure under a sentence of the caller's, or what it says of the database: see `logDatabaseFailure`. Answers that
 * trouble, and null for other failures.
 */
export function logFailure(sentence: string, error: unknown): DatabaseFailure | null {
  const trouble = classifyFailure(error);
  if (trouble === null) strapi.log.error(sentence, error);
  else logDatabaseFailure(trouble, reasonOf(error));
  return trouble;
}

/**
 * Logs what the database cannot do for the time being, in words and once: not for every request and job that meets it,
 * until none has met it for a minute.
 */
export function logDatabaseFailure(trouble: DatabaseFailure, reason: string): void {
  const known = hasRecently(trouble);
  lastMet.set(trouble, performance.now());
  if (!known) strapi.log.error(describeFailure(trouble, reason));
}

/** Whether something failed of it within the last minute. */
export function hasRecently(trouble: DatabaseFailure): boolean {
  const at = lastMet.get(trouble);
  return at !== undefined && performance.now() - at < QUIET_MS;
}
