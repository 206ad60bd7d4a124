import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { newPasswordBody } from '../../../contracts/account';
import { inTransaction, read } from '../../../database/transaction';
import { forgetDevices } from '../../../sessions/device';
import type { Entry, Origin } from '../../../sessions/open-session';
import { endSessions } from '../../../sessions/open-sessions';
import { hashPassword, requireGoodPassword } from '../../../sessions/passwords';
import { dropCodes } from '../store/codes';
import { dropTickets, readTicket, ticketExpired, useTicket } from '../store/tickets';
import { keepPassword } from '../passwords';
import { aboutOneself } from '../about-oneself';
import { personById } from '../store/people';
import { startSession } from './start-session';

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
    await dropTickets(tx, person.id);
    await endSessions(tx, person.id);
    await forgetDevices(tx, person.id);
    await dropCodes(tx, person.id, 'RECOVERY');
    await dropCodes(tx, person.id, 'EMAIL');
    await keepPassword(tx, person, hash, origin, now);
    await writeAudit(tx, aboutOneself(person, 'reset-password', now));
  });
  return startSession({ person, origin, remember: false, now });
}
