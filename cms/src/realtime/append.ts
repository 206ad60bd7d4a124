import type { LiveEventType } from '../contracts/events';
import type { Sql } from '../database/sql';
import type { Tx } from '../database/transaction';
import { DAY_MS } from '../domain/time';
import { announce } from './announce';

interface NewEvent {
  businessId: string;
  branchId: string | null;
  type: LiveEventType;
  /** The resource as URLs name it. */
  resource: string;
  entityId: string;
  at: Date;
}

/**
 * Writes an event with the next number of its business. The counter's row is locked until the commit, so numbers are
 * in the order of the commits and have no gaps: a reader that saw N has seen everything before N.
 */
export async function appendEvent(tx: Tx, event: NewEvent): Promise<number> {
  const counter = await tx.one<{ seq: number }>(
    `INSERT INTO event_counters (business_id, seq) VALUES (?, 1)
     ON CONFLICT (business_id) DO UPDATE SET seq = event_counters.seq + 1 RETURNING seq`,
    [event.businessId],
  );
  if (!counter) throw new Error('The event counter gave no number');
  await tx.run(
    'INSERT INTO events (business_id, seq, at, type, branch_id, resource, entity_id) VALUES (?, ?, ?, ?, ?, ?, ?)',
    [
      event.businessId,
      counter.seq,
      event.at.getTime(),
      event.type,
      event.branchId,
      event.resource,
      event.entityId,
    ],
  );
  tx.afterCommit(() => announce(event.businessId, counter.seq));
  return counter.seq;
}

/** How long somebody can ask for what they missed, in days. */
const EVENT_DAYS = 7;

/** Forgets events that nobody can ask for any more. Unscoped: of every business. */
export const deleteOldEvents = (sql: Sql, now: Date): Promise<number> =>
  sql.run('DELETE FROM events WHERE at < ?', [now.getTime() - EVENT_DAYS * DAY_MS]);
