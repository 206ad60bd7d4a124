import { beforeAll, describe, expect, it } from 'vitest';
import type { ExtraGroupDto, ProductDto, VariationGroupDto } from '../../../src/contracts/menu';
import type { BulkDto } from '../../../src/contracts/menu-bulk';
import type { ReleaseDifferenceDto } from '../../../src/contracts/menu-releases';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { moveRelease, newRelease, stage } from '../support/menu-releases';

const TWO_MORE = { change: { kind: 'AMOUNT', cents: 200 }, roundToCents: 100, endingCents: 90 };

let business: TestBusiness;
let owner: Client;

beforeAll(async () => {
  business = await newBusiness();
  ({ owner } = business);
});

const seen = (...rows: readonly { id: string; version: number }[]) =>
  rows.map(({ id, version }) => ({ id, version }));
const bulkPrice = (body: object, who: Client = owner) => who.post<BulkDto>('/api/menu/bulk/price', body);
const read = async <T>(resource: string, { id }: { id: string }) =>
  (await owner.get<T>(`/api/${resource}/${id}`)).body.data;
const difference = async (id: string) =>
  (await owner.get<ReleaseDifferenceDto>(`/api/menu/releases/${id}/difference`)).body.data;
const patch = async (resource: string, row: { id: string; version: number }, fields: object) => {
  const answer = await owner.send('PATCH', `/api/${resource}/${row.id}`, { version: row.version, ...fields });
  expect(answer.status, answer.text).toBe(200);
};

const sizes = (smallCents: number, largeCents: number) =>
  newVariationGroup(business, {
    variations: [
      { name: 'Small', priceCents: smallCents },
      { name: 'Large', priceCents: largeCents },
    ],
  });

/** A pizzeria: a soup, pizzas in shared sizes, one with a price of its own, and half and half. */
async function pizzeria() {
  const [shared, whole, halves] = [await sizes(3590, 4990), await sizes(2590, 3990), await sizes(0, 0)];
  const [small = '', large = ''] = halves.variations.map(({ id }) => id);
  const flavours = await newExtraGroup(business, {
    ...{ min: 1, max: 2, priceMethod: 'MAX' },
    extras: [3990, 4490].map((cents) => ({
      ...{ name: `Flavour ${cents}`, priceCents: 0 },
      variationPrices: [
        { variationId: small, priceCents: cents },
        { variationId: large, priceCents: cents + 1000 },
      ],
    })),
  });
  const dear = whole.variations[1]?.id;
  return {
    soup: await newProduct(business, { priceCents: 1500 }),
    pizza: await newProduct(business, { priceCents: 0, variationGroupId: shared.id }),
    own: await newProduct(business, {
      ...{ priceCents: 0, variationGroupId: whole.id },
      variationPrices: [{ variationId: dear, priceCents: 5990 }],
    }),
    half: await newProduct(business, {
      ...{ priceCents: 0, variationGroupId: halves.id, extraGroupIds: [flavours.id] },
    }),
    shared,
    whole,
    flavours,
  };
}
type Pizzeria = Awaited<ReturnType<typeof pizzeria>>;

const change = ({ soup, pizza, own, half, whole, flavours }: Pizzeria, releaseId: string | null) =>
  bulkPrice({
    ...{ products: seen(soup, pizza, own, half), releaseId, ...TWO_MORE },
    ...{ variationGroups: seen(whole), extraGroups: seen(flavours) },
  });

/** Every price of it, without the ids. */
async function pricesOf(menu: Pizzeria) {
  const ownPrices = ({ variationPrices }: { variationPrices: readonly { priceCents: number }[] }) =>
    variationPrices.map(({ priceCents }) => priceCents);
  const products = await Promise.all(
    [menu.soup, menu.pizza, menu.own, menu.half].map((row) => read<ProductDto>('products', row)),
  );
  const groups = await Promise.all(
    [menu.shared, menu.whole].map((row) => read<VariationGroupDto>('variation-groups', row)),
  );
  const { extras } = await read<ExtraGroupDto>('extra-groups', menu.flavours);
  return {
    products: products.map((row) => [row.priceCents, row.asked?.cents, ...ownPrices(row)]),
    groups: groups.map(({ variations }) => variations.map(({ priceCents }) => priceCents)),
    extras: extras.map((row) => [row.priceCents, ...ownPrices(row)]),
  };
}

describe('prices in sizes that are changed later', () => {
  it('become exactly what the change would make of them now, and come back', async () => {
    const [now, later] = [await pizzeria(), await pizzeria()];
    expect((await change(now, null)).body.data.refused).toEqual([]);
    const raised = await pricesOf(now);
    expect(raised).toEqual({
      products: [
        [1690, 1690],
        [0, 3790, 3790, 5190],
        [0, 2790, 6190],
        [0, 4190],
      ],
      groups: [
        [3590, 4990],
        [2790, 4190],
      ],
      extras: [
        [0, 4190, 5190],
        [0, 4690, 5690],
      ],
    });

    const before = await pricesOf(later);
    const { id } = await newRelease(business);
    const staged = await change(later, id);
    expect(staged.status, staged.text).toBe(200);
    expect(staged.body.data.refused).toEqual([]);
    expect(staged.body.data.changed.map((one) => one.id).sort()).toEqual(
      [later.soup, later.pizza, later.own].map((one) => one.id).sort(),
    );
    expect(staged.body.data.groups.map((one) => one.id).sort()).toEqual(
      [later.whole, later.flavours].map((one) => one.id).sort(),
    );
    expect(await pricesOf(later)).toEqual(before);

    const { rows, store } = await difference(id);
    expect(rows.map((row) => [row.entity, row.fields.map(({ field }) => field)]).sort()).toEqual([
      ['extra-group', ['extras']],
      ['product', ['priceCents']],
      ['product', ['variationPrices']],
      ['product', ['variationPrices']],
      ['variation-group', ['variations']],
    ]);
    expect(store?.products.map((one) => one.id).sort()).toEqual(
      [later.soup, later.pizza, later.own, later.half].map((one) => one.id).sort(),
    );

    expect((await moveRelease(business, id, 'publish')).status).toBe(200);
    expect(await pricesOf(later)).toEqual(raised);
    expect((await moveRelease(business, id, 'roll-back')).body.data.remarks).toEqual([]);
    expect(await pricesOf(later)).toEqual(before);
  });

  it('are not staged of what somebody changed since it was seen, which is named', async () => {
    const menu = await pizzeria();
    await patch('extra-groups', menu.flavours, { name: 'Changed flavours' });
    await patch('products', menu.pizza, { station: 'Oven' });
    const { id } = await newRelease(business);
    const { refused } = (await change(menu, id)).body.data;
    expect(refused.map((one) => [one.name, one.issue.code]).sort()).toEqual(
      [
        ['Changed flavours', 'STALE_VERSION'],
        [menu.pizza.name, 'STALE_VERSION'],
      ].sort(),
    );
    const rows = (await difference(id)).rows.map((row) => row.id);
    expect(rows.sort()).toEqual([menu.soup.id, menu.own.id, menu.whole.id].sort());
  });

  it('leave prices that were not staged as they are by then, and tell which moved meanwhile', async () => {
    const group = await sizes(3590, 4990);
    const [small = '', large = ''] = group.variations.map(({ id }) => id);
    const price = (variationId: string, priceCents: number) => ({ variationId, priceCents });
    const pizza = await newProduct(business, { variationGroupId: group.id });
    const extras = await newExtraGroup(business, {
      ...{ min: 0, max: 1 },
      extras: [
        { name: 'Edge', priceCents: 500, variationPrices: [price(small, 600), price(large, 800)] },
        { name: 'Cheese', priceCents: 300 },
      ],
    });
    const [edge, cheese] = extras.extras;
    const { id } = await newRelease(business);
    await stage(owner, id, ['product', pizza.id], { variationPrices: [price(small, 3790)] });
    await stage(owner, id, ['extra-group', extras.id], {
      extras: [{ ...edge, variationPrices: [price(small, 700), price(large, 800)] }, cheese],
    });
    await patch('products', pizza, { variationPrices: [price(large, 5500)] });
    await patch('extra-groups', extras, {
      extras: [{ ...edge, variationPrices: [price(small, 650), price(large, 900)] }, cheese],
    });

    const { rows } = await difference(id);
    expect(rows.find((row) => row.id === pizza.id)?.fields).toEqual([
      {
        ...{ field: 'variationPrices', was: [], now: [price(large, 5500)] },
        becomes: [price(small, 3790), price(large, 5500)],
      },
    ]);
    expect((await moveRelease(business, id, 'publish')).status).toBe(200);
    const published = await read<ExtraGroupDto>('extra-groups', extras);
    expect(published.extras[0]?.variationPrices).toEqual([price(small, 700), price(large, 900)]);
    expect((await read<ProductDto>('products', pizza)).variationPrices).toEqual([
      price(small, 3790),
      price(large, 5500),
    ]);

    // What was changed after that stays, and is named; the rest goes back.
    await patch('extra-groups', published, {
      extras: [
        { ...published.extras[0], variationPrices: [price(small, 700), price(large, 950)] },
        published.extras[1],
      ],
    });
    const back = await moveRelease(business, id, 'roll-back');
    expect(back.body.data.remarks).toMatchObject([
      { row: { id: extras.id }, issue: { code: 'CHANGED_SINCE', path: ['extras'] } },
    ]);
    const after = await read<ExtraGroupDto>('extra-groups', extras);
    expect(after.extras[0]?.variationPrices).toEqual([price(small, 650), price(large, 950)]);
    expect((await read<ProductDto>('products', pizza)).variationPrices).toEqual([price(large, 5500)]);
  });

  it('stand beside what the release changes of the same group already', async () => {
    const group = await sizes(3590, 4990);
    const pizza = await newProduct(business, { variationGroupId: group.id });
    const [small, large] = group.variations;
    const { id } = await newRelease(business);
    await stage(owner, id, ['variation-group', group.id], {
      variations: [{ ...small, name: 'Tiny' }, large, { name: 'Huge', priceCents: 7000 }],
    });
    await bulkPrice({
      products: seen(pizza),
      variationGroups: seen(group),
      releaseId: id,
      ...TWO_MORE,
    });
    await moveRelease(business, id, 'publish');
    const { variations } = await read<VariationGroupDto>('variation-groups', group);
    expect(variations.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Tiny', 3790],
      ['Large', 5190],
      ['Huge', 7000],
    ]);
  });
});

describe('a change of many that is staged', () => {
  it('leaves out and names what cannot be so, or was changed since it was seen', async () => {
    const { id } = await newRelease(business);
    const [cheap, dear, changed] = [
      await newProduct(business, { priceCents: 1000 }),
      await newProduct(business, { priceCents: 3000, promoPriceCents: 2500 }),
      await newProduct(business, { priceCents: 1000 }),
    ];
    await patch('products', changed, { priceCents: 1100 });
    const answer = await owner.post<BulkDto>('/api/menu/bulk/price', {
      products: [cheap, dear, changed].map((product) => ({ id: product.id, version: 1 })),
      releaseId: id,
      change: { kind: 'SET', cents: 2000 },
    });
    expect(answer.body.data.changed).toMatchObject([{ id: cheap.id, version: 1 }]);
    const refused = answer.body.data.refused.map((each) => [each.id, each.name, each.issue.code]);
    expect(refused).toHaveLength(2);
    expect(refused).toContainEqual([dear.id, dear.name, expect.any(String)]);
    expect(refused).toContainEqual([changed.id, changed.name, 'STALE_VERSION']);
    expect((await difference(id)).rows.map((row) => row.id)).toEqual([cheap.id]);
    expect((await read<ProductDto>('products', cheap)).priceCents).toBe(1000);
  });

  it('is of all that many are changed in, but for what the kitchen says', async () => {
    const [{ id }, product] = [await newRelease(business), await newProduct(business)];
    const products = [{ id: product.id, version: 1 }];
    const changes = {
      price: { change: { kind: 'AMOUNT', cents: 100 } },
      state: { state: 'PAUSED' },
      channel: { channel: 'PHONE', visible: false },
      station: { station: 'Bar' },
    };
    for (const [what, said] of Object.entries(changes)) {
      const answer = await owner.post(`/api/menu/bulk/${what}`, { products, releaseId: id, ...said });
      expect(answer.status, answer.text).toBe(200);
    }
    const fields = (await difference(id)).rows.flatMap((row) => row.fields);
    expect(Object.fromEntries(fields.map(({ field, becomes }) => [field, becomes]))).toEqual({
      priceCents: 2100,
      state: 'PAUSED',
      channels: [{ channel: 'PHONE', visible: false, priceCents: null }],
      station: 'Bar',
    });
    expect(await read<ProductDto>('products', product)).toMatchObject({
      version: 1,
      priceCents: 2000,
      state: 'ACTIVE',
    });
    const soldOut = await owner.post('/api/menu/bulk/sold-out', { products, releaseId: id, until: null });
    expect(refusal(soldOut)[0]).toBe(400);
  });
});

describe('who may stage prices of many', () => {
  it('is who may change them, in a release of their own that takes changes', async () => {
    const soup = await newProduct(business);
    const { id } = await newRelease(business);
    const body = { products: seen(soup), releaseId: id, ...TWO_MORE };
    expect(refusal(await bulkPrice(body, await business.person('marketing')))).toEqual([403, 'FORBIDDEN']);
    const stranger = await newBusiness();
    const theirs = { ...body, products: seen(await newProduct(stranger)) };
    expect(refusal(await bulkPrice(theirs, stranger.owner))).toEqual([404, 'NOT_FOUND']);
    const otherBranch = await newRelease({ ...business, branch: await business.addBranch() });
    expect(refusal(await bulkPrice({ ...body, releaseId: otherBranch.id }))).toEqual([404, 'NOT_FOUND']);
    expect((await difference(id)).rows).toEqual([]);

    expect((await bulkPrice(body)).status).toBe(200);
    expect((await moveRelease(business, id, 'publish')).status).toBe(200);
    const late = { ...body, products: [{ id: soup.id, version: 2 }] };
    expect(refusal(await bulkPrice(late))).toEqual([409, 'RELEASE_MOVED_ON']);
  });
});
