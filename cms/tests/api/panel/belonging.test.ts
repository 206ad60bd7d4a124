import { describe, expect, it } from 'vitest';
import { isRowField } from '../../../src/admin/forms/row-fields';
import { belongingTo } from '../../../src/admin/related/belonging';
import { database } from '../support/database';
import { panel, panelTypes } from '../support/panel';
import { tally } from '../support/proof';
import { ownTypes, runningStrapi } from '../support/strapi';

interface Configuration {
  data: { contentType: { layouts: { list: string[]; edit: { name: string }[][] } } };
}

/** Ids of no row: a part of a product, and the public name of a key. */
const PARTS = ['variationId', 'keyId'];

const shownFields = async (uid: string): Promise<string[]> => {
  const superAdmin = await panel('strapi-super-admin');
  const { body } = await superAdmin.get<Configuration>(`/content-manager/content-types/${uid}/configuration`);
  const { list, edit } = body.data.contentType.layouts;
  return [...new Set([...list, ...edit.flat().map(({ name }) => name)])];
};

interface Index {
  table: string;
  definition: string;
}

const INDEXES = {
  sqlite: `SELECT tbl_name AS "table", sql AS definition FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL`,
  postgres: `SELECT tablename AS "table", indexdef AS definition FROM pg_indexes WHERE schemaname = 'public'`,
};

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Whether the rows with a value in a column are found by an index: one of some of them only is of no use for it. */
function beginsWith({ definition }: Index, column: string): boolean {
  const [, columns = '', condition = ''] = /\((.*?)(?:\sWHERE\s(.*))?$/is.exec(definition) ?? [];
  const first = columns.split(/[,)]/, 1)[0]?.replace(/["`\s]/g, '');
  return first === column && ['', `${column} IS NOT NULL`].includes(condition.replace(/[()"`]/g, ''));
}

const uidsOf = (type: string) => belongingTo(type).map(({ uid }) => uid);

describe('what belongs to a row of the panel', () => {
  it('is shown by its name wherever a list or a form has the id of a row', async () => {
    for (const { uid } of await panelTypes())
      for (const name of (await shownFields(uid)).filter((field) => /[a-z]Ids?$/.test(field)))
        expect(isRowField(name) || PARTS.includes(name), `${uid} ${name}`).toBe(true);
  });

  it.each([
    ['api::branches.branch', ['api::menu.extra-group', 'api::menu.variation-group', 'api::menu.stock-level']],
    ['api::menu.product', ['api::menu.stock-level', 'api::menu.stock-move', 'api::menu.price-change']],
    ['api::support.support-ticket', ['api::support.support-message']],
    [
      'api::businesses.business',
      ['api::branches.branch', 'api::orders.order', 'plugin::users-permissions.user'],
    ],
  ])('is listed beside %s', (type, belonging) => {
    expect(uidsOf(type)).toEqual(expect.arrayContaining(belonging));
  });

  it('is found by an index, among what belongs to all others', async () => {
    const { db } = await runningStrapi();
    const indexes = await database((sql) => sql.all<Index>(INDEXES[sql.dialect]));
    const belonging = (await ownTypes()).flatMap(({ uid }) => belongingTo(uid));
    const unindexed = belonging.filter(({ uid, by }) => {
      const own = indexes.filter(({ table }) => table === db.metadata.get(uid)?.tableName);
      return !own.some((index) => beginsWith(index, columnOf(by)));
    });
    expect(unindexed).toEqual([]);
    tally('ways to what belongs to a row', belonging.length);
  });

  it('is listed beside a branch, not once more beside its business', () => {
    expect(uidsOf('api::businesses.business')).not.toContain('api::menu.product');
    expect(belongingTo('api::branches.branch')).toContainEqual({
      uid: 'api::menu.product',
      name: 'Product',
      by: 'branchId',
    });
  });
});
