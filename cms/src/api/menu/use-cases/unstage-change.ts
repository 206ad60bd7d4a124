import { inDocumentTransaction } from '../../../database/transaction';
import type { FieldValues, StagedEntity } from '../../../domain/menu-releases';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { claimRelease, recordReleaseChange } from '../releases/release-row';
import { STAGED_NOUNS } from '../releases/staged-nouns';
import { changesOf, deleteChange, updateChange } from '../store/staged-changes';

/** Takes what is staged of a row out of a release: all of it, or one field. */
export async function unstageChange(
  viewer: Viewer,
  releaseId: string,
  { entity, entityId, field }: { entity: StagedEntity; entityId: string; field: string | undefined },
): Promise<void> {
  await inDocumentTransaction(async (tx) => {
    const release = await claimRelease(tx, viewer, releaseId, { action: 'stage', version: null });
    const change = (await changesOf(tx, releaseId)).find(
      (one) => one.entity === entity && one.entityId === entityId,
    );
    if (!change || (field !== undefined && !(field in change.fields))) throw notFound();
    const removed = field === undefined ? Object.keys(change.fields) : [field];
    await STAGED_NOUNS[entity].guardUnstaging(viewer, entityId, change.fields, removed);
    const without = (values: FieldValues): FieldValues =>
      Object.fromEntries(Object.entries(values).filter(([name]) => field !== undefined && name !== field));
    const fields = without(change.fields);
    if (Object.keys(fields).length === 0) await deleteChange(tx, change);
    else await updateChange(tx, change, { fields, base: without(change.base) });
    await recordReleaseChange(tx, release, viewer, {
      action: 'unstage',
      after: { entity, id: entityId, fields: removed },
    });
  });
}
