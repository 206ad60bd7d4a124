import type { Knex } from 'knex';

export async function createCustomerTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('customer_tags', (table) => {
    table.string('business_id', 64).notNullable();
    table.string('tag', 64).notNullable();
    table.string('customer_id', 64).notNullable().index('customer_tags_customer_idx');
    table.primary(['business_id', 'tag', 'customer_id']);
  });
  await knex.schema.createTable('customer_branches', (table) => {
    table.string('business_id', 64).notNullable();
    table.string('branch_id', 64).notNullable();
    // The customer who is known by the orders: of a merged one, the one they are merged into has a row too.
    table.string('holder_id', 64).notNullable();
    table.primary(['holder_id', 'branch_id']);
    table.index(['business_id', 'branch_id', 'holder_id'], 'customer_branches_listed_idx');
  });
  await knex.schema.createTable('customer_consents', (table) => {
    table.string('id', 32).primary();
    table.string('business_id', 64).notNullable();
    table.string('customer_id', 64).notNullable().index('customer_consents_customer_idx');
    // The customer whose consent it is by now; only a merge changes it.
    table.string('holder_id', 64).notNullable();
    table.string('channel', 16).notNullable();
    table.string('purpose', 24).notNullable();
    table.boolean('given').notNullable();
    table.bigInteger('at').notNullable();
    table.string('source', 16).notNullable();
    table.integer('user_id');
    table.string('user_name', 120);
    // Of each holder, channel and purpose, the last entry.
    table.boolean('is_current').notNullable();
    table.index(['holder_id', 'at', 'id'], 'customer_consents_holder_idx');
  });
  await knex.schema.createTable('customer_import_changes', (table) => {
    table.string('import_id', 32).notNullable();
    table.string('customer_id', 32).notNullable().index('customer_import_changes_customer_idx');
    table.string('business_id', 32).notNullable();
    table.bigInteger('at').notNullable().index('customer_import_changes_at_idx');
    table.integer('version').notNullable();
    // Null of a customer that the import created.
    table.text('before');
    table.primary(['import_id', 'customer_id']);
    table.index(['business_id', 'at'], 'customer_import_changes_business_idx');
  });
}

export async function createMenuTables(knex: Knex): Promise<void> {
  // A content type: Strapi adds the other columns, but cannot add the check.
  await knex.schema.createTable('stock_levels', (table) => {
    table.increments('id');
    table.integer('quantity').notNullable();
    table.check('quantity >= 0', [], 'stock_levels_not_negative');
  });
  await knex.schema.createTable('menu_import_changes', (table) => {
    table.string('import_id', 32).notNullable();
    table.string('entity', 20).notNullable();
    table.string('entity_id', 32).notNullable();
    table.string('business_id', 32).notNullable();
    table.string('branch_id', 32).notNullable();
    table.bigInteger('at').notNullable().index('menu_import_changes_at_idx');
    table.integer('version').notNullable();
    table.text('before');
    table.text('counted');
    table.primary(['import_id', 'entity', 'entity_id']);
    table.index(['branch_id', 'at'], 'menu_import_changes_branch_idx');
  });
  await knex.schema.createTable('column_mappings', (table) => {
    table.string('business_id', 32).notNullable();
    table.string('target', 20).notNullable();
    table.string('signature', 64).notNullable();
    table.text('columns').notNullable();
    table.bigInteger('used_at').notNullable();
    table.primary(['business_id', 'target', 'signature']);
  });
  await knex.schema.createTable('menu_release_changes', (table) => {
    table.string('release_id', 32).notNullable();
    table.string('entity', 20).notNullable();
    table.string('entity_id', 32).notNullable();
    table.string('business_id', 32).notNullable().index('menu_release_changes_business_idx');
    table.string('name', 120).notNullable();
    table.bigInteger('at').notNullable();
    table.text('fields').notNullable();
    table.text('base').notNullable();
    table.text('published');
    table.text('before');
    table.primary(['release_id', 'entity', 'entity_id']);
  });
}
