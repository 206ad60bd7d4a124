import { beforeAll, describe, expect, it } from 'vitest';
import type { ExtraGroupDto, ProductDto, VariationGroupDto } from '../../../src/contracts/menu';
import type { StoreMenuDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { orderBody, place } from '../support/ordering';

const FAR = '2099-01-01T00:00:00.000Z';

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
const pathOf = (group: ExtraGroupDto) => `/api/extra-groups/${group.id}/extras/${group.extras[0]?.id}`;
const say = (who: Client, path: string, verb: string, body: object) =>
  who.post<ExtraGroupDto>(`${path}/${verb}`, body);
const patch = (group: ExtraGroupDto, body: object) =>
  business.owner.send<ExtraGroupDto>('PATCH', `/api/extra-groups/${group.id}`, {
    version: group.version,
    ...body,
  });

/** How the store page shows an extra or a variation: whether as sold out, or undefined when not at all. */
async function shownSoldOut(id: string): Promise<boolean | undefined> {
  const menu = await anonymous.get<StoreMenuDto>(`/api/store/${business.branch.slug}/menu`);
  const { extraGroups, variationGroups } = menu.body.data;
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

describe('a group of extras that is sold out', () => {
  const of = (group: ExtraGroupDto) => `/api/extra-groups/${group.id}`;
  const read = async (path: string) => (await business.owner.get<ExtraGroupDto>(path)).body.data;

  it('has nothing to be had until it ends, by the word of who works with it, and forgets no option', async () => {
    const who = await business.person('kitchen');
    const group = await sauces();
    const product = await newProduct(business, { extraGroupIds: [group.id] });
    const [mayo, barbecue] = group.extras;
    await say(who, pathOf(group), 'sold-out', { until: FAR });
    const answer = await say(who, of(group), 'sold-out', { until: FAR });
    expect([answer.status, answer.body.data.soldOutUntil]).toEqual([200, FAR]);
    expect([await shownSoldOut(mayo!.id), await shownSoldOut(barbecue!.id)]).toEqual([true, true]);
    const choice = { extras: [{ extraId: barbecue!.id, quantity: 1 }] };
    expect(refusal(await order(product, 0, choice))).toEqual([422, 'EXTRA_SOLD_OUT']);
    expect((await order(product, product.priceCents, {})).status).toBe(201);

    await say(who, of(group), 'sold-out', { until: null });
    // What had run out by itself still has.
    expect([await shownSoldOut(mayo!.id), await shownSoldOut(barbecue!.id)]).toEqual([true, false]);
    expect((await read(of(group))).extras.map(({ soldOutUntil }) => soldOutUntil)).toEqual([FAR, null]);
  });

  it('stops what cannot be sold without it, where one that is paused does not', async () => {
    const group = await sauces({ min: 1 });
    const product = await newProduct(business, { extraGroupIds: [group.id] });
    const reasons = async () =>
      (await business.owner.get<ProductDto>(`/api/products/${product.id}`)).body.data.notSellable;
    await say(business.owner, of(group), 'sold-out', { until: FAR });
    expect(await reasons()).toEqual([{ code: 'GROUP_UNSATISFIABLE' }]);
    await say(business.owner, of(group), 'sold-out', { until: null });
    await patch(await read(of(group)), { state: 'PAUSED' });
    expect(await reasons()).toEqual([]);
  });

  it('is said by nobody who does not work with the stock, and is no field of the form', async () => {
    const group = await sauces();
    const who = await business.person('marketing');
    expect(refusal(await say(who, of(group), 'sold-out', { until: FAR }))).toEqual([403, 'FORBIDDEN']);
    expect((await patch(group, { soldOutUntil: FAR })).status).toBe(400);
  });
});

describe('an option that is archived', () => {
  it('is nowhere for customers, keeps its id and comes back with it', async () => {
    const group = await sauces();
    const sized = await sizes();
    const product = await newProduct(business, {
      extraGroupIds: [group.id],
      variationGroupId: sized.id,
    });
    const archived = <P>(parts: P[]) =>
      parts.map((part, at) => (at === 0 ? { ...part, state: 'ARCHIVED' } : part));
    const path = `/api/variation-groups/${sized.id}`;
    const ofSizes = async (variations: object[], version: number) =>
      (await business.owner.send<VariationGroupDto>('PATCH', path, { version, variations })).body.data;
    const without = (await patch(group, { extras: archived(group.extras) })).body.data;
    const fewer = await ofSizes(archived(sized.variations), 1);
    expect([without.extras[0]?.state, fewer.variations[0]?.state]).toEqual(['ARCHIVED', 'ARCHIVED']);
    const [mayo, small] = [group.extras[0]!, sized.variations[0]!];
    expect([await shownSoldOut(mayo.id), await shownSoldOut(small.id)]).toEqual([undefined, undefined]);
    const large = { variationId: sized.variations[1]!.id };
    const withMayo = { ...large, extras: [{ extraId: mayo.id, quantity: 1 }] };
    expect((await order(product, 3200, withMayo)).status).toBe(422);
    expect((await order(product, 1000, { variationId: small.id })).status).toBe(422);
    // It is no part that something could be said of.
    expect(refusal(await say(business.owner, pathOf(group), 'pause', { paused: false }))).toEqual([
      404,
      'NOT_FOUND',
    ]);

    const back = await patch(without, { extras: group.extras });
    expect(back.body.data.extras[0]).toMatchObject({ id: mayo.id, state: 'ACTIVE' });
    await ofSizes(sized.variations, 2);
    expect([await shownSoldOut(mayo.id), await shownSoldOut(small.id)]).toEqual([false, false]);
    expect((await order(product, 3200, withMayo)).status).toBe(201);
  });
});
