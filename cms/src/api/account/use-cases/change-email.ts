import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { CodeSentDto, emailBody, emailConfirmBody } from '../../../contracts/account';
import type { SessionDto } from '../../../contracts/session';
import { inTransaction, read } from '../../../database/transaction';
import { ApiError, notFound } from '../../../errors/api-error';
import { withMinimumDuration } from '../../../secrecy/minimum-duration';
import type { Viewer } from '../../../sessions/viewer';
import { selfAuditEntry, enqueueEmailToPerson } from '../self-audit';
import { countCodeGuess, clearCodeGuesses, checkCodeAttempt } from '../codes/gate';
import { issueCode, storeDecoyCode, redeemCode } from '../codes/issue-code';
import { requireCurrentPassword } from '../passwords';
import { deleteCodes } from '../store/codes';
import { personByEmail, personById, updatePerson } from '../store/people';
import { deleteTickets, wrongCode } from '../store/tickets';
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
  const person = await requireCurrentPassword(viewer, password, 'password', now);
  if (email === person.email.toLowerCase()) throw new ApiError(409, 'ALREADY_EXISTS', { path: ['email'] });
  return withMinimumDuration(AT_LEAST_MS, async () => {
    const { open, retryAfterSeconds } = await checkCodeAttempt('EMAIL', String(person.id), now);
    if (!open) return { retryAfterSeconds };
    await inTransaction(async (tx) => {
      await deleteCodes(tx, person.id, 'EMAIL');
      const holder = await personByEmail(tx, email);
      const wanted = { person, kind: 'EMAIL', email, now } as const;
      if (!holder) return issueCode(tx, wanted);
      await storeDecoyCode(tx, wanted);
      if (holder.active) await enqueueEmailToPerson(tx, holder, 'account-exists', { page: '/login' });
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
  const { left } = await countCodeGuess('EMAIL', subject, now);
  const person = await read((sql) => personById(sql, viewer.userId));
  if (!person) throw notFound();
  const email = await inTransaction(async (tx) => {
    const used = await redeemCode(tx, { userId: person.id, kind: 'EMAIL', code, now });
    if (!used || left < 0) throw wrongCode(left);
    await clearCodeGuesses(tx, 'EMAIL', subject);
    await updatePerson(tx, person.id, { email: used.email, username: used.email }, now);
    // What was on its way to the former address opens nothing any more.
    await deleteCodes(tx, person.id, 'RECOVERY');
    await deleteTickets(tx, person.id);
    await writeAudit(tx, {
      ...selfAuditEntry(person, 'change-email', now),
      before: { email: person.email },
      after: { email: used.email },
    });
    await enqueueEmailToPerson(tx, person, 'email-changed', { newEmail: used.email });
    return used.email;
  });
  return describeSession({ ...viewer, email });
}
