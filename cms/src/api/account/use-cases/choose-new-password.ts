import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { newPasswordBody } from '../../../contracts/account';
import { inTransaction, read } from '../../../database/transaction';
import { revokeOtherDevices } from '../../../sessions/device';
import type { NewSession, Origin } from '../../../sessions/open-session';
import { endSessions } from '../../../sessions/open-sessions';
import { hashPassword, requireGoodPassword } from '../../../sessions/passwords';
import { deleteCodes } from '../store/codes';
import { deleteTickets, readTicket, ticketExpired, consumeTicket } from '../store/tickets';
import { storePassword } from '../passwords';
import { selfAuditEntry } from '../self-audit';
import { personById } from '../store/people';
import { signInOrChallenge } from './start-session';

/**
 * Keeps the password that the holder of a ticket chose. Whoever was signed in as this person is out, devices that were
 * known are not any more, and the holder is let in.
 */
export async function chooseNewPassword(
  { ticket, password }: z.output<typeof newPasswordBody>,
  origin: Origin,
  now: Date,
): Promise<NewSession> {
  const person = await read(async (sql) =>
    personById(sql, (await readTicket(sql, 'NEW_PASSWORD', ticket, now)).userId),
  );
  if (!person?.active) throw ticketExpired('ticket');
  requireGoodPassword(password, person.email, 'password');
  const hash = await hashPassword(password);
  await inTransaction(async (tx) => {
    await consumeTicket(tx, 'NEW_PASSWORD', ticket, now);
    await deleteTickets(tx, person.id);
    await endSessions(tx, person.id);
    await revokeOtherDevices(tx, person.id);
    await deleteCodes(tx, person.id, 'RECOVERY');
    await deleteCodes(tx, person.id, 'EMAIL');
    await storePassword(tx, person, hash, origin, now);
    await writeAudit(tx, selfAuditEntry(person, 'reset-password', now));
  });
  return signInOrChallenge({ person, origin, remember: false, now });
}
