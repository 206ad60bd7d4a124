import type { Knex } from 'knex';

/**
 * Menu releases and what each changes of one row of the menu: the fields as they are to be, as they were when that was
 * said, and – once published – as they were before and as they were published, so that it can be taken back.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('menu_releases', (table) => {
    table.string('id', 32).primary();
    table.string('business_id', 32).notNullable();
    table.string('branch_id', 32).notNullable();
    table.string('name', 60).notNullable();
    table.string('state', 20).notNullable();
    table.integer('version').notNullable();
    table.bigInteger('publish_at');
    table.integer('scheduled_by');
    table.text('remarks').notNullable();
    table.string('created_by', 120).notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.string('published_by', 120);
    table.bigInteger('published_at');
    table.bigInteger('rolled_back_at');
    table.index(['business_id', 'branch_id', 'state'], 'menu_releases_branch_idx');
    table.index(['business_id', 'branch_id', 'updated_at'], 'menu_releases_updated_idx');
    table.index(['state', 'publish_at'], 'menu_releases_due_idx');
  });
  await knex.schema.createTable('menu_release_changes', (table) => {
    table.string('release_id', 32).notNullable();
    table.string('entity', 20).notNullable();
    table.string('entity_id', 32).notNullable();
    table.string('business_id', 32).notNullable();
    table.string('name', 120).notNullable();
    table.bigInteger('at').notNullable();
    table.text('fields').notNullable();
    table.text('base').notNullable();
    table.text('published');
    table.text('before');
    table.primary(['release_id', 'entity', 'entity_id']);
    table.index(['business_id'], 'menu_release_changes_business_idx');
  });
}
