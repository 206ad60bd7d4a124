import type { Knex } from 'knex';
import { environment } from '../environment';

interface ContentTable {
  /** The columns beside those that Strapi keeps of every document. */
  define: (table: Knex.CreateTableBuilder) => void;
  /** What the rows of before get as the ids of their documents, as SQL over their columns. */
  documentId: string;
  /** Their column with the instant they were made, in milliseconds since 1970. */
  at: string;
  /** The same of when they were changed last; left out, that was when they were made. */
  changedAt?: string;
}

const STAMPS = ['created_at', 'updated_at', 'published_at'] as const;

/**
 * Gives a table that a migration made the key and the stamps by which Strapi knows a document, with all of its rows. A
 * table of SQLite cannot get a key afterwards: it is made anew, on both databases. Its indexes are in the schema of the type.
 * Unscoped: a migration is of all businesses.
 */
export async function convertToContentTable(
  knex: Knex,
  name: string,
  { define, documentId, at, changedAt = at }: ContentTable,
): Promise<void> {
  const kept = `${name}_kept`;
  await knex.raw('CREATE TABLE ?? AS SELECT * FROM ??', [kept, name]);
  await knex.schema.dropTable(name);
  await knex.schema.createTable(name, (table) => {
    table.increments('id');
    table.string('document_id');
    for (const stamp of STAMPS) table.datetime(stamp, { useTz: false, precision: 6 });
    define(table);
  });

  const own: readonly string[] = ['id', ...STAMPS];
  const columns = Object.keys(await knex(kept).columnInfo()).filter((column) => !own.includes(column));
  const instant = (column: string) =>
    environment.databaseUrl ? `to_timestamp(${column} / 1000.0) AT TIME ZONE 'UTC'` : column;
  const values = [documentId, ...[at, changedAt, at].map(instant), ...columns].join(', ');
  await knex.raw(
    `INSERT INTO ${name} (${['document_id', ...STAMPS, ...columns].join(', ')}) SELECT ${values} FROM ${kept} ORDER BY ${at}`,
  );
  await knex.schema.dropTable(kept);
}

/** A document id for each of some rows, as SQL: as long as those of `ids.ts`. */
export const randomDocumentId = environment.databaseUrl
  ? 'substr(md5(random()::text), 1, 24)'
  : 'lower(hex(randomblob(12)))';
