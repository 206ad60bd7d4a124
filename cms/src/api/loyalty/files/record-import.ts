import type { LoyaltyProgramDto } from '../../../contracts/loyalty';
import { actorOf, writeAudit } from '../../../audit/audit';
import { inTransaction, type Tx } from '../../../database/transaction';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import type { BalanceImport } from '../store/balance-imports';

/** Open lists of members and of customers read the rows of a batch again: one event for all of them. */
export async function recordImportedBatch(
  tx: Tx,
  { businessId, programId }: Pick<BalanceImport, 'businessId' | 'programId'>,
  at: Date,
): Promise<void> {
  const scope = { businessId, branchId: null, at };
  await appendEvent(tx, {
    ...scope,
    type: 'loyalty.changed',
    resource: 'loyalty-accounts',
    entityId: programId,
  });
  await appendEvent(tx, { ...scope, type: 'customer.changed', resource: 'customers', entityId: businessId });
}

/** An entry in the log about a whole file. */
export const recordImport = (
  viewer: Viewer,
  { id }: Pick<LoyaltyProgramDto, 'id'>,
  action: 'import-balances' | 'import-undo',
  after: object,
  at: Date,
): Promise<void> =>
  inTransaction((tx) =>
    writeAudit(tx, {
      ...{ businessId: viewer.businessId, branchId: null, at, actor: actorOf(viewer) },
      ...{ entity: 'loyalty-program', entityId: id, action, after },
    }),
  );
