import { createHash } from 'node:crypto';
import { ApiError } from '../errors/api-error';
import type { Sql } from '../database/sql';
import type { Tx } from '../database/transaction';
import { DAY_MS } from '../domain/time';

export interface Answer<T> {
  status: number;
  data: T;
  replayed: boolean;
}

/** The `Idempotency-Key` of a request: 8 to 200 visible characters. */
export function idempotencyKeyOf(header: string): string {
  if (header === '') throw new ApiError(400, 'IDEMPOTENCY_KEY_REQUIRED', { path: ['Idempotency-Key'] });
  if (!/^[\x21-\x7e]{8,200}$/.test(header))
    throw new ApiError(400, 'IDEMPOTENCY_KEY_INVALID', { path: ['Idempotency-Key'] });
  return header;
}

/** The same where a key may be left out. */
export const optionalIdempotencyKeyOf = (header: string): string | null =>
  header === '' ? null : idempotencyKeyOf(header);

interface Claim {
  scope: string;
  key: string;
  body: unknown;
  now: Date;
}

/**
 * Does `work` once for a key: the claim, the work and the answer are one transaction, so a crash leaves all or nothing.
 * The same key and body again get the same answer; the same key with another body is refused. A refusal of `work`
 * rolls the claim back and may be tried again.
 */
export async function runOnce<T>(
  tx: Tx,
  {
    scope,
    key,
    body,
    now,
  }: Omit<Claim, 'key'> & {
    /** Null where the request brought none: then `work` is done every time. */
    key: string | null;
  },
  work: () => Promise<{ status: number; data: T }>,
): Promise<Answer<T>> {
  if (key === null) return { ...(await work()), replayed: false };
  if (!(await claim(tx, { scope, key, body, now }))) {
    const earlier = await storedAnswer<T>(tx, { scope, key, body });
    if (!earlier) throw reused();
    return earlier;
  }
  const { status, data } = await work();
  await tx.run('UPDATE idempotency_keys SET status = ?, answer = ? WHERE scope = ? AND key = ?', [
    status,
    JSON.stringify(data),
    scope,
    key,
  ]);
  return { status, data, replayed: false };
}

/**
 * Takes a key out of use whose request may still be on its way: what arrives with it from now on is refused. Waits for
 * a request with it that is being carried out.
 *
 * @returns what was answered where that came first; null where nothing was done by this key, nor ever will be
 */
export async function withdraw<T>(tx: Tx, request: Claim): Promise<T | null> {
  if (await claim(tx, request)) return null;
  const earlier = await stored(tx, request);
  return earlier?.answer ? (JSON.parse(earlier.answer) as T) : null;
}

/** The answer that the key got already, of work that is too long for one transaction; null for a new key. */
export async function storedAnswer<T>(
  sql: Sql,
  request: Pick<Claim, 'scope' | 'key' | 'body'>,
): Promise<Answer<T> | null> {
  const earlier = await stored(sql, request);
  if (!earlier) return null;
  if (earlier.answer === null)
    throw new ApiError(409, 'IDEMPOTENCY_KEY_WITHDRAWN', { path: ['Idempotency-Key'] });
  return { status: earlier.status, data: JSON.parse(earlier.answer) as T, replayed: true };
}

/** Whether the key was free; what else is done in the transaction decides whether it is used up. */
async function claim(tx: Tx, { scope, key, body, now }: Claim): Promise<boolean> {
  const claimed = await tx.run(
    'INSERT INTO idempotency_keys (scope, key, body_hash, status, at) VALUES (?, ?, ?, 0, ?) ON CONFLICT (scope, key) DO NOTHING',
    [scope, key, hashOf(body), now.getTime()],
  );
  return claimed > 0;
}

/** What stands under a key, for the request that it was used for; without an answer it was withdrawn. */
async function stored(
  sql: Sql,
  { scope, key, body }: Pick<Claim, 'scope' | 'key' | 'body'>,
): Promise<{ status: number; answer: string | null } | null> {
  const earlier = await sql.one<{ body_hash: string; status: number; answer: string | null }>(
    'SELECT body_hash, status, answer FROM idempotency_keys WHERE scope = ? AND key = ?',
    [scope, key],
  );
  if (earlier && earlier.body_hash !== hashOf(body)) throw reused();
  return earlier ?? null;
}

const reused = () => new ApiError(422, 'IDEMPOTENCY_KEY_REUSED', { path: ['Idempotency-Key'] });
const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** Forgets answers after a day. */
export const deleteOldKeys = (sql: Sql, now: Date): Promise<number> =>
  sql.run('DELETE FROM idempotency_keys WHERE at < ?', [now.getTime() - DAY_MS]);
