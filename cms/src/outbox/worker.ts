import { randomUUID } from 'node:crypto';
import { inTransaction, read } from '../database/transaction';
import { logFailure } from '../errors/log-failure';
import { onWork, type OutboxHandlers, type Topic } from './outbox';

const LEASE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;
const BATCH = 20;
const MAX_ATTEMPTS = 12;
const owner = randomUUID();

interface Job {
  id: string;
  topic: Topic;
  payload: string;
  attempts: number;
}

/**
 * Does what the outbox holds: leases a few rows, acts, and marks them done. A crash in between does a job again after
 * its lease, so handlers are to be harmless when repeated. Failures come back with growing pauses and end as dead.
 */
export function startOutbox(handlers: OutboxHandlers): { stop(): Promise<void> } {
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;

  const turn = (): void => {
    // What is left while the last rows are being looked for may be missed by that look.
    again = running !== null;
    if (stopped || running) return;
    running = drain(handlers, () => stopped)
      .catch((error: unknown) => void logFailure('The outbox stumbled', error))
      .finally(() => {
        running = null;
        if (again) turn();
      });
  };
  const timer = setInterval(turn, LOOK_EVERY_MS);
  timer.unref();
  onWork(turn);
  turn();

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      onWork(null);
      await running;
    },
  };
}

async function drain(handlers: OutboxHandlers, isStopped: () => boolean): Promise<void> {
  for (;;) {
    const jobs = await lease();
    if (jobs.length === 0 || isStopped()) return;
    for (const job of jobs) await perform(handlers, job);
  }
}

async function lease(): Promise<Job[]> {
  const now = Date.now();
  return inTransaction((tx) =>
    tx.all<Job>(
      `UPDATE outbox SET locked_until = ?, locked_by = ?
        WHERE id IN (SELECT id FROM outbox
                      WHERE done_at IS NULL AND dead_at IS NULL AND run_at <= ? AND (locked_until IS NULL OR locked_until < ?)
                      ORDER BY run_at LIMIT ${BATCH} ${tx.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''})
        RETURNING id, topic, payload, attempts`,
      [now + LEASE_MS, owner, now, now],
    ),
  );
}

async function perform(handlers: OutboxHandlers, job: Job): Promise<void> {
  try {
    await handlers[job.topic](JSON.parse(job.payload) as never, job.id);
    await read((sql) =>
      sql.run('UPDATE outbox SET done_at = ?, locked_until = NULL WHERE id = ?', [Date.now(), job.id]),
    );
  } catch (error) {
    const attempts = job.attempts + 1;
    const wait = Math.min(60_000 * 2 ** (attempts - 1), 24 * 3_600_000) * (0.8 + Math.random() * 0.4);
    const dead = attempts >= MAX_ATTEMPTS ? Date.now() : null;
    await read((sql) =>
      sql.run(
        'UPDATE outbox SET attempts = ?, run_at = ?, dead_at = ?, locked_until = NULL, error = ? WHERE id = ?',
        [attempts, Date.now() + Math.round(wait), dead, String(error).slice(0, 500), job.id],
      ),
    );
  }
}
