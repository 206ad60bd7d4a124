import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import { DELETION_DAYS, type DeletionDto, type deletionBody } from '../../../contracts/account';
import { inTransaction } from '../../../database/transaction';
import { environment } from '../../../environment';
import { enqueueEmail } from '../../../outbox/letters';
import type { Viewer } from '../../../sessions/viewer';
import { describeDeletion } from '../deletion';
import { requireOwnPassword } from '../own-password';
import { aboutOneself } from '../people';

const DAY_MS = 86_400_000;

/** Notes that a person wants their account deleted, and tells them by mail when and what of it. */
export async function requestDeletion(
  viewer: Viewer,
  { password }: z.output<typeof deletionBody>,
  now: Date,
): Promise<DeletionDto> {
  const person = await requireOwnPassword(viewer, password, 'password', now);
  return inTransaction(async (tx) => {
    const due = new Date(now.getTime() + DELETION_DAYS * DAY_MS);
    const noted = await tx.run(
      'INSERT INTO account_deletions (user_id, requested_at, due_at) VALUES (?, ?, ?) ON CONFLICT (user_id) DO NOTHING',
      [person.id, now.getTime(), due.getTime()],
    );
    const deletion = await describeDeletion(tx, viewer);
    if (!deletion) throw new Error('The request was not stored');
    if (noted === 0) return deletion;
    const business = await tx.one<{ trade_name: string }>(
      'SELECT trade_name FROM businesses WHERE document_id = ?',
      [person.businessId],
    );
    await writeAudit(tx, { ...aboutOneself(person, 'request-deletion', now), after: deletion });
    await enqueueEmail(tx, {
      businessId: person.businessId,
      to: person.email,
      letter: deletion.closesBusiness ? 'deletion-requested-closing' : 'deletion-requested',
      language: person.language,
      args: {
        name: person.name,
        business: business?.trade_name ?? '',
        date: new Intl.DateTimeFormat(person.language, { dateStyle: 'long', timeZone: 'UTC' }).format(due),
        url: `${environment.publicUrl}/dashboard/config-user`,
      },
    });
    return deletion;
  });
}
