import { beforeAll, describe, expect, it } from 'vitest';
import type { CategoryDto, ExtraGroupDto, ProductDto, VariationGroupDto } from '../../../src/contracts/menu';
import type { CopyBranch, CopyDto } from '../../../src/contracts/menu-copy';
import { COPY_FIELDS } from '../../../src/domain/menu-copy';
import { newBusiness, unique, type TestBranch, type TestBusiness } from '../support/business';
import { refusal, type Answer, type Client } from '../support/client';
import { countOf, fingerprint } from '../support/database';
import { newCategory, newExtraGroup, newProduct, newVariationGroup } from '../support/menu';

let business: TestBusiness;
let target: TestBranch;

beforeAll(async () => {
  business = await newBusiness();
  target = await business.addBranch();
});

interface Order {
  productIds: string[];
  toBranchIds?: string[];
  fields?: readonly string[];
  mode?: string;
  branchId?: string;
}
const copy = (
  order: Order,
  more: { who?: Client; path?: string; key?: string } = {},
): Promise<Answer<CopyDto>> =>
  (more.who ?? business.owner).send(
    'POST',
    more.path ?? '/api/menu/copy',
    { branchId: business.branch.id, toBranchIds: [target.id], fields: COPY_FIELDS, mode: 'BOTH', ...order },
    more.key ? { 'Idempotency-Key': more.key } : {},
  );
const done = async (order: Order, more: Parameters<typeof copy>[1] = {}): Promise<CopyBranch> => {
  const answer = await copy(order, more);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.branches[0]!;
};
const rowsOf = async <R>(resource: string, branchId: string) =>
  (
    await business.owner.get<R[]>(
      `/api/${resource}?filters[branchId][$eq]=${branchId}&pagination[pageSize]=100`,
    )
  ).body.data;
const there = async (name: string, branchId = target.id) =>
  (await rowsOf<ProductDto>('products', branchId)).filter((product) => product.name === name);
const one = async (name: string) => {
  const [product, ...more] = await there(name);
  expect(more).toEqual([]);
  return product!;
};

describe('a product that the branch lacks', () => {
  it('comes with its categories, variations and extras, and with nothing on the shelf', async () => {
    const beer = await newProduct(business, { name: unique('Beer'), stockTracked: true });
    await business.owner.post(`/api/products/${beer.id}/stock`, { kind: 'RESTOCK', quantity: 9 });
    const sizes = await newVariationGroup(business, {
      variations: [
        { name: 'Small', priceCents: 100 },
        { name: 'Large', priceCents: 200, sku: 'L' },
      ],
      internalName: 'Sizes of hot ones',
    });
    const extras = await newExtraGroup(business, {
      min: 0,
      max: 3,
      extras: [
        { name: 'Beer', priceCents: 700, linkedProductId: beer.id },
        {
          ...{ name: 'Cheese', priceCents: 300 },
          variationPrices: [{ variationId: sizes.variations[1]?.id, priceCents: 500 }],
        },
      ],
    });
    const category = await newCategory(business, { description: 'Hot ones' });
    const meal = await newProduct(business, {
      ...{ categoryIds: [category.id], variationGroupId: sizes.id, extraGroupIds: [extras.id] },
      ...{ priceCents: 0, costCents: 50, soldOutUntil: '2099-01-01T00:00:00.000Z', station: 'Grill' },
      availability: { days: [5], periods: [], fromDate: null, toDate: null },
    });
    const before = await fingerprint(business.id);
    const preview = await done({ productIds: [meal.id, beer.id] }, { path: '/api/menu/copy/preview' });
    expect(await fingerprint(business.id)).toEqual(before);
    const report = await done({ productIds: [meal.id, beer.id] });
    expect(report).toEqual(preview);
    expect(report).toMatchObject({
      counts: { created: 2, updated: 0, unchanged: 0, left: 0 },
      newVariationGroups: [sizes.name],
      newExtraGroups: [extras.name],
      unlinked: [],
    });

    const copied = await one(meal.name);
    const [sizesThere] = (await rowsOf<VariationGroupDto>('variation-groups', target.id)).filter(
      ({ name }) => name === sizes.name,
    );
    const [extrasThere] = (await rowsOf<ExtraGroupDto>('extra-groups', target.id)).filter(
      ({ name }) => name === extras.name,
    );
    const [categoryThere] = (await rowsOf<CategoryDto>('categories', target.id)).filter(
      ({ name }) => name === category.name,
    );
    expect(categoryThere).toMatchObject({ description: 'Hot ones' });
    expect(copied).toMatchObject({
      ...{ costCents: 50, station: 'Grill', state: 'ACTIVE', soldOutUntil: null },
      ...{ categoryIds: [categoryThere?.id], availability: meal.availability },
      ...{ variationGroupId: sizesThere?.id, extraGroupIds: [extrasThere?.id] },
    });
    expect(await one(beer.name)).toMatchObject({ stockTracked: true, stockQuantity: 0 });
    expect(sizesThere?.internalName).toBe('Sizes of hot ones');
    expect(extrasThere?.extras).toMatchObject([
      { name: 'Beer', linkedProductId: (await one(beer.name)).id },
      { variationPrices: [{ variationId: sizesThere?.variations[1]?.id, priceCents: 500 }] },
    ]);
    expect(await countOf('price_changes', 'item_id = ?', [sizesThere?.variations[0]?.id ?? ''])).toBe(1);
    expect(await countOf('audit_entries', `entity_id = ? AND action = 'create'`, [copied.id])).toBe(1);
    expect(await countOf('audit_entries', `entity_id = ? AND action = 'copy'`, [target.id])).toBe(1);
    expect(await countOf('events', 'entity_id = ?', [copied.id])).toBe(1);
  });

  it('is not the one of its name that is archived', async () => {
    const product = await newProduct(business);
    await done({ productIds: [product.id] });
    const first = await one(product.name);
    await business.owner.send('DELETE', `/api/products/${first.id}?version=${first.version}`);
    expect((await done({ productIds: [product.id] })).counts).toMatchObject({ created: 1 });
    expect((await one(product.name)).id).not.toBe(first.id);
  });

  it('waits as a draft where no price comes along', async () => {
    const product = await newProduct(business);
    const fields = COPY_FIELDS.filter((field) => field !== 'prices');
    expect((await done({ productIds: [product.id], fields })).products).toMatchObject([
      { action: 'CREATE', notes: ['DRAFT_WITHOUT_PRICE'] },
    ]);
    expect(await one(product.name)).toMatchObject({ state: 'DRAFT', priceCents: 0 });
  });
});

describe('a product that is there', () => {
  it('gets what is chosen and keeps the rest; the source stays', async () => {
    const product = await newProduct(business, { sku: unique('sku'), priceCents: 1000, station: 'Bar' });
    await done({ productIds: [product.id] });
    const own = await one(product.name);
    await business.owner.send('PATCH', `/api/products/${own.id}`, {
      ...{ version: own.version, name: unique('Own'), priceCents: 777, station: 'Oven' },
    });
    const source = await business.owner.get<ProductDto>(`/api/products/${product.id}`);
    const report = await done({ productIds: [product.id], fields: ['station'] });
    expect(report.products).toEqual([
      {
        ...{ productId: product.id, name: product.name, action: 'UPDATE', notes: [], reason: null },
        changes: [{ field: 'station', before: 'Oven', after: 'Bar' }],
      },
    ]);
    expect((await business.owner.get<ProductDto>(`/api/products/${own.id}`)).body.data).toMatchObject({
      ...{ priceCents: 777, station: 'Bar', version: own.version + 2 },
    });
    expect((await business.owner.get<ProductDto>(`/api/products/${product.id}`)).body).toEqual(source.body);
  });

  it('stays as it is the second time, in every branch', async () => {
    const second = await business.addBranch();
    const products = await Promise.all([1, 2, 3].map((position) => newProduct(business, { position })));
    const order = { productIds: products.map(({ id }) => id), toBranchIds: [target.id, second.id] };
    const counts = async () => (await copy(order)).body.data.branches.map((branch) => branch.counts);
    expect(await counts()).toEqual([
      { created: 3, updated: 0, unchanged: 0, left: 0 },
      { created: 3, updated: 0, unchanged: 0, left: 0 },
    ]);
    const after = await fingerprint(business.id);
    expect(await counts()).toEqual([
      { created: 0, updated: 0, unchanged: 3, left: 0 },
      { created: 0, updated: 0, unchanged: 3, left: 0 },
    ]);
    expect(await fingerprint(business.id)).toEqual(after);
    expect((await rowsOf<ProductDto>('products', second.id)).map(({ name }) => name)).toEqual(
      products.map(({ name }) => name),
    );
  });

  it('is copied once however often the same key asks, also at the same time', async () => {
    const product = await newProduct(business);
    const key = unique('copy-key');
    const order = { productIds: [product.id] };
    const answers = await Promise.all([1, 2, 3, 4].map(() => copy(order, { key })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await there(product.name)).toHaveLength(1);
    const later = await copy(order, { key });
    expect(later.text).toBe(answers[0]?.text);
    const other = await copy({ ...order, mode: 'UPDATE' }, { key });
    expect(refusal(other)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });
});

describe('refused is', () => {
  it('a branch or product of another business, like one that does not exist', async () => {
    const foreign = await newBusiness();
    const theirs = await newProduct(foreign);
    const mine = await newProduct(business);
    const before = await fingerprint(foreign.id);
    for (const path of ['/api/menu/copy', '/api/menu/copy/preview']) {
      const answers = await Promise.all([
        copy({ productIds: [mine.id], toBranchIds: [target.id, foreign.branch.id] }, { path }),
        copy({ productIds: [mine.id], toBranchIds: [target.id, 'nothing'] }, { path }),
      ]);
      expect(refusal(answers[0])).toEqual([400, 'UNKNOWN_BRANCH']);
      expect(answers[0].text).toBe(answers[1].text);
      const products = await Promise.all([
        copy({ productIds: [mine.id, theirs.id] }, { path }),
        copy({ productIds: [mine.id, 'nothing'] }, { path }),
      ]);
      expect(refusal(products[0])).toEqual([400, 'UNKNOWN_REFERENCE']);
      expect(products[0].text).toBe(products[1].text);
    }
    expect(await there(mine.name)).toEqual([]);
    expect(await fingerprint(foreign.id)).toEqual(before);
  });

  it('a branch that the viewer does not reach, and the own', async () => {
    const product = await newProduct(business);
    const who = await business.person('manager', { branchIds: [business.branch.id] });
    expect(refusal(await copy({ productIds: [product.id] }, { who }))).toEqual([400, 'UNKNOWN_BRANCH']);
    const own = await copy({ productIds: [product.id], toBranchIds: [business.branch.id] });
    expect(refusal(own)).toEqual([400, 'SAME_BRANCH']);
  });

  it('nothing to copy', async () => {
    const product = await newProduct(business);
    for (const order of [
      { fields: [] },
      { productIds: [] },
      { toBranchIds: [] },
      { fields: ['soldOutUntil'] },
    ])
      expect((await copy({ productIds: [product.id], ...order })).status).toBe(400);
  });

  it('a price of whoever may not say one', async () => {
    const product = await newProduct(business, { priceCents: 1000 });
    const who = await business.person('marketing');
    for (const fields of [['name', 'prices'], ['channels']])
      expect(refusal(await copy({ productIds: [product.id], fields }, { who }))).toEqual([403, 'FORBIDDEN']);
    const fields = ['name', 'categories', 'state'];
    expect((await done({ productIds: [product.id], fields }, { who })).counts).toMatchObject({ created: 1 });
    expect(await one(product.name)).toMatchObject({ state: 'DRAFT', priceCents: 0 });
    const kitchen = await business.person('kitchen');
    expect((await copy({ productIds: [product.id], fields }, { who: kitchen })).status).toBe(403);
  });
});
