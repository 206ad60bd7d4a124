import { describe, expect, it } from 'vitest';
import { isRowField } from '../../../src/admin/forms/row-fields';
import { belongingTo } from '../../../src/admin/related/belonging';
import { panel, panelTypes } from '../support/panel';

interface Configuration {
  data: { contentType: { layouts: { list: string[]; edit: { name: string }[][] } } };
}

/** Parts of a product, which are no rows of their own. */
const PARTS = ['variationId'];

const shownFields = async (uid: string): Promise<string[]> => {
  const superAdmin = await panel('strapi-super-admin');
  const { body } = await superAdmin.get<Configuration>(`/content-manager/content-types/${uid}/configuration`);
  const { list, edit } = body.data.contentType.layouts;
  return [...new Set([...list, ...edit.flat().map(({ name }) => name)])];
};

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
    ['api::campaign.coupon', ['api::orders.order']],
    ['api::support.support-ticket', ['api::support.support-message']],
    [
      'api::businesses.business',
      ['api::branches.branch', 'api::orders.order', 'plugin::users-permissions.user'],
    ],
  ])('is listed beside %s', (type, belonging) => {
    expect(uidsOf(type)).toEqual(expect.arrayContaining(belonging));
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
