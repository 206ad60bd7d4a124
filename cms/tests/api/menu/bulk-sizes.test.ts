import { beforeAll, describe, expect, it } from 'vitest';
import type { ExtraGroupDto, ProductDto, VariationGroupDto } from '../../../src/contracts/menu';
import type { BulkDto } from '../../../src/contracts/menu-bulk';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { newExtraGroup, newProduct, newVariationGroup } from '../support/menu';

const TWO_MORE = { change: { kind: 'AMOUNT', cents: 200 }, roundToCents: 100, endingCents: 90 };

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const seen = (rows: readonly { id: string; version: number }[]) =>
  rows.map(({ id, version }) => ({ id, version }));
const bulk = (what: string, body: object, who: Client = business.owner) =>
  who.post<BulkDto>(`/api/menu/bulk/${what}`, body);
const undo = ({ changed, groups }: BulkDto, who?: Client) => {
  const of = (kind: BulkDto['groups'][number]['kind']) =>
    groups.filter((group) => group.kind === kind).map(({ id, version, before }) => ({ id, version, before }));
  const products = changed.map(({ id, version, before }) => ({ id, version, before }));
  return bulk(
    'undo',
    { products, variationGroups: of('variationGroups'), extraGroups: of('extraGroups') },
    who,
  );
};
const read = async <T>(resource: string, id: string) =>
  (await business.owner.get<T>(`/api/${resource}/${id}`)).body.data;
const product = ({ id }: { id: string }) => read<ProductDto>('products', id);
const sizesOf = async ({ id }: { id: string }) =>
  (await read<VariationGroupDto>('variation-groups', id)).variations.map(({ priceCents }) => priceCents);

const newSizes = () =>
  newVariationGroup(business, {
    variations: [
      { name: 'Small', priceCents: 3590 },
      { name: 'Large', priceCents: 4990 },
    ],
  });
const pizzas = (count: number, fields: object) =>
  Promise.all(Array.from({ length: count }, () => newProduct(business, { priceCents: 0, ...fields })));

describe('the prices of ten pizzas in sizes', () => {
  it('are raised for these pizzas alone, and taken back', async () => {
    const group = await newSizes();
    const [small = '', large = ''] = group.variations.map(({ id }) => id);
    const other = await newProduct(business, { variationGroupId: group.id });
    const chosen = await pizzas(10, { variationGroupId: group.id });
    const dear = await newProduct(business, {
      ...{ priceCents: 0, variationGroupId: group.id },
      variationPrices: [{ variationId: large, priceCents: 5990 }],
    });
    const answer = await bulk('price', { products: seen([...chosen, dear]), ...TWO_MORE });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({ refused: [], groups: [] });
    expect(answer.body.data.changed).toHaveLength(11);
    for (const one of chosen)
      expect((await product(one)).variationPrices).toEqual([
        { variationId: small, priceCents: 3790 },
        { variationId: large, priceCents: 5190 },
      ]);
    expect((await product(dear)).variationPrices).toContainEqual({ variationId: large, priceCents: 6190 });
    expect(await product(other)).toMatchObject({ version: 1, variationPrices: [], asked: { cents: 3590 } });
    expect(await sizesOf(group)).toEqual([3590, 4990]);

    expect((await undo(answer.body.data)).body.data.changed).toHaveLength(11);
    for (const one of chosen) expect((await product(one)).variationPrices).toEqual([]);
    expect((await product(dear)).variationPrices).toEqual(dear.variationPrices);
  });

  it('are raised in the group for all that come in it, and taken back', async () => {
    const group = await newSizes();
    const [small = ''] = group.variations.map(({ id }) => id);
    const other = await newProduct(business, { variationGroupId: group.id });
    const chosen = await pizzas(3, { variationGroupId: group.id });
    const own = await newProduct(business, {
      ...{ priceCents: 0, variationGroupId: group.id },
      variationPrices: [{ variationId: small, priceCents: 2990 }],
    });
    const body = { products: seen([...chosen, own]), variationGroups: seen([group]), ...TWO_MORE };
    const answer = await bulk('price', body);
    expect(answer.body.data.changed.map(({ id }) => id)).toEqual([own.id]);
    expect(await sizesOf(group)).toEqual([3790, 5190]);
    expect((await product(own)).variationPrices).toEqual([{ variationId: small, priceCents: 3190 }]);
    expect((await product(other)).asked).toEqual({ cents: 3790, isFrom: true });

    const back = await undo(answer.body.data);
    expect(back.body.data).toMatchObject({ refused: [], groups: [{ id: group.id }] });
    expect(await sizesOf(group)).toEqual([3590, 4990]);
    expect((await product(own)).variationPrices).toEqual(own.variationPrices);
  });

  it('are left in a group that somebody else changed, which is named', async () => {
    const group = await newSizes();
    const [pizza] = await pizzas(1, { variationGroupId: group.id });
    const path = `/api/variation-groups/${group.id}`;
    await business.owner.send('PATCH', path, { version: 1, name: 'Other' });
    const body = { products: seen([pizza!]), variationGroups: seen([group]), ...TWO_MORE };
    const answer = await bulk('price', body);
    expect(answer.body.data).toMatchObject({
      ...{ changed: [], groups: [] },
      refused: [{ id: group.id, name: 'Other', issue: { code: 'STALE_VERSION' } }],
    });
    expect(await sizesOf(group)).toEqual([3590, 4990]);
  });
});

describe('half and half', () => {
  it('costs more in its flavours, size by size, and its sizes go on costing nothing', async () => {
    const group = await newVariationGroup(business, {
      variations: [
        { name: 'Small', priceCents: 0 },
        { name: 'Large', priceCents: 0 },
      ],
    });
    const [small = '', large = ''] = group.variations.map(({ id }) => id);
    const inSizes = (smallCents: number, largeCents: number) => [
      { variationId: small, priceCents: smallCents },
      { variationId: large, priceCents: largeCents },
    ];
    const flavours = await newExtraGroup(business, {
      ...{ min: 1, max: 2, priceMethod: 'MAX' },
      extras: [
        { name: 'Plain', priceCents: 0, variationPrices: inSizes(3990, 4990) },
        { name: 'Fancy', priceCents: 0, variationPrices: inSizes(4490, 5990) },
      ],
    });
    const [half] = await pizzas(1, { variationGroupId: group.id, extraGroupIds: [flavours.id] });
    expect(half?.asked).toEqual({ cents: 3990, isFrom: true });
    const answer = await bulk('price', {
      products: seen([half!]),
      extraGroups: seen([flavours]),
      ...TWO_MORE,
    });
    expect(answer.body.data).toMatchObject({
      changed: [],
      groups: [{ kind: 'extraGroups', id: flavours.id }],
    });
    const { extras } = await read<ExtraGroupDto>('extra-groups', flavours.id);
    expect(extras.map(({ priceCents, variationPrices }) => [priceCents, variationPrices])).toEqual([
      [0, inSizes(4190, 5190)],
      [0, inSizes(4690, 6190)],
    ]);
    expect((await product(half!)).asked).toEqual({ cents: 4190, isFrom: true });
    expect(await sizesOf(group)).toEqual([0, 0]);

    await undo(answer.body.data);
    const back = await read<ExtraGroupDto>('extra-groups', flavours.id);
    expect(back.extras).toMatchObject(flavours.extras);
  });
});

describe('who may change the prices of groups', () => {
  it('is who may change prices; another business has none of them', async () => {
    const group = await newSizes();
    const [pizza] = await pizzas(1, { variationGroupId: group.id });
    const body = { products: seen([pizza!]), variationGroups: seen([group]), ...TWO_MORE };
    const done = (await bulk('price', body)).body.data;
    const marketing = await business.person('marketing');
    expect(refusal(await undo(done, marketing))).toEqual([403, 'FORBIDDEN']);
    expect(await sizesOf(group)).toEqual([3790, 5190]);

    const stranger = await newBusiness();
    const theirs = await newProduct(stranger);
    for (const named of [
      { variationGroups: seen([group]) },
      { extraGroups: [{ id: 'nothing', version: 1 }] },
    ])
      expect(
        refusal(await bulk('price', { products: seen([theirs]), ...named, ...TWO_MORE }, stranger.owner)),
      ).toEqual([404, 'NOT_FOUND']);
    expect(await sizesOf(group)).toEqual([3790, 5190]);
  });

  it('rounds to no ending that is more than a step', async () => {
    const [pizza] = await pizzas(1, { priceCents: 1000 });
    const answer = await bulk('price', { products: seen([pizza!]), ...TWO_MORE, endingCents: 100 });
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([400, 'TOO_BIG', ['endingCents']]);
  });
});

describe('a product that is refused', () => {
  it('keeps all it had, whatever of it was written before it was', async () => {
    const group = await newSizes();
    const [one, another] = await pizzas(2, { variationGroupId: group.id });
    const put = { priceCents: 4200, variationPrices: [{ variationId: 'none', priceCents: 1 }] };
    const answer = await bulk('undo', {
      products: [
        { id: one!.id, version: one!.version, before: put },
        { id: another!.id, version: another!.version, before: { priceCents: 4300 } },
      ],
    });
    expect(answer.body.data.refused.map(({ id }) => id)).toEqual([one!.id]);
    expect(await product(one!)).toMatchObject({ version: one!.version, priceCents: one!.priceCents });
    expect(await product(another!)).toMatchObject({ priceCents: 4300 });
  });
});
