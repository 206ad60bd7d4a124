import type { Knex } from 'knex';

/** Since when a job waits and when it failed the last time. Of jobs of before nobody knows. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('outbox', 'queued_at')) return;
  await knex.schema.alterTable('outbox', (table) => {
    table.bigInteger('queued_at');
    table.bigInteger('failed_at');
  });
}
