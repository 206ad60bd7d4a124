import { inList, type Sql } from '../../../database/sql';
import { code, json, number, orNull, text } from '../../../database/codecs';
import { defineTable, type RowOf, type StoredRow } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { OPEN_RELEASE_STATES, type FieldValues, type StagedEntity } from '../../../domain/menu-releases';
import type { MenuScope } from './menu-scope';

const changes = defineTable('menu_release_changes', {
  releaseId: text(),
  entity: code<StagedEntity>(),
  entityId: text(),
  businessId: text(),
  name: text(),
  at: number(),
  fields: json<FieldValues>({}),
  base: json<FieldValues>({}),
  before: orNull(json<FieldValues>({})),
  published: orNull(json<FieldValues>({})),
});

/** What a release changes of one row. */
export type ChangeRow = RowOf<typeof changes>;

type Key = Pick<ChangeRow, 'releaseId' | 'entity' | 'entityId'>;

/** What a release changes, oldest first. Unscoped: by a release that was read in its business. */
export const changesOf = (sql: Sql, releaseId: string): Promise<ChangeRow[]> =>
  changes.select(sql, 'release_id = ? ORDER BY at, entity, entity_id LIMIT 1000', [releaseId]);

/** What the releases of a branch that are still to come change. */
export async function stagedIn(
  sql: Sql,
  { businessId, branchId }: MenuScope,
  limit: number,
): Promise<ChangeRow[]> {
  const rows = await sql.all<StoredRow>(
    `SELECT ${changes.columns('c')} FROM menu_releases r JOIN menu_release_changes c ON c.release_id = r.document_id
      WHERE r.business_id = ? AND r.branch_id = ? AND ${inList(sql, 'r.state')} LIMIT ?`,
    [businessId, branchId, OPEN_RELEASE_STATES, limit],
  );
  return rows.map((row) => changes.read(row));
}

/** Puts what a release changes of a row into it, in place of what it had of that row. */
export const upsertChange = (tx: Tx, change: Omit<ChangeRow, 'before' | 'published'>): Promise<number> =>
  changes.insert(
    tx,
    change,
    {},
    `ON CONFLICT (release_id, entity, entity_id)
      DO UPDATE SET name = excluded.name, fields = excluded.fields, base = excluded.base`,
  );

const ONE = 'release_id = ? AND entity = ? AND entity_id = ?';

/** Unscoped: by a release that was read in its business. */
export const updateChange = (tx: Tx, { releaseId, entity, entityId }: Key, set: Partial<ChangeRow>) =>
  changes.update(tx, set, [ONE, releaseId, entity, entityId]);

/** Takes what is staged of a row out of a release. Unscoped: by a release that was read in its business. */
export const deleteChange = (tx: Tx, { releaseId, entity, entityId }: Key) =>
  changes.remove(tx, ONE, [releaseId, entity, entityId]);
