import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto, VariationGroupDto } from '../../../src/contracts/menu';
import type { ProductDetailsDto } from '../../../src/contracts/product-details';
import type { StoreMenuDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { exportFile, importFile } from '../support/menu-files';
import { moveRelease, newRelease, stage } from '../support/menu-releases';
import { orderBody, place } from '../support/ordering';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const newSizes = () =>
  newVariationGroup(business, {
    variations: [
      { name: 'Small', priceCents: 3000 },
      { name: 'Large', priceCents: 5000, promoPriceCents: 4500 },
    ],
  });
const idsOf = ({ variations: [small, large] }: VariationGroupDto) =>
  [small?.id ?? '', large?.id ?? ''] as const;
const patch = (
  { id, version }: { id: string; version: number },
  body: object,
  who: Client = business.owner,
) => who.send<ProductDto>('PATCH', `/api/products/${id}`, { version, ...body });
const read = async (id: string) => (await business.owner.get<ProductDto>(`/api/products/${id}`)).body.data;
const order = (product: ProductDto, variationId: string, cents: number) =>
  place(
    business,
    orderBody(product.id, cents, {
      items: [{ productId: product.id, variationId, quantity: 1, extras: [] }],
    }),
  );

async function pizza(fields: object = {}) {
  const sizes = await newSizes();
  const [small, large] = idsOf(sizes);
  const variationPrices = [{ variationId: large, priceCents: 5700 }];
  const product = await newProduct(business, { variationGroupId: sizes.id, variationPrices, ...fields });
  return { sizes, small, large, product, variationPrices };
}

describe('the price that a product has in one of its sizes', () => {
  it('is what it costs there, and other products of the group cost what the group says', async () => {
    const { sizes, small, large, product, variationPrices } = await pizza();
    const plain = await newProduct(business, { variationGroupId: sizes.id });
    expect((await order(product, large, 5700)).status).toBe(201);
    expect((await order(product, small, 3000)).status).toBe(201);
    expect((await order(plain, large, 4500)).status).toBe(201);
    expect((await order(product, large, 4500)).status).toBe(409);

    const menu = await anonymous.get<StoreMenuDto>(`/api/store/${business.branch.slug}/menu`);
    const shown = menu.body.data.products.find(({ id }) => id === product.id);
    expect(shown).toMatchObject({ variationPrices, fromPriceCents: 3000, isFromPrice: true });
    expect(product).toMatchObject({ variationPrices, asked: { cents: 3000, isFrom: true } });
    const cheap = await patch(product, { variationPrices: [{ variationId: large, priceCents: 2000 }] });
    expect(cheap.body.data.asked).toEqual({ cents: 2000, isFrom: true });
  });

  it('is in a size of its group, each once', async () => {
    const { product, small } = await pizza();
    const [other] = idsOf(await newSizes());
    const at = (...ids: string[]) => ({
      variationPrices: ids.map((variationId) => ({ variationId, priceCents: 100 })),
    });
    for (const [body, index] of [
      [at(other), 0],
      [at('nothing'), 0],
      [at(small, small), 1],
      [{ variationGroupId: null, ...at(small) }, 0],
    ] as const) {
      const answer = await patch(product, body);
      expect(refusal(answer)).toEqual([400, 'UNKNOWN_REFERENCE']);
      expect(answer.body.error.details.issues?.[0]?.path).toEqual(['variationPrices', index, 'variationId']);
    }
    expect(await read(product.id)).toMatchObject({ version: 1 });
  });

  it('goes with the size, and with the group', async () => {
    const { sizes, small, large, product, variationPrices } = await pizza();
    const both = (
      await patch(product, { variationPrices: [...variationPrices, { variationId: small, priceCents: 1 }] })
    ).body.data;
    const path = `/api/variation-groups/${sizes.id}`;
    const [first, second] = sizes.variations;
    const archived = [first, { ...second, state: 'ARCHIVED' }];
    await business.owner.send('PATCH', path, { version: 1, variations: archived });
    expect(await read(product.id)).toMatchObject({ variationPrices: both.variationPrices });
    await business.owner.send('PATCH', path, { version: 2, variations: [first] });
    const left = await read(product.id);
    expect(left.variationPrices).toEqual([{ variationId: small, priceCents: 1 }]);
    expect((await order(left, large, 5700)).status).not.toBe(201);

    const other = await newSizes();
    const moved = (await patch(left, { variationGroupId: other.id })).body.data;
    expect(moved).toMatchObject({ variationGroupId: other.id, variationPrices: [] });
  });

  it('is changed by who changes prices, and the details tell since when', async () => {
    const { product, large, variationPrices } = await pizza();
    const dearer = [{ variationId: large, priceCents: 5900 }];
    const marketing = await business.person('marketing');
    expect(refusal(await patch(product, { variationPrices: dearer }, marketing))).toEqual([403, 'FORBIDDEN']);
    const next = (await patch(product, { variationPrices: dearer })).body.data;
    await patch(next, { variationPrices: [] });
    const details = await business.owner.get<ProductDetailsDto>(
      `/api/products/${product.id}/details?days=28`,
    );
    const told = details.body.data.priceChanges.filter(({ kind }) => kind === 'VARIATION');
    expect(
      told.map(({ variation, beforeCents, afterCents }) => [variation, beforeCents, afterCents]),
    ).toEqual([
      ['Large', 5900, null],
      ['Large', 5700, 5900],
      ['Large', null, 5700],
    ]);
    expect(variationPrices).toHaveLength(1);
  });

  it('is copied to the size of the same name in another branch', async () => {
    const { product } = await pizza({ name: unique('Copied') });
    const target = await business.addBranch();
    const body = {
      branchId: business.branch.id,
      productIds: [product.id],
      toBranchIds: [target.id],
      mode: 'BOTH',
    };
    const copy = (fields: string[]) => business.owner.post('/api/menu/copy', { ...body, fields });
    await copy(['prices', 'categories', 'variations', 'state']);
    const there = async () => {
      const path = `/api/products?filters[branchId][$eq]=${target.id}`;
      return (await business.owner.get<ProductDto[]>(path)).body.data[0]!;
    };
    const groups = await business.owner.get<VariationGroupDto[]>(
      `/api/variation-groups?filters[branchId][$eq]=${target.id}`,
    );
    const [, large] = idsOf(groups.body.data[0]!);
    const copied = await there();
    expect(copied.variationPrices).toEqual([{ variationId: large, priceCents: 5700 }]);

    await patch(product, { variationPrices: [] });
    await copy(['prices']);
    expect((await there()).variationPrices).toEqual([]);
  });

  it('is staged for later, and is then what customers pay', async () => {
    const { product, small, large } = await pizza();
    const staged = [{ variationId: small, priceCents: 3300 }];
    const { id } = await newRelease(business);
    const stageOwn = (fields: object) => stage(business.owner, id, ['product', product.id], fields);
    const foreign = await stageOwn({ variationPrices: [{ variationId: 'nothing', priceCents: 1 }] });
    expect(foreign.status, foreign.text).toBe(400);
    expect((await stageOwn({ variationPrices: staged })).status).toBe(200);
    expect((await order(product, large, 5700)).status).toBe(201);
    const published = await moveRelease(business, id, 'publish');
    expect(published.status, published.text).toBe(200);
    expect((await order(product, small, 3300)).status).toBe(201);
    expect((await order(product, large, 4500)).status).toBe(201);
  });

  it('is a column of the file that a person reads and writes', async () => {
    const branch = await business.addBranch();
    const sizes = await newVariationGroup(business, {
      branchId: branch.id,
      name: 'Tamanhos',
      variations: [
        { name: 'Pequena', priceCents: 100 },
        { name: 'Grande', priceCents: 200 },
      ],
    });
    const [small, large] = idsOf(sizes);
    const file =
      'Categoria;Nome;Preço;Variações;Preços dos tamanhos\nPizzas;Calabresa;0;Tamanhos;grande=49,90';
    await importFile(business.owner, branch.id, file, { language: 'pt-BR' });
    const rows = async () =>
      (await business.owner.get<ProductDto[]>(`/api/products?filters[branchId][$eq]=${branch.id}`)).body.data;
    const [made] = await rows();
    expect(made?.variationPrices).toEqual([{ variationId: large, priceCents: 4990 }]);

    await patch(made!, {
      variationPrices: [
        { variationId: small, priceCents: 2990 },
        { variationId: large, priceCents: 4990 },
      ],
    });
    const exported = await exportFile(business.owner, branch.id, 'csv', 'pt-BR');
    const text = new TextDecoder().decode(exported);
    expect(text).toContain('Pequena=29,90 | Grande=49,90');
    const again = await importFile(business.owner, branch.id, exported, { preview: true });
    expect(again.body.data.counts).toEqual({ created: 0, updated: 0, unchanged: 1, refused: 0 });
    await importFile(business.owner, branch.id, text.replace('Grande=49,90', 'Grande=52,00'));
    expect((await rows())[0]?.variationPrices).toContainEqual({ variationId: large, priceCents: 5200 });
  });
});

it('half and half costs one price: that of its flavours in the chosen size', async () => {
  const sizes = await newVariationGroup(business, {
    variations: [
      { name: 'Medium', priceCents: 0 },
      { name: 'Large', priceCents: 0 },
    ],
  });
  const [medium, large] = idsOf(sizes);
  const flavour = (name: string, mediumCents: number, largeCents: number) => ({
    ...{ name, priceCents: 0 },
    variationPrices: [
      { variationId: medium, priceCents: mediumCents },
      { variationId: large, priceCents: largeCents },
    ],
  });
  const flavours = await newExtraGroup(business, {
    ...{ min: 2, max: 2, priceMethod: 'AVG' },
    extras: [flavour('Plain', 4990, 6290), flavour('Fancy', 5790, 7290)],
  });
  const half = await newProduct(business, {
    ...{ priceCents: 0, variationGroupId: sizes.id, extraGroupIds: [flavours.id] },
  });
  const from = { cents: 5390, isFrom: true };
  expect(half.asked).toEqual(from);
  const list = await business.owner.get<ProductDto[]>(`/api/products?filters[name][$eq]=${half.name}`);
  expect(list.body.data[0]?.asked).toEqual(from);
  const menu = await anonymous.get<StoreMenuDto>(`/api/store/${business.branch.slug}/menu`);
  expect(menu.body.data.products.find(({ id }) => id === half.id)).toMatchObject({
    ...{ fromPriceCents: from.cents, isFromPrice: from.isFrom },
  });
  const extras = flavours.extras.map(({ id: extraId }) => ({ extraId, quantity: 1 }));
  const items = [{ productId: half.id, variationId: large, quantity: 1, extras }];
  expect((await place(business, orderBody(half.id, 6790, { items }))).status).toBe(201);
});
