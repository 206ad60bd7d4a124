import type { Tx } from '../../database/transaction';
import { environment } from '../../environment';
import { enqueueEmail } from '../../outbox/letters';
import type { Origin } from '../../sessions/open-session';
import { inWords, type Person } from './people';

/** Stores a password's hash and tells the person by mail, in case it was not them. */
export async function keepPassword(
  tx: Tx,
  person: Person,
  hash: string,
  origin: Origin,
  now: Date,
): Promise<void> {
  await tx.run('UPDATE up_users SET password = ?, updated_at = ? WHERE id = ?', [hash, now, person.id]);
  await enqueueEmail(tx, {
    businessId: person.businessId,
    to: person.email,
    letter: 'password-changed',
    language: person.language,
    args: {
      name: person.name,
      device: inWords(origin),
      url: `${environment.publicUrl}/forgot-password`,
    },
  });
}
