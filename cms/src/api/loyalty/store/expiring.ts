import type { Sql } from '../../../database/sql';
import type { AccountKey } from './wallets';

/** Accounts with posted lots whose time is over, the earliest first. Unscoped: a job serves all businesses. */
export const accountsToExpire = (sql: Sql, now: Date, limit: number): Promise<AccountKey[]> =>
  sql.all<AccountKey>(
    `SELECT business_id AS "businessId", program_id AS "programId", customer_id AS "customerId" FROM loyalty_lots
      WHERE state = 'POSTED' AND expires_at <= ?
      GROUP BY business_id, program_id, customer_id ORDER BY MIN(expires_at) LIMIT ?`,
    [now.getTime(), limit],
  );
