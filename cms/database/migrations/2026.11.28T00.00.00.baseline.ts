import type { Knex } from 'knex';
import { createAuditTable } from '../baseline/audit';
import { createCampaignTables } from '../baseline/campaign';
import { createLedgerTables } from '../baseline/ledger';
import { createLoyaltyTables } from '../baseline/loyalty';
import { createCustomerTables, createMenuTables } from '../baseline/menu-and-customers';

/**
 * The tables that are no content types (docs/technical-tables.md), and of one content type what its schema cannot say.
 * Strapi makes all other tables from their schemas after the migrations. Instants are milliseconds since 1970, the same on
 * both databases.
 *
 * Nothing was released before: until the first release this file is edited in place and its dump made anew
 * (`rm -r cms/tests/api/upgrade/releases/0.1.0 && node scripts/dump-release.mjs`); after it, a change is a migration of
 * its own.
 */
export async function up(knex: Knex): Promise<void> {
  await createSessionTables(knex);
  await createAccountTables(knex);
  await createPanelTables(knex);
  await createAuditTable(knex);
  await createMachineryTables(knex);
  await createOrderTables(knex);
  await createBranchTables(knex);
  await createDeviceTables(knex);
  await createMenuTables(knex);
  await createCustomerTables(knex);
  await createLoyaltyTables(knex);
  await createLedgerTables(knex);
}

async function createSessionTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('sessions', (table) => {
    table.string('token_hash', 64).primary();
    // Names the session to the person it belongs to; the hash of the token is never shown.
    table.string('id', 32);
    table.integer('user_id').notNullable().index('sessions_user_idx');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_seen_at').notNullable();
    table.integer('idle_seconds').notNullable();
    table.bigInteger('expires_at').notNullable().index('sessions_expiry_idx');
    table.string('ip', 64);
    table.string('user_agent', 300);
    table.string('device_hash', 64);
    table.unique(['id'], { indexName: 'sessions_id_uq' });
  });
  // Outlives the sessions of its person.
  await knex.schema.createTable('last_seen', (table) => {
    table.integer('user_id').primary();
    table.bigInteger('at').notNullable();
  });
  await knex.schema.createTable('attempts', (table) => {
    table.string('key', 64).primary();
    table.integer('count').notNullable();
    table.bigInteger('until').notNullable().index('attempts_until_idx');
  });
  await knex.schema.createTable('known_devices', (table) => {
    table.string('device_hash', 64).notNullable();
    table.integer('user_id').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_used_at').notNullable().index('known_devices_used_idx');
    // Until then no second factor is requested on this device.
    table.bigInteger('trusted_until');
    table.primary(['user_id', 'device_hash']);
  });
  await knex.schema.createTable('manager_pins', (table) => {
    table.integer('user_id').primary();
    table.string('business_id', 32).notNullable().index('manager_pins_business_idx');
    table.string('pin_hash', 64).notNullable();
    table.bigInteger('set_at').notNullable();
  });
}

async function createAccountTables(knex: Knex): Promise<void> {
  // Addresses nobody has confirmed yet, with the device that knows the password.
  await knex.schema.createTable('pending_sign_ups', (table) => {
    table.integer('user_id').primary();
    table.string('device_hash', 64).notNullable();
    table.bigInteger('at').notNullable().index('pending_sign_ups_at_idx');
  });
  await knex.schema.createTable('account_codes', (table) => {
    table.string('id', 32).primary();
    table.string('purpose', 10).notNullable();
    table.integer('user_id').notNullable();
    table.string('email', 254).notNullable();
    table.string('code_hash', 64).notNullable();
    table.string('link_hash', 64);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable().index('account_codes_expiry_idx');
    table.index(['user_id', 'purpose', 'created_at'], 'account_codes_user_idx');
    table.unique(['link_hash'], { indexName: 'account_codes_link_uq' });
  });
  await knex.schema.createTable('account_tickets', (table) => {
    table.string('token_hash', 64).primary();
    table.string('purpose', 20).notNullable();
    table.integer('user_id').notNullable().index('account_tickets_user_idx');
    table.boolean('remember').notNullable().defaultTo(false);
    table.bigInteger('expires_at').notNullable().index('account_tickets_expiry_idx');
  });
  await knex.schema.createTable('two_factor', (table) => {
    table.integer('user_id').primary();
    table.text('secret').notNullable();
    // Null while the set-up is not confirmed: the factor is not requested yet.
    table.bigInteger('confirmed_at');
    // The newest time step whose code was used; that one and older ones are refused.
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
    table.bigInteger('due_at').notNullable().index('account_deletions_due_idx');
  });
}

/** Hashed tokens and known devices of the panel's users. */
async function createPanelTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('panel_tokens', (table) => {
    table.string('token_hash', 64).primary();
    table.string('purpose', 20).notNullable();
    table.integer('user_id').notNullable().index('panel_tokens_user_idx');
    table.bigInteger('expires_at').notNullable().index('panel_tokens_expiry_idx');
  });
  await knex.schema.createTable('panel_devices', (table) => {
    table.string('device_hash', 64).notNullable().index('panel_devices_hash_idx');
    table.integer('user_id').notNullable();
    table.bigInteger('last_used_at').notNullable().index('panel_devices_used_idx');
    table.primary(['user_id', 'device_hash']);
  });
}

/** The audit log, append-only by triggers but for the erasure of personal values. */
async function createMachineryTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('event_counters', (table) => {
    table.string('business_id', 32).primary();
    table.bigInteger('seq').notNullable();
  });
  await knex.schema.createTable('events', (table) => {
    table.string('business_id', 32).notNullable();
    table.bigInteger('seq').notNullable();
    table.bigInteger('at').notNullable().index('events_at_idx');
    table.string('type', 40).notNullable();
    table.string('branch_id', 32);
    table.string('resource', 40).notNullable();
    table.string('entity_id', 32).notNullable();
    table.primary(['business_id', 'seq']);
  });
  await knex.schema.createTable('outbox', (table) => {
    table.string('id', 32).primary();
    table.string('business_id', 32);
    table.string('topic', 60).notNullable();
    table.string('dedupe_key', 120).notNullable();
    table.text('payload').notNullable();
    table.bigInteger('queued_at');
    table.bigInteger('run_at').notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    table.bigInteger('locked_until');
    table.string('locked_by', 64);
    table.bigInteger('failed_at');
    table.bigInteger('done_at');
    table.bigInteger('dead_at');
    table.text('error');
    table.unique(['dedupe_key'], { indexName: 'outbox_dedupe_uq' });
  });
  await knex.schema.createTable('idempotency_keys', (table) => {
    table.string('scope', 80).notNullable();
    table.string('key', 200).notNullable();
    table.string('body_hash', 64).notNullable();
    table.integer('status').notNullable();
    table.text('answer');
    table.bigInteger('at').notNullable().index('idempotency_keys_at_idx');
    table.primary(['scope', 'key']);
  });
  await knex.schema.createTable('leases', (table) => {
    table.string('name', 60).primary();
    table.string('owner', 64).notNullable();
    table.bigInteger('until').notNullable();
  });
  await knex.schema.createTable('uploads', (table) => {
    table.string('id', 32).primary();
    table.string('business_id', 32).notNullable();
    table.integer('user_id').notNullable();
    table.string('purpose', 10).notNullable();
    table.integer('width').notNullable();
    table.bigInteger('bytes').notNullable();
    table.bigInteger('at').notNullable();
    // Null once a row shows the picture.
    table.bigInteger('expires_at').index('uploads_expiry_idx');
    table.index(['business_id', 'bytes'], 'uploads_business_idx');
  });
  await knex.schema.createTable('ticket_counters', (table) => {
    table.string('business_id', 32).primary();
    table.integer('number').notNullable();
  });
  await knex.schema.createTable('ticket_reads', (table) => {
    table.string('ticket_id', 32).notNullable();
    table.integer('user_id').notNullable();
    table.bigInteger('read_at').notNullable();
    table.primary(['ticket_id', 'user_id']);
  });
}

async function createOrderTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('order_counters', (table) => {
    table.string('branch_id', 32).notNullable();
    table.string('business_day', 10).notNullable();
    table.integer('sequence').notNullable();
    table.primary(['branch_id', 'business_day']);
  });
  await knex.schema.createTable('order_items', (table) => {
    table.string('order_id', 32).notNullable();
    table.integer('position').notNullable();
    table.string('business_id', 32).notNullable();
    table.string('branch_id', 32).notNullable();
    table.string('business_day', 10).notNullable();
    table.string('product_id', 32).notNullable();
    table.string('name', 120).notNullable();
    table.string('variation', 60);
    table.integer('quantity').notNullable();
    table.bigInteger('total_cents').notNullable();
    table.primary(['order_id', 'position']);
    table.index(['business_id', 'business_day', 'branch_id', 'product_id'], 'order_items_day_idx');
    table.index(['business_id', 'product_id', 'business_day'], 'order_items_product_idx');
  });
  await createCampaignTables(knex);
  await knex.schema.createTable('provider_events', (table) => {
    table.string('id', 255).primary();
    table.string('type', 64).notNullable();
    table.bigInteger('at').notNullable().index('provider_events_at_idx');
  });
  await knex.schema.createTable('cart_contact_events', (table) => {
    table.string('business_id', 64).notNullable();
    table.string('contact', 64).notNullable();
    table.string('event', 16).notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['business_id', 'contact', 'event']);
    table.index(['event', 'at'], 'cart_contact_events_at_idx');
  });
}

async function createBranchTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('store_versions', (table) => {
    table.string('branch_id', 32).primary();
    table.bigInteger('version').notNullable();
  });
  await knex.schema.createTable('branch_slugs', (table) => {
    table.string('slug', 80).primary();
    table.string('business_id', 64).notNullable();
    table.string('branch_id', 64).notNullable().index('branch_slugs_branch_idx');
    table.bigInteger('at').notNullable();
  });
  await knex.schema.createTable('board_signs', (table) => {
    table.string('branch_id', 64).notNullable();
    table.string('session_id', 64).notNullable();
    table.bigInteger('at').notNullable().index('board_signs_at_idx');
    table.primary(['branch_id', 'session_id']);
    table.index(['branch_id', 'at'], 'board_signs_branch_idx');
  });
  await knex.schema.createTable('board_silences', (table) => {
    table.string('branch_id', 64).primary();
    table.bigInteger('last_sign').notNullable();
    table.bigInteger('next_at');
  });
  await knex.schema.createTable('delivery_refusals', (table) => {
    table.string('business_id', 32).notNullable();
    table.string('branch_id', 32).notNullable();
    table.string('day', 10).notNullable().index('delivery_refusals_day_idx');
    table.string('place', 200).notNullable();
    table.string('district', 80).notNullable();
    table.string('city', 80).notNullable();
    table.integer('cell_row');
    table.integer('cell_column');
    table.integer('count').notNullable();
    table.primary(['branch_id', 'day', 'place']);
  });
}

async function createDeviceTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('order_signals', (table) => {
    table.string('order_id', 64).notNullable();
    table.string('device_id', 64).notNullable();
    table.string('kind', 12).notNullable();
    table.bigInteger('ringing').notNullable().defaultTo(0);
    table.string('business_id', 64).notNullable();
    table.bigInteger('at').notNullable().index('order_signals_at_idx');
    table.primary(['order_id', 'device_id', 'kind', 'ringing']);
  });
  await knex.schema.createTable('device_gaps', (table) => {
    table.string('device_id', 64).notNullable();
    table.bigInteger('from_at').notNullable();
    table.bigInteger('to_at').notNullable().index('device_gaps_at_idx');
    table.string('business_id', 64).notNullable();
    table.primary(['device_id', 'from_at']);
    table.index(['device_id', 'to_at'], 'device_gaps_to_idx');
  });
  await knex.schema.createTable('device_tests', (table) => {
    table.string('branch_id', 64).primary();
    table.string('business_id', 64).notNullable();
    table.string('order_id', 64).notNullable().index('device_tests_order_idx');
    table.bigInteger('started_at').notNullable();
    table.bigInteger('ends_at').notNullable();
    table.string('started_by', 120).notNullable();
    table.text('expected').notNullable();
    table.text('printers').notNullable().defaultTo('[]');
  });
}
