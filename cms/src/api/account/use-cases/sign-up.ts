import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { CodeSentDto, signUpBody } from '../../../contracts/account';
import { newId } from '../../../database/ids';
import { inTransaction, type Tx } from '../../../database/transaction';
import { currencyOf } from '../../../domain/country';
import { invalid } from '../../../errors/api-error';
import { allowTriesFrom, LIMITS } from '../../../sessions/attempts';
import { newDeviceName } from '../../../sessions/device';
import type { Origin } from '../../../sessions/open-session';
import { hashPassword, requireGoodPassword } from '../../../sessions/passwords';
import { hashOf } from '../../../sessions/token';
import { checkCodeAttempt } from '../codes/gate';
import { issueCode } from '../codes/issue-code';
import {
  insertSignUp,
  isPendingSignUp,
  insertPendingSignUp,
  releaseAddress,
  replaceSignUp,
  type NewOwner,
} from '../store/sign-ups';
import { selfAuditEntry, enqueueEmailToPerson } from '../self-audit';
import { personByEmail, personById } from '../store/people';
import { withMinimumDuration } from '../../../secrecy/minimum-duration';

const AT_LEAST_MS = 300;

type SignUp = z.output<typeof signUpBody>;

/**
 * Opens a business with its owner and a trial, and mails the code that confirms the address. Whoever has an account
 * already is told so by mail; the answer is the same. Answers the name for the device that signs up, too.
 */
export async function signUp(
  body: SignUp,
  origin: Origin,
  now: Date,
): Promise<{ answer: CodeSentDto; deviceToken: string }> {
  const currency = currencyOf(body.country);
  if (currency === null) throw invalid([{ code: 'UNKNOWN_COUNTRY', path: ['country'] }]);
  requireGoodPassword(body.password, body.email, 'password');
  await allowTriesFrom(LIMITS.signUpFromNetwork, origin.ip, now);

  return withMinimumDuration(AT_LEAST_MS, async () => {
    const passwordHash = await hashPassword(body.password);
    const deviceToken = newDeviceName();
    const { open } = await checkCodeAttempt('sign-up', body.email, now);
    const { retryAfterSeconds } = await checkCodeAttempt('SIGNUP', body.email, now);
    const made = { ...body, currency, passwordHash, deviceHash: hashOf(deviceToken), mayWrite: open };
    await inTransaction((tx) => store(tx, made, now));
    return { answer: { retryAfterSeconds }, deviceToken };
  });
}

interface Made extends NewOwner {
  deviceHash: string;
  /** A mail may be sent to the address now. */
  mayWrite: boolean;
}

async function store(tx: Tx, made: Made, now: Date): Promise<void> {
  await releaseAddress(tx, made.email);
  let userId = await insertSignUp(tx, made, newId(), now);
  if (userId === null) {
    const holder = await personByEmail(tx, made.email);
    if (!holder) return;
    const pending = !holder.confirmed && (await isPendingSignUp(tx, holder.id));
    if (!pending) {
      // Whoever has an account and forgot it is told by mail, where nobody else reads it.
      if (made.mayWrite && holder.active)
        await enqueueEmailToPerson(tx, holder, 'account-exists', { page: '/login' });
      return;
    }
    await replaceSignUp(tx, { userId: holder.id, businessId: holder.businessId }, made, now);
    userId = holder.id;
  }
  const person = await personById(tx, userId);
  if (!person) throw new Error('The owner was not stored');
  await insertPendingSignUp(tx, person.id, made.deviceHash, now);
  await writeAudit(tx, {
    ...selfAuditEntry(person, 'sign-up', now),
    after: { business: made.businessName, country: made.country, termsAcceptedAt: now.toISOString() },
  });
  if (made.mayWrite) await issueCode(tx, { person, kind: 'SIGNUP', email: person.email, now });
}
