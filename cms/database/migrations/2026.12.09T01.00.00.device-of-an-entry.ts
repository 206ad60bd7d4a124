import type { Knex } from 'knex';

/** The log keeps on which device something was done. Of entries of before nobody knows. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('audit_entries', 'device_key')) return;
  await knex.schema.alterTable('audit_entries', (table) => {
    table.string('device_key', 64);
  });
}
