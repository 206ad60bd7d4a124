import { inDocumentTransaction } from '../../../database/transaction';
import { rollBackRow } from '../../../domain/menu-releases';
import type { Viewer } from '../../../sessions/viewer';
import { fieldValues } from '../releases/field-values';
import { refusalOf, ReleaseRefused, remarkOn } from '../releases/refusals';
import { claimRelease, moveRelease, recordReleaseChange } from '../releases/release-row';
import { STAGED_NOUNS, withLockedRows, type MenuRow } from '../releases/staged-nouns';
import type { KeptRemark } from '../store/releases';
import { changesOf, type ChangeRow } from '../store/staged-changes';

/**
 * Gives the rows of a published release back what they had before. What was changed since stays as it is; the release
 * names it in its remarks, as it does rows that were archived or can no longer be as they were.
 */
export async function rollBackRelease(
  viewer: Viewer,
  id: string,
  { version }: { version: number },
): Promise<void> {
  await inDocumentTransaction(async (tx) => {
    const release = await claimRelease(tx, viewer, id, { action: 'roll-back', version });
    const changes = await changesOf(tx, id);
    const remarks: KeptRemark[] = [];
    for await (const { change, row } of withLockedRows(tx, viewer, changes))
      remarks.push(...(await takeRowBack(viewer, change, row)));
    await moveRelease(tx, release, 'roll-back', { rolledBackAt: Date.now(), remarks });
    await recordReleaseChange(tx, release, viewer, {
      action: 'roll-back',
      after: { name: release.name, remarks },
    });
  });
}

async function takeRowBack(
  viewer: Viewer,
  change: ChangeRow,
  row: MenuRow | undefined,
): Promise<KeptRemark[]> {
  if (!row) return [remarkOn(change, { code: 'ROW_ARCHIVED', path: [] })];
  const { fields, kept } = rollBackRow(change.before ?? {}, change.published ?? {}, fieldValues(row));
  const remarks = kept.map((field) => remarkOn(change, { code: 'CHANGED_SINCE', path: [field] }));
  if (Object.keys(fields).length === 0) return remarks;
  try {
    await STAGED_NOUNS[change.entity].write(viewer, row, fields);
    return remarks;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const remark = remarkOn(change, refusal.issue);
    if (refusal.final) throw new ReleaseRefused([remark]);
    return [...remarks, remark];
  }
}
