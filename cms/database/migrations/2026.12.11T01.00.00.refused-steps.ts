import type { Knex } from 'knex';

interface Trip {
  id: number;
  stops: string | { refused?: object }[];
}

/**
 * A stop keeps everything that its courier did there and could not be taken; until here it kept the last alone. Trips where
 * nothing was refused have nothing to change, and neither has a new database.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('deliveries'))) return;
  if (!(await knex.schema.hasColumn('deliveries', 'refused_at'))) return;
  const trips = await knex<Trip>('deliveries').select('id', 'stops').whereNotNull('refused_at');
  for (const { id, stops } of trips) {
    const kept = typeof stops === 'string' ? (JSON.parse(stops) as { refused?: object }[]) : stops;
    const listed = kept.map((stop) =>
      stop.refused && !Array.isArray(stop.refused) ? { ...stop, refused: [stop.refused] } : stop,
    );
    await knex('deliveries')
      .where({ id })
      .update({ stops: JSON.stringify(listed) });
  }
}
