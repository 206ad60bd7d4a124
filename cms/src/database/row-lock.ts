import type { Parameter, Sql } from './sql';

/**
 * The end of a SELECT whose rows nobody else changes before the transaction ends. SQLite has one writer at a time: there
 * it is empty.
 */
export const forUpdate = ({ dialect }: Pick<Sql, 'dialect'>): string =>
  dialect === 'postgres' ? ' FOR UPDATE' : '';

/** The same of rows of which nothing is read: on SQLite the statement is not run. */
export async function lockRows(sql: Sql, statement: string, parameters: readonly Parameter[]): Promise<void> {
  if (sql.dialect === 'postgres') await sql.all(statement + forUpdate(sql), parameters);
}

/** The end of a SELECT that takes rows of a queue: those that another transaction has taken are left out. */
export const skipLocked = ({ dialect }: Pick<Sql, 'dialect'>): string =>
  dialect === 'postgres' ? ' FOR UPDATE SKIP LOCKED' : '';
