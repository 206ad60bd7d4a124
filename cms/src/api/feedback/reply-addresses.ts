import type { Sql } from '../../database/sql';
import { emailsOfOrders } from '../orders/exports';

interface Answered {
  documentId: string;
  orderId: string | null;
}

/**
 * The addresses to which replies go, by the ids of the feedback; feedback whose customer left none is missing. A reply about
 * an order goes to the address that was given with the order and to no other.
 */
export async function replyAddresses(
  sql: Sql,
  businessId: string,
  rows: readonly Answered[],
): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ orderId }) => orderId ?? []);
  const emails = await emailsOfOrders(sql, businessId, ids);
  return new Map(
    rows.flatMap(({ documentId, orderId }) => {
      const email = orderId === null ? undefined : emails.get(orderId);
      return email === undefined ? [] : [[documentId, email]];
    }),
  );
}
