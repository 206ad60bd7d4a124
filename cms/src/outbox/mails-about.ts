import type { Sql } from '../database/sql';
import { LANE_OF, type Topic } from './outbox';

interface MailJob {
  id: string;
  topic: string;
  queuedAt: number | null;
  doneAt: number | null;
}

/** Mails about orders and carts of a person that the outbox remembers: sent ones of the last week, and waiting ones. */
export async function mailsAbout(sql: Sql, businessId: string, ids: readonly string[]): Promise<MailJob[]> {
  const about = new Set(ids);
  const jobs = await sql.all<{
    id: string;
    topic: string;
    dedupe_key: string;
    payload: string;
    queued_at: number | null;
    done_at: number | null;
  }>('SELECT id, topic, dedupe_key, payload, queued_at, done_at FROM outbox WHERE business_id = ?', [
    businessId,
  ]);
  return jobs
    .filter(
      ({ topic, dedupe_key: key, payload }) =>
        LANE_OF[topic as Topic] === 'mail' &&
        [...key.split(':'), ...payload.split('"')].some((part) => about.has(part)),
    )
    .map(({ id, topic, queued_at: queuedAt, done_at: doneAt }) => ({ id, topic, queuedAt, doneAt }));
}
