import type { Knex } from 'knex';

/** The link of an invitation that was copied, beside the one that was mailed; empty until somebody copies it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invitations', (table) => {
    table.string('copied_token_hash', 64);
    table.unique(['copied_token_hash'], { indexName: 'invitations_copied_token_uq' });
  });
}
