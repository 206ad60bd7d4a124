import type { Sql } from '../../../database/sql';
import { openOrdersAt } from '../../orders/exports';

interface Place {
  businessId: string;
  branchId: string;
}

/** What of a branch decides whether it may be archived. */
export async function archiveFacts(
  sql: Sql,
  { businessId, branchId }: Place,
): Promise<{ openOrders: number; others: number }> {
  const others = await sql.one<{ count: number }>(
    "SELECT COUNT(*) AS count FROM branches WHERE business_id = ? AND state <> 'ARCHIVED' AND document_id <> ?",
    [businessId, branchId],
  );
  return { openOrders: await openOrdersAt(sql, branchId), others: others?.count ?? 0 };
}
