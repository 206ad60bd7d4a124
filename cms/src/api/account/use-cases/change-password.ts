import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { changePasswordBody } from '../../../contracts/account';
import { inTransaction } from '../../../database/transaction';
import type { Origin } from '../../../sessions/open-session';
import { hashPassword, requireGoodPassword } from '../../../sessions/passwords';
import type { Viewer } from '../../../sessions/viewer';
import { keepPassword } from '../new-password';
import { requireOwnPassword } from '../own-password';
import { aboutOneself } from '../people';

/** Changes the person's own password; every other session of theirs ends. */
export async function changePassword(
  viewer: Viewer,
  { currentPassword, newPassword }: z.output<typeof changePasswordBody>,
  origin: Origin,
  now: Date,
): Promise<void> {
  const person = await requireOwnPassword(viewer, currentPassword, 'currentPassword', now);
  requireGoodPassword(newPassword, person.email, 'newPassword');
  const hash = await hashPassword(newPassword);
  await inTransaction(async (tx) => {
    await tx.run('DELETE FROM sessions WHERE user_id = ? AND id <> ?', [person.id, viewer.sessionId]);
    await tx.run('DELETE FROM account_tickets WHERE user_id = ?', [person.id]);
    await tx.run('DELETE FROM known_devices WHERE user_id = ? AND device_hash <> ?', [
      person.id,
      origin.deviceHash ?? '',
    ]);
    await keepPassword(tx, person, hash, origin, now);
    await writeAudit(tx, aboutOneself(person, 'change-password', now));
  });
}
