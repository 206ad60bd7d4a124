import { inList, type Sql } from '../../../database/sql';
import { settlements, type StoredSettlement } from './settlements';

/** A page of all settlements by their ids. Unscoped: a verification of the ledger reads every business. */
export const settlementsForLedger = (sql: Sql, afterId: string, limit: number): Promise<StoredSettlement[]> =>
  settlements.select(sql, 'document_id > ? ORDER BY document_id LIMIT ?', [afterId, limit]);

/** The same settlements as they are by now. Unscoped: by ids of a page of all businesses. */
export const settlementsForLedgerAgain = (sql: Sql, ids: readonly string[]): Promise<StoredSettlement[]> =>
  settlements.select(sql, inList(sql, 'document_id'), [ids]);
