import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { emailConfirmBody } from '../../../contracts/account';
import type { SessionDto } from '../../../contracts/session';
import { inTransaction, read } from '../../../database/transaction';
import { notFound } from '../../../errors/api-error';
import { enqueueEmail } from '../../../outbox/letters';
import type { Viewer } from '../../../sessions/viewer';
import { countGuess, forgetGuesses } from '../codes/gate';
import { dropCodes, useCode } from '../codes/issue-code';
import { wrongCode } from '../codes/tickets';
import { aboutOneself, personById } from '../people';
import { describeSession } from './describe-session';

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
    await tx.run('UPDATE up_users SET email = ?, username = ?, updated_at = ? WHERE id = ?', [
      used.email,
      used.email,
      now,
      person.id,
    ]);
    // What was on its way to the former address opens nothing any more.
    await dropCodes(tx, person.id, 'RECOVERY');
    await tx.run('DELETE FROM account_tickets WHERE user_id = ?', [person.id]);
    await writeAudit(tx, {
      ...aboutOneself(person, 'change-email', now),
      before: { email: person.email },
      after: { email: used.email },
    });
    await enqueueEmail(tx, {
      businessId: person.businessId,
      to: person.email,
      letter: 'email-changed',
      language: person.language,
      args: { name: person.name, newEmail: used.email },
    });
    return used.email;
  });
  return describeSession({ ...viewer, email });
}
