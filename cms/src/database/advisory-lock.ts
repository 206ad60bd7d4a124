import type { Sql } from './sql';

/**
 * Lets the transactions that take the same lock run one after another: a second one waits here for the commit of the first,
 * and what it reads afterwards includes what the first has written. The lock ends with the transaction. SQLite has one
 * writer at a time and needs none.
 *
 * @param name what is locked, with the business, branch or person it is locked for; two names with one hash only wait for
 * each other
 */
export async function lockName(tx: Sql, name: string): Promise<void> {
  if (tx.dialect === 'postgres') await tx.all('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
