import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { types } from 'pg';
import { environment } from '../src/environment';

// Counts, sums and cents stay far below 2^53; as strings they would be added as text.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

// What Knex says of a failure goes into the log: the statement, without what people wrote.
const compileSqlOnError = false;

const settings = {
  useTypescriptMigrations: true,
  runMigrations: true,
  // A column that is gone from a schema keeps its data until a migration says otherwise.
  forceMigration: false,
};

const postgres = (connectionString: string) => ({
  connection: {
    client: 'postgres',
    compileSqlOnError,
    connection: { connectionString },
    pool: { min: 2, max: 10 },
    acquireConnectionTimeout: 10_000,
  },
  settings,
});

const sqlite = () => ({
  connection: {
    client: 'sqlite',
    compileSqlOnError,
    connection: { filename: path.join(environment.dataDir, 'comanda.db') },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate(connection: Database, done: (error: Error | null, connection: Database) => void) {
        connection.pragma('journal_mode = WAL');
        // An order that was confirmed to a customer has to survive a power cut.
        connection.pragma('synchronous = FULL');
        connection.pragma('foreign_keys = ON');
        // What is deleted of an anonymised customer is overwritten in the file as well.
        connection.pragma('secure_delete = ON');
        connection.pragma('cache_size = -65536');
        connection.pragma('temp_store = MEMORY');
        // From here on `database/write-lock` waits for other programs: SQLite itself would hold up every request.
        connection.pragma('busy_timeout = 0');
        done(null, connection);
      },
    },
    acquireConnectionTimeout: 10_000,
  },
  settings,
});

export default () => (environment.databaseUrl ? postgres(environment.databaseUrl) : sqlite());
