import { beforeAll, describe, expect, it } from 'vitest';
import type { ExtraGroupDto, ProductDto, VariationGroupDto } from '../../../src/contracts/menu';
import type { QuoteDto, StoreMenuDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf, rows } from '../support/database';
import { reachedBy } from '../support/events';
import { newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { newOrder, orderBody, place } from '../support/ordering';
import { tally } from '../support/proof';
import { performAction, cardOf } from '../support/states';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const cheeses = (rule: object = {}) =>
  newExtraGroup(business, {
    ...{ min: 0, max: 3 },
    extras: [
      { name: 'Brie', priceCents: 300, maxQuantity: 3, stockTracked: true, stockLowAt: 2 },
      { name: 'Gouda', priceCents: 200, maxQuantity: 3 },
    ],
    ...rule,
  });
const sizes = () =>
  newVariationGroup(business, {
    variations: [
      { name: 'Large', priceCents: 5000, stockTracked: true, stockLowAt: 1 },
      { name: 'Small', priceCents: 3000 },
    ],
  });
type Group = ExtraGroupDto | VariationGroupDto;
const partsOf = (group: Group) => ('extras' in group ? group.extras : group.variations);
const nounOf = (group: Group) => ('extras' in group ? 'extra-groups' : 'variation-groups');
const pathOf = (group: Group, at = 0) =>
  `/api/${nounOf(group)}/${group.id}/${'extras' in group ? 'extras' : 'variations'}/${partsOf(group)[at]?.id}/stock`;
const note = (group: Group, kind: string, quantity: unknown, at = 0) =>
  business.owner.post<Group>(pathOf(group, at), { kind, quantity });
const read = async (group: Group) =>
  (await business.owner.get<Group>(`/api/${nounOf(group)}/${group.id}`)).body.data;
const left = async (group: Group, at = 0) => partsOf(await read(group))[at]?.stockQuantity;
const reasons = async ({ id }: ProductDto) =>
  (await business.owner.get<ProductDto>(`/api/products/${id}`)).body.data.notSellable.map(({ code }) => code);
const quote = async (items: object[]) =>
  (await anonymous.post<QuoteDto>(`/api/store/${business.branch.slug}/quote`, { type: 'TAKEOUT', items }))
    .body.data;
const refusalsOf = async (items: object[]) =>
  (await quote(items)).refusals.map(({ code, path, message }) => [code, path.join('.'), message]);
const menu = async () =>
  (await anonymous.get<StoreMenuDto>(`/api/store/${business.branch.slug}/menu`)).body.data;

describe('the stock of a variation or an extra', () => {
  it.each([
    ['an extra', cheeses],
    ['a variation', sizes],
  ])('of %s is moved by a verb of its own, noted like a product’s', async (_what, make) => {
    const group: Group = await make();
    expect(partsOf(group).map(({ stockTracked, stockQuantity }) => [stockTracked, stockQuantity])).toEqual([
      [true, 0],
      [false, null],
    ]);
    const before = await reachedBy(business.id);
    const steps: [kind: string, quantity: number, left: number][] = [
      ['RESTOCK', 10, 10],
      ['WASTE', 4, 6],
      ['RECOUNT', 5, 5],
      ['WASTE', 100, 0],
      ['RECOUNT', 7, 7],
    ];
    for (const [kind, quantity, balance] of steps) {
      const { status, body } = await note(group, kind, quantity);
      expect([status, partsOf(body.data)[0]?.stockQuantity], `${kind} ${quantity}`).toEqual([200, balance]);
    }
    const moves = await rows<{ kind: string; balance: number }>(
      'SELECT kind, balance FROM stock_moves WHERE item_id = ?',
      [partsOf(group)[0]?.id ?? ''],
    );
    for (const [kind, , balance] of steps) expect(moves).toContainEqual({ kind, balance });
    expect(moves).toHaveLength(steps.length);
    expect(await countOf('audit_entries', "entity_id = ? AND action = 'stock'", [group.id])).toBe(
      steps.length,
    );
    expect(await reachedBy(business.id)).toBe(before + steps.length);
    expect((await read(group)).version).toBe(1);

    expect(refusal(await note(group, 'RESTOCK', 5, 1))).toEqual([422, 'STOCK_NOT_TRACKED']);
    expect(refusal(await note(group, 'RESERVE', 5))).toEqual([400, 'NOT_ONE_OF']);
    expect(refusal(await note(group, 'RESTOCK', -1))).toEqual([400, 'TOO_SMALL']);
    const nothing = pathOf(group).replace(partsOf(group)[0]?.id ?? '', 'nothing');
    expect((await business.owner.post(nothing, { kind: 'RESTOCK', quantity: 1 })).status).toBe(404);
    tally('moves of stock', steps.length);
  });

  it('is tracked as the group says, outlives a form that does not speak of it, and is never written by one', async () => {
    const group = await cheeses();
    await note(group, 'RECOUNT', 8);
    const silent = group.extras.map(
      ({ stockTracked: _tracked, stockLowAt: _low, stockQuantity: _left, ...extra }) => extra,
    );
    const patch = (version: number, extras: object[]) =>
      business.owner.send<ExtraGroupDto>('PATCH', `/api/extra-groups/${group.id}`, { version, extras });
    const kept = (await patch(1, silent)).body.data;
    expect(kept.extras[0]).toMatchObject({ stockTracked: true, stockLowAt: 2, stockQuantity: 8 });
    const sent = kept.extras.map((extra) => ({ ...extra, stockQuantity: 1000, stockLowAt: 4 }));
    const low = (await patch(2, sent)).body.data;
    expect(low.extras.map(({ stockLowAt, stockQuantity }) => [stockLowAt, stockQuantity])).toEqual([
      [4, 8],
      [4, null],
    ]);
    const off = low.extras.map((extra) => ({ ...extra, stockTracked: false }));
    expect((await patch(3, off)).body.data.extras[0]?.stockQuantity).toBeNull();
  });
});

describe('a part of which none is left', () => {
  it('is not offered, and what demands it is not sold until some came in', async () => {
    await newProduct(business);
    const [group, cups] = [await cheeses({ min: 4, max: 4 }), await sizes()];
    await note(group, 'RESTOCK', 1);
    await note(cups, 'RESTOCK', 1);
    const product = await newProduct(business, {
      variationGroupId: cups.id,
      extraGroupIds: [group.id],
    });
    const [large, small] = cups.variations.map(({ id }) => id);
    const [brie, gouda] = group.extras.map(({ id }) => id);
    expect(await reasons(product)).toEqual([]);

    await note(cups, 'WASTE', 1);
    const item = (variationId: string | undefined, pieces: number) => ({
      ...{ productId: product.id, variationId, quantity: 1 },
      extras: [
        { extraId: brie, quantity: pieces },
        { extraId: gouda, quantity: 4 - pieces },
      ],
    });
    expect((await refusalsOf([item(large, 1)])).map(([code, path]) => [code, path])).toEqual([
      ['VARIATION_SOLD_OUT', 'items.0.variationId'],
    ]);
    expect(await refusalsOf([item(small, 1)])).toEqual([]);
    const shown = await menu();
    const ofGroup = shown.variationGroups.find(({ id }) => id === cups.id);
    expect(ofGroup?.variations.map(({ soldOut }) => soldOut)).toEqual([true, false]);

    await note(group, 'RECOUNT', 0);
    expect(await reasons(product)).toEqual(['GROUP_UNSATISFIABLE']);
    expect((await refusalsOf([item(small, 1)])).map(([code]) => code)).toEqual([
      'PRODUCT_GROUP_UNSATISFIABLE',
    ]);
    const gone = (await menu()).extraGroups.find(({ id }) => id === group.id);
    expect(gone?.extras.map(({ soldOut }) => soldOut)).toEqual([true, false]);
    await note(group, 'RESTOCK', 1);
    expect(await reasons(product)).toEqual([]);
  });

  it('is asked for by all lines together, times the units, nested ones too', async () => {
    const inner = await cheeses();
    const outer = await newExtraGroup(business, {
      ...{ min: 0, max: 2 },
      extras: [{ name: 'Toast', priceCents: 100, maxQuantity: 2, extraGroupIds: [inner.id] }],
    });
    const product = await newProduct(business, { extraGroupIds: [outer.id, inner.id] });
    await note(inner, 'RESTOCK', 7);
    const [brie, toast] = [inner.extras[0]?.id, outer.extras[0]?.id];
    const direct = (quantity: number, pieces: number) => ({
      ...{ productId: product.id, quantity },
      extras: [{ extraId: brie, quantity: pieces }],
    });
    const nested = {
      ...{ productId: product.id, quantity: 2 },
      extras: [{ extraId: toast, quantity: 2, extras: [{ extraId: brie, quantity: 1 }] }],
    };
    expect(await refusalsOf([direct(1, 3), nested])).toEqual([]);
    expect(await refusalsOf([direct(2, 2), nested])).toEqual([
      ['PRODUCT_OUT_OF_STOCK', 'items.1.quantity', 'There is not enough of Brie left.'],
    ]);
    const { totalCents } = await quote([direct(1, 3), nested]);
    const { id } = await newOrder(business, product, {
      items: [direct(1, 3), nested],
      expectedTotalCents: totalCents,
    });
    expect(await left(inner)).toBe(0);
    await performAction(business.owner, await cardOf(business, id), 'cancel');
    expect(await left(inner)).toBe(7);
    await performAction(business.owner, await cardOf(business, id), 'restore');
    expect(await left(inner)).toBe(0);
  });
});

describe('what an order took of a variation', () => {
  it('comes back while nothing is cooked, and not afterwards', async () => {
    const cups = await sizes();
    await note(cups, 'RESTOCK', 5);
    const product = await newProduct(business, { variationGroupId: cups.id });
    const items = [{ productId: product.id, variationId: cups.variations[0]?.id, quantity: 2 }];
    const order = () => newOrder(business, product, { items, expectedTotalCents: 10_000 });
    const [first, second] = [await order(), await order()];
    expect(await left(cups)).toBe(1);
    await performAction(business.owner, await cardOf(business, first.id), 'reject');
    expect(await left(cups)).toBe(3);
    for (const action of ['accept', 'start', 'cancel'])
      await performAction(business.owner, await cardOf(business, second.id), action);
    expect(await left(cups)).toBe(3);
    const third = await place(
      business,
      orderBody(product.id, 20_000, { items: [{ ...items[0], quantity: 4 }] }),
    );
    expect([...refusal(third), third.body.error.details.path?.join('.')]).toEqual([
      422,
      'PRODUCT_OUT_OF_STOCK',
      'items.0.quantity',
    ]);
    expect(third.body.error.message).toContain(`${product.name} (Large)`);
  });
});

describe('a part that is archived while somebody chooses it', () => {
  it('is named like one that is sold out', async () => {
    const [group, cups] = [await cheeses(), await sizes()];
    await note(cups, 'RESTOCK', 5);
    const product = await newProduct(business, { variationGroupId: cups.id, extraGroupIds: [group.id] });
    const archived = <P extends object>(parts: readonly P[]) =>
      parts.map((part, at) => (at === 1 ? { ...part, state: 'ARCHIVED' } : part));
    const items = [
      {
        ...{ productId: product.id, variationId: cups.variations[1]?.id, quantity: 1 },
        extras: [{ extraId: group.extras[1]?.id, quantity: 1 }],
      },
    ];
    expect(await refusalsOf(items)).toEqual([]);
    await business.owner.send('PATCH', `/api/extra-groups/${group.id}`, {
      version: 1,
      extras: archived(group.extras),
    });
    await business.owner.send('PATCH', `/api/variation-groups/${cups.id}`, {
      version: 1,
      variations: archived(cups.variations),
    });
    expect(await refusalsOf(items)).toEqual([
      ['VARIATION_SOLD_OUT', 'items.0.variationId', `${product.name} (Small) is sold out.`],
      ['EXTRA_SOLD_OUT', 'items.0.extras.0', 'Gouda is sold out.'],
    ]);
    const shown = await menu();
    expect(shown.extraGroups.find(({ id }) => id === group.id)?.extras.map(({ name }) => name)).toEqual([
      'Brie',
    ]);
  });
});
