import { describe, expect, it } from 'vitest';
import { rows } from '../support/database';
import { fromServer, serverUrl } from '../support/server';

/** The unique indexes that what somebody types can run into, with the field at which they are told. */
const TYPED: Readonly<Record<string, string>> = {
  branches_name_uq: 'name',
  branches_slug_uq: 'slug',
  categories_name_uq: 'name',
  coupons_code_uq: 'code',
  customers_phone_uq: 'phone',
  extra_groups_name_uq: 'name',
  hours_exceptions_days_uq: 'from',
  opening_hours_service_uq: 'service',
  plans_slug_uq: 'slug',
  products_sku_uq: 'sku',
  saved_views_name_uq: 'name',
  sellers_code_uq: 'code',
  social_links_network_uq: 'network',
  up_users_contact_uq: 'email',
  up_users_email_uq: 'email',
  variation_groups_name_uq: 'name',
};

/** What the server makes itself: keys, numbers, tokens, Strapi's links, and rows of which there is one for another row. */
const MADE =
  /_(document|id|key|token|link|sequence|number|order|user|item|business|ref|dedupe|open|once|lnk)_(uq|idx)$|_pkey$/;

interface Index {
  name: string;
  definition: string;
}

async function uniqueIndexes(): Promise<Index[]> {
  await serverUrl();
  const ofOurs = await rows<Index>(
    process.env.DATABASE_URL
      ? `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = 'public' LIMIT 2000`
      : `SELECT name, sql AS definition FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL LIMIT 2000`,
  );
  // Strapi's own tables have indexes of other names.
  return ofOurs.filter(({ name, definition }) => /\bUNIQUE\b/i.test(definition) && name.endsWith('_uq'));
}

/** What either database says of a broken index: PostgreSQL names it, SQLite the columns unless some are expressions. */
function broken({ name, definition }: Index): Error[] {
  const [, table = '', listed = ''] =
    /\bON (?:public\.)?[`"]?(\w+)[`"]?[^(]*\((.*?)\)(?:$| WHERE)/i.exec(definition) ?? [];
  const columns = listed.split(',').map((column) => `${table}.${column.replace(/[`"\s]/g, '')}`);
  const named = listed.includes('(') ? `index '${name}'` : columns.join(', ');
  return [
    Object.assign(new Error('duplicate key'), { code: '23505', constraint: name }),
    Object.assign(new Error(`INSERT … - UNIQUE constraint failed: ${named}`), {
      code: 'SQLITE_CONSTRAINT_UNIQUE',
    }),
  ];
}

describe('what has to be unique', () => {
  it('is made by the server, or told at its field by either database', async () => {
    const indexes = await uniqueIndexes();
    const { uniqueViolationPath } = fromServer('./errors/constraint') as {
      uniqueViolationPath: (error: unknown) => string[] | null;
    };
    expect(indexes.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(TYPED)));
    for (const index of indexes) {
      const field = TYPED[index.name];
      expect(field !== undefined || MADE.test(index.name), index.name).toBe(true);
      if (field !== undefined)
        for (const error of broken(index)) expect(uniqueViolationPath(error), error.message).toEqual([field]);
    }
  });
});
