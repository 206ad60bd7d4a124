import type { Knex } from 'knex';

/**
 * What an import changed of the menu, row by row, so that it can be undone: the version it left a row at, and what the
 * fields held before; nothing of what it made. Rows go as they are undone, or after a day.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('menu_import_changes', (table) => {
    table.string('import_id', 32).notNullable();
    table.string('entity', 20).notNullable();
    table.string('entity_id', 32).notNullable();
    table.string('business_id', 32).notNullable();
    table.string('branch_id', 32).notNullable();
    table.bigInteger('at').notNullable();
    table.integer('version').notNullable();
    table.text('before');
    table.text('counted');
    table.primary(['import_id', 'entity', 'entity_id']);
    table.index(['branch_id', 'at'], 'menu_import_changes_branch_idx');
    table.index(['at'], 'menu_import_changes_at_idx');
  });
}
