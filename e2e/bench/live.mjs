import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { percentile } from './customer.mjs';
import { orderBody } from './load.mjs';

/** The memory of a process that is in use, in kilobytes. */
export const residentOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/**
 * From sending an order to the last of `boards` boards having its card: p50, p99 and all times of some orders, in
 * milliseconds, and what of the server's memory each board's stream takes at most, in kilobytes: all that came to
 * `restingKb`.
 */
export async function placedToBoards({
  base,
  pid,
  restingKb = residentOf(pid),
  cookie,
  facts,
  boards,
  orders = 60,
}) {
  const abort = new AbortController();
  const seen = new Map();
  const waiting = new Map();
  const saw = (number) => {
    const count = (seen.get(number) ?? 0) + 1;
    seen.set(number, count);
    if (count === boards) waiting.get(number)?.(performance.now());
  };
  await Promise.all(Array.from({ length: boards }, () => board(base, cookie, abort.signal, saw)));
  const kilobytesEach = Math.max(0, residentOf(pid) - restingKb) / boards;

  const times = [];
  for (let index = 0; index < orders; index += 1) {
    const since = performance.now();
    const response = await fetch(`${base}/api/store/bench/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(orderBody(facts)),
    });
    const { number } = (await response.json()).data;
    const at =
      seen.get(number) === boards
        ? performance.now()
        : await new Promise((resolve) => waiting.set(number, resolve));
    times.push(at - since);
  }
  abort.abort();
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), n: orders, times, kilobytesEach };
}

/** Does `work` while `boards` boards listen, in a thread of their own: reading is not the measured client's work. */
export async function whileBoardsListen({ base, cookie, boards }, work) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { base, cookie, boards } });
  await once(worker, 'message');
  try {
    return await work();
  } finally {
    await worker.terminate();
  }
}

async function board(base, cookie, signal, saw) {
  const response = await fetch(`${base}/api/events`, { headers: { cookie }, signal });
  const read = async () => {
    let buffer = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      buffer += chunk;
      for (let end = buffer.indexOf('\n\n'); end >= 0; end = buffer.indexOf('\n\n')) {
        const message = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (!message.includes('event: order.placed')) continue;
        saw(JSON.parse(message.slice(message.indexOf('data: ') + 6)).order.number);
      }
    }
  };
  read().catch((error) => {
    if (error.name !== 'AbortError') throw error;
  });
}

if (!isMainThread) {
  const { base, cookie, boards } = workerData;
  const ignore = () => undefined;
  await Promise.all(Array.from({ length: boards }, () => board(base, cookie, undefined, ignore)));
  parentPort.postMessage('listening');
}
