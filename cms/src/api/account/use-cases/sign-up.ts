import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { CodeSentDto, signUpBody } from '../../../contracts/account';
import { newId } from '../../../database/ids';
import { inTransaction, type Tx } from '../../../database/transaction';
import { currencyOf } from '../../../domain/country';
import { environment } from '../../../environment';
import { invalid } from '../../../errors/api-error';
import { enqueueEmail } from '../../../outbox/letters';
import { allowFrom, LIMITS } from '../../../sessions/attempts';
import { newDeviceName } from '../../../sessions/device';
import type { Origin } from '../../../sessions/open-session';
import { hashPassword, requireGoodPassword } from '../../../sessions/passwords';
import { hashOf } from '../../../sessions/token';
import { passGate } from '../codes/gate';
import { issueCode } from '../codes/issue-code';
import { isPendingSignUp, notePendingSignUp } from '../codes/pending-sign-up';
import { insertBusiness, insertOwner, type NewOwner, releaseAddress, replaceSignUp } from '../new-business';
import { aboutOneself, personByEmail, personById, type Person } from '../people';
import { takingAtLeast } from '../uniform-time';

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
  await allowFrom(LIMITS.signUpFromNetwork, origin.ip, now);

  return takingAtLeast(AT_LEAST_MS, async () => {
    const passwordHash = await hashPassword(body.password);
    const deviceToken = newDeviceName();
    const { open } = await passGate('sign-up', body.email, now);
    const { retryAfterSeconds } = await passGate('SIGNUP', body.email, now);
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
  const businessId = newId();
  let userId = await insertOwner(tx, made, businessId, now);
  if (userId !== null) {
    await insertBusiness(tx, made, businessId, now);
  } else {
    const holder = await personByEmail(tx, made.email);
    if (!holder) return;
    const pending = !holder.confirmed && (await isPendingSignUp(tx, holder.id));
    if (!pending) return tellOfAccount(tx, holder, made.mayWrite);
    await replaceSignUp(tx, holder.id, made, holder.businessId, now);
    userId = holder.id;
  }
  const person = await personById(tx, userId);
  if (!person) throw new Error('The owner was not stored');
  await notePendingSignUp(tx, person.id, made.deviceHash, now);
  await writeAudit(tx, {
    ...aboutOneself(person, 'sign-up', now),
    after: { business: made.businessName, country: made.country, termsAcceptedAt: now.toISOString() },
  });
  if (made.mayWrite) await issueCode(tx, { person, kind: 'SIGNUP', email: person.email, now });
}

/** Whoever has an account and forgot it is told by mail, where nobody else reads it. */
async function tellOfAccount(tx: Tx, holder: Person, mayWrite: boolean): Promise<void> {
  if (!mayWrite || !holder.active) return;
  await enqueueEmail(tx, {
    businessId: holder.businessId,
    to: holder.email,
    letter: 'account-exists',
    language: holder.language,
    args: { name: holder.name, url: `${environment.publicUrl}/login` },
  });
}
