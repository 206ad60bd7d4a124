import { environment } from '../environment';

/** What keeps the database from doing its work, where neither the request nor our code is to blame. */
export type DatabaseFailure = 'away' | 'locked' | 'full' | 'failing';

/** SQLSTATEs of PostgreSQL, names of SQLite and of the operating system. */
const CODES: [DatabaseFailure, RegExp][] = [
  ['full', /^(53100|SQLITE_FULL|ENOSPC|EDQUOT)$/],
  ['locked', /^(55P03|SQLITE_BUSY.*|SQLITE_LOCKED.*)$/],
  ['failing', /^(58030|SQLITE_IOERR.*|SQLITE_CANTOPEN.*|SQLITE_READONLY.*)$/],
  [
    'away',
    /^(08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
  ],
];

/**
 * What `pg` and Knex say without a code: of a connection that broke, of a transaction that could not even begin on it,
 * and of none that was to be had in time.
 */
const WORDS_WHEN_AWAY =
  /Connection terminated|Connection ended unexpectedly|Client has encountered a connection error|timeout expired|Transaction query already complete|Knex: Timeout acquiring a connection/;

/** Tells such a failure from all others, for which it answers null. */
export function classifyFailure(error: unknown): DatabaseFailure | null {
  const code = codeOf(error);
  const known = code !== undefined && CODES.find(([, pattern]) => pattern.test(code));
  if (known) return known[0];
  return error instanceof Error && WORDS_WHEN_AWAY.test(error.message) ? 'away' : null;
}

/** In words, for the log. */
export const describeFailure = (trouble: DatabaseFailure, reason: string): string =>
  `${SENTENCES[trouble]} (${reason})`;

const SENTENCES: Record<DatabaseFailure, string> = {
  away: 'The database cannot be reached. What needs it is answered with 503 until it is back.',
  locked:
    'Another program holds the write lock of the database. What has to be stored is answered with 503 until it lets go.',
  full: environment.databaseUrl
    ? `The disk is full: of the database, or of DATA_DIR (${environment.dataDir}). What has to be stored is answered with 503 until there is room.`
    : `The disk is full. What has to be stored is answered with 503 until there is room in DATA_DIR (${environment.dataDir}).`,
  failing: 'The files of the database cannot be read or written. What needs them is answered with 503.',
};

/** What the database gave as the reason, without the statement: it may hold what people wrote. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  // Knex puts the statement first.
  return [codeOf(error), message.split(' - ').at(-1)].filter(Boolean).join(': ');
}

/** What the database says of a failure: an SQLSTATE or SQLite's name. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
