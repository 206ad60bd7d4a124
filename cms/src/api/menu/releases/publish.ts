import type { Tx } from '../../../database/transaction';
import { fieldsToWrite } from '../../../domain/menu-releases';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import type { KeptRemark } from '../store/releases';
import { changesOf, updateChange, type ChangeRow } from '../store/staged-changes';
import { fieldValues } from './field-values';
import { refusalOf, ReleaseRefused, remarkOn } from './refusals';
import { claimRelease, moveRelease, recordReleaseChange } from './release-row';
import { STAGED_NOUNS, withLockedRows, type MenuRow } from './staged-nouns';

/**
 * Makes all of a release's changes in the transaction, each as if it had been made by hand – permission, rules,
 * references, version, audit, event, price history –, and keeps what the rows had before. All or nothing.
 *
 * @throws ReleaseRefused with every row that was archived or cannot be so
 */
export async function publish(
  tx: Tx,
  viewer: Viewer,
  id: string,
  { action, version }: { action: 'publish' | 'publish-due'; version: number },
): Promise<void> {
  const release = await claimRelease(tx, viewer, id, { action, version });
  const changes = await filledChanges(tx, id);
  const remarks: KeptRemark[] = [];
  for await (const { change, row } of withLockedRows(tx, viewer, changes)) {
    const refusal = await write(tx, viewer, change, row);
    if (refusal) remarks.push(remarkOn(change, refusal.issue));
    if (refusal?.final) throw new ReleaseRefused(remarks);
  }
  if (remarks.length > 0) throw new ReleaseRefused(remarks);
  await moveRelease(tx, release, action, { publishedBy: viewer.name, liveSince: Date.now() });
  await recordReleaseChange(tx, release, viewer, {
    action,
    after: { name: release.name, rows: changes.length },
  });
}

async function write(tx: Tx, viewer: Viewer, change: ChangeRow, row: MenuRow | undefined) {
  if (!row) return { issue: { code: 'ROW_ARCHIVED', path: [] }, final: false };
  const current = fieldValues(row);
  const fields = fieldsToWrite(change, current);
  try {
    await STAGED_NOUNS[change.entity].write(viewer, row, fields);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal;
  }
  const before = Object.fromEntries(Object.keys(fields).map((field) => [field, current[field]]));
  await updateChange(tx, change, { published: fields, before });
  return null;
}

/** Refuses what could not be published as things are now, without publishing it; with the permissions of the person. */
export async function dryRunRelease(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const remarks: KeptRemark[] = [];
  for (const change of await filledChanges(tx, id)) {
    const refusal = await dryRunChange(tx, viewer, change);
    if (refusal) remarks.push(remarkOn(change, refusal));
  }
  if (remarks.length > 0) throw new ReleaseRefused(remarks);
}

async function dryRunChange(tx: Tx, viewer: Viewer, change: ChangeRow) {
  const noun = STAGED_NOUNS[change.entity];
  const row = (await noun.rows(viewer, [change.entityId])).get(change.entityId);
  if (!row) return { code: 'ROW_ARCHIVED', path: [] };
  try {
    const body = fieldsToWrite(change, fieldValues(row));
    await noun.dryRun(tx, viewer, change.entityId, { body, beside: {} });
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal.issue;
  }
}

async function filledChanges(tx: Tx, id: string): Promise<ChangeRow[]> {
  const changes = await changesOf(tx, id);
  if (changes.length === 0) throw new ApiError(422, 'RELEASE_EMPTY');
  return changes;
}
