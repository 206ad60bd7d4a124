import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { CodeSentDto, emailBody, emailConfirmBody } from '../../../contracts/account';
import type { SessionDto } from '../../../contracts/session';
import { inTransaction, read } from '../../../database/transaction';
import { ApiError, notFound } from '../../../errors/api-error';
import { takingAtLeast } from '../../../secrecy/uniform-time';
import type { Viewer } from '../../../sessions/viewer';
import { aboutOneself, enqueueEmailTo } from '../about-oneself';
import { countGuess, forgetGuesses, checkCodeAttempt } from '../codes/gate';
import { issueCode, keepNoCode, useCode } from '../codes/issue-code';
import { requireOwnPassword } from '../passwords';
import { dropCodes } from '../store/codes';
import { personByEmail, personById, updatePerson } from '../store/people';
import { dropTickets, wrongCode } from '../store/tickets';
import { describeSession } from './describe-session';

const AT_LEAST_MS = 300;

/**
 * Mails a code to the address the person wants to sign in with from now on. An address that has an account gets another
 * letter, and who asked learns nothing of it: their own page waits for a code all the same.
 */
export async function requestEmailChange(
  viewer: Viewer,
  { password, email }: z.output<typeof emailBody>,
  now: Date,
): Promise<CodeSentDto> {
  const person = await requireOwnPassword(viewer, password, 'password', now);
  if (email === person.email.toLowerCase()) throw new ApiError(409, 'ALREADY_EXISTS', { path: ['email'] });
  return takingAtLeast(AT_LEAST_MS, async () => {
    const { open, retryAfterSeconds } = await checkCodeAttempt('EMAIL', String(person.id), now);
    if (!open) return { retryAfterSeconds };
    await inTransaction(async (tx) => {
      await dropCodes(tx, person.id, 'EMAIL');
      const holder = await personByEmail(tx, email);
      const wanted = { person, kind: 'EMAIL', email, now } as const;
      if (!holder) return issueCode(tx, wanted);
      await keepNoCode(tx, wanted);
      if (holder.active) await enqueueEmailTo(tx, holder, 'account-exists', { page: '/login' });
    });
    return { retryAfterSeconds };
  });
}

/** Changes the address once its code came back; the former one is told. */
export async function confirmEmailChange(
  viewer: Viewer,
  { code }: z.output<typeof emailConfirmBody>,
  now: Date,
): Promise<SessionDto> {
  const subject = String(viewer.userId);
  const { left } = await countGuess('EMAIL', subject, now);
  const person = await read((sql) => personById(sql, viewer.userId));
  if (!person) throw notFound();
  const email = await inTransaction(async (tx) => {
    const used = await useCode(tx, { userId: person.id, kind: 'EMAIL', code, now });
    if (!used || left < 0) throw wrongCode(left);
    await forgetGuesses(tx, 'EMAIL', subject);
    await updatePerson(tx, person.id, { email: used.email, username: used.email }, now);
    // What was on its way to the former address opens nothing any more.
    await dropCodes(tx, person.id, 'RECOVERY');
    await dropTickets(tx, person.id);
    await writeAudit(tx, {
      ...aboutOneself(person, 'change-email', now),
      before: { email: person.email },
      after: { email: used.email },
    });
    await enqueueEmailTo(tx, person, 'email-changed', { newEmail: used.email });
    return used.email;
  });
  return describeSession({ ...viewer, email });
}
