import type { z } from 'zod';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { Noun, Row } from '../../../crud/noun';
import { readOne } from '../../../crud/operations';
import type { Sql } from '../../../database/sql';
import { inTransaction } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { placeRow, type Place, type Placed } from '../../../domain/menu';
import { invalid, notFound } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { bumpStoreVersion } from '../../../store/version';
import { category } from '../nouns/category';
import { product } from '../nouns/product';

/** As many as a menu has at most. */
const MOST = 10_000;

/** Puts a product beside another one of its branch. */
export const placeProduct = (viewer: Viewer, id: string, place: Place) => put(product, viewer, id, place);

/** The same with categories. */
export const placeCategory = (viewer: Viewer, id: string, place: Place) => put(category, viewer, id, place);

/**
 * Only the place changes: what a form holds of the row stays true, so its version does not count on – neither that of
 * the moved one nor of those that have to make room.
 */
async function put<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  noun: Noun<R, C, U, D>,
  viewer: Viewer,
  id: string,
  place: Place,
): Promise<D> {
  await inTransaction(async (tx) => {
    const branchId = await branchOf(tx, noun.table, viewer, id);
    // Of two who move at once the second moves in what the first has made of it.
    if (tx.dialect === 'postgres')
      await tx.one('SELECT 1 AS held FROM branches WHERE document_id = ? FOR UPDATE', [branchId]);
    const rows = await rowsInOrder(tx, noun.table, branchId);
    const moved = rows.find((row) => row.id === id);
    if (!moved) throw notFound();
    const changes = placeRow(rows, id, place);
    if (!changes)
      throw invalid([{ code: 'UNKNOWN_REFERENCE', path: ['after' in place ? 'after' : 'before'] }]);
    if (changes.length === 0) return;
    await store(tx, noun.table, changes);
    await bumpStoreVersion(tx, branchId);
    const scope = { businessId: viewer.businessId, branchId, at: new Date() };
    const position = changes.find((row) => row.id === id)?.position ?? moved.position;
    await writeAudit(tx, {
      ...scope,
      actor: actorOf(viewer),
      entity: noun.entity,
      entityId: id,
      action: 'place',
      before: { position: moved.position },
      after: { position },
    });
    await appendEvent(tx, { ...scope, type: noun.event, resource: noun.resource, entityId: id });
  });
  return readOne(noun, viewer, id);
}

async function branchOf(sql: Sql, table: string, viewer: Viewer, id: string): Promise<string> {
  const row = await sql.one<{ branch_id: string }>(
    `SELECT branch_id FROM ${table} WHERE document_id = ? AND business_id = ?`,
    [id, viewer.businessId],
  );
  if (!row || !reachesBranch(viewer, row.branch_id)) throw notFound();
  return row.branch_id;
}

/** What is in use, in the order of every list; what is archived takes no room. */
const rowsInOrder = (sql: Sql, table: string, branchId: string): Promise<Placed[]> =>
  sql.all<Placed>(
    `SELECT t.document_id AS id, t.position FROM ${table} t
      WHERE t.branch_id = ? AND t.state <> 'ARCHIVED' ORDER BY t.position, t.id LIMIT ${MOST}`,
    [branchId],
  );

/** In one statement, as it may be every row of a long menu. */
async function store(sql: Sql, table: string, changes: readonly Placed[]): Promise<void> {
  const wanted =
    sql.dialect === 'postgres'
      ? { source: 'json_to_recordset(?::json) AS w(id text, position integer)', id: 'w.id', to: 'w.position' }
      : { source: 'json_each(?) AS w', id: "w.value ->> 'id'", to: "w.value ->> 'position'" };
  await sql.run(
    `UPDATE ${table} SET position = ${wanted.to} FROM ${wanted.source} WHERE ${table}.document_id = ${wanted.id}`,
    [JSON.stringify(changes)],
  );
}
