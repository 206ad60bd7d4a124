import { bytewise, type Sql } from '../../../database/sql';

/** A mail about an order as the outbox has it; instants in milliseconds since 1970. */
export interface OrderMail {
  topic: string;
  runAt: number;
  doneAt: number | null;
  deadAt: number | null;
}

/** The mails about an order that the outbox remembers, by the keys they were left under. */
export async function mailsOf(
  sql: Sql,
  { id, businessId }: { id: string; businessId: string },
): Promise<OrderMail[]> {
  const key = bytewise(sql, 'dedupe_key');
  const several = [
    'order.confirmation-mail',
    'order.refund-mail',
    'order.substitution-mail',
    'letter:order',
  ].map((of) => `${of}:${id}:`);
  const rows = await sql.all<{
    topic: string;
    run_at: number;
    done_at: number | null;
    dead_at: number | null;
  }>(
    // ';' is the sign after ':'.
    `SELECT topic, run_at, done_at, dead_at FROM outbox
      WHERE (dedupe_key = ?${several.map(() => ` OR (${key} >= ? AND ${key} < ?)`).join('')}) AND business_id = ?
      ORDER BY run_at LIMIT 20`,
    [
      `order.confirmation-mail:${id}`,
      ...several.flatMap((prefix) => [prefix, `${prefix.slice(0, -1)};`]),
      businessId,
    ],
  );
  return rows.map(({ topic, run_at, done_at, dead_at }) => ({
    topic,
    runAt: run_at,
    doneAt: done_at,
    deadAt: dead_at,
  }));
}
