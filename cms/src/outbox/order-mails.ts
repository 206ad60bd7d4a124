import { bytewise, type Sql } from '../database/sql';
import { mailProblem, type MailProblem } from '../integrations/mail/problem';

/** A mail about an order as the outbox has it; instants in milliseconds since 1970. */
export interface OrderMail {
  topic: string;
  /** How often it could not be sent. */
  failures: number;
  /** Null where it was left before that was kept; `failedAt` as well. */
  queuedAt: number | null;
  /** When it could not be sent the last time, and why, as far as the mail server or the line said so. */
  failedAt: number | null;
  problem: MailProblem | null;
  /** From when it may be sent: of one that failed, the next attempt. */
  runAt: number;
  doneAt: number | null;
  deadAt: number | null;
}

/** More than so many mails about an order are not told. */
export const MAX_MAILS = 20;

/** The mails about an order that the outbox remembers, by the keys they were left under. */
export async function mailsOf(
  sql: Sql,
  { id, businessId }: { id: string; businessId: string },
): Promise<OrderMail[]> {
  const key = bytewise(sql, 'dedupe_key');
  const several = [
    'order.confirmation-mail',
    'order.ending-mail',
    'order.refund-mail',
    'order.substitution-mail',
    'letter:order',
  ].map((of) => `${of}:${id}:`);
  const rows = await sql.all<{
    topic: string;
    attempts: number;
    queued_at: number | null;
    failed_at: number | null;
    error: string | null;
    run_at: number;
    done_at: number | null;
    dead_at: number | null;
  }>(
    // ';' is the sign after ':'.
    `SELECT topic, attempts, queued_at, failed_at, error, run_at, done_at, dead_at FROM outbox
      WHERE (dedupe_key = ?${several.map(() => ` OR (${key} >= ? AND ${key} < ?)`).join('')}) AND business_id = ?
      ORDER BY run_at LIMIT ${MAX_MAILS}`,
    [
      `order.confirmation-mail:${id}`,
      ...several.flatMap((prefix) => [prefix, `${prefix.slice(0, -1)};`]),
      businessId,
    ],
  );
  return rows.map((row) => ({
    topic: row.topic,
    failures: row.attempts,
    queuedAt: row.queued_at,
    failedAt: row.failed_at,
    problem: row.error === null ? null : mailProblem(row.error),
    runAt: row.run_at,
    doneAt: row.done_at,
    deadAt: row.dead_at,
  }));
}
