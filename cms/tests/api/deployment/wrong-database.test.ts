import { describe, it, onTestFinished } from 'vitest';
import { change } from '../support/database';
import { expectSentence } from '../support/refused-start';
import { serverUrl } from '../support/server';
import { emptyHome, newFolder } from '../support/spawned';

/** The database of this run with something of its address changed. */
const urlWith = (changed: Partial<URL>, url = process.env.DATABASE_URL ?? ''): string =>
  Object.assign(new URL(url), changed).href;

const PATIENCE_MS = 60_000;

describe.runIf(process.env.DATABASE_URL)('a PostgreSQL that cannot be used', { timeout: PATIENCE_MS }, () => {
  it('is said to be so: a database that is not there', async () => {
    const databaseUrl = urlWith({ pathname: 'no_such_database' });
    await expectSentence(
      { folder: newFolder(), databaseUrl },
      {},
      'DATABASE_URL',
      /can be reached and written to; .*"no_such_database" does not exist/,
    );
  });

  it('is said to be so: an account that may create nothing', async () => {
    const home = await emptyHome();
    const role = `reader_${process.pid}`;
    await change(`CREATE ROLE ${role} LOGIN PASSWORD 'hidden'`);
    onTestFinished(async () => void (await change(`DROP ROLE ${role}`)));
    const databaseUrl = urlWith({ username: role, password: 'hidden' }, home.databaseUrl);
    await expectSentence({ ...home, databaseUrl }, {}, 'DATABASE_URL', /may not create tables/);
  });

  it('is said to be so: a database that does not speak UTF-8', async () => {
    await serverUrl();
    const name = `latin_${process.pid}`;
    await change(`CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0`);
    onTestFinished(async () => void (await change(`DROP DATABASE ${name} WITH (FORCE)`)));
    const databaseUrl = urlWith({ pathname: name });
    await expectSentence({ folder: newFolder(), databaseUrl }, {}, 'DATABASE_URL', /SQL_ASCII, not UTF8/);
  });
});
