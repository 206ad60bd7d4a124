import type { Parameter, Sql } from '../../../src/database/sql';
import { database } from './database';

/** Something that asks the database. */
export type Asking = (sql: Sql) => Promise<unknown>;

/** How SQLite looks for what is asked, a line for each table. */
export const planOf = (ask: Asking) =>
  database(async (sql) => {
    const asked: [string, readonly Parameter[]][] = [];
    const note = (statement: string, parameters: readonly Parameter[] = []) =>
      void asked.push([statement, parameters]);
    await ask({
      ...sql,
      all: (statement, parameters, options) => {
        note(statement, parameters);
        return sql.all(statement, parameters, options);
      },
      one: (statement, parameters, options) => {
        note(statement, parameters);
        return sql.one(statement, parameters, options);
      },
      run: (statement, parameters) => {
        note(statement, parameters);
        return sql.run(statement, parameters);
      },
    });
    const plans: string[] = [];
    for (const [statement, parameters] of asked)
      for (const { detail } of await sql.all<{ detail: string }>(
        `EXPLAIN QUERY PLAN ${statement}`,
        parameters,
      ))
        plans.push(detail);
    return plans;
  });
