import { inList, type Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import type { OfferConsents } from '../files/plan-line';
import { consents } from './consents';
import { markCurrent } from './holders';

/** Customers looked up with one statement. */
const CUSTOMERS = 500;

/** How the consents to offers of some customers stand, by customer. */
export async function offerConsentsOf(
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, OfferConsents>> {
  const found = new Map<string, OfferConsents>();
  for (let from = 0; from < ids.length; from += CUSTOMERS) {
    const some = ids.slice(from, from + CUSTOMERS);
    const rows = await consents.select(
      sql,
      `${inList(sql, 'holder_id')} AND business_id = ? AND purpose = 'MARKETING' AND is_current`,
      [some, businessId],
    );
    for (const { holderId, channel, given } of rows)
      found.set(holderId, { ...found.get(holderId), [channel]: given });
  }
  return found;
}

/** Removes what an import at this instant wrote into the log of a customer, when the import is undone. */
export async function removeImportedConsents(
  tx: Tx,
  businessId: string,
  customerId: string,
  at: number,
): Promise<void> {
  const condition = "customer_id = ? AND business_id = ? AND source = 'IMPORT' AND at >= ?";
  if ((await consents.remove(tx, condition, [customerId, businessId, at])) > 0)
    await markCurrent(tx, businessId, customerId);
}

/** Whether somebody, a person of the store or the customer, entered a consent since the import that created the customer. */
export const hasOtherConsents = async (sql: Sql, businessId: string, customerId: string): Promise<boolean> =>
  (await consents.count(sql, "customer_id = ? AND business_id = ? AND source <> 'IMPORT'", [
    ...[customerId, businessId],
  ])) > 0;

/** Every entry of the log about some customers, the oldest first. */
export const consentLog = (sql: Sql, businessId: string, customerIds: readonly string[]) =>
  consents.select(sql, `${inList(sql, 'customer_id')} AND business_id = ? ORDER BY at, id LIMIT 10000`, [
    customerIds,
    businessId,
  ]);
