import type { Knex } from 'knex';
import { convertToContentTable } from '../../src/database/content-table';

/**
 * Menu releases become a content type, so that they are seen in the panel; they keep their ids, and when they were made
 * and changed. Strapi means something else by `created_by` and `published_at`.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE menu_releases RENAME COLUMN created_by TO collected_by');
  await knex.raw('ALTER TABLE menu_releases RENAME COLUMN published_at TO live_since');
  await convertToContentTable(knex, 'menu_releases', {
    documentId: 'id',
    at: 'created_at',
    changedAt: 'updated_at',
    define(table) {
      table.string('business_id', 32).notNullable();
      table.string('branch_id', 32).notNullable();
      table.string('name', 60).notNullable();
      table.string('state', 20).notNullable();
      table.integer('version').notNullable();
      table.bigInteger('publish_at');
      table.integer('scheduled_by');
      table.text('remarks').notNullable();
      table.string('collected_by', 120).notNullable();
      table.string('published_by', 120);
      table.bigInteger('live_since');
      table.bigInteger('rolled_back_at');
    },
  });
}
