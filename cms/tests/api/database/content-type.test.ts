import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as ContentTypes from '../../../src/database/content-type';
import type { Sql } from '../../../src/database/sql';
import type * as Codecs from '../../../src/database/codecs';
import type * as Tables from '../../../src/database/table';
import { now } from '../support/instants';
import { fromServer, serverUrl } from '../support/server';

interface Transactions {
  inTransaction: (work: (tx: Sql) => Promise<void>) => Promise<void>;
}

interface Attribute {
  type: string;
  required?: boolean;
  enum?: [string, ...string[]];
  column?: { type?: string };
}

interface Schema {
  uid: ContentTypes.ContentType;
  attributes: Record<string, Attribute>;
}

const api = path.resolve(import.meta.dirname, '../../../src/api');

const schemas: Schema[] = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('schema.json'))
  .map((file) => {
    const [context, , noun] = file.split(path.sep);
    const { attributes } = JSON.parse(readFileSync(path.join(api, file), 'utf8')) as Omit<Schema, 'uid'>;
    return { uid: `api::${context}.${noun}` as Schema['uid'], attributes };
  });

beforeAll(async () => {
  await serverUrl();
});

const load = () => ({
  ...(fromServer('./database/content-type') as typeof ContentTypes),
  ...(fromServer('./database/codecs') as typeof Codecs),
  ...(fromServer('./database/table') as typeof Tables),
  ...(fromServer('./database/transaction') as Transactions),
});

/**
 * Cents are more than four bytes hold, instants have their milliseconds, JSON is no object alone, and a number is no id of
 * anybody whom another suite has made.
 */
function valueOf({ type, enum: codes, column }: Attribute): unknown {
  if (codes) return codes[0];
  if (type === 'integer') return column?.type === 'bigInteger' ? 9_000_000_001 : 2_000_000_007;
  if (type === 'boolean') return true;
  if (type === 'datetime') return '2028-02-29T23:59:59.999Z';
  if (type === 'json') return ['½', { '"': null }];
  return 'São João ½';
}

/** What a table of a content type reads of a row that it has just written, and that is taken back. */
async function readBack(uid: Schema['uid'], row: Record<string, unknown>): Promise<unknown> {
  const { documentStamps, inTransaction, tableOf } = load();
  const table = tableOf(uid);
  const back = new Error('taken back');
  let read: unknown;
  await inTransaction(async (tx) => {
    await table.insert(tx, row, documentStamps(now()));
    read = await table.find(tx, 'document_id = ?', ['row-of-a-test']);
    throw back;
  }).catch((error: unknown) => {
    if (error !== back) throw error;
  });
  return read;
}

describe.each(schemas)('the table of $uid', ({ uid, attributes }) => {
  const told = Object.entries(attributes);

  it('reads every attribute as it wrote it, and has no column besides', async () => {
    const row = {
      id: 'row-of-a-test',
      ...Object.fromEntries(told.map(([key, attribute]) => [key, valueOf(attribute)])),
    };
    expect(await readBack(uid, row)).toEqual(row);
  });

  it('reads what nobody has written as null, and as no where it is yes or no', async () => {
    const needed = told.filter(([, { required }]) => required);
    const row = {
      id: 'row-of-a-test',
      ...Object.fromEntries(needed.map(([key, attribute]) => [key, valueOf(attribute)])),
    };
    const lacking = told.filter(([, { required }]) => !required);
    const empty = lacking.map(([key, { type }]) => [key, type === 'boolean' ? false : null]);
    expect(await readBack(uid, row)).toEqual({ ...row, ...Object.fromEntries(empty) });
  });
});

describe('what is told beside a schema', () => {
  it('takes the place of what the schema says, in its order, and stands behind it where it is new', () => {
    const { json, number, tableOf } = load();
    const views = tableOf('api::orders.saved-view', { rowId: number('id'), filters: json<string[]>([]) });
    expect(views.name).toBe('saved_views');
    expect(views.columns('v')).toBe(
      'v.document_id, v.business_id, v.user_id, v.resource, v.name, v.filters, v.shared, v.version, v.id',
    );
    expect(views.assign({ filters: ['a'] })).toEqual({ text: 'filters = ?', parameters: ['["a"]'] });
  });

  it('is refused where there is no such content type', () => {
    const { tableOf } = load();
    expect(() => tableOf('api::orders.nothing' as Schema['uid'])).toThrow(/ENOENT/);
  });
});
