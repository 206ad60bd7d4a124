import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';

/** The first sheet of a spreadsheet, read on a thread of its own: whatever is in it, only this thread can choke on it. */
void readSheet(Buffer.from(workerData as Uint8Array)).then((rows) => parentPort?.postMessage(rows));
