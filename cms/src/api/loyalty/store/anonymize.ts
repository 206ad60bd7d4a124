import { inList } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';

/**
 * Removes the balances of a person, who is anonymised: accounts, lots and statements. Redemptions stay
 * with their orders, without the lots that paid for them: sums of rewards do not change.
 */
export async function anonymizeLoyalty(
  tx: Tx,
  businessId: string,
  customerIds: readonly string[],
): Promise<void> {
  for (const table of ['loyalty_accounts', 'loyalty_lots', 'loyalty_moves', 'loyalty_import_lots'])
    await tx.run(`DELETE FROM ${table} WHERE ${inList(tx, 'customer_id')} AND business_id = ?`, [
      customerIds,
      businessId,
    ]);
  await tx.run(
    `UPDATE loyalty_redemptions SET allocations = '[]' WHERE ${inList(tx, 'customer_id')} AND business_id = ?`,
    [customerIds, businessId],
  );
}
