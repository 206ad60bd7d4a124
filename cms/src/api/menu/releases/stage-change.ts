import { StaleVersion } from '../../../crud/scope';
import type { Tx } from '../../../database/transaction';
import { sameValue } from '../../../domain/equality';
import { sameParts, stagedTogether, type StagedEntity } from '../../../domain/menu-releases';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import type { Release } from '../store/releases';
import { deleteChange, upsertChange, type ChangeRow } from '../store/staged-changes';
import { fieldValue, fieldValues } from './field-values';
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
  release: Release,
  { entity, id, version, fields }: WantedChange,
  earlier: ChangeRow | undefined,
): Promise<void> {
  const { row, data } = await STAGED_NOUNS[entity].dryRun(tx, viewer, id, {
    body: fields,
    beside: { ...earlier?.fields },
  });
  if (row.branchId !== release.branchId) throw notFound();
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
  const key = { releaseId: release.id, entity, entityId: id };
  if (staged.size === 0) {
    await deleteChange(tx, key);
    return;
  }
  await upsertChange(tx, {
    ...{ ...key, businessId: release.businessId, name: row.name, at: Date.now() },
    fields: Object.fromEntries(staged),
    base: Object.fromEntries([...base].filter(([field]) => staged.has(field))),
  });
}
