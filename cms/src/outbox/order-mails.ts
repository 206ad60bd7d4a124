import { bytewise, type Sql } from '../database/sql';

/** A mail about an order as the outbox has it; instants in milliseconds since 1970. */
export interface OrderMail {
  topic: string;
  /** How often it could not be sent. */
  failures: number;
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
    run_at: number;
    done_at: number | null;
    dead_at: number | null;
  }>(
    // ';' is the sign after ':'.
    `SELECT topic, attempts, run_at, done_at, dead_at FROM outbox
      WHERE (dedupe_key = ?${several.map(() => ` OR (${key} >= ? AND ${key} < ?)`).join('')}) AND business_id = ?
      ORDER BY run_at LIMIT ${MAX_MAILS}`,
    [
      `order.confirmation-mail:${id}`,
      ...several.flatMap((prefix) => [prefix, `${prefix.slice(0, -1)};`]),
      businessId,
    ],
  );
  return rows.map(({ topic, attempts, run_at, done_at, dead_at }) => ({
    topic,
    failures: attempts,
    runAt: run_at,
    doneAt: done_at,
    deadAt: dead_at,
  }));
}
