import { writeAudit } from '../../../audit/audit';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { isolate } from '../../../errors/job-failures';
import { bumpStoreVersionsOf } from '../../../store/version';
import { deleteAccount } from '../delete-account';
import { closeBusiness } from '../../businesses/exports';
import { dueDeletions, isLastOwner, claimDeletion } from '../store/deletions';
import { personById, removePeopleOf } from '../store/people';

/** Deletes the accounts whose day has come. With its last owner a business closes. */
export async function executeDeletions(now: Date): Promise<void> {
  const due = await read((sql) => dueDeletions(sql, now));
  for (const userId of due)
    await isolate('sweep', `the account ${userId}`, () => inTransaction((tx) => carryOut(tx, userId, now)));
}

async function carryOut(tx: Tx, userId: number, now: Date): Promise<void> {
  const still = await claimDeletion(tx, userId, now);
  const person = await personById(tx, userId);
  if (still === 0 || !person) return;
  const { businessId } = person;
  const closes = person.role === 'owner' && (await isLastOwner(tx, { userId, businessId }));
  await deleteAccount(tx, { ...person, userId }, now);
  if (!closes) return;
  await closeBusiness(tx, businessId, now);
  await removePeopleOf(tx, businessId, now);
  await bumpStoreVersionsOf(tx, businessId);
  await writeAudit(tx, {
    at: now,
    businessId,
    branchId: null,
    actor: { kind: 'SYSTEM' },
    entity: 'business',
    entityId: businessId,
    action: 'close',
  });
}
