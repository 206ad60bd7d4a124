import type { z } from 'zod';
import type { CodeSentDto, emailBody } from '../../../contracts/account';
import { inTransaction } from '../../../database/transaction';
import { environment } from '../../../environment';
import { ApiError } from '../../../errors/api-error';
import { enqueueEmail } from '../../../outbox/letters';
import type { Viewer } from '../../../sessions/viewer';
import { passGate } from '../codes/gate';
import { dropCodes, issueCode, keepNoCode } from '../codes/issue-code';
import { requireOwnPassword } from '../own-password';
import { personByEmail } from '../people';
import { takingAtLeast } from '../uniform-time';

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
    const { open, retryAfterSeconds } = await passGate('EMAIL', String(person.id), now);
    if (!open) return { retryAfterSeconds };
    await inTransaction(async (tx) => {
      await dropCodes(tx, person.id, 'EMAIL');
      const holder = await personByEmail(tx, email);
      const wanted = { person, kind: 'EMAIL', email, now } as const;
      if (!holder) return issueCode(tx, wanted);
      await keepNoCode(tx, wanted);
      if (!holder.active) return;
      await enqueueEmail(tx, {
        businessId: holder.businessId,
        to: holder.email,
        letter: 'account-exists',
        language: holder.language,
        args: { name: holder.name, url: `${environment.publicUrl}/login` },
      });
    });
    return { retryAfterSeconds };
  });
}
