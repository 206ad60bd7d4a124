import { createHash } from 'node:crypto';
import { CODE_RESEND_SECONDS } from '../contracts/account';
import type { Sql } from '../database/sql';
import { read } from '../database/transaction';
import { networkOf } from '../domain/access';
import { HOUR_SEC, MINUTE_SEC } from '../domain/time';
import { environment } from '../environment';
import { ApiError } from '../errors/api-error';

/** How often something may be tried in a stretch of time that begins with the first try. */
export interface Limit {
  name: string;
  most: number;
  seconds: number;
}

/** Tests come from one address, and mail one, far more often than people do. */
export const TEST_FACTOR = environment.mode === 'test' ? 100 : 1;

/**
 * By account, so that neither other addresses nor another spelling give more tries; by network, so that trying many
 * accounts does not either. Nobody is locked out for longer than the stretch, and never on a device that signed in
 * before: it is counted apart.
 */
export const LIMITS = {
  signInToAccount: { name: 'sign-in', most: 10, seconds: 15 * MINUTE_SEC },
  signInOnDevice: { name: 'sign-in-device', most: 10, seconds: 15 * MINUTE_SEC },
  signInFromNetwork: { name: 'sign-in-network', most: 60 * TEST_FACTOR, seconds: 15 * MINUTE_SEC },
  panelToAccount: { name: 'panel', most: 10, seconds: 15 * MINUTE_SEC },
  panelToAccountFromNetwork: { name: 'panel-account-network', most: 5, seconds: 5 * MINUTE_SEC },
  panelOnDevice: { name: 'panel-device', most: 10, seconds: 15 * MINUTE_SEC },
  panelFromNetwork: { name: 'panel-network', most: 60 * TEST_FACTOR, seconds: 15 * MINUTE_SEC },
  panelMail: { name: 'panel-mail', most: 1, seconds: CODE_RESEND_SECONDS },
  panelMailsForNetwork: { name: 'panel-mails', most: 6, seconds: HOUR_SEC },
  secondFactor: { name: 'second-factor', most: 5, seconds: 15 * MINUTE_SEC },
  ownPassword: { name: 'own-password', most: 10, seconds: 15 * MINUTE_SEC },
  signUpFromNetwork: { name: 'sign-up-network', most: 20 * TEST_FACTOR, seconds: HOUR_SEC },
  codesFromNetwork: { name: 'codes-network', most: 30 * TEST_FACTOR, seconds: 15 * MINUTE_SEC },
  picturesOfBusiness: { name: 'pictures', most: 200, seconds: 10 * MINUTE_SEC },
  ticketsOfBusiness: { name: 'tickets', most: 20 * TEST_FACTOR, seconds: HOUR_SEC },
  ticketTextsOfPerson: { name: 'ticket-texts', most: 60 * TEST_FACTOR, seconds: HOUR_SEC },
  checksFromNetwork: { name: 'checks-network', most: 60 * TEST_FACTOR, seconds: 15 * MINUTE_SEC },
} as const satisfies Record<string, Limit>;

export interface AttemptCount {
  /** How many more tries there are; below 0 when this one was too many. */
  left: number;
  /** Until a new stretch begins. */
  seconds: number;
}

const keyOf = ({ name }: Limit, subject: string) =>
  createHash('sha256').update(`${name}\n${subject}`).digest('hex');

/**
 * Counts a try before it is made, so that many at once are not more than the limit, on however many instances.
 *
 * @param tries how many are counted at a time
 */
export async function countTry(limit: Limit, subject: string, now: Date, tries = 1): Promise<AttemptCount> {
  const at = now.getTime();
  const stretch = limit.seconds * 1000;
  // Twice as far, for requests that overtake each other; what ends later than that was begun while the clock was wrong.
  const furthest = at + 2 * stretch;
  const row = await read((sql) =>
    sql.one<{ count: number; until: number }>(
      `INSERT INTO attempts (key, count, until) VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN attempts.until > ? AND attempts.until <= ? THEN attempts.count + excluded.count ELSE excluded.count END,
         until = CASE WHEN attempts.until > ? AND attempts.until <= ? THEN attempts.until ELSE excluded.until END
       RETURNING count, until`,
      [keyOf(limit, subject), tries, at + stretch, at, furthest, at, furthest],
    ),
  );
  if (!row) throw new Error('A try was not counted');
  return { left: limit.most - row.count, seconds: Math.max(1, Math.ceil((row.until - at) / 1000)) };
}

/** Counts a try, and refuses it when there were too many. */
export async function allowTry(limit: Limit, subject: string, now: Date): Promise<AttemptCount> {
  const counted = await countTry(limit, subject, now);
  if (counted.left < 0) throw tooManyTries(counted.seconds);
  return counted;
}

export const allowTriesFrom = (limit: Limit, ip: string, now: Date): Promise<AttemptCount> =>
  allowTry(limit, networkOf(ip), now);

export const tooManyTries = (seconds: number) =>
  new ApiError(429, 'TOO_MANY_ATTEMPTS', {
    args: { minutes: Math.ceil(seconds / MINUTE_SEC) },
    details: { retryAfter: seconds },
  });

/** A try that succeeded does not count. */
export async function refundAttempt(limit: Limit, subject: string): Promise<void> {
  await read((sql) =>
    sql.run('UPDATE attempts SET count = count - 1 WHERE key = ? AND count > 0', [keyOf(limit, subject)]),
  );
}

/** People who share a network may all sign in. */
export const refundAttemptsFrom = (limit: Limit, ip: string): Promise<void> =>
  refundAttempt(limit, networkOf(ip));

/** Begins anew with counting. */
export async function resetTries(sql: Sql, limit: Limit, subject: string): Promise<void> {
  await sql.run('DELETE FROM attempts WHERE key = ?', [keyOf(limit, subject)]);
}
