import { StaleVersion } from '../../../crud/scope';
import type { Tx } from '../../../database/transaction';
import { sameValue } from '../../../domain/equality';
import { sameParts, stagedTogether, type StagedEntity } from '../../../domain/menu-releases';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { fieldValue, fieldValues } from './field-values';
import type { ChangeRow, ReleaseRow } from './release-row';
import { STAGED_NOUNS } from './staged-nouns';

export interface WantedChange {
  entity: StagedEntity;
  id: string;
  /** At which the row was seen, for fields that are made of what it had then; left out, it may be any. */
  version?: number;
  fields: Record<string, unknown>;
}

/**
 * Lays fields of one row into a claimed release, on top of what it has of that row already, once the row's noun has
 * nothing against them. What the row has anyway is no change, also where it was one before.
 *
 * @throws StaleVersion for a row that is no longer at the version it was seen at
 */
export async function stageChange(
  tx: Tx,
  viewer: Viewer,
  release: ReleaseRow,
  { entity, id, version, fields }: WantedChange,
  earlier: ChangeRow | undefined,
): Promise<void> {
  const { row, data } = await STAGED_NOUNS[entity].dryRun(tx, viewer, id, {
    body: fields,
    beside: { ...earlier?.fields },
  });
  if (row.branchId !== release.branch_id) throw notFound();
  if (version !== undefined && row.version !== version) throw new StaleVersion(id);
  const current = fieldValues(row);
  const wanted = Object.fromEntries(
    Object.entries(data).map(([field, stored]) => [field, fieldValue(field, stored)]),
  );
  const staged = new Map(
    Object.entries(stagedTogether(earlier ?? { fields: {}, base: {} }, wanted, current)),
  );
  const base = new Map(Object.entries(earlier?.base ?? {}));
  for (const field of Object.keys(wanted)) {
    const [becomes, has] = [staged.get(field), current[field]];
    base.set(field, has);
    if (sameValue(becomes, has) || (Array.isArray(becomes) && sameParts(becomes, has))) staged.delete(field);
  }
  if (staged.size === 0) return dropChange(tx, release.id, { entity, entityId: id });
  const kept = [...base].filter(([field]) => staged.has(field));
  await tx.run(
    `INSERT INTO menu_release_changes (release_id, entity, entity_id, business_id, name, at, fields, base)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (release_id, entity, entity_id)
     DO UPDATE SET name = excluded.name, fields = excluded.fields, base = excluded.base`,
    [
      ...[release.id, entity, id, release.business_id, row.name, Date.now()],
      ...[JSON.stringify(Object.fromEntries(staged)), JSON.stringify(Object.fromEntries(kept))],
    ],
  );
}

/** Takes what is staged of a row out of a release. */
export async function dropChange(
  tx: Tx,
  releaseId: string,
  { entity, entityId }: Pick<ChangeRow, 'entity' | 'entityId'>,
): Promise<void> {
  await tx.run('DELETE FROM menu_release_changes WHERE release_id = ? AND entity = ? AND entity_id = ?', [
    releaseId,
    entity,
    entityId,
  ]);
}
