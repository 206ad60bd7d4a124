import { CODE_RESEND_SECONDS, CODE_TRIES } from '../../../contracts/account';
import { DAY_SEC, HOUR_SEC, MINUTE_SEC } from '../../../domain/time';
import { countTry, resetTries, type AttemptCount, type Limit } from '../../../sessions/attempts';
import type { Sql } from '../../../database/sql';

/**
 * How often somebody is written to and how often a code is guessed. Counted by the address alone, so that a known one
 * and an unknown one are told the same.
 */
const EACH: Limit = { name: 'code-mail', most: 1, seconds: CODE_RESEND_SECONDS };
const HOURLY: Limit = { name: 'code-mails', most: 6, seconds: HOUR_SEC };
const TRIES: Limit = { name: 'code-tries', most: CODE_TRIES, seconds: 10 * MINUTE_SEC };
/** Codes can be asked for again and again; guessing all day does not get anywhere. The button in the mail still works. */
const DAILY: Limit = { name: 'code-tries-daily', most: 30, seconds: DAY_SEC };

interface Gate {
  open: boolean;
  retryAfterSeconds: number;
}

/** Whether a mail with a code may be sent for `what` to `whom`, and when the next one may. */
export async function checkCodeAttempt(what: string, whom: string, now: Date): Promise<Gate> {
  const subject = `${what} ${whom}`;
  const minute = await countTry(EACH, subject, now);
  if (minute.left < 0) return { open: false, retryAfterSeconds: minute.seconds };
  const hour = await countTry(HOURLY, subject, now);
  return hour.left < 0
    ? { open: false, retryAfterSeconds: hour.seconds }
    : { open: true, retryAfterSeconds: CODE_RESEND_SECONDS };
}

/** Counts a guess at a code. Below 0 it was one too many and is not even looked at. */
export async function countCodeGuess(what: string, whom: string, now: Date): Promise<AttemptCount> {
  const subject = `${what} ${whom}`;
  const [code, day] = [await countTry(TRIES, subject, now), await countTry(DAILY, subject, now)];
  return { left: Math.min(code.left, day.left), seconds: Math.max(code.seconds, day.seconds) };
}

/** A new code is on its way: it has tries of its own. */
export const resetCodeTries = (sql: Sql, what: string, whom: string): Promise<void> =>
  resetTries(sql, TRIES, `${what} ${whom}`);

/** The code was right: what was guessed before is forgotten. */
export async function clearCodeGuesses(sql: Sql, what: string, whom: string): Promise<void> {
  await resetCodeTries(sql, what, whom);
  await resetTries(sql, DAILY, `${what} ${whom}`);
}
