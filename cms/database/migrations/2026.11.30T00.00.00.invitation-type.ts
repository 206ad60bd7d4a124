import type { Knex } from 'knex';
import { convertToContentTable, randomDocumentId } from '../../src/database/content-table';

/** Invitations become a content type, so that they are seen in the panel. */
export const up = (knex: Knex): Promise<void> =>
  convertToContentTable(knex, 'invitations', {
    documentId: randomDocumentId,
    at: 'sent_at',
    define(table) {
      table.integer('user_id').notNullable();
      table.string('business_id', 32).notNullable();
      table.string('token_hash', 64).notNullable();
      table.integer('invited_by').notNullable();
      table.bigInteger('sent_at').notNullable();
      table.bigInteger('expires_at').notNullable();
      table.string('copied_token_hash', 64);
    },
  });
