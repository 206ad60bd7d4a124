import { environment } from '../environment';
import { read } from './transaction';

/**
 * Empties the write-ahead log of SQLite, which holds pages as they were before the last changes. Where another program reads
 * the database at this moment the log stays until a later checkpoint. PostgreSQL needs none of it.
 */
export async function truncateWal(): Promise<void> {
  if (environment.databaseUrl) return;
  await read((sql) => sql.all('PRAGMA wal_checkpoint(TRUNCATE)'));
}
