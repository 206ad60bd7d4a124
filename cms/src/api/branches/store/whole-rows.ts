import type { Sql } from '../../../database/sql';
import { schemaOf, type ContentType } from '../../../database/content-type';
import { text } from '../../../database/codecs';
import { documentStamps, makeTable, type Table } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { nextTurn } from '../../../event-loop/turns';
import { CEILINGS } from '../../../domain/limits';

/** A row with all that its content type says of it, by the names of its attributes. */
export type WholeRow = Readonly<Record<string, unknown>> & { documentId: string };

/** So many rows are stored in some 10 ms. */
const INSERTS = 100;

/** The highest ceiling of a kind of row that a branch has. */
const LIMIT = CEILINGS.products.max;

/** The table of a content type with all of its columns: who copies its rows copies also the field that is new tomorrow. */
function wholeTable(uid: ContentType): Table<WholeRow> & { hasVersion: boolean; hasState: boolean } {
  const { collectionName, columns } = schemaOf(uid);
  // What every copy has of its own. Links stand under the version of their branch.
  const { businessId: _business, branchId: _branch, version, ...copied } = columns;
  const table = makeTable<WholeRow>(collectionName, { documentId: text('document_id'), ...copied });
  return { ...table, hasVersion: version !== undefined, hasState: columns.state !== undefined };
}

interface Place {
  businessId: string;
  branchId: string;
}

/** The rows of a branch that are in use, as they are stored. */
export async function wholeRows(
  sql: Sql,
  uid: ContentType,
  { businessId, branchId }: Place,
): Promise<WholeRow[]> {
  const table = wholeTable(uid);
  const live = table.hasState ? " AND state <> 'ARCHIVED'" : '';
  return table.selectInPieces(sql, `business_id = ? AND branch_id = ?${live} ORDER BY id LIMIT ${LIMIT}`, [
    businessId,
    branchId,
  ]);
}

/** The row of a branch itself. */
export const wholeBranch = (sql: Sql, { businessId, branchId }: Place): Promise<WholeRow | null> =>
  wholeTable('api::branches.branch').find(sql, 'business_id = ? AND document_id = ?', [businessId, branchId]);

/** Stores rows as new ones of a branch, or of the business where they are branches. */
export async function insertCopies(
  tx: Tx,
  uid: ContentType,
  { businessId, branchId }: { businessId: string; branchId: string | null },
  rows: readonly WholeRow[],
  now: Date,
): Promise<void> {
  const table = wholeTable(uid);
  const owner = { business_id: businessId, ...(branchId !== null && { branch_id: branchId }) };
  const stamps = { ...documentStamps(now), ...owner, ...(table.hasVersion && { version: 1 }) };
  for (const [index, row] of rows.entries()) {
    await table.insert(tx, row, stamps);
    // Nobody else writes on SQLite until the commit, but everybody reads.
    if (index % INSERTS === INSERTS - 1) await nextTurn();
  }
}
