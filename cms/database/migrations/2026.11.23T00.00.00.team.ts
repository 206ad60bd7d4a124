import type { Knex } from 'knex';
import { environment } from '../../src/environment';

/**
 * What a team needs beside its people: invitations under way, managers' PINs, questions for access, and a log that
 * nobody can change afterwards.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('invitations', (table) => {
    table.integer('user_id').primary();
    table.string('business_id', 32).notNullable().index('invitations_business_idx');
    table.string('token_hash', 64).notNullable();
    table.integer('invited_by').notNullable();
    table.bigInteger('sent_at').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.unique(['token_hash'], { indexName: 'invitations_token_uq' });
    table.index(['expires_at'], 'invitations_expiry_idx');
  });

  // Sessions end and are forgotten; when somebody was there last is not.
  await knex.schema.createTable('last_seen', (table) => {
    table.integer('user_id').primary();
    table.bigInteger('at').notNullable();
  });

  await knex.schema.createTable('manager_pins', (table) => {
    table.integer('user_id').primary();
    table.string('business_id', 32).notNullable().index('manager_pins_business_idx');
    table.string('pin_hash', 64).notNullable();
    table.bigInteger('set_at').notNullable();
  });

  await knex.schema.createTable('access_requests', (table) => {
    table.string('id', 32).primary();
    table.string('business_id', 32).notNullable();
    table.integer('user_id').notNullable();
    table.string('permission', 60).notNullable();
    table.string('path', 200);
    table.string('state', 10).notNullable();
    table.bigInteger('at').notNullable();
    table.integer('decided_by');
    table.bigInteger('decided_at');
    table.index(['business_id', 'state', 'at'], 'access_requests_business_idx');
    table.index(['user_id', 'at'], 'access_requests_user_idx');
  });
  await knex.raw(
    `CREATE UNIQUE INDEX access_requests_open_uq ON access_requests (user_id, permission) WHERE state = 'OPEN'`,
  );

  await knex.schema.alterTable('audit_entries', (table) => {
    table.integer('approved_by_id');
    table.string('approved_by_name', 120);
    table.index(['business_id', 'actor_id', 'at'], 'audit_entries_actor_idx');
    table.index(['business_id', 'branch_id', 'at'], 'audit_entries_branch_idx');
    table.index(['business_id', 'entity', 'at'], 'audit_entries_kind_idx');
  });
  for (const statement of environment.databaseUrl ? POSTGRES : SQLITE) await knex.raw(statement);
}

const SAID = 'Entries of the log are never changed or removed';

const SQLITE = ['UPDATE', 'DELETE'].map(
  (deed) =>
    `CREATE TRIGGER audit_entries_no_${deed.toLowerCase()} BEFORE ${deed} ON audit_entries
     BEGIN SELECT RAISE(ABORT, '${SAID}'); END`,
);

const POSTGRES = [
  `CREATE FUNCTION audit_entries_stay() RETURNS trigger LANGUAGE plpgsql AS
   'BEGIN RAISE EXCEPTION ''${SAID}''; END'`,
  `CREATE TRIGGER audit_entries_no_change BEFORE UPDATE OR DELETE ON audit_entries
   FOR EACH ROW EXECUTE FUNCTION audit_entries_stay()`,
  `CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON audit_entries
   FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_stay()`,
];
