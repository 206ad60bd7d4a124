import { inDocumentTransaction } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { publish } from '../releases/publish';

/** Makes the changes of a release now, all of them or none. */
export async function publishRelease(
  viewer: Viewer,
  id: string,
  { version }: { version: number },
): Promise<void> {
  await inDocumentTransaction((tx) => publish(tx, viewer, id, { action: 'publish', version }));
}
