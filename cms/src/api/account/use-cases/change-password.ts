import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { changePasswordBody } from '../../../contracts/account';
import { inTransaction } from '../../../database/transaction';
import { revokeOtherDevices } from '../../../sessions/device';
import type { Origin } from '../../../sessions/open-session';
import { endSessions } from '../../../sessions/open-sessions';
import { hashPassword, requireGoodPassword } from '../../../sessions/passwords';
import type { Viewer } from '../../../sessions/viewer';
import { storePassword, requireCurrentPassword } from '../passwords';
import { selfAuditEntry } from '../self-audit';
import { deleteTickets } from '../store/tickets';

/** Changes the person's own password; every other session of theirs ends. */
export async function changePassword(
  viewer: Viewer,
  { currentPassword, newPassword }: z.output<typeof changePasswordBody>,
  origin: Origin,
  now: Date,
): Promise<void> {
  const person = await requireCurrentPassword(viewer, currentPassword, 'currentPassword', now);
  requireGoodPassword(newPassword, person.email, 'newPassword');
  const hash = await hashPassword(newPassword);
  await inTransaction(async (tx) => {
    await endSessions(tx, person.id, viewer.sessionId);
    await deleteTickets(tx, person.id);
    await revokeOtherDevices(tx, person.id, origin.deviceHash ?? '');
    await storePassword(tx, person, hash, origin, now);
    await writeAudit(tx, selfAuditEntry(person, 'change-password', now));
  });
}
