import type { Knex } from 'knex';

/** How often deliveries to a place were refused: a row for each day, cell of the map and district. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('delivery_refusals', (table) => {
    table.string('business_id', 32).notNullable();
    table.string('branch_id', 32).notNullable();
    table.string('day', 10).notNullable();
    table.string('place', 200).notNullable();
    table.string('district', 80).notNullable();
    table.string('city', 80).notNullable();
    table.integer('cell_row');
    table.integer('cell_column');
    table.integer('count').notNullable();
    table.primary(['branch_id', 'day', 'place']);
    table.index(['day'], 'delivery_refusals_day_idx');
  });
}
