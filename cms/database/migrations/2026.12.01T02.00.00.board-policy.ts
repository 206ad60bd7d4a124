import type { Knex } from 'knex';

interface Settings {
  requireDevice?: boolean;
}

/** Whether a branch closes without a board became after how many minutes it does: those that did, did so after two. */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('branches'))) return;
  const rows = await knex<{ id: number; settings: Settings | string | null }>('branches').select(
    'id',
    'settings',
  );
  for (const { id, settings: stored } of rows) {
    const settings = typeof stored === 'string' ? (JSON.parse(stored) as Settings | null) : stored;
    if (settings?.requireDevice === undefined) continue;
    const { requireDevice, ...rest } = settings;
    const closeWithoutBoardMin = requireDevice ? 2 : null;
    await knex('branches')
      .where({ id })
      .update({ settings: JSON.stringify({ ...rest, closeWithoutBoardMin }) });
  }
}
