import type { z } from 'zod';
import type { loginBody } from '../../../contracts/session';
import { inTransaction, read } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import { allowTriesFrom, allowTry, resetTries, refundAttemptsFrom, LIMITS } from '../../../sessions/attempts';
import { findDevice } from '../../../sessions/device';
import type { NewSession, Origin } from '../../../sessions/open-session';
import { passwordMatches } from '../../../sessions/passwords';
import { checkCodeAttempt } from '../codes/gate';
import { issueCode } from '../codes/issue-code';
import { personByEmail, type Person } from '../store/people';
import { signInOrChallenge } from './start-session';
import { updatePendingDevice } from '../store/sign-ups';

/**
 * Signs somebody in by e-mail and password. Unknown address, wrong password and a person who may not sign in are
 * refused alike, after the same work.
 */
export async function signIn(
  { email, password, remember }: z.output<typeof loginBody>,
  origin: Origin,
  now: Date,
): Promise<NewSession> {
  const { person, known } = await read(async (sql) => {
    const found = await personByEmail(sql, email);
    return { person: found, ...(await findDevice(sql, found?.id ?? 0, origin.deviceHash, now)) };
  });
  // Whoever fails from anywhere, the same network included, does not shut out the person from a device of theirs.
  if (!known) await allowTriesFrom(LIMITS.signInFromNetwork, origin.ip, now);
  const [limit, subject] = known
    ? ([LIMITS.signInOnDevice, `${email} ${origin.deviceHash ?? ''}`] as const)
    : ([LIMITS.signInToAccount, email] as const);
  await allowTry(limit, subject, now);

  const matches = await passwordMatches(password, person?.password);
  if (!person?.active || !matches) throw new ApiError(401, 'WRONG_CREDENTIALS');
  if (!known) await refundAttemptsFrom(LIMITS.signInFromNetwork, origin.ip);
  await read((sql) => resetTries(sql, limit, subject));
  if (!person.confirmed) throw await notConfirmed(person, origin, now);
  return signInOrChallenge({ person, origin, remember, now });
}

/** The password is right but nobody has shown that the address is theirs: a code goes there. */
async function notConfirmed(person: Person, origin: Origin, now: Date): Promise<ApiError> {
  const { open, retryAfterSeconds } = await checkCodeAttempt('SIGNUP', person.email, now);
  await inTransaction(async (tx) => {
    // This device knows the password as well: a code that is entered on it may open the account.
    if (origin.deviceHash !== null) await updatePendingDevice(tx, person.id, origin.deviceHash);
    if (open) await issueCode(tx, { person, kind: 'SIGNUP', email: person.email, now });
  });
  return new ApiError(403, 'EMAIL_NOT_CONFIRMED', { details: { retryAfter: retryAfterSeconds } });
}
