import type { Knex } from 'knex';
import { stationsOf, type RoutedItem } from '../../src/domain/orders/station-parts';

interface BeingMade {
  id: number;
  items: string | RoutedItem[];
  preparing_at: number | string | Date | null;
}

/**
 * Orders know which stations have begun with their part. It runs before the schema is synchronised; a new database has no
 * such table yet. Until here an order was begun with as a whole: of what is being made, every station has.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('orders'))) return;
  if (await knex.schema.hasColumn('orders', 'started_stations')) return;
  await knex.schema.alterTable('orders', (table) => {
    table.jsonb('started_stations');
  });
  const orders = await knex<BeingMade>('orders')
    .select('id', 'items', 'preparing_at')
    .where('state', 'PREPARING');
  for (const { id, items, preparing_at } of orders) {
    const made = typeof items === 'string' ? (JSON.parse(items) as RoutedItem[]) : items;
    const at = new Date(preparing_at ?? Date.now()).toISOString();
    const started = stationsOf(made.filter(({ held }) => !held)).map((station) => ({ station, at }));
    await knex('orders')
      .where({ id })
      .update({ started_stations: JSON.stringify(started) });
  }
}
