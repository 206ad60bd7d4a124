import { parentPort, workerData } from 'node:worker_threads';
import { decodeText } from '../csv/decode-text';
import { readCsv } from '../csv/read-csv';
import { isZip } from '../xlsx/zip';
import { readXlsx } from '../xlsx/read-xlsx';
import type { Sheet } from './bounded-sheet';
import type { WorkerInput, WorkerOutput } from './read-sheet';
import { SheetRefused } from './refused';

async function read({ file, limits }: WorkerInput): Promise<Sheet> {
  const bytes = Buffer.from(file);
  if (isZip(bytes)) return readXlsx(bytes, limits);
  const text = decodeText(bytes);
  if (text === null) throw new SheetRefused('unreadable');
  return readCsv(text, limits);
}

async function answer(input: WorkerInput): Promise<WorkerOutput> {
  try {
    return { sheet: await read(input) };
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    const { why, line, limit } = error;
    return { refused: { why, line, limit } };
  }
}

// Whatever else a damaged file makes a reader throw ends this thread, and no other.
void answer(workerData as WorkerInput).then((output) => parentPort?.postMessage(output));
