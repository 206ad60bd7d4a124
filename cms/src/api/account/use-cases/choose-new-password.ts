import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { newPasswordBody } from '../../../contracts/account';
import { inTransaction, read } from '../../../database/transaction';
import type { Origin } from '../../../sessions/open-session';
import { hashPassword, requireGoodPassword } from '../../../sessions/passwords';
import { dropCodes } from '../codes/issue-code';
import { readTicket, ticketExpired, useTicket } from '../codes/tickets';
import { keepPassword } from '../new-password';
import { aboutOneself, personById } from '../people';
import { startSession, type Entry } from './start-session';

/**
 * Keeps the password that the holder of a ticket chose. Whoever was signed in as this person is out, devices that were
 * known are not any more, and the holder is let in.
 */
export async function chooseNewPassword(
  { ticket, password }: z.output<typeof newPasswordBody>,
  origin: Origin,
  now: Date,
): Promise<Entry> {
  const person = await read(async (sql) =>
    personById(sql, (await readTicket(sql, 'NEW_PASSWORD', ticket, now)).userId),
  );
  if (!person?.active) throw ticketExpired('ticket');
  requireGoodPassword(password, person.email, 'password');
  const hash = await hashPassword(password);
  await inTransaction(async (tx) => {
    await useTicket(tx, 'NEW_PASSWORD', ticket, now);
    await tx.run('DELETE FROM account_tickets WHERE user_id = ?', [person.id]);
    await tx.run('DELETE FROM sessions WHERE user_id = ?', [person.id]);
    await tx.run('DELETE FROM known_devices WHERE user_id = ?', [person.id]);
    await dropCodes(tx, person.id, 'RECOVERY');
    await dropCodes(tx, person.id, 'EMAIL');
    await keepPassword(tx, person, hash, origin, now);
    await writeAudit(tx, aboutOneself(person, 'reset-password', now));
  });
  return startSession({ person, origin, remember: false, now });
}
