import type { Knex } from 'knex';

/**
 * The tables that are not content: written on every order or request, never edited by hand, and kept by constraints
 * that Strapi's schema cannot say. Instants are milliseconds since 1970, the same on both databases.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sessions', (table) => {
    table.string('token_hash', 64).primary();
    table.integer('user_id').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_seen_at').notNullable();
    table.integer('idle_seconds').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.string('ip', 64);
    table.string('user_agent', 300);
    table.index(['user_id'], 'sessions_user_idx');
    table.index(['expires_at'], 'sessions_expiry_idx');
  });

  await knex.schema.createTable('event_counters', (table) => {
    table.string('business_id', 32).primary();
    table.bigInteger('seq').notNullable();
  });
  await knex.schema.createTable('events', (table) => {
    table.string('business_id', 32).notNullable();
    table.bigInteger('seq').notNullable();
    table.bigInteger('at').notNullable();
    table.string('type', 40).notNullable();
    table.string('branch_id', 32);
    table.string('resource', 40).notNullable();
    table.string('entity_id', 32).notNullable();
    table.primary(['business_id', 'seq']);
    table.index(['at'], 'events_at_idx');
  });

  await knex.schema.createTable('outbox', (table) => {
    table.string('id', 32).primary();
    table.string('business_id', 32);
    table.string('topic', 60).notNullable();
    table.string('dedupe_key', 120).notNullable();
    table.unique(['dedupe_key'], { indexName: 'outbox_dedupe_uq' });
    table.text('payload').notNullable();
    table.bigInteger('run_at').notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    table.bigInteger('locked_until');
    table.string('locked_by', 64);
    table.bigInteger('done_at');
    table.bigInteger('dead_at');
    table.text('error');
  });

  await knex.schema.createTable('idempotency_keys', (table) => {
    table.string('scope', 80).notNullable();
    table.string('key', 200).notNullable();
    table.string('body_hash', 64).notNullable();
    table.integer('status').notNullable();
    table.text('answer');
    table.bigInteger('at').notNullable();
    table.primary(['scope', 'key']);
    table.index(['at'], 'idempotency_keys_at_idx');
  });

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
    table.index(['business_id', 'at'], 'audit_entries_business_idx');
    table.index(['entity_id', 'at'], 'audit_entries_entity_idx');
  });

  await knex.schema.createTable('order_counters', (table) => {
    table.string('branch_id', 32).notNullable();
    table.string('business_day', 10).notNullable();
    table.integer('sequence').notNullable();
    table.primary(['branch_id', 'business_day']);
  });
  await knex.schema.createTable('order_lines', (table) => {
    table.string('order_id', 32).notNullable();
    table.integer('line').notNullable();
    table.string('business_id', 32).notNullable();
    table.string('branch_id', 32).notNullable();
    table.string('business_day', 10).notNullable();
    table.string('product_id', 32).notNullable();
    table.string('name', 120).notNullable();
    table.string('variation', 60);
    table.integer('quantity').notNullable();
    table.bigInteger('total_cents').notNullable();
    table.primary(['order_id', 'line']);
    table.index(['business_id', 'business_day', 'branch_id', 'product_id'], 'order_lines_day_idx');
  });

  await knex.schema.createTable('store_versions', (table) => {
    table.string('branch_id', 32).primary();
    table.bigInteger('version').notNullable();
  });
  await knex.schema.createTable('board_heartbeats', (table) => {
    table.string('branch_id', 32).primary();
    table.bigInteger('at').notNullable();
  });

  await knex.schema.createTable('stock_levels', (table) => {
    table.string('item_id', 32).primary();
    table.string('business_id', 32).notNullable();
    table.string('branch_id', 32).notNullable().index('stock_levels_branch_idx');
    table.integer('quantity').notNullable();
    table.check('quantity >= 0', [], 'stock_levels_not_negative');
  });
  await knex.schema.createTable('stock_moves', (table) => {
    table.string('id', 32).primary();
    table.string('item_id', 32).notNullable();
    table.string('business_id', 32).notNullable();
    table.string('branch_id', 32).notNullable();
    table.string('kind', 10).notNullable();
    table.integer('quantity').notNullable();
    table.integer('balance').notNullable();
    table.string('order_id', 32);
    table.integer('user_id');
    table.bigInteger('at').notNullable();
    table.index(['item_id', 'at'], 'stock_moves_item_idx');
    table.index(['order_id'], 'stock_moves_order_idx');
  });

  await knex.schema.createTable('coupon_redemptions', (table) => {
    table.string('order_id', 32).primary();
    table.string('coupon_id', 32).notNullable();
    table.string('business_id', 32).notNullable();
    table.string('customer_id', 32).notNullable();
    table.bigInteger('amount_cents').notNullable();
    table.string('state', 10).notNullable();
    table.bigInteger('at').notNullable();
    table.index(['coupon_id', 'customer_id', 'state'], 'coupon_redemptions_customer_idx');
  });

  await knex.schema.createTable('leases', (table) => {
    table.string('name', 60).primary();
    table.string('owner', 64).notNullable();
    table.bigInteger('until').notNullable();
  });
}
