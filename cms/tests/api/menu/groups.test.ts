import { beforeAll, describe, expect, it } from 'vitest';
import type { ExtraGroupDto, ProductDto, VariationGroupDto } from '../../../src/contracts/menu';
import type { StoreMenuDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal, type Answer, type Client } from '../support/client';
import { countOf } from '../support/database';
import { reachedBy } from '../support/events';
import { stockLeft, newExtraGroup, newProduct, newStock, newVariationGroup } from '../support/menu';
import { newOrder, orderBody, place } from '../support/ordering';
import { tally } from '../support/proof';
import { performAction, cardOf } from '../support/states';

const FAR = '2099-01-01T00:00:00.000Z';
const AT_ONCE = 30;

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const sauces = (fields: object = {}) =>
  newExtraGroup(business, {
    min: 0,
    max: 3,
    extras: [
      { name: 'Mayo', priceCents: 200 },
      { name: 'Barbecue', priceCents: 300 },
    ],
    ...fields,
  });
const sizes = () =>
  newVariationGroup(business, {
    variations: [
      { name: 'Small', priceCents: 1000 },
      { name: 'Large', priceCents: 3000 },
    ],
  });

const pathOf = (group: ExtraGroupDto | VariationGroupDto, at = 0) =>
  'extras' in group
    ? `/api/extra-groups/${group.id}/extras/${group.extras[at]?.id}`
    : `/api/variation-groups/${group.id}/variations/${group.variations[at]?.id}`;
const partsOf = (group: ExtraGroupDto | VariationGroupDto) =>
  'extras' in group ? group.extras : group.variations;
const say = (who: Client, path: string, verb: string, body: object) =>
  who.post<ExtraGroupDto | VariationGroupDto>(`${path}/${verb}`, body);
const patch = (group: ExtraGroupDto, body: object) =>
  business.owner.send<ExtraGroupDto>('PATCH', `/api/extra-groups/${group.id}`, {
    version: group.version,
    ...body,
  });

const storeMenu = async () =>
  (await anonymous.get<StoreMenuDto>(`/api/store/${business.branch.slug}/menu`)).body.data;
/** How the store page shows an extra or a variation: whether as sold out, or undefined when not at all. */
async function shownSoldOut(id: string): Promise<boolean | undefined> {
  const { extraGroups, variationGroups } = await storeMenu();
  return [
    ...extraGroups.flatMap(({ extras }) => extras),
    ...variationGroups.flatMap(({ variations }) => variations),
  ].find((part) => part.id === id)?.soldOut;
}
const order = (product: ProductDto, cents: number, choice: object) =>
  place(
    business,
    orderBody(product.id, cents, { items: [{ productId: product.id, quantity: 1, extras: [], ...choice }] }),
  );

describe.each(['attendant', 'kitchen'] as const)('the %s', (role) => {
  it('says of one extra and one variation that it has run out, and customers see it with the next look', async () => {
    const who = await business.person(role);
    for (const group of [await sauces(), await sizes()]) {
      const used = 'extras' in group ? { extraGroupIds: [group.id] } : { variationGroupId: group.id };
      const product = await newProduct(business, used);
      const [part, other] = partsOf(group);
      const before = await reachedBy(business.id);
      expect(await shownSoldOut(part!.id)).toBe(false);

      const answer = await say(who, pathOf(group), 'sold-out', { until: FAR });
      expect([answer.status, answer.body.data.version]).toEqual([200, 2]);
      expect(partsOf(answer.body.data).map(({ soldOutUntil }) => soldOutUntil)).toEqual([FAR, null]);
      expect(await shownSoldOut(part!.id)).toBe(true);
      expect(await shownSoldOut(other!.id)).toBe(false);
      expect(await reachedBy(business.id)).toBe(before + 1);
      expect(await countOf('events', 'business_id = ? AND entity_id = ?', [business.id, group.id])).toBe(2);
      expect(await countOf('audit_entries', "entity_id = ? AND action = 'sold-out'", [group.id])).toBe(1);
      const choice =
        'extras' in group ? { extras: [{ extraId: part!.id, quantity: 1 }] } : { variationId: part!.id };
      const refused = await order(product, 0, choice);
      expect(refusal(refused)).toEqual([422, 'extras' in group ? 'EXTRA_SOLD_OUT' : 'VARIATION_SOLD_OUT']);

      await say(who, pathOf(group), 'sold-out', { until: null });
      expect(await shownSoldOut(part!.id)).toBe(false);
    }
  });

  it('pauses one and puts it back, and edits nothing else of the group', async () => {
    const who = await business.person(role);
    for (const group of [await sauces(), await sizes()]) {
      const used = 'extras' in group ? { extraGroupIds: [group.id] } : { variationGroupId: group.id };
      await newProduct(business, used);
      const [part] = partsOf(group);
      const paused = await say(who, pathOf(group), 'pause', { paused: true });
      expect(partsOf(paused.body.data).map(({ state }) => state)).toEqual(['PAUSED', 'ACTIVE']);
      expect(await shownSoldOut(part!.id)).toBeUndefined();
      await say(who, pathOf(group), 'pause', { paused: false });
      expect(await shownSoldOut(part!.id)).toBe(false);
      const edit = await who.send('PATCH', pathOf(group).replace(/\/(extras|variations)\/.*/, ''), {
        version: 3,
        name: 'Mine',
      });
      expect(refusal(edit)).toEqual([403, 'FORBIDDEN']);
    }
  });
});

describe('what is said of one extra or variation', () => {
  it('is refused to who does not work with the stock', async () => {
    const group = await sauces();
    for (const role of ['marketing', 'courier', 'seller'] as const) {
      const who = await business.person(role);
      for (const answer of [
        await say(who, pathOf(group), 'sold-out', { until: FAR }),
        await say(who, pathOf(group), 'pause', { paused: true }),
      ]) {
        expect(refusal(answer)).toEqual([403, 'FORBIDDEN']);
        expect(answer.body.error.details.permission).toBe('menu.sold-out');
      }
    }
  });

  it('is about one that is there', async () => {
    const [group, other] = [await sauces(), await sauces()];
    const paths = [
      `/api/extra-groups/${group.id}/extras/${other.extras[0]?.id}`,
      `/api/extra-groups/${group.id}/extras/nothing`,
      `/api/variation-groups/${group.id}/variations/${group.extras[0]?.id}`,
    ];
    for (const path of paths)
      expect(refusal(await say(business.owner, path, 'sold-out', { until: FAR }))).toEqual([
        404,
        'NOT_FOUND',
      ]);
  });

  it('all counts, however many are said at once', async () => {
    const extras = Array.from({ length: AT_ONCE }, (_, at) => ({ name: `Sauce ${at}`, priceCents: 100 }));
    const group = await sauces({ extras });
    const answers = await Promise.all(
      extras.map((_, at) => say(business.owner, pathOf(group, at), 'sold-out', { until: FAR })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const stored = (await business.owner.get<ExtraGroupDto>(`/api/extra-groups/${group.id}`)).body.data;
    expect(stored.extras.filter(({ soldOutUntil }) => soldOutUntil === FAR)).toHaveLength(AT_ONCE);
    expect(stored.version).toBe(1 + AT_ONCE);
    tally('sold out at once', AT_ONCE);
  });

  it('leaves the group possible: the last that is needed is not paused', async () => {
    const required = await sauces({ min: 2, max: 2 });
    const one = await sizes();
    const pausedLarge = await say(business.owner, pathOf(one, 1), 'pause', { paused: true });
    expect(pausedLarge.status).toBe(200);
    const wrong: [answer: Answer, code: string, path: string][] = [
      [await say(business.owner, pathOf(required), 'pause', { paused: true }), 'IMPOSSIBLE_GROUP', 'min'],
      [
        await say(business.owner, pathOf(one), 'pause', { paused: true }),
        'NO_ACTIVE_VARIATION',
        'variations',
      ],
    ];
    for (const [answer, code, path] of wrong) {
      expect(refusal(answer)).toEqual([400, code]);
      expect(answer.body.error.details.path).toEqual([path]);
    }
    // Run out it can be: then the product is sold out.
    const product = await newProduct(business, { extraGroupIds: [required.id] });
    expect((await say(business.owner, pathOf(required), 'sold-out', { until: FAR })).status).toBe(200);
    const { notSellable } = (await business.owner.get<ProductDto>(`/api/products/${product.id}`)).body.data;
    expect(notSellable).toEqual([{ code: 'GROUP_UNSATISFIABLE' }]);
  });

  it('outlives a form that does not speak of it, and ends with one that does', async () => {
    const group = await sauces();
    await say(business.owner, pathOf(group), 'sold-out', { until: FAR });
    const stored = (await business.owner.get<ExtraGroupDto>(`/api/extra-groups/${group.id}`)).body.data;
    const silent = stored.extras.map(({ soldOutUntil: _soldOutUntil, ...extra }) => extra);
    const fresh = { name: 'Pesto', priceCents: 500 };
    const saved = await patch(stored, { extras: [...silent, fresh] });
    expect(saved.body.data.extras.map(({ name, soldOutUntil }) => [name, soldOutUntil])).toEqual([
      ['Mayo', FAR],
      ['Barbecue', null],
      ['Pesto', null],
    ]);
    const ended = await patch(saved.body.data, {
      extras: saved.body.data.extras.map((extra) => ({ ...extra, soldOutUntil: null })),
    });
    expect(ended.body.data.extras.map(({ soldOutUntil }) => soldOutUntil)).toEqual([null, null, null]);
  });
});

describe('the extras of a group', () => {
  it('keep their ids, and take none from the body', async () => {
    const [group, other] = [await sauces(), await sauces()];
    const [mayo] = group.extras;
    const answer = await patch(group, {
      extras: [
        { ...mayo, name: 'Mayo' },
        { ...mayo, name: 'Its twin' },
        { id: other.extras[0]?.id, name: 'A stranger', priceCents: 1 },
      ],
    });
    const ids = answer.body.data.extras.map(({ id }) => id);
    expect(ids[0]).toBe(mayo?.id);
    expect(new Set([...ids, other.extras[0]?.id]).size).toBe(4);
  });

  it.each([
    [{ min: 5, max: 5 }, 'IMPOSSIBLE_GROUP', ['min']],
    [{ min: 2, max: 1 }, 'MAX_BELOW_MIN', ['max']],
    [{ min: 0, max: 2, display: 'RADIO' }, 'RADIO_ALLOWS_ONE', ['display']],
    [{ min: 0, max: 2, freeQuantity: 1, priceMethod: 'AVG' }, 'FREE_NEEDS_SUM', ['freeQuantity']],
    [
      { min: 0, max: 2, extras: ['Mayo', ' mayo '].map((name) => ({ name, priceCents: 1 })) },
      'DUPLICATE_NAME',
      ['extras', 1, 'name'],
    ],
  ])('are refused as %j', async (fields, code, path) => {
    const body = {
      branchId: business.branch.id,
      name: unique('Wrong'),
      extras: [{ name: 'A', priceCents: 1 }],
    };
    const answer = await business.owner.post('/api/extra-groups', { ...body, ...fields });
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([400, code, path]);
  });

  it('cost with a variation what they cost with that variation', async () => {
    const group = await sizes();
    const [small, large] = group.variations;
    const crust = await sauces({
      extras: [
        {
          name: 'Filled crust',
          priceCents: 500,
          variationPrices: [{ variationId: large!.id, priceCents: 900 }],
        },
      ],
    });
    const product = await newProduct(business, { variationGroupId: group.id, extraGroupIds: [crust.id] });
    const extras = [{ extraId: crust.extras[0]!.id, quantity: 1 }];
    expect((await order(product, 1500, { variationId: small!.id, extras })).status).toBe(201);
    expect((await order(product, 3900, { variationId: large!.id, extras })).status).toBe(201);
    const cheap = await order(product, 3500, { variationId: large!.id, extras });
    expect(refusal(cheap)).toEqual([409, 'TOTAL_CHANGED']);
    const shown = (await storeMenu()).extraGroups.find(({ id }) => id === crust.id);
    expect(shown?.extras[0]?.variationPrices).toEqual([{ variationId: large!.id, priceCents: 900 }]);
  });

  it('that are pieces of a product are gone with it and counted with it', async () => {
    const cola = await newStock(business, 3);
    const drinks = await sauces({ extras: [{ name: 'Cola', priceCents: 400, linkedProductId: cola.id }] });
    const combo = await newProduct(business, { extraGroupIds: [drinks.id], priceCents: 2000 });
    const piece = drinks.extras[0]!.id;
    const extras = [{ extraId: piece, quantity: 1 }];

    await business.owner.post(`/api/products/${cola.id}/sold-out`, { until: FAR });
    expect(await shownSoldOut(piece)).toBe(true);
    await business.owner.post(`/api/products/${cola.id}/sold-out`, { until: null });
    expect(await shownSoldOut(piece)).toBe(false);

    const answers = await Promise.all(Array.from({ length: 9 }, () => order(combo, 2400, { extras })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(6);
    expect(await stockLeft(business, cola.id)).toBe(0);
    expect(await shownSoldOut(piece)).toBeUndefined();
    const other = await newOrder(business, combo);
    await business.owner.post(`/api/products/${cola.id}/stock`, { kind: 'RESTOCK', quantity: 1 });
    const held = await newOrder(
      business,
      { ...combo, priceCents: 2400 },
      { items: [{ productId: combo.id, quantity: 1, extras }] },
    );
    expect(await stockLeft(business, cola.id)).toBe(0);
    await performAction(business.owner, await cardOf(business, held.id), 'reject');
    expect(await stockLeft(business, cola.id)).toBe(1);
    await performAction(business.owner, await cardOf(business, other.id), 'reject');
    expect(await stockLeft(business, cola.id)).toBe(1);
  });

  it('name only products and variations of their branch', async () => {
    const [foreign, elsewhere] = [await newBusiness(), await business.addBranch()];
    const theirs = await newProduct(foreign);
    const theirSizes = await newVariationGroup(foreign, { variations: [{ name: 'L', priceCents: 1 }] });
    const there = await newVariationGroup(business, {
      branchId: elsewhere.id,
      variations: [{ name: 'L', priceCents: 1 }],
    });
    const mine = await newProduct(business);
    const links: [extra: object, path: (string | number)[]][] = [
      [{ linkedProductId: theirs.id }, ['linkedProductId']],
      [{ linkedProductId: 'nothing' }, ['linkedProductId']],
      ...[theirSizes.variations[0]!.id, there.variations[0]!.id, mine.id].map(
        (variationId): [object, (string | number)[]] => [
          { variationPrices: [{ variationId, priceCents: 1 }] },
          ['variationPrices', 0, 'variationId'],
        ],
      ),
    ];
    const group = await sauces();
    for (const [link, path] of links) {
      const answer = await patch(group, { extras: [{ name: 'Linked', priceCents: 1, ...link }] });
      expect([...refusal(answer), answer.body.error.details.path]).toEqual([
        400,
        'UNKNOWN_REFERENCE',
        ['extras', 0, ...path],
      ]);
    }
    const linked = await patch(group, {
      extras: [{ name: 'Linked', priceCents: 1, linkedProductId: mine.id }],
    });
    expect(linked.status).toBe(200);
    // What was named stays named when it is archived.
    await business.owner.send('DELETE', `/api/products/${mine.id}?version=1`);
    const renamed = await patch(linked.body.data, {
      extras: linked.body.data.extras.map((extra) => ({ ...extra, name: 'Renamed' })),
    });
    expect(renamed.status).toBe(200);
    tally('links to what is not there', links.length);
  });
});

describe('times', () => {
  const PAST = { days: [], periods: [], fromDate: null, toDate: '2020-01-01' };
  const detailsOf = async ({ id }: ProductDto) =>
    (await business.owner.get<ProductDto>(`/api/products/${id}`)).body.data.notSellable.map(
      ({ code }) => code,
    );

  it('of one extra keep it off the store page and out of orders, by name', async () => {
    const group = await sauces();
    const [mayo, barbecue] = group.extras;
    const product = await newProduct(business, { extraGroupIds: [group.id] });
    expect(await shownSoldOut(mayo?.id ?? '')).toBe(false);
    const extras = group.extras.map((extra, at) => (at === 0 ? { ...extra, availability: PAST } : extra));
    const { status, body } = await patch(group, { extras });
    expect([status, body.data.extras[0]?.availability]).toEqual([200, PAST]);
    expect(await shownSoldOut(mayo?.id ?? '')).toBeUndefined();
    expect(await shownSoldOut(barbecue?.id ?? '')).toBe(false);
    const late = await order(product, 2200, { extras: [{ extraId: mayo?.id, quantity: 1 }] });
    expect(late.status).toBe(422);
    expect(late.text).toContain('Mayo');
    expect((await order(product, 2300, { extras: [{ extraId: barbecue?.id, quantity: 1 }] })).status).toBe(
      201,
    );
  });

  it('of a group of extras take it away with what it asks for; of variations they stop what comes in them', async () => {
    const asked = await sauces({ min: 1 });
    const sized = await sizes();
    const burger = await newProduct(business, { extraGroupIds: [asked.id] });
    const juice = await newProduct(business, { variationGroupId: sized.id });
    expect((await order(burger, 2000, {})).status).toBe(422);
    expect((await patch(asked, { availability: PAST })).status).toBe(200);
    expect((await storeMenu()).products.find(({ id }) => id === burger.id)?.extraGroupIds).toEqual([]);
    expect((await order(burger, 2000, {})).status).toBe(201);

    expect(await detailsOf(juice)).toEqual([]);
    const path = `/api/variation-groups/${sized.id}`;
    const reversed = { ...PAST, fromDate: '2021-01-01' };
    const refused = await business.owner.send('PATCH', path, { version: 1, availability: reversed });
    expect([...refusal(refused), refused.body.error.details.path]).toEqual([
      400,
      'ENDS_BEFORE_START',
      ['availability', 'toDate'],
    ]);
    await business.owner.send('PATCH', path, { version: 1, availability: PAST });
    expect(await detailsOf(juice)).toEqual(['NO_VARIATION']);
  });
});
