import { MAX_STAGED } from '../../../contracts/menu-releases';
import type { Tx } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { changesOf } from '../store/staged-changes';
import { claimRelease, recordReleaseChange, ownRelease } from './release-row';
import { stageChange, type WantedChange } from './stage-change';

/** A release that takes changes until the transaction ends; nobody else changes it meanwhile. */
export interface Staging {
  /** Each row at most once. */
  stage(change: WantedChange): Promise<void>;
  /** Logs what was staged, once nothing more is; refused with more rows than a release holds. */
  close(): Promise<void>;
}

export async function openStaging(tx: Tx, viewer: Viewer, releaseId: string): Promise<Staging> {
  const release = await claimRelease(tx, viewer, releaseId, { action: 'stage', version: null });
  const earlier = await changesOf(tx, releaseId);
  const rows: { entity: string; id: string; fields: string[] }[] = [];
  return {
    async stage(change) {
      const { entity, id, fields } = change;
      const had = earlier.find((one) => one.entity === entity && one.entityId === id);
      await stageChange(tx, viewer, release, change, had);
      rows.push({ entity, id, fields: Object.keys(fields) });
    },
    async close() {
      const { changeCount } = await ownRelease(tx, viewer, releaseId);
      if (changeCount > MAX_STAGED) throw new ApiError(422, 'RELEASE_FULL', { args: { limit: MAX_STAGED } });
      const after = { rows: rows.slice(0, 20), count: rows.length };
      await recordReleaseChange(tx, release, viewer, { action: 'stage', after });
    },
  };
}
