import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

/**
 * What accounts need beside the people: codes, tickets, devices and second factors, of which the database only has
 * hashes or sealed text, and the counters by which guessing is slowed down.
 */
export async function up(knex: Knex): Promise<void> {
  // What a person may see of a session needs a name that is not its hash.
  await knex.schema.alterTable('sessions', (table) => {
    table.string('id', 32);
    table.string('device_hash', 64);
  });
  const rows = (await knex('sessions').select('token_hash')) as { token_hash: string }[];
  for (const { token_hash } of rows)
    await knex('sessions')
      .where({ token_hash })
      .update({ id: randomBytes(12).toString('hex') });
  await knex.schema.alterTable('sessions', (table) => {
    table.unique(['id'], { indexName: 'sessions_id_uq' });
  });

  await knex.schema.createTable('attempts', (table) => {
    table.string('key', 64).primary();
    table.integer('count').notNullable();
    table.bigInteger('until').notNullable();
    table.index(['until'], 'attempts_until_idx');
  });

  await knex.schema.createTable('known_devices', (table) => {
    table.string('device_hash', 64).notNullable();
    table.integer('user_id').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_used_at').notNullable();
    // Until then no second factor is asked for.
    table.bigInteger('trusted_until');
    table.primary(['user_id', 'device_hash']);
    table.index(['last_used_at'], 'known_devices_used_idx');
  });

  // People whose address nobody has confirmed yet, and the device that knows their password.
  await knex.schema.createTable('pending_sign_ups', (table) => {
    table.integer('user_id').primary();
    table.string('device_hash', 64).notNullable();
    table.bigInteger('at').notNullable();
    table.index(['at'], 'pending_sign_ups_at_idx');
  });

  await knex.schema.createTable('account_codes', (table) => {
    table.string('id', 32).primary();
    table.string('purpose', 10).notNullable();
    table.integer('user_id').notNullable();
    table.string('email', 254).notNullable();
    table.string('code_hash', 64).notNullable();
    table.string('link_hash', 64);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.index(['user_id', 'purpose', 'created_at'], 'account_codes_user_idx');
    table.unique(['link_hash'], { indexName: 'account_codes_link_uq' });
    table.index(['expires_at'], 'account_codes_expiry_idx');
  });

  await knex.schema.createTable('account_tickets', (table) => {
    table.string('token_hash', 64).primary();
    table.string('purpose', 20).notNullable();
    table.integer('user_id').notNullable();
    table.boolean('remember').notNullable().defaultTo(false);
    table.bigInteger('expires_at').notNullable();
    table.index(['user_id'], 'account_tickets_user_idx');
    table.index(['expires_at'], 'account_tickets_expiry_idx');
  });

  await knex.schema.createTable('two_factor', (table) => {
    table.integer('user_id').primary();
    table.text('secret').notNullable();
    // Set up but not confirmed: it is not asked for yet.
    table.bigInteger('confirmed_at');
    // The newest step of time whose code was used: that one and older ones are worth nothing.
    table.bigInteger('last_step').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('recovery_codes', (table) => {
    table.integer('user_id').notNullable();
    table.string('code_hash', 64).notNullable();
    table.primary(['user_id', 'code_hash']);
  });

  await knex.schema.createTable('account_deletions', (table) => {
    table.integer('user_id').primary();
    table.bigInteger('requested_at').notNullable();
    table.bigInteger('due_at').notNullable();
    table.index(['due_at'], 'account_deletions_due_idx');
  });
}
