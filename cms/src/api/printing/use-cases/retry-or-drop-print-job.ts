import type { PrintJobDto } from '../../../contracts/printing';
import { readOne } from '../../../crud/read-rows';
import type { Viewer } from '../../../sessions/viewer';
import { printJob } from '../nouns/print-job';
import { movePrintJob } from './move-print-job';

/** What somebody decides about a ticket that does not come out of its printer; answers it as it is by then. */
export async function retryOrDropPrintJob(
  viewer: Viewer,
  id: string,
  move: Parameters<typeof movePrintJob>[2],
  now: Date,
): Promise<PrintJobDto> {
  await movePrintJob(viewer, id, move, now);
  return readOne(printJob, viewer, id);
}
