import { inTransaction, read } from '../transaction';
import { createStatement, type Index } from './definition';

/** SQLite keeps the statement that created an index; Strapi quotes names when it makes a table anew. */
const normalised = (statement: string): string =>
  statement.replace(/[`"]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Creates the indexes that are missing and those whose definition has changed, one by one. SQLite has one writer, and no
 * server answers yet: nothing waits for them but the start.
 */
export async function ensureOnSqlite(indexes: readonly Index[]): Promise<void> {
  const stored = await read((sql) =>
    sql.all<{ name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL",
    ),
  );
  const known = new Map(stored.map(({ name, sql }) => [name, normalised(sql)]));
  for (const index of indexes) {
    const statement = createStatement(index);
    if (known.get(index.name) === normalised(statement)) continue;
    await inTransaction(async (tx) => {
      if (known.has(index.name)) await tx.run(`DROP INDEX ${index.name}`);
      await tx.run(statement);
    });
  }
}
