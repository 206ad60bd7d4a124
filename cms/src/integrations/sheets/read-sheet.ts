import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Sheet, SheetLimits } from './bounded-sheet';
import { SheetRefused } from './refused';

/** What the thread is given, and what it answers. */
export interface WorkerInput {
  file: Uint8Array;
  limits: SheetLimits;
}
export type WorkerOutput = { sheet: Sheet } | { refused: Pick<SheetRefused, 'why' | 'line' | 'limit'> };

const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const PATIENCE_MS = 15_000;

/**
 * Reads a file as a sheet – XLSX, or CSV in any encoding `decodeText` knows – on a thread of its own: whatever is in it,
 * only that thread can choke on it, and only as much comes back as the limits allow. A file that would need more memory
 * or time than a menu does is refused as unreadable.
 *
 * @throws SheetRefused
 */
export function readSheet(file: Buffer, limits: SheetLimits): Promise<Sheet> {
  return new Promise((resolve, reject) => {
    const input: WorkerInput = { file, limits };
    const worker = new Worker(path.join(__dirname, 'read-worker.js'), {
      workerData: input,
      resourceLimits: MEMORY,
      // What a damaged file makes a reader say is no news for the log.
      stdout: true,
      stderr: true,
    });
    const patience = setTimeout(() => void worker.terminate(), PATIENCE_MS);
    worker.once('message', (output: WorkerOutput) => {
      if ('sheet' in output) resolve(output.sheet);
      else reject(new SheetRefused(output.refused.why, output.refused.line, output.refused.limit));
    });
    worker.once('error', () => reject(new SheetRefused('unreadable')));
    worker.once('exit', () => {
      clearTimeout(patience);
      reject(new SheetRefused('unreadable'));
    });
  });
}
