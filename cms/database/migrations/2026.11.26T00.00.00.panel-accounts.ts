import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

const INVITATION_DAYS = 7;

/**
 * Hashed tokens and known devices of the panel's users. Plain invitation tokens in Strapi's own columns are converted
 * and get the lifetime of a new one; plain reset tokens are dropped and have to be requested again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('panel_tokens', (table) => {
    table.string('token_hash', 64).primary();
    table.string('purpose', 20).notNullable();
    table.integer('user_id').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.index(['user_id'], 'panel_tokens_user_idx');
    table.index(['expires_at'], 'panel_tokens_expiry_idx');
  });
  await knex.schema.createTable('panel_devices', (table) => {
    table.string('device_hash', 64).notNullable();
    table.integer('user_id').notNullable();
    table.bigInteger('last_used_at').notNullable();
    table.primary(['user_id', 'device_hash']);
    table.index(['device_hash'], 'panel_devices_hash_idx');
    table.index(['last_used_at'], 'panel_devices_used_idx');
  });

  // A new database has no users of the panel yet: Strapi makes their table after the migrations.
  if (!(await knex.schema.hasTable('admin_users'))) return;
  const invited = (await knex('admin_users')
    .select('id', 'registration_token')
    .whereNotNull('registration_token')) as { id: number; registration_token: string }[];
  for (const { id, registration_token } of invited)
    await knex('panel_tokens').insert({
      token_hash: createHash('sha256').update(registration_token).digest('hex'),
      purpose: 'INVITATION',
      user_id: id,
      expires_at: Date.now() + INVITATION_DAYS * 86_400_000,
    });
  await knex('admin_users').update({ registration_token: null, reset_password_token: null });
}
