import type { Sql } from '../../../database/sql';

export interface FloorKey {
  businessId: string;
  account: string;
  currency: string;
}

/**
 * Moves the balance of an account that has a floor. The row is locked until the transaction ends, so that of two who take
 * from it the second sees what the first has left.
 *
 * @param amountCents minor units, positive to add
 * @returns false where the balance would fall below 0; nothing is changed then
 */
export async function moveBalance(
  sql: Sql,
  { businessId, account, currency }: FloorKey,
  amountCents: number,
): Promise<boolean> {
  await sql.run(
    `INSERT INTO ledger_balances (business_id, account, currency, balance_cents) VALUES (?, ?, ?, 0)
      ON CONFLICT (business_id, account, currency) DO NOTHING`,
    [businessId, account, currency],
  );
  const moved = await sql.run(
    `UPDATE ledger_balances SET balance_cents = balance_cents + CAST(? AS BIGINT)
      WHERE business_id = ? AND account = ? AND currency = ? AND balance_cents + CAST(? AS BIGINT) >= 0`,
    [amountCents, businessId, account, currency, amountCents],
  );
  return moved === 1;
}
