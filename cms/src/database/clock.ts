import type { Sql } from './sql';

/**
 * The present by the database's clock, in milliseconds since 1970, as an expression. What several instances compare is
 * written and compared by this one clock: each of their own may be wrong in its own way.
 */
export const databaseNow = ({ dialect }: Pick<Sql, 'dialect'>): string =>
  dialect === 'postgres'
    ? '(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT'
    : "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/**
 * Whether the instant in a column is still to come, as a condition whose parameter is how far ahead it can lie, in
 * milliseconds. What lies further ahead was written while a clock was wrong, and holds nothing up.
 */
export const isFuture = (sql: Pick<Sql, 'dialect'>, column: string): string =>
  `(${column} BETWEEN ${databaseNow(sql)} AND ${databaseNow(sql)} + ?)`;
