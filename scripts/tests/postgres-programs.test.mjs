import { chmodSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { environmentOf, programFor } from '../backups/postgres-programs.mjs';
import { newFolder, writeFiles } from './support/installation.mjs';

/** A folder with a pg_dump of a version. */
function folderWith(version) {
  const folder = newFolder();
  writeFiles(folder, { pg_dump: `#!/bin/sh\necho "pg_dump (PostgreSQL) ${version} (Debian)"\n` });
  chmodSync(path.join(folder, 'pg_dump'), 0o755);
  return folder;
}

describe('the program for a database server', () => {
  test('is the one of its own version, or else a newer one', () => {
    const [old, own, newer] = [folderWith('15.2'), folderWith('16.9'), folderWith('17.0')];
    expect(programFor('pg_dump', 16, [newer, old, own])).toBe(path.join(own, 'pg_dump'));
    expect(programFor('pg_dump', 16, [old, newer])).toBe(path.join(newer, 'pg_dump'));
  });

  test('is asked for in words when there is none, or only an older one', () => {
    expect(() => programFor('pg_dump', 17, [newFolder()])).toThrow(
      "pg_dump is not on this machine. Install PostgreSQL's client programs of version 17",
    );
    expect(() => programFor('pg_dump', 17, [folderWith('15.2')])).toThrow(
      "pg_dump is of version 15 here, older than the database server's 17.",
    );
  });
});

describe('how a program is told where the database is', () => {
  const client = {
    host: 'db.example.com',
    port: 5432,
    user: 'ana',
    password: 'a secret',
    database: 'comanda',
  };

  test('by its environment, with the words for TLS that it knows', () => {
    expect(environmentOf('postgres://…?sslmode=verify-full&sslrootcert=/ca.pem', client)).toEqual({
      PGHOST: 'db.example.com',
      PGPORT: '5432',
      PGUSER: 'ana',
      PGPASSWORD: 'a secret',
      PGDATABASE: 'comanda',
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: '/ca.pem',
    });
    expect(environmentOf('postgres://…?sslmode=no-verify', client)).toMatchObject({ PGSSLMODE: 'require' });
    expect(environmentOf('postgres://…?ssl=true', client)).toMatchObject({ PGSSLMODE: 'require' });
    expect(environmentOf('postgres://…', client)).not.toHaveProperty('PGSSLMODE');
  });
});
