import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { percentile } from './customer.mjs';

/**
 * Has orders of a business change `count` times, as if on another instance: written to the database while the server is
 * not told. Answers the number before.
 */
export function changeElsewhere(db, { businessId, branchId }, count) {
  const orders = db
    .prepare('SELECT document_id AS id FROM orders WHERE business_id = ? ORDER BY id')
    .all(businessId);
  const insert = db.prepare(
    `INSERT INTO events (business_id, seq, at, type, branch_id, resource, entity_id)
     VALUES (?, ?, ?, 'order.changed', ?, 'orders', ?)`,
  );
  // The server may still be at the last orders.
  return db
    .transaction(() => {
      const { seq } = db.prepare('SELECT seq FROM event_counters WHERE business_id = ?').get(businessId);
      for (let n = 1; n <= count; n += 1)
        insert.run(businessId, seq + n, Date.now(), branchId, orders[n % orders.length].id);
      db.prepare('UPDATE event_counters SET seq = ? WHERE business_id = ?').run(seq + count, businessId);
      return seq;
    })
    .immediate();
}

/**
 * Opens `boards` streams at once, each of which missed everything between `after` and `to`. Answers how long it took until
 * all of them had caught up, and how long a plain request took meanwhile, in milliseconds.
 */
export async function catchUp({ base, cookie, boards, after, to }) {
  const since = performance.now();
  // What reads all the streams would keep the plain requests waiting on this side.
  const worker = new Worker(new URL(import.meta.url), { workerData: { base, cookie, boards, after, to } });
  let behind = true;
  const caughtUp = once(worker, 'message').finally(() => (behind = false));
  const times = [];
  while (behind) {
    const asked = performance.now();
    const response = await fetch(`${base}/api/session`, { headers: { cookie } });
    if (response.status !== 200) throw new Error(`A plain request answered ${response.status}`);
    await response.text();
    times.push(performance.now() - asked);
  }
  await caughtUp;
  const ms = performance.now() - since;
  times.sort((a, b) => a - b);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { ms, p50, p99, longest: times.at(-1), n: times.length };
}

/** A board that comes back until it has everything, as a browser does. */
async function board({ base, cookie, after, to }) {
  for (let position = after; position < to; ) {
    const abort = new AbortController();
    const url = `${base}/api/events?after=${position}`;
    const response = await fetch(url, { headers: { cookie }, signal: abort.signal });
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const whole = (text + chunk).split('\n\n');
      text = whole.pop();
      for (const message of whole) {
        const id = /^id: (\d+)$/m.exec(message)?.[1];
        if (id === undefined) continue;
        if (Number(id) !== position + 1) throw new Error(`After ${position} came ${id}`);
        position = Number(id);
      }
      if (position >= to) break;
    }
    abort.abort();
  }
}

if (!isMainThread) {
  await Promise.all(Array.from({ length: workerData.boards }, () => board(workerData)));
  parentPort.postMessage('caught up');
}
