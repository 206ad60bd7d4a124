import { beforeAll, describe, expect, it } from 'vitest';
import type { ExtraGroupDto, ProductDto, VariationGroupDto } from '../../../src/contracts/menu';
import type { ProductDetailsDto } from '../../../src/contracts/product-details';
import { addDays } from '../../../src/domain/time';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { change, rows } from '../support/database';
import { newCategory, newExtraGroup, newProduct, newStock, newVariationGroup } from '../support/menu';
import { newOrder } from '../support/ordering';
import { performAction, cardOf } from '../support/states';

/** A group of which one may be chosen. */
const ONE = { min: 0, max: 1 };

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

async function detailsOf({ id }: { id: string }, who: Client = business.owner, days = 28) {
  const { status, body } = await who.get<ProductDetailsDto>(`/api/products/${id}/details?days=${days}`);
  expect(status).toBe(200);
  return body.data;
}
const failing = ({ clauses }: ProductDetailsDto) =>
  clauses.filter(({ holds }) => !holds).map(({ code, about }) => [code, about.map(({ name }) => name)]);

describe('whether a product can be sold now', () => {
  it('is told clause by clause, with the names of what is in the way', async () => {
    const category = await newCategory(business);
    const crust = await newExtraGroup(business, {
      min: 1,
      max: 1,
      extras: [
        { name: 'Thin', priceCents: 0 },
        { name: 'Thick', priceCents: 0 },
      ],
    });
    const product = await newProduct(business, {
      categoryIds: [category.id],
      extraGroupIds: [crust.id],
      stockTracked: true,
    });
    const post = (path: string, body: object) => business.owner.post(path, body);
    await post(`/api/products/${product.id}/stock`, { kind: 'RESTOCK', quantity: 3 });
    const open = await detailsOf(product);
    expect(failing(open)).toEqual([]);
    expect(open.clauses.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['ACTIVE', 'CATEGORY_ACTIVE', 'IN_STOCK', 'EXTRAS']),
    );

    const until = '2099-01-01T00:00:00.000Z';
    for (const { id } of crust.extras)
      await post(`/api/extra-groups/${crust.id}/extras/${id}/sold-out`, { until });
    await post(`/api/categories/${category.id}/sold-out`, { until });
    await post(`/api/products/${product.id}/sold-out`, { until });
    await post(`/api/products/${product.id}/stock`, { kind: 'WASTE', quantity: 3 });
    expect(failing(await detailsOf(product))).toEqual([
      ['CATEGORY_NOT_SOLD_OUT', [category.name]],
      ['NOT_SOLD_OUT', []],
      ['IN_STOCK', []],
      ['EXTRAS', [crust.name]],
    ]);
  });

  it('is asked of products that are there, over periods that are offered', async () => {
    const product = await newProduct(business);
    const answer = await business.owner.get(`/api/products/${product.id}/details?days=30`);
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([400, 'NOT_ONE_OF', ['days']]);
    await business.owner.send('DELETE', `/api/products/${product.id}?version=1`);
    expect((await business.owner.get(`/api/products/${product.id}/details`)).status).toBe(404);
  });
});

describe('how a product sells', () => {
  let pizza: ProductDto;
  let cola: ProductDto;
  let sizes: VariationGroupDto;
  let toppings: ExtraGroupDto;

  beforeAll(async () => {
    sizes = await newVariationGroup(business, {
      variations: [
        { name: 'Small', priceCents: 2000 },
        { name: 'Large', priceCents: 3000 },
      ],
    });
    toppings = await newExtraGroup(business, {
      min: 0,
      max: 3,
      extras: [{ name: 'Bacon', priceCents: 500, maxQuantity: 3 }],
    });
    pizza = await newProduct(business, {
      costCents: 700,
      variationGroupId: sizes.id,
      extraGroupIds: [toppings.id],
    });
    cola = await newProduct(business, { priceCents: 600 });
    const item = (size: number, quantity: number, bacon: number) => ({
      productId: pizza.id,
      variationId: sizes.variations[size]?.id,
      quantity,
      extras: bacon === 0 ? [] : [{ extraId: toppings.extras[0]?.id, quantity: bacon }],
    });
    const drink = { productId: cola.id, quantity: 1, extras: [] };
    const order = (totalCents: number, ...items: object[]) =>
      newOrder(business, pizza, { items, expectedTotalCents: totalCents });
    // Two of the small with bacon, and a large one beside them in the same order.
    await order(2 * 2500 + 3000 + 600, item(0, 2, 1), item(1, 1, 0), drink);
    await order(3000 + 600, item(1, 1, 0), drink);
    const lost = await order(3000, item(1, 1, 0));
    const refused = await performAction(business.owner, await cardOf(business, lost.id), 'reject');
    expect(refused.status).toBe(200);
    const old = await order(2000, item(0, 1, 0));
    const [line] = await rows<{ business_day: string }>(
      'SELECT business_day FROM order_items WHERE order_id = ?',
      [old.id],
    );
    await change('UPDATE order_items SET business_day = ? WHERE order_id = ?', [
      addDays(line!.business_day, -28),
      old.id,
    ]);
  });

  it('counts orders, quantities and money against the period before, by variation, without what came to nothing', async () => {
    const { sales } = await detailsOf(pizza);
    expect(sales?.now).toEqual({ orders: 2, quantity: 4, salesCents: 11_000 });
    expect(sales?.before).toEqual({ orders: 1, quantity: 1, salesCents: 2000 });
    expect(sales?.days).toHaveLength(28);
    expect(sales?.days.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(4);
    expect(sales?.days.reduce((sum, { comparedQuantity }) => sum + comparedQuantity, 0)).toBe(1);
    expect(sales?.variations).toEqual([
      { name: 'Large', quantity: 2, salesCents: 6000 },
      { name: 'Small', quantity: 2, salesCents: 5000 },
    ]);
    expect(sales?.marginCents).toBe(11_000 - 4 * 700);
    const week = (await detailsOf(pizza, business.owner, 7)).sales;
    expect([week?.days.length, week?.now.quantity, week?.before.quantity]).toEqual([7, 4, 0]);
  });

  it('tells what is chosen with it and bought along', async () => {
    const { sales } = await detailsOf(pizza);
    expect(sales?.lookedAt).toBe(2);
    expect(sales?.extras).toEqual([{ group: toppings.name, name: 'Bacon', pieces: 2, orders: 1 }]);
    expect(sales?.boughtWith).toEqual([{ productId: cola.id, name: cola.name, orders: 2 }]);
  });

  it('shows sales to those who see them, and margins to fewer', async () => {
    const seen = async (role: Parameters<TestBusiness['person']>[0]) => {
      const { sales, priceChanges } = await detailsOf(pizza, await business.person(role));
      return [
        sales && sales.now.quantity,
        sales && sales.marginCents !== null,
        priceChanges.some(({ kind }) => kind === 'COST'),
      ];
    };
    expect(await seen('manager')).toEqual([4, true, true]);
    expect(await seen('marketing')).toEqual([4, false, false]);
    expect(await seen('attendant')).toEqual([null, null, false]);
    expect(await seen('kitchen')).toEqual([null, null, false]);
    const courier = await business.person('courier');
    expect((await courier.get(`/api/products/${pizza.id}/details`)).status).toBe(403);
  });
});

describe('what happened to a product', () => {
  it('keeps every price that applied to it, its own and those of its variations, and who changed it', async () => {
    const sizes = await newVariationGroup(business, { variations: [{ name: 'Large', priceCents: 5000 }] });
    const product = await newProduct(business, { priceCents: 1000, variationGroupId: sizes.id });
    const manager = await business.person('manager');
    const patch = (path: string, body: object) => manager.send('PATCH', path, body);
    await patch(`/api/products/${product.id}`, { version: 1, priceCents: 1200, promoPriceCents: 900 });
    await patch(`/api/products/${product.id}`, { version: 2, name: 'Same price', priceCents: 1200 });
    const variations = sizes.variations.map((size) => ({ ...size, priceCents: 5500 }));
    await patch(`/api/variation-groups/${sizes.id}`, { version: 1, variations });
    await manager.post(`/api/products/${product.id}/sold-out`, { until: null });
    const refused = await patch(`/api/products/${product.id}`, { version: 1, priceCents: 5000 });
    expect(refused.status).toBe(409);

    const told = async () =>
      (await detailsOf(product)).priceChanges.map(({ variation, kind, beforeCents, afterCents, by }) => ({
        by,
        told: [variation, kind, beforeCents, afterCents],
      }));
    const sized = await told();
    expect(sized.map((change) => change.told)).toEqual([
      ['Large', 'PRICE', 5000, 5500],
      ['Large', 'PRICE', null, 5000],
    ]);
    expect(new Set(sized.map(({ by }) => by)).size).toBe(2);
    // Its own price begins to apply with the end of its sizes.
    const { version } = (await manager.get<ProductDto>(`/api/products/${product.id}`)).body.data;
    await patch(`/api/products/${product.id}`, { version, variationGroupId: null, priceCents: 1300 });
    expect((await told()).map((change) => change.told)).toEqual(
      expect.arrayContaining([
        [null, 'PRICE', null, 1300],
        [null, 'PROMO', null, 900],
      ]),
    );
  });

  it('keeps what it cost in a channel, also once it is not asked there any more', async () => {
    const [store, phone] = ['STORE', 'PHONE'];
    const product = await newProduct(business, {
      priceCents: 1000,
      channels: [{ channel: store, visible: true, priceCents: 900 }],
    });
    const say = (version: number, channels: object[]) =>
      business.owner.send('PATCH', `/api/products/${product.id}`, { version, channels });
    await say(1, [{ channel: store, visible: false, priceCents: 900 }]);
    await say(2, [
      { channel: phone, visible: true, priceCents: 1100 },
      { channel: store, visible: true, priceCents: 950 },
    ]);
    await say(3, [{ channel: store, visible: true, priceCents: 950 }]);

    const { priceChanges } = await detailsOf(product);
    const told = priceChanges.filter(({ kind }) => kind === 'CHANNEL');
    const amounts = told.map(({ channel, beforeCents, afterCents }) => [channel, beforeCents, afterCents]);
    expect(amounts).toHaveLength(4);
    expect(amounts).toEqual(
      expect.arrayContaining([
        [store, null, 900],
        [store, 900, 950],
        [phone, null, 1100],
        [phone, 1100, null],
      ]),
    );
    expect(priceChanges.filter(({ kind }) => kind === 'PRICE').map(({ channel }) => channel)).toEqual([null]);
  });

  it('keeps what its options cost, in each size it comes in, also those that other options ask for', async () => {
    const [own, others] = await Promise.all(
      ['Large', 'Family'].map((name) =>
        newVariationGroup(business, { variations: [{ name, priceCents: 0 }] }),
      ),
    );
    const [large, family] = [own, others].map((group) => group?.variations[0]?.id ?? '');
    const inSizes = (cents: number) => [
      { variationId: large, priceCents: cents },
      { variationId: family, priceCents: cents + 1000 },
    ];
    const dips = await newExtraGroup(business, { ...ONE, extras: [{ name: 'Garlic', priceCents: 200 }] });
    const flavours = await newExtraGroup(business, {
      ...ONE,
      extras: [
        { name: 'Calabresa', priceCents: 500, variationPrices: inSizes(4990), extraGroupIds: [dips.id] },
      ],
    });
    const product = await newProduct(business, {
      ...{ priceCents: 0, variationGroupId: own?.id, extraGroupIds: [flavours.id] },
    });
    const patch = async (group: ExtraGroupDto, changes: object) => {
      const path = `/api/extra-groups/${group.id}`;
      const extras = group.extras.map((extra) => ({ ...extra, ...changes }));
      const answer = await business.owner.send('PATCH', path, { version: group.version, extras });
      return (answer.body as { data: ExtraGroupDto }).data;
    };
    const dearer = await patch(flavours, { variationPrices: inSizes(5190) });
    await patch(dearer, { variationPrices: [] });
    await patch(dips, { priceCents: 250 });

    const { priceChanges } = await detailsOf(product);
    const told = priceChanges
      .filter(({ extra }) => extra !== null)
      .map(({ extra, variation, beforeCents, afterCents }) => [extra, variation, beforeCents, afterCents]);
    expect(told.slice(0, 3)).toEqual([
      ['Garlic', null, 200, 250],
      ['Calabresa', 'Large', 5190, null],
      ['Calabresa', 'Large', 4990, 5190],
    ]);
    // What changed at one instant stands as in the menu.
    const calabresa = told.filter(([extra]) => extra === 'Calabresa');
    expect(calabresa.slice(2)).toEqual([
      ['Calabresa', null, null, 500],
      ['Calabresa', 'Large', null, 4990],
    ]);
    expect(told.at(-1)).toEqual(['Garlic', null, null, 200]);
    expect(told).toHaveLength(6);
  });

  it('keeps what moved on its shelf, with the order or the person it was for', async () => {
    const product = await newStock(business, 5);
    const order = await newOrder(business, product);
    const { stockMoves } = await detailsOf(product);
    expect(stockMoves.map(({ kind, quantity, balance }) => [kind, quantity, balance])).toEqual([
      ['RESERVE', -1, 4],
      ['RESTOCK', 5, 5],
    ]);
    expect(stockMoves[0]?.order).toEqual({ id: order.id, number: order.number });
    expect(stockMoves[0]?.by).toBeNull();
    expect(stockMoves[1]?.order).toBeNull();
    expect(stockMoves[1]?.by).toEqual(expect.any(String));
  });
});
