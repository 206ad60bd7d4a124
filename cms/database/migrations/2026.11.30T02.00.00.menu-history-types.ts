import type { Knex } from 'knex';
import { convertToContentTable } from '../../src/database/content-table';

/**
 * Stock, its moves and the changes of prices become content types, so that they are seen in the panel. Moves and changes
 * keep their ids; what there is of an item is found by the item's.
 */
export async function up(knex: Knex): Promise<void> {
  await convertToContentTable(knex, 'stock_levels', {
    documentId: 'item_id',
    at: `COALESCE((SELECT MAX(at) FROM stock_moves WHERE stock_moves.item_id = stock_levels_kept.item_id), ${Date.now()})`,
    define(table) {
      ofAnItem(table);
      table.integer('quantity').notNullable();
      table.check('quantity >= 0', [], 'stock_levels_not_negative');
    },
  });
  await convertToContentTable(knex, 'stock_moves', {
    documentId: 'id',
    at: 'at',
    define(table) {
      ofAnItem(table);
      table.string('kind', 10).notNullable();
      table.integer('quantity').notNullable();
      table.integer('balance').notNullable();
      table.string('order_id', 32);
      table.integer('user_id');
      table.bigInteger('at').notNullable();
    },
  });
  await convertToContentTable(knex, 'price_changes', {
    documentId: 'id',
    at: 'at',
    define(table) {
      ofAnItem(table);
      table.string('kind', 10).notNullable();
      table.string('channel', 20);
      table.string('variation_id', 32);
      table.bigInteger('before_cents');
      table.bigInteger('after_cents');
      table.integer('user_id').notNullable();
      table.string('user_name', 120).notNullable();
      table.bigInteger('at').notNullable();
    },
  });
}

function ofAnItem(table: Knex.CreateTableBuilder): void {
  table.string('business_id', 32).notNullable();
  table.string('branch_id', 32).notNullable();
  table.string('item_id', 32).notNullable();
}
