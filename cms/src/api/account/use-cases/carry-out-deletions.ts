import { writeAudit } from '../../../audit/audit';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { bumpStoreVersion } from '../../../store/version';
import { deleteAccount } from '../delete-account';
import { isLastOwner } from '../deletion';
import { personById, type Person } from '../people';

const AT_ONCE = 50;

/** Deletes the accounts whose day has come. With its last owner a business closes. */
export async function carryOutDeletions(now: Date): Promise<void> {
  const due = await read((sql) =>
    sql.all<{ user_id: number }>(
      'SELECT user_id FROM account_deletions WHERE due_at <= ? ORDER BY due_at LIMIT ?',
      [now.getTime(), AT_ONCE],
    ),
  );
  for (const { user_id: userId } of due) await inTransaction((tx) => carryOut(tx, userId, now));
}

async function carryOut(tx: Tx, userId: number, now: Date): Promise<void> {
  const still = await tx.run('DELETE FROM account_deletions WHERE user_id = ? AND due_at <= ?', [
    userId,
    now.getTime(),
  ]);
  const person = await personById(tx, userId);
  if (still === 0 || !person) return;
  const { businessId } = person;
  const closes = person.role === 'owner' && (await isLastOwner(tx, { userId, businessId }));
  await deleteAccount(tx, { ...person, userId }, now);
  if (!closes) return;
  await closeBusiness(tx, person, now);
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

/** Its store pages take no more orders, its people cannot sign in, and nothing more is to be paid. */
async function closeBusiness(tx: Tx, { businessId }: Person, now: Date): Promise<void> {
  await tx.run("UPDATE businesses SET state = 'CANCELLED', updated_at = ? WHERE document_id = ?", [
    now,
    businessId,
  ]);
  await tx.run("UPDATE subscriptions SET state = 'CANCELLED', updated_at = ? WHERE business_id = ?", [
    now,
    businessId,
  ]);
  await tx.run('DELETE FROM sessions WHERE user_id IN (SELECT id FROM up_users WHERE business_id = ?)', [
    businessId,
  ]);
  await tx.run("UPDATE up_users SET state = 'REMOVED', updated_at = ? WHERE business_id = ?", [
    now,
    businessId,
  ]);
  const branches = await tx.all<{ document_id: string }>(
    'SELECT document_id FROM branches WHERE business_id = ? LIMIT 1000',
    [businessId],
  );
  for (const { document_id } of branches) await bumpStoreVersion(tx, document_id);
}
