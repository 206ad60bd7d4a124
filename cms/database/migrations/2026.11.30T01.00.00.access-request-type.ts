import type { Knex } from 'knex';
import { convertToContentTable } from '../../src/database/content-table';

/** Requests for access become a content type, so that they are seen in the panel; they keep their ids. */
export const up = (knex: Knex): Promise<void> =>
  convertToContentTable(knex, 'access_requests', {
    documentId: 'id',
    at: 'at',
    define(table) {
      table.string('business_id', 32).notNullable();
      table.integer('user_id').notNullable();
      table.string('permission', 60).notNullable();
      table.string('path', 200);
      table.string('state', 10).notNullable();
      table.bigInteger('at').notNullable();
      table.integer('decided_by');
      table.bigInteger('decided_at');
    },
  });
