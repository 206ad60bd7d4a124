import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { fromServer } from '../support/server';
import type { Connection, Sql } from '../../../src/database/sql';
import { DAY_MS, later } from '../support/instants';

type Token = (sql: Sql, purpose: string, token: string, now: Date) => Promise<number | null>;

const { knex: open } = fromServer('knex') as { knex: (settings: Knex.Config) => Knex };
const { up } = fromServer('../database/migrations/2026.11.26T00.00.00.panel-accounts') as {
  up: (knex: Knex) => Promise<void>;
};
const { sqlOn } = fromServer('./database/sql') as { sqlOn: (connection: Connection) => Sql };
const { ownerOfToken } = fromServer('./bootstrap/panel/tokens') as { ownerOfToken: Token };

const PLAIN = { invitation: 'c0ffee', reset: 'decaf' };

interface Pool {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

/** A database in memory, for as long as `work` takes. */
async function onDatabase(work: (knex: Knex, sql: Sql) => Promise<void>): Promise<void> {
  const knex = open({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  const pool = knex.client as Pool;
  const connection = await pool.acquireConnection();
  await pool.releaseConnection(connection);
  try {
    await work(knex, sqlOn(connection));
  } finally {
    await knex.destroy();
  }
}

describe('the tokens that Strapi kept in plain text', () => {
  it('are there as hashes or not at all, and invitations go on', () =>
    onDatabase(async (knex, sql) => {
      await knex.schema.createTable('admin_users', (table) => {
        table.increments('id');
        table.string('registration_token');
        table.string('reset_password_token');
      });
      await knex('admin_users').insert([
        { registration_token: PLAIN.invitation, reset_password_token: null },
        { registration_token: null, reset_password_token: PLAIN.reset },
      ]);
      await up(knex);
      const stored = JSON.stringify([await knex('admin_users'), await knex('panel_tokens')]);
      for (const token of Object.values(PLAIN)) expect(stored).not.toContain(token);

      const owner = (purpose: string, token: string, days: number) =>
        ownerOfToken(sql, purpose, token, later(days * DAY_MS));
      expect(await owner('INVITATION', PLAIN.invitation, 6)).toBe(1);
      expect(await owner('INVITATION', PLAIN.invitation, 8)).toBeNull();
      expect(await owner('PASSWORD', PLAIN.reset, 0)).toBeNull();
    }));

  it('are none in a new database', () =>
    onDatabase(async (knex) => {
      await up(knex);
      expect(await knex('panel_tokens')).toEqual([]);
    }));
});
