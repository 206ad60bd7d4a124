import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseNow, isFuture } from '../database/clock';
import { classifyFailure } from '../database/failure';
import { skipLocked } from '../database/row-lock';
import { inList } from '../database/sql';
import { inTransaction, read } from '../database/transaction';
import { DAY_MS, MINUTE_MS } from '../domain/time';
import { logFailure } from '../errors/log-failure';
import { coalesce } from '../event-loop/coalesce';
import { LANE_OF, LANES, onJobEnqueued, type OutboxHandlers, type Topic } from './outbox';

/** For how long the job of an instance that is gone waits for another one. */
const LEASE_MS = MINUTE_MS;
/** Renewals in the time of a lease: two may fail before it ends. */
const RENEWALS = 3;
const LOOK_EVERY_MS = 5_000;
/** How long the outcome of a job waits to be stored again while the database is away. */
const STORE_AGAIN_MS = 1_000;
const MAX_ATTEMPTS = 12;
const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = DAY_MS;

interface Job {
  id: string;
  topic: Topic;
  payload: string;
  attempts: number;
}

/** Jobs that are done one after the other, and the name under which this instance leases them. */
interface Lane {
  topics: readonly Topic[];
  owner: string;
  leaseMs: number;
}

const TOPICS = Object.keys(LANE_OF) as Topic[];
const laneOf = (name: (typeof LANES)[number], leaseMs: number): Lane => ({
  topics: TOPICS.filter((topic) => LANE_OF[topic] === name),
  owner: randomUUID(),
  leaseMs,
});

/**
 * Does what the outbox holds, lane by lane beside one another: leases one job as it begins, renews the lease while the
 * handler runs, and marks the job done. A job that waits behind a slow one is leased by nobody, so that another instance
 * takes it. A job whose instance is gone comes again after its lease, so handlers are to be harmless when repeated.
 * Failures come back with growing pauses and end as dead.
 */
export function startOutbox(
  handlers: OutboxHandlers,
  { leaseMs = LEASE_MS }: { leaseMs?: number } = {},
): { stop(): Promise<void> } {
  const started = LANES.map((name) => startLane(laneOf(name, leaseMs), handlers));
  const stopListening = onJobEnqueued(() => started.forEach((lane) => lane.wake()));
  return {
    async stop() {
      stopListening();
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
  while (!isStopped()) {
    const job = await leaseNext(lane);
    if (!job) return;
    const stopRenewing = renewLease(job, lane);
    try {
      const error = await failureOf(handlers, job);
      await storeOutcome(lane, job, error, isStopped);
    } finally {
      stopRenewing();
    }
  }
}

/** Unscoped: one outbox for all businesses, whose jobs go by ids of their own. */
function leaseNext({ topics, owner, leaseMs }: Lane): Promise<Job | undefined> {
  return inTransaction((tx) =>
    tx.one<Job>(
      `UPDATE outbox SET locked_until = ${databaseNow(tx)} + ?, locked_by = ?
        WHERE id IN (SELECT id FROM outbox
                      WHERE done_at IS NULL AND dead_at IS NULL AND ${inList(tx, 'topic')} AND NOT ${isFuture(tx, 'run_at')}
                        AND (locked_until IS NULL OR NOT ${isFuture(tx, 'locked_until')})
                      ORDER BY run_at LIMIT 1${skipLocked(tx)})
        RETURNING id, topic, payload, attempts`,
      [leaseMs, owner, topics, LONGEST_WAIT_MS, LEASE_MS],
    ),
  );
}

/** A job whose lease is held here. One whose lease ended may be another instance's by now, which alone stores what becomes of it. */
const HELD = 'id = ? AND locked_by = ? AND done_at IS NULL';

/** Keeps a job leased until that is ended. Unscoped: one outbox for all businesses, whose jobs go by ids of their own. */
function renewLease({ id }: Job, { owner, leaseMs }: Lane): () => void {
  const renew = () =>
    read((sql) =>
      sql.run(`UPDATE outbox SET locked_until = ${databaseNow(sql)} + ? WHERE ${HELD}`, [leaseMs, id, owner]),
    ).catch((error: unknown) => logFailure(`The lease of the job ${id} was not renewed`, error));
  const timer = setInterval(() => void renew(), leaseMs / RENEWALS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Does a job; answers why it failed, and null where it is done. */
async function failureOf(handlers: OutboxHandlers, { id, topic, payload }: Job): Promise<string | null> {
  try {
    await handlers[topic](JSON.parse(payload) as never, id);
    return null;
  } catch (error) {
    return String(error).slice(0, 500);
  }
}

/**
 * Stores what became of a job. While the database is away it is tried again: what was sent would otherwise be sent once
 * more.
 */
async function storeOutcome(
  lane: Lane,
  job: Job,
  failure: string | null,
  isStopped: () => boolean,
): Promise<void> {
  for (;;) {
    try {
      await (failure === null ? storeDone(lane, job) : storeFailure(lane, job, failure));
      return;
    } catch (error) {
      if (isStopped() || classifyFailure(error) === null) throw error;
      logFailure(`The outcome of the job ${job.id} was not stored`, error);
      await pause(STORE_AGAIN_MS);
    }
  }
}

/** Unscoped: one outbox for all businesses, whose jobs go by ids of their own. */
const storeDone = ({ owner }: Lane, { id }: Job): Promise<number> =>
  read((sql) =>
    sql.run(
      `UPDATE outbox SET done_at = ${databaseNow(sql)}, locked_until = NULL, locked_by = NULL WHERE ${HELD}`,
      [id, owner],
    ),
  );

/** Unscoped: one outbox for all businesses, whose jobs go by ids of their own. */
function storeFailure({ owner }: Lane, job: Job, failure: string): Promise<number> {
  const attempts = job.attempts + 1;
  const wait = FIRST_WAIT_MS * 2 ** (attempts - 1) * (0.8 + Math.random() * 0.4);
  return read((sql) =>
    sql.run(
      `UPDATE outbox SET attempts = ?, run_at = ${databaseNow(sql)} + ?, locked_until = NULL, locked_by = NULL,
         error = ?, failed_at = ${databaseNow(sql)},
         dead_at = ${attempts < MAX_ATTEMPTS ? 'NULL' : databaseNow(sql)} WHERE ${HELD}`,
      [attempts, Math.round(Math.min(wait, LONGEST_WAIT_MS)), failure, job.id, owner],
    ),
  );
}
