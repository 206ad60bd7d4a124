import { inDocumentTransaction } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import type { WantedChange } from '../releases/stage-change';
import { openStaging } from '../releases/staging';

/** Puts into a release what one row is to have; refused as a save would be. */
export async function stageRow(viewer: Viewer, releaseId: string, wanted: WantedChange): Promise<void> {
  await inDocumentTransaction(async (tx) => {
    const staging = await openStaging(tx, viewer, releaseId);
    await staging.stage(wanted);
    await staging.close();
  });
}
