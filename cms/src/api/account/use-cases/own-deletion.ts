import type { z } from 'zod';
import { aboutViewer, writeAudit } from '../../../audit/audit';
import { DELETION_DAYS, type DeletionDto, type deletionBody } from '../../../contracts/account';
import { inTransaction } from '../../../database/transaction';
import { formatsOf } from '../../../domain/format';
import type { Viewer } from '../../../sessions/viewer';
import { businessOf } from '../../businesses/exports';
import { describeDeletion, cancelDeletion, insertDeletion } from '../store/deletions';
import { requireCurrentPassword } from '../passwords';
import { selfAuditEntry, enqueueEmailToPerson } from '../self-audit';
import { DAY_MS } from '../../../domain/time';

/** Notes that a person wants their account deleted, and tells them by mail when and what of it. */
export async function requestDeletion(
  viewer: Viewer,
  { password }: z.output<typeof deletionBody>,
  now: Date,
): Promise<DeletionDto> {
  const person = await requireCurrentPassword(viewer, password, 'password', now);
  return inTransaction(async (tx) => {
    const due = new Date(now.getTime() + DELETION_DAYS * DAY_MS);
    const noted = await insertDeletion(tx, person.id, now, due);
    const deletion = await describeDeletion(tx, viewer);
    if (!deletion) throw new Error('The request was not stored');
    if (noted === 0) return deletion;
    const { tradeName, country, currency } = await businessOf(tx, person.businessId);
    await writeAudit(tx, { ...selfAuditEntry(person, 'request-deletion', now), after: deletion });
    const letter = deletion.closesBusiness ? 'deletion-requested-closing' : 'deletion-requested';
    await enqueueEmailToPerson(tx, person, letter, {
      business: tradeName,
      date: formatsOf({ country, currency, timeZone: 'UTC' }, person.language).longDate(due),
      page: '/dashboard/config-user',
    });
    return deletion;
  });
}

/** The person stays after all. Without a request there is nothing to do. */
export async function withdrawDeletion(viewer: Viewer, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    if ((await cancelDeletion(tx, viewer.userId)) === 0) return;
    await writeAudit(tx, aboutViewer(viewer, 'withdraw-deletion', now));
  });
}
