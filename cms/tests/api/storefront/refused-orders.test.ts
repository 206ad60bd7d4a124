import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/contracts/session';
import type { QuoteDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { newCoupon } from '../support/coupon';
import { change } from '../support/database';
import { newCategory, newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { CENTRO, orderBody } from '../support/ordering';
import { panel } from '../support/panel';
import { tally } from '../support/proof';
import { expectRefusal, expectRefusals, sendOrder, type Path, type Refused } from '../support/refused';

let business: TestBusiness;
let product: string;
let cases = 0;

const expectAll = async (refused: Refused[]) => (cases += await expectRefusals(business, refused));
const order = (more: object = {}, productId = product) => orderBody(productId, 2000, more);
const item = (more: object, productId = product) =>
  order({ items: [{ productId, quantity: 1, extras: [], ...more }] });

beforeAll(async () => {
  business = await newBusiness();
  product = (await newProduct(business)).id;
});

const CLOSE = "UPDATE opening_hours SET mode = 'CLOSED' WHERE branch_id = ?";

async function suspend({ id }: TestBusiness) {
  const superAdmin = await panel('strapi-super-admin');
  const asked = { move: 'suspend', reason: 'Unpaid' };
  expect((await superAdmin.send('POST', `/admin/businesses/${id}/moves`, asked)).status).toBe(200);
}

afterAll(() => tally('refused orders', cases));

describe('an order that the rules refuse', () => {
  it('names what of the menu is not to be had', async () => {
    const paused = await newProduct(business, { state: 'PAUSED' });
    const draft = await newProduct(business, { state: 'DRAFT' });
    const soldOut = await newProduct(business);
    await business.owner.post(`/api/products/${soldOut.id}/sold-out`, { until: '9999-12-31T00:00:00.000Z' });
    const category = await newCategory(business, { state: 'PAUSED' });
    const inPaused = await newProduct(business, { categoryIds: [category.id] });
    const hidden = await newProduct(business, {
      channels: [{ channel: 'STORE', visible: false, priceCents: null }],
    });
    const empty = await newProduct(business, { stockTracked: true });
    const few = await newProduct(business, { maxPerOrder: 2 });
    const other = await business.addBranch();
    const elsewhere = await newProduct(business, {
      branchId: other.id,
      categoryIds: [(await newCategory(business, { branchId: other.id })).id],
    });
    const at: Path = ['items', 0, 'productId'];
    await expectAll([
      ['an unknown product', order({}, 'nothing'), 422, 'UNKNOWN_PRODUCT', at],
      ["another branch's product", order({}, elsewhere.id), 422, 'UNKNOWN_PRODUCT', at],
      ['a paused product', order({}, paused.id), 422, 'PRODUCT_NOT_ACTIVE', at],
      ['a draft', order({}, draft.id), 422, 'PRODUCT_NOT_ACTIVE', at],
      ['a sold-out product', order({}, soldOut.id), 422, 'PRODUCT_SOLD_OUT', at],
      ['a paused category', order({}, inPaused.id), 422, 'PRODUCT_CATEGORY_NOT_ACTIVE', at],
      ['a hidden product', order({}, hidden.id), 422, 'PRODUCT_CHANNEL_HIDDEN', at],
      ['an empty shelf', order({}, empty.id), 422, 'PRODUCT_OUT_OF_STOCK', at],
      [
        'more than one may have',
        item({ quantity: 3 }, few.id),
        422,
        'TOO_MANY_OF_PRODUCT',
        ['items', 0, 'quantity'],
      ],
    ]);
  });

  it('names the choice that is impossible', async () => {
    const sizes = await newVariationGroup(business, {
      variations: [
        { name: 'Small', priceCents: 1000 },
        { name: 'Large', priceCents: 2000, state: 'PAUSED' },
      ],
    });
    const toppings = await newExtraGroup(business, {
      min: 1,
      max: 2,
      extras: [
        { name: 'Cheese', priceCents: 100, maxQuantity: 2 },
        { name: 'Rind', priceCents: 100, maxQuantity: 2 },
        { name: 'Truffle', priceCents: 100, state: 'PAUSED' },
      ],
    });
    const other = await newExtraGroup(business, { min: 0, max: 1, extras: [{ name: 'Ice', priceCents: 1 }] });
    const { id } = await newProduct(business, { variationGroupId: sizes.id, extraGroupIds: [toppings.id] });
    const [small, large] = sizes.variations.map((size) => size.id);
    const [cheese, rind, truffle] = toppings.extras.map((extra) => extra.id);
    const chosen = (...extras: [extraId: string | undefined, quantity: number][]) =>
      item({ variationId: small, extras: extras.map(([extraId, quantity]) => ({ extraId, quantity })) }, id);
    await expectAll([
      [
        'no size',
        item({ extras: [{ extraId: cheese, quantity: 1 }] }, id),
        422,
        'VARIATION_REQUIRED',
        ['items', 0, 'variationId'],
      ],
      [
        'an unknown size',
        item({ variationId: 'nothing', extras: [{ extraId: cheese, quantity: 1 }] }, id),
        422,
        'UNKNOWN_VARIATION',
        ['items', 0, 'variationId'],
      ],
      [
        'a paused size',
        item({ variationId: large, extras: [{ extraId: cheese, quantity: 1 }] }, id),
        422,
        'VARIATION_SOLD_OUT',
        ['items', 0, 'variationId'],
      ],
      [
        'a size of what has none',
        item({ variationId: small }),
        422,
        'VARIATION_NOT_ALLOWED',
        ['items', 0, 'variationId'],
      ],
      ['too few extras', chosen(), 422, 'GROUP_TOO_FEW', ['items', 0, 'extras']],
      ['too many extras', chosen([cheese, 2], [rind, 1]), 422, 'GROUP_TOO_MANY', ['items', 0, 'extras']],
      ['too much of one extra', chosen([cheese, 3]), 422, 'EXTRA_TOO_MANY', ['items', 0, 'extras', 0]],
      ['an extra twice', chosen([cheese, 1], [cheese, 1]), 422, 'DUPLICATE_EXTRA', ['items', 0, 'extras', 1]],
      ['a paused extra', chosen([truffle, 1]), 422, 'EXTRA_SOLD_OUT', ['items', 0, 'extras', 0]],
      [
        "another product's extra",
        chosen([other.extras[0]?.id, 1], [cheese, 1]),
        422,
        'UNKNOWN_EXTRA',
        ['items', 0, 'extras', 0],
      ],
    ]);
  });

  it('names what is wrong with how it is taken, paid and brought', async () => {
    await newCoupon(business, {
      code: 'MUCH',
      rules: { minimum: { minSubtotalCents: 90_000 } },
    });
    await newCoupon(business, {
      code: 'ENDED',
      rules: { period: { from: null, to: '2020-01-01T00:00:00.000Z' } },
    });
    const delivery = { type: 'DELIVERY', address: CENTRO };
    const customer = { name: 'Ana Lima', phone: '+5511980000000' };
    await expectAll([
      ['no address', order({ type: 'DELIVERY' }), 422, 'ADDRESS_REQUIRED', ['address']],
      [
        'too far away',
        order({ ...delivery, address: { ...CENTRO, district: 'Lapa' } }),
        422,
        'OUT_OF_AREA',
        ['address'],
      ],
      ['a table in a store without', order({ type: 'DINE_IN' }), 422, 'SERVICE_NOT_OFFERED', ['type']],
      [
        'another payment',
        order({ payment: { method: 'MEAL_VOUCHER' } }),
        422,
        'PAYMENT_METHOD_NOT_OFFERED',
        ['payment'],
      ],
      [
        'a note too small',
        order({ payment: { method: 'CASH', changeForCents: 1999 } }),
        422,
        'CHANGE_TOO_LITTLE',
        ['payment', 'changeForCents'],
      ],
      [
        'no phone',
        order({ customer: { ...customer, phone: '12345' } }),
        400,
        'INVALID_PHONE',
        ['customer', 'phone'],
      ],
      [
        'for later, where there is no later',
        order({ scheduledFor: '2099-01-01T12:00:00.000Z' }),
        422,
        'SCHEDULING_OFF',
        ['scheduledFor'],
      ],
      ['an unknown coupon', order({ coupon: 'NOTHING' }), 422, 'COUPON_UNKNOWN', ['coupon']],
      ['a coupon for more', order({ coupon: 'much' }), 422, 'COUPON_BELOW_MINIMUM', ['coupon']],
      ['a coupon that ended', order({ coupon: 'ENDED' }), 422, 'COUPON_EXPIRED', ['coupon']],
    ]);
  });

  it('of another total gets the right quote', async () => {
    for (const expectedTotalCents of [0, 1999, 2001, 999_999_999]) {
      const wrong = order({ expectedTotalCents });
      await expectAll([['a wrong total', wrong, 409, 'TOTAL_CHANGED', ['expectedTotalCents']]]);
      const { quote } = (await sendOrder(business.branch.slug, wrong)).body.error.details;
      expect(quote).toMatchObject({
        totalCents: 2000,
        currency: 'BRL',
        refusals: [],
        items: [{ productId: product, quantity: 1, unitPriceCents: 2000 }],
      });
    }
  });

  it('is refused by a store that is closed, paused, blocked, busy or not open yet', async () => {
    const stores: [code: string, fields: Parameters<typeof newBusiness>[0], path?: Path][] = [
      ['CLOSED_HOURS', {}],
      ['PAUSED', {}],
      ['BLOCKED_BILLING', {}],
      ['BRANCH_NOT_ACTIVE', { branch: { state: 'DRAFT' } }],
      ['NO_DEVICE', { branch: { settings: { closeWithoutBoardMin: 2 } } }],
      ['BUSY', { branch: { settings: { maxOpenOrders: 0 } } }],
      ['BELOW_MINIMUM', { branch: { minOrderCents: 5000 } }, ['items']],
    ];
    for (const [code, fields, path = ['type']] of stores) {
      const store = await newBusiness(fields);
      const { id } = store.branch;
      if (code === 'CLOSED_HOURS') await change(CLOSE, [id]);
      if (code === 'PAUSED')
        await store.owner.post(`/api/branches/${id}/pause`, { reason: 'STAFF', minutes: 30 });
      const productId = (await newProduct(store)).id;
      // Its people could put nothing on sale any more.
      if (code === 'BLOCKED_BILLING') await suspend(store);
      const body = orderBody(productId, 2000);
      cases += await expectRefusals(store, [[code, body, 422, code, path]]);
      const items = [{ productId, quantity: 1 }];
      const asked = await anonymous.post<QuoteDto>(`/api/store/${store.branch.slug}/quote`, {
        type: 'TAKEOUT',
        items,
      });
      expect(asked.status).toBe(200);
      expect(asked.body.data.refusals, code).toContainEqual(expect.objectContaining({ code, path }));
    }
  });

  it('reaches nobody where there is no store', async () => {
    for (const language of LANGUAGES) {
      const answer = await sendOrder('there-is-no-such-store', order(), language);
      expectRefusal(answer, language, ['no such store', null, 404, 'NOT_FOUND', []]);
    }
  });

  it('is refused from a number the store has blocked', async () => {
    const body = order();
    expect((await sendOrder(business.branch.slug, body)).status).toBe(201);
    await change("UPDATE customers SET state = 'BLOCKED' WHERE business_id = ? AND phone = ?", [
      business.id,
      body.customer.phone,
    ]);
    await expectAll([['a blocked number', body, 422, 'CUSTOMER_BLOCKED', ['customer', 'phone']]]);
  });
});
