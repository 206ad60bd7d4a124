import { beforeAll, describe, expect, it } from 'vitest';
import type { ExtraGroupDto, ProductDto } from '../../../src/contracts/menu';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import type { ProductDetailsDto } from '../../../src/contracts/product-details';
import type { QuoteDto, StoreMenuDto, TrackedOrderDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Answer } from '../support/client';
import { stockLeft, newExtraGroup, newProduct, newStock } from '../support/menu';
import { newOrder, orderBody, place } from '../support/ordering';
import { tally } from '../support/proof';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const groupOf = (extras: object[], rule: object = {}, of = business) =>
  newExtraGroup(of, {
    min: 0,
    max: 3,
    extras: extras.map((extra) => ({ priceCents: 0, ...extra })),
    ...rule,
  });
const sauces = (rule: object = {}) =>
  groupOf(
    [
      { name: 'Mayo', priceCents: 200, maxQuantity: 2 },
      { name: 'Pesto', priceCents: 300 },
    ],
    { min: 1, max: 3, freeQuantity: 1, ...rule },
  );
const sidesWith = (inner: ExtraGroupDto) =>
  groupOf([
    { name: 'Rice', priceCents: 400 },
    { name: 'Fries', priceCents: 900, maxQuantity: 2, extraGroupIds: [inner.id] },
  ]);
const patch = (group: ExtraGroupDto, body: object) =>
  business.owner.send<ExtraGroupDto>('PATCH', `/api/extra-groups/${group.id}`, {
    version: group.version,
    ...body,
  });
/** The same group with what its first extra asks for. */
const asking = (group: ExtraGroupDto, ...ids: string[]) =>
  patch(group, {
    extras: group.extras.map((extra, at) => (at === 0 ? { ...extra, extraGroupIds: ids } : extra)),
  });
const refusedAt = (answer: Answer) => [...refusal(answer), answer.body.error.details.path?.join('.')];
const stored = async ({ id }: ExtraGroupDto) =>
  (await business.owner.get<ExtraGroupDto>(`/api/extra-groups/${id}`)).body.data;

/** A meal with sides, of which fries ask which sauce. */
async function meal(inner?: ExtraGroupDto) {
  const sauce = inner ?? (await sauces());
  const sides = await sidesWith(sauce);
  const product = await newProduct(business, { extraGroupIds: [sides.id] });
  const [mayo, pesto] = sauce.extras.map(({ id }) => id);
  const [rice, fries] = sides.extras.map(({ id }) => id);
  return { product, sides, sauce, ids: { mayo, pesto, rice, fries } };
}

const itemOf = (product: ProductDto, extras: object[], quantity = 1) => ({
  productId: product.id,
  quantity,
  extras,
});
const quote = (product: ProductDto, extras: object[]) =>
  anonymous.post<QuoteDto>(`/api/store/${business.branch.slug}/quote`, {
    type: 'TAKEOUT',
    items: [itemOf(product, extras)],
  });

describe('what an extra asks for', () => {
  it('is on the menu of customers, priced for each piece, and kept with the order wherever it is shown', async () => {
    const { product, sides, sauce, ids } = await meal();
    const menu = (await anonymous.get<StoreMenuDto>(`/api/store/${business.branch.slug}/menu`)).body.data;
    const shown = menu.extraGroups.find(({ id }) => id === sides.id);
    expect(shown?.extras.map(({ extraGroupIds }) => extraGroupIds)).toEqual([[], [sauce.id]]);
    expect(menu.extraGroups.map(({ id }) => id)).toContain(sauce.id);

    // Two portions of fries with two mayos and a pesto each, of which one mayo is free: 1800 + 2 × 500.
    const extras = [
      {
        ...{ extraId: ids.fries, quantity: 2 },
        extras: [
          { extraId: ids.mayo, quantity: 2 },
          { extraId: ids.pesto, quantity: 1 },
        ],
      },
    ];
    const { id, token } = await newOrder(
      business,
      { ...product, priceCents: 2 * (2000 + 2800) },
      { items: [itemOf(product, extras, 2)] },
    );
    const nested = [
      { name: 'Mayo', quantity: 2, unitPriceCents: 200, totalCents: 400 },
      { name: 'Pesto', quantity: 1, unitPriceCents: 300, totalCents: 600 },
    ];
    const item = {
      ...{ extrasCents: 2800, unitPriceCents: 4800, totalCents: 9600 },
      extras: [{ name: 'Fries', quantity: 2, totalCents: 1800, extras: nested }],
    };
    const tracked = await anonymous.get<TrackedOrderDto>(`/api/store/orders/${token}`);
    expect(tracked.body.data.items).toMatchObject([item]);
    const whole = await business.owner.get<OrderDto>(`/api/orders/${id}`);
    expect(whole.body.data.items).toMatchObject([item]);

    const kitchen = await business.person('kitchen');
    const seen = (await kitchen.get<OrderDto>(`/api/orders/${id}`)).body.data.items[0]?.extras[0];
    expect(seen?.extras).toMatchObject(
      nested.map(({ name }) => ({ name, unitPriceCents: 0, totalCents: 0 })),
    );
    const board = await kitchen.get<{ orders: OrderCardDto[] }>(
      `/api/orders/board?branch=${business.branch.id}`,
    );
    expect(board.body.data.orders.find((card) => card.id === id)?.items[0]?.extras).toEqual([
      { name: 'Fries', quantity: 2, extras: nested.map(({ name, quantity }) => ({ name, quantity })) },
    ]);

    const details = await business.owner.get<ProductDetailsDto>(`/api/products/${product.id}/details`);
    expect(details.body.data.sales?.extras).toEqual([
      { group: sauce.name, name: 'Mayo', pieces: 8, orders: 1 },
      { group: sides.name, name: 'Fries', pieces: 4, orders: 1 },
      { group: sauce.name, name: 'Pesto', pieces: 4, orders: 1 },
    ]);
  });

  it('is demanded with it, by the rule of its group, and told where it is missing', async () => {
    const { product, ids } = await meal();
    const refusals = async (extras: object[]) =>
      (await quote(product, extras)).body.data.refusals.map(({ code, path }) => `${code} ${path.join('.')}`);
    const rice = { extraId: ids.rice, quantity: 1 };
    const fries = (extras?: object[]) => ({ extraId: ids.fries, quantity: 1, ...(extras && { extras }) });
    expect(await refusals([rice])).toEqual([]);
    expect(await refusals([rice, fries()])).toEqual(['GROUP_TOO_FEW items.0.extras.1.extras']);
    expect(await refusals([fries([{ extraId: ids.mayo, quantity: 3 }])])).toEqual([
      'EXTRA_TOO_MANY items.0.extras.0.extras.0',
    ]);
    expect(await refusals([fries([{ extraId: ids.rice, quantity: 1 }])])).toEqual([
      'UNKNOWN_EXTRA items.0.extras.0.extras.0',
      'GROUP_TOO_FEW items.0.extras.0.extras',
    ]);
    expect(await refusals([{ ...rice, extras: [{ extraId: ids.mayo, quantity: 1 }] }])).toEqual([
      'UNKNOWN_EXTRA items.0.extras.0.extras.0',
    ]);
    const order = await place(business, orderBody(product.id, 2900, { items: [itemOf(product, [fries()])] }));
    expect(refusal(order)).toEqual([422, 'GROUP_TOO_FEW']);
    const deeper = fries([{ extraId: ids.mayo, quantity: 1, extras: [] }]);
    expect((await quote(product, [deeper])).status).toBe(400);
  });

  it('takes it off sale when it cannot be had, and says so of the product that needs it', async () => {
    const { product, sauce, sides, ids } = await meal();
    await patch(sides, { min: 1, extras: sides.extras.filter(({ id }) => id === ids.fries) });
    const clause = async () => {
      const { body } = await business.owner.get<ProductDetailsDto>(`/api/products/${product.id}/details`);
      return body.data.clauses.find(({ code }) => code === 'EXTRAS');
    };
    expect(await clause()).toEqual({
      code: 'EXTRAS',
      holds: true,
      about: [{ id: sides.id, name: sides.name }],
    });
    for (const { id } of sauce.extras)
      await business.owner.post(`/api/extra-groups/${sauce.id}/extras/${id}/sold-out`, {
        until: '2099-01-01T00:00:00.000Z',
      });
    expect(await clause()).toMatchObject({ holds: false, about: [{ id: sides.id }, { id: sauce.id }] });
    const menu = (await anonymous.get<StoreMenuDto>(`/api/store/${business.branch.slug}/menu`)).body.data;
    expect(menu.products.find(({ id }) => id === product.id)?.soldOut).toBe(true);
    expect(menu.extraGroups.find(({ id }) => id === sides.id)?.extras.map(({ soldOut }) => soldOut)).toEqual([
      true,
    ]);
    // Once the question is archived nothing is demanded any more, as with one that products ask.
    const { version } = await stored(sauce);
    await business.owner.send('DELETE', `/api/extra-groups/${sauce.id}?version=${version}`);
    expect(await clause()).toMatchObject({ holds: true });
    const bare = [{ extraId: ids.fries, quantity: 1 }];
    expect((await quote(product, bare)).body.data.refusals).toEqual([]);
  });

  it('is taken from the shelf for each piece, exactly, however many order at once', async () => {
    const mayo = await newStock(business, 8);
    const inner = await groupOf([{ name: 'Jar of mayo', linkedProductId: mayo.id }], { min: 1, max: 1 });
    const { product, ids } = await meal(inner);
    const extras = [
      { extraId: ids.fries, quantity: 2, extras: [{ extraId: inner.extras[0]?.id, quantity: 1 }] },
    ];
    const body = () => orderBody(product.id, 3800, { items: [itemOf(product, extras)] });
    const answers = await Promise.all(Array.from({ length: 12 }, () => place(business, body())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(8);
    expect(await stockLeft(business, mayo.id)).toBe(0);
    tally('orders at once for what an extra asks for', answers.length);
  });
});

describe('groups that extras ask for', () => {
  it('ask for nothing themselves: a third level is refused from both sides, at its field', async () => {
    const [inner, other] = [await sauces(), await sauces()];
    const sides = await sidesWith(inner);
    const outer = await groupOf([{ name: 'Combo' }]);

    expect(refusedAt(await asking(outer, sides.id))).toEqual([
      ...[400, 'NESTED_TOO_DEEP', 'extras.0.extraGroupIds.0'],
    ]);
    const fromInside = await asking(inner, other.id);
    expect(refusedAt(fromInside)).toEqual([400, 'NESTED_IS_ASKED', 'extras.0.extraGroupIds']);
    expect(fromInside.body.error.message).toContain(sides.name);
    expect(refusedAt(await asking(sides, sides.id))).toEqual([
      ...[400, 'NESTED_IN_ITSELF', 'extras.0.extraGroupIds.0'],
    ]);
    expect(refusedAt(await asking(sides, other.id, other.id))).toEqual([
      ...[400, 'NESTED_TWICE', 'extras.0.extraGroupIds.1'],
    ]);
    const fresh = await business.owner.post('/api/extra-groups', {
      ...{ branchId: business.branch.id, name: 'New', min: 0, max: 1 },
      extras: [{ name: 'Combo', priceCents: 0, extraGroupIds: [sides.id] }],
    });
    expect(refusedAt(fresh)).toEqual([400, 'NESTED_TOO_DEEP', 'extras.0.extraGroupIds.0']);
    // The same group may be asked for by a product as well.
    await newProduct(business, { extraGroupIds: [inner.id] });
    expect(await stored(inner)).toMatchObject({
      usedBy: 1,
      askedAfter: [{ groupId: sides.id, group: sides.name, extra: 'Fries' }],
    });
  });

  it('never become a third level by two changes at once', async () => {
    for (let round = 0; round < 8; round++) {
      const [outer, middle, inner] = [
        await groupOf([{ name: 'A' }]),
        await groupOf([{ name: 'B' }]),
        await groupOf([{ name: 'C' }]),
      ];
      const answers = await Promise.all([asking(outer, middle.id), asking(middle, inner.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
    tally('third levels made at once', 8);
  });

  it('are not put back where they would make a third level', async () => {
    const inner = await sauces();
    const sides = await sidesWith(inner);
    const deepest = await groupOf([{ name: 'Hot' }]);
    await business.owner.send('DELETE', `/api/extra-groups/${sides.id}?version=1`);
    expect((await asking(inner, deepest.id)).status).toBe(200);
    const restored = await business.owner.post(`/api/extra-groups/${sides.id}/restore`, {});
    expect(refusedAt(restored)).toEqual([400, 'NESTED_TOO_DEEP', 'extras.1.extraGroupIds.0']);
  });

  it('are of the same branch and in use; any other is as if it were not there', async () => {
    const [foreign, elsewhere] = [await newBusiness(), await business.addBranch()];
    const theirs = await groupOf([{ name: 'X' }], {}, foreign);
    const there = await groupOf([{ name: 'Y' }], { branchId: elsewhere.id });
    const archived = await groupOf([{ name: 'Z' }]);
    await business.owner.send('DELETE', `/api/extra-groups/${archived.id}?version=1`);
    const group = await groupOf([{ name: 'Asks' }]);
    for (const id of [theirs.id, there.id, archived.id, 'nothing'])
      expect(refusedAt(await asking(group, id))).toEqual([
        ...[400, 'UNKNOWN_REFERENCE', 'extras.0.extraGroupIds.0'],
      ]);
    const mine = await groupOf([{ name: 'Mine' }]);
    const named = await asking(group, mine.id);
    expect(named.status).toBe(200);
    // What was named stays named when it is archived.
    await business.owner.send('DELETE', `/api/extra-groups/${mine.id}?version=1`);
    expect((await asking(named.body.data, mine.id)).status).toBe(200);
    tally('groups asked for that are not there', 4);
  });
});
