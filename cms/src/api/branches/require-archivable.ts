import type { Sql } from '../../database/sql';
import { refusalToArchive } from '../../domain/branches';
import { ApiError } from '../../errors/api-error';
import { lockBusiness } from '../businesses/exports';
import { archiveFacts } from './store/archiving';

/**
 * Refuses to archive a branch that has open orders or is the last one. Called in the row's transaction, once the store's
 * mark is held: an order that is placed meanwhile waits for it, and then finds no store.
 */
export async function requireArchivable(
  sql: Sql,
  { businessId, documentId: branchId }: { businessId: string; documentId: string },
): Promise<void> {
  // Of two people who archive the last two branches, the second sees what the first has done.
  await lockBusiness(sql, businessId);
  const standing = await archiveFacts(sql, { businessId, branchId });
  const refusal = refusalToArchive(standing);
  if (refusal) throw new ApiError(409, refusal, { args: { count: standing.openOrders } });
}
