import { withConnection } from './connections';
import { sqlOn, type Sql } from './sql';
import type { Tx } from './transaction';

interface Job {
  /** Does the work under a savepoint; answers what to say once everything is durable. */
  run(sql: Sql): Promise<() => void>;
  fail(error: unknown): void;
}

/** So many jobs share a commit at most: the first of them does not wait much longer than alone. */
const MOST = 64;

const queue: Job[] = [];
let draining = false;

/**
 * Transactions on SQLite, many to a commit. A durable commit costs a flush of the disk, far more than the work before
 * it, and only one transaction runs at a time; so those that came while the disk was busy run one after another, each
 * under a savepoint of its own, and are committed together. Nobody is told anything before that commit.
 */
export function inSharedTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    queue.push({
      async run(sql) {
        const actions: (() => void)[] = [];
        const tx = { ...sql, afterCommit: (action: () => void) => void actions.push(action) };
        await sql.run('SAVEPOINT job');
        try {
          const result = await work(tx);
          await sql.run('RELEASE job');
          return () => {
            resolve(result);
            for (const action of actions) action();
          };
        } catch (error) {
          if (!(await undone(sql))) throw error;
          // What it was refused for may be a job before it, which others see once that is committed.
          return () => reject(error as Error);
        }
      },
      fail: reject,
    });
    if (!draining) void drain();
  });
}

async function drain(): Promise<void> {
  draining = true;
  while (queue.length > 0) {
    // Requests that have arrived together get here together.
    await new Promise(setImmediate);
    const taken: Job[] = [];
    try {
      await withConnection((connection) => commitTogether(sqlOn(connection), taken));
    } catch (error) {
      // Without a connection nothing was taken: whoever waits is told. A job that was told takes no second answer.
      for (const job of taken.length > 0 ? taken : queue.splice(0)) job.fail(error);
    }
  }
  draining = false;
}

/** Takes back what a job did. False where SQLite, as with a full disk, has taken back the jobs before it as well. */
async function undone(sql: Sql): Promise<boolean> {
  try {
    await sql.run('ROLLBACK TO job');
    await sql.run('RELEASE job');
    return true;
  } catch {
    return false;
  }
}

async function commitTogether(sql: Sql, taken: Job[]): Promise<void> {
  const done: (() => void)[] = [];
  await sql.run('BEGIN IMMEDIATE');
  try {
    while (taken.length < MOST) {
      const job = queue.shift();
      if (!job) break;
      taken.push(job);
      done.push(await job.run(sql));
    }
    await sql.run('COMMIT');
  } catch (error) {
    // Where SQLite has done so already there is nothing left to take back.
    await sql.run('ROLLBACK').catch(() => undefined);
    throw error;
  }
  for (const tell of done) tell();
}
