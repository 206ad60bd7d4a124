import { inList, type Sql } from '../../../database/sql';
import { commissions, type StoredCommission } from './commissions';

/** A page of all commissions by their ids. Unscoped: a verification of the ledger reads every business. */
export const commissionsForLedger = (sql: Sql, afterId: string, limit: number): Promise<StoredCommission[]> =>
  commissions.select(sql, 'document_id > ? ORDER BY document_id LIMIT ?', [afterId, limit]);

/** The same commissions as they are by now. Unscoped: by ids of a page of all businesses. */
export const commissionsForLedgerAgain = (sql: Sql, ids: readonly string[]): Promise<StoredCommission[]> =>
  commissions.select(sql, inList(sql, 'document_id'), [ids]);
