import type { Knex } from 'knex';
import { environment } from '../../src/environment';

/** The log of what people do, with the triggers that keep it append-only. */
export async function createAuditTable(knex: Knex): Promise<void> {
  await knex.schema.createTable('audit_entries', (table) => {
    table.string('id', 32).primary();
    table.bigInteger('at').notNullable();
    table.string('business_id', 32).notNullable();
    table.string('branch_id', 32);
    table.string('actor_kind', 10).notNullable();
    table.integer('actor_id');
    table.string('actor_name', 120);
    table.string('role', 20);
    table.string('entity', 40).notNullable();
    table.string('entity_id', 32).notNullable();
    table.string('action', 40).notNullable();
    table.text('before');
    table.text('after');
    table.text('reason');
    table.integer('approved_by_id');
    table.string('approved_by_name', 120);
    table.string('device_key', 64);
    table.index(['business_id', 'at'], 'audit_entries_business_idx');
    table.index(['entity_id', 'at'], 'audit_entries_entity_idx');
    table.index(['business_id', 'actor_id', 'at'], 'audit_entries_actor_idx');
    table.index(['business_id', 'branch_id', 'at'], 'audit_entries_branch_idx');
    table.index(['business_id', 'entity', 'at'], 'audit_entries_kind_idx');
  });
  for (const statement of environment.databaseUrl ? POSTGRES_TRIGGERS : SQLITE_TRIGGERS)
    await knex.raw(statement);
}

const APPEND_ONLY = 'Entries of the log are never changed or removed';

/**
 * Entries about customers and what is theirs lose their values when the customer is anonymised. Nothing else of an entry ever
 * changes, and a value only becomes NULL.
 */
const IS_ERASURE = [
  "OLD.entity IN ('customer', 'order', 'cart', 'feedback')",
  ...['before', 'after', 'reason'].map((name) => `(NEW.${name} IS NULL OR NEW.${name} = OLD.${name})`),
  "(NEW.actor_name IS NOT DISTINCT FROM OLD.actor_name OR (NEW.actor_name IS NULL AND OLD.actor_kind = 'CUSTOMER'))",
  ...[
    ...['id', 'at', 'business_id', 'branch_id', 'actor_kind', 'actor_id', 'role', 'entity', 'entity_id'],
    ...['action', 'approved_by_id', 'approved_by_name', 'device_key'],
  ].map((name) => `NEW.${name} IS NOT DISTINCT FROM OLD.${name}`),
].join(' AND ');

const SQLITE_TRIGGERS = [
  { name: 'update', when: `BEFORE UPDATE ON audit_entries WHEN (${IS_ERASURE}) IS NOT TRUE` },
  { name: 'delete', when: 'BEFORE DELETE ON audit_entries' },
].map(
  ({ name, when }) =>
    `CREATE TRIGGER audit_entries_no_${name} ${when} BEGIN SELECT RAISE(ABORT, '${APPEND_ONLY}'); END`,
);

const POSTGRES_TRIGGERS = [
  `CREATE FUNCTION audit_entries_stay() RETURNS trigger LANGUAGE plpgsql AS
   'BEGIN RAISE EXCEPTION ''${APPEND_ONLY}''; END'`,
  `CREATE TRIGGER audit_entries_no_change BEFORE UPDATE ON audit_entries
   FOR EACH ROW WHEN ((${IS_ERASURE}) IS NOT TRUE) EXECUTE FUNCTION audit_entries_stay()`,
  `CREATE TRIGGER audit_entries_no_removal BEFORE DELETE ON audit_entries
   FOR EACH ROW EXECUTE FUNCTION audit_entries_stay()`,
  `CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON audit_entries
   FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_stay()`,
];

/** Live events, jobs, keys of idempotency, leases and pictures. */
