import { randomUUID } from 'node:crypto';
import { databaseNow, isFuture } from '../database/clock';
import { skipLocked } from '../database/row-lock';
import { inList } from '../database/sql';
import { inTransaction, read } from '../database/transaction';
import { DAY_MS, MINUTE_MS } from '../domain/time';
import { logFailure } from '../errors/log-failure';
import { coalesce } from '../event-loop/coalesce';
import { LANE_OF, LANES, onJobEnqueued, type OutboxHandlers, type Topic } from './outbox';

const LEASE_MS = MINUTE_MS;
const LOOK_EVERY_MS = 5_000;
const BATCH = 20;
const MAX_ATTEMPTS = 12;
const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = DAY_MS;

interface Job {
  id: string;
  topic: Topic;
  payload: string;
  attempts: number;
}

/** Jobs that are done one after the other, and who leases them: what two lanes hold is given back by each alone. */
interface Lane {
  topics: readonly Topic[];
  owner: string;
}

const TOPICS = Object.keys(LANE_OF) as Topic[];
const laneOf = (name: (typeof LANES)[number]): Lane => ({
  topics: TOPICS.filter((topic) => LANE_OF[topic] === name),
  owner: randomUUID(),
});

/**
 * Does what the outbox holds, lane by lane beside one another: leases a few rows, acts, and marks them done. A crash in
 * between does a job again after its lease, so handlers are to be harmless when repeated. Failures come back with growing
 * pauses and end as dead.
 */
export function startOutbox(handlers: OutboxHandlers): { stop(): Promise<void> } {
  const started = LANES.map((name) => startLane(laneOf(name), handlers));
  onJobEnqueued(() => started.forEach((lane) => lane.wake()));
  return {
    async stop() {
      onJobEnqueued(null);
      await Promise.all(started.map((lane) => lane.stop()));
    },
  };
}

function startLane(lane: Lane, handlers: OutboxHandlers): { wake(): void; stop(): Promise<void> } {
  let stopped = false;

  // What is left while the last rows are being looked for may be missed by that look.
  const turn = coalesce(async () => {
    if (stopped) return;
    await drain(lane, handlers, () => stopped).catch(
      (error: unknown) => void logFailure('The outbox stumbled', error),
    );
  });
  const timer = setInterval(() => void turn(), LOOK_EVERY_MS);
  timer.unref();
  void turn();

  return {
    wake: () => void turn(),
    async stop() {
      stopped = true;
      clearInterval(timer);
      // What it does at the moment; stopped, it begins nothing more.
      await turn();
    },
  };
}

async function drain(lane: Lane, handlers: OutboxHandlers, isStopped: () => boolean): Promise<void> {
  for (;;) {
    const jobs = await lease(lane);
    if (jobs.length === 0) return;
    for (const job of jobs) {
      if (isStopped()) return giveBack(lane);
      await perform(handlers, job);
    }
  }
}

/** Unscoped: one outbox for all businesses, whose jobs go by ids of their own. */
function lease({ topics, owner }: Lane): Promise<Job[]> {
  return inTransaction((tx) =>
    tx.all<Job>(
      `UPDATE outbox SET locked_until = ${databaseNow(tx)} + ?, locked_by = ?
        WHERE id IN (SELECT id FROM outbox
                      WHERE done_at IS NULL AND dead_at IS NULL AND ${inList(tx, 'topic')} AND NOT ${isFuture(tx, 'run_at')}
                        AND (locked_until IS NULL OR NOT ${isFuture(tx, 'locked_until')})
                      ORDER BY run_at LIMIT ${BATCH}${skipLocked(tx)})
        RETURNING id, topic, payload, attempts`,
      [LEASE_MS, owner, topics, LONGEST_WAIT_MS, LEASE_MS],
    ),
  );
}

/**
 * What is leased and will not be done here: another instance need not wait for the end of the lease. Unscoped: one
 * outbox for all businesses, whose jobs go by ids of their own.
 */
async function giveBack({ owner }: Lane): Promise<void> {
  await read((sql) =>
    sql.run('UPDATE outbox SET locked_until = NULL WHERE locked_by = ? AND done_at IS NULL', [owner]),
  );
}

/** Unscoped: one outbox for all businesses, whose jobs go by ids of their own. */
async function perform(handlers: OutboxHandlers, job: Job): Promise<void> {
  try {
    await handlers[job.topic](JSON.parse(job.payload) as never, job.id);
    await read((sql) =>
      sql.run(`UPDATE outbox SET done_at = ${databaseNow(sql)}, locked_until = NULL WHERE id = ?`, [job.id]),
    );
  } catch (error) {
    const attempts = job.attempts + 1;
    const wait = FIRST_WAIT_MS * 2 ** (attempts - 1) * (0.8 + Math.random() * 0.4);
    await read((sql) =>
      sql.run(
        `UPDATE outbox SET attempts = ?, run_at = ${databaseNow(sql)} + ?, locked_until = NULL, error = ?,
           failed_at = ${databaseNow(sql)}, dead_at = ${attempts < MAX_ATTEMPTS ? 'NULL' : databaseNow(sql)} WHERE id = ?`,
        [attempts, Math.round(Math.min(wait, LONGEST_WAIT_MS)), String(error).slice(0, 500), job.id],
      ),
    );
  }
}
