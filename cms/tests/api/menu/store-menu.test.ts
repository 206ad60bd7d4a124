import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto } from '../../../src/contracts/menu';
import type { StoreMenuDto, StoreProduct } from '../../../src/contracts/storefront';
import { EXTRAS, SIZES } from '../support/bodies';
import { anonymous, newBusiness, unique, type TestBusiness } from '../support/business';
import { newCategory, newExtraGroup, newProduct, newStock, newVariationGroup } from '../support/menu';
import { orderBody, place } from '../support/ordering';
import { tally } from '../support/proof';

const FAR = '2099-01-01T00:00:00.000Z';
const YESTERDAY = '2001-01-01';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
  await newProduct(business);
});

const menuPath = () => `/api/store/${business.branch.slug}/menu`;

async function menuNow(): Promise<{ etag: string; menu: StoreMenuDto }> {
  const answer = await anonymous.get<StoreMenuDto>(menuPath());
  return { etag: answer.headers.get('etag') ?? '', menu: answer.body.data };
}

async function change(path: string, body: object): Promise<void> {
  const { version } = (await business.owner.get<{ version: number }>(path)).body.data;
  const answer = await business.owner.send('PATCH', path, { version, ...body });
  expect(answer.status, answer.text).toBe(200);
}

const pathOf = ({ id }: { id: string }) => `/api/products/${id}`;

/** What customers see of a product: its price, or that it is sold out, or nothing. */
async function shown(product: { id: string }): Promise<StoreProduct | undefined> {
  return (await menuNow()).menu.products.find(({ id }) => id === product.id);
}

describe('the menu of a store page', () => {
  it('is sent once to who has it: the same bytes have the same mark, and 304 has none', async () => {
    const first = await anonymous.get(menuPath());
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('vary')).toContain('Accept-Encoding');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    for (const match of [etag, `W/${etag}`, `"old", ${etag}`]) {
      const again = await anonymous.get(menuPath(), { 'if-none-match': match });
      expect([again.status, again.text, again.headers.get('etag')], match).toEqual([304, '', etag]);
    }
    const other = await anonymous.get(menuPath(), { 'if-none-match': '"something-else"' });
    expect([other.status, other.text]).toEqual([200, first.text]);
    const plain = await anonymous.get(menuPath(), { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect([plain.text, plain.headers.get('etag')]).toEqual([first.text, etag]);
    const zipped = await anonymous.get(menuPath(), { 'accept-encoding': 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.text).toBe(first.text);
  });

  it('tells at once everything that is done to a product, and the mark with it', async () => {
    const product = await newProduct(business, { name: unique('Feijoada'), priceCents: 4500 });
    const path = pathOf(product);
    const archive = async () => {
      const { version } = (await business.owner.get<ProductDto>(path)).body.data;
      await business.owner.send('DELETE', `${path}?version=${version}`);
    };
    const soldOut = (until: string | null) => business.owner.post(`${path}/sold-out`, { until });
    const never = { days: [], periods: [], fromDate: null, toDate: YESTERDAY };
    const channel = (visible: boolean, priceCents: number | null) => ({
      channels: [{ channel: 'STORE', visible, priceCents }],
    });
    const steps: [what: string, act: () => Promise<unknown>, seen: Partial<StoreProduct> | undefined][] = [
      ['a new price', () => change(path, { priceCents: 4900 }), { priceCents: 4900, soldOut: false }],
      ['an offer', () => change(path, { promoPriceCents: 3900 }), { priceCents: 3900, fullPriceCents: 4900 }],
      ['the end of it', () => change(path, { promoPriceCents: null }), { priceCents: 4900 }],
      ['sold out', () => soldOut(FAR), { soldOut: true }],
      ['to be had', () => soldOut(null), { soldOut: false }],
      ['paused', () => change(path, { state: 'PAUSED' }), undefined],
      ['on sale', () => change(path, { state: 'ACTIVE' }), { soldOut: false }],
      ['not these days', () => change(path, { availability: never }), undefined],
      ['always', () => change(path, { availability: null }), { soldOut: false }],
      ['not in this shop', () => change(path, channel(false, null)), undefined],
      ['its own price here', () => change(path, channel(true, 4100)), { priceCents: 4100 }],
      ['other words', () => change(path, { name: 'Feijoada completa' }), { name: 'Feijoada completa' }],
      ['archived', archive, undefined],
    ];
    const marks = [(await menuNow()).etag];
    for (const [what, act, seen] of steps) {
      await act();
      const { etag, menu } = await menuNow();
      expect(marks.at(-1), what).not.toBe(etag);
      const stale = await anonymous.get(menuPath(), { 'if-none-match': marks.at(-1)! });
      expect(stale.status, what).toBe(200);
      marks.push(etag);
      const found = menu.products.find(({ id }) => id === product.id);
      if (seen) expect(found, what).toMatchObject(seen);
      else expect(found, what).toBeUndefined();
      const ordered = await place(business, orderBody(product.id, found?.priceCents ?? 0));
      expect(ordered.status, what).toBe(seen && seen.soldOut !== true ? 201 : 422);
    }
    tally('changes of a product on the menu', steps.length);
  });

  it('follows the category of a product', async () => {
    const category = await newCategory(business);
    const product = await newProduct(business, { categoryIds: [category.id] });
    const path = `/api/categories/${category.id}`;
    const listed = async () => (await menuNow()).menu.categories.some(({ id }) => id === category.id);

    await business.owner.post(`${path}/sold-out`, { until: FAR });
    expect(await shown(product)).toMatchObject({ soldOut: true });
    await business.owner.post(`${path}/sold-out`, { until: null });
    expect(await shown(product)).toMatchObject({ soldOut: false });
    await change(path, { state: 'PAUSED' });
    expect([await shown(product), await listed()]).toEqual([undefined, false]);

    // With a second category that is on sale it is on sale.
    const second = await newCategory(business);
    await change(pathOf(product), { categoryIds: [category.id, second.id] });
    expect(await shown(product)).toMatchObject({ soldOut: false, categoryIds: [second.id] });
    await change(path, { state: 'ACTIVE' });
    expect([(await shown(product))?.categoryIds, await listed()]).toEqual([[category.id, second.id], true]);
  });

  it('follows the sizes and extras of a product', async () => {
    const sizes = await newVariationGroup(business, { variations: SIZES });
    const extras = await newExtraGroup(business, { min: 1, max: 1, extras: EXTRAS });
    const product = await newProduct(business, { variationGroupId: sizes.id, extraGroupIds: [extras.id] });
    const groups = async () => {
      const { menu } = await menuNow();
      return {
        size: menu.variationGroups.find(({ id }) => id === sizes.id)?.variations[0],
        extra: menu.extraGroups.find(({ id }) => id === extras.id)?.extras[0],
      };
    };
    const [size, extra] = [sizes.variations[0]!, extras.extras[0]!];
    expect(await groups()).toMatchObject({ size: { soldOut: false }, extra: { soldOut: false } });

    await change(`/api/extra-groups/${extras.id}`, { extras: [{ ...extra, soldOutUntil: FAR }] });
    expect(await groups()).toMatchObject({ extra: { soldOut: true } });
    expect(await shown(product)).toMatchObject({ soldOut: true });
    await change(`/api/extra-groups/${extras.id}`, { extras: [{ ...extra, priceCents: 250 }] });
    expect(await groups()).toMatchObject({ extra: { soldOut: false, priceCents: 250 } });
    await change(`/api/variation-groups/${sizes.id}`, { variations: [{ ...size, soldOutUntil: FAR }] });
    expect(await shown(product)).toMatchObject({ soldOut: true });
    await change(`/api/variation-groups/${sizes.id}`, { variations: [{ ...size, priceCents: 300 }] });
    expect(await groups()).toMatchObject({ size: { soldOut: false, priceCents: 300 } });
    expect(await shown(product)).toMatchObject({ soldOut: false, fromPriceCents: 550 });
  });

  it('shows the last piece as sold with the order that takes it, and the next delivery as it comes', async () => {
    const product = await newStock(business, 2);
    const order = () => place(business, orderBody(product.id, 2000));
    const [before] = [await menuNow()];
    expect((await order()).status).toBe(201);
    expect((await menuNow()).etag).toBe(before.etag);
    expect((await order()).status).toBe(201);
    expect(await shown(product)).toMatchObject({ soldOut: true });
    expect((await order()).status).toBe(422);
    await business.owner.post(`${pathOf(product)}/stock`, { kind: 'RESTOCK', quantity: 1 });
    expect(await shown(product)).toMatchObject({ soldOut: false });
    expect((await menuNow()).etag).toBe(before.etag);
  });

  it('of another branch and another business stays what it was', async () => {
    const [other, second] = [await newBusiness(), await business.addBranch()];
    await newProduct(other);
    const slugs = [other.branch.slug, second.slug];
    const marks = () =>
      Promise.all(
        slugs.map(async (slug) => (await anonymous.get(`/api/store/${slug}/menu`)).headers.get('etag')),
      );
    const before = await marks();
    await newProduct(business);
    expect(await marks()).toEqual(before);
    const { products } = (await anonymous.get<StoreMenuDto>(`/api/store/${second.slug}/menu`)).body.data;
    expect(products).toEqual([]);
  });

  it('keeps to itself what is none of the customers', async () => {
    const secrets = {
      costCents: 12_345_678,
      sku: unique('SECRET'),
      kitchenName: unique('secret'),
      station: 'Grillzzz',
    };
    const product = await newProduct(business, secrets);
    const draft = await newProduct(business, { name: unique('Unborn'), state: 'DRAFT' });
    const { text } = await anonymous.get(menuPath());
    expect(text).toContain(product.id);
    const hidden = [
      ...Object.values(secrets).map(String),
      draft.id,
      draft.name,
      business.id,
      business.branch.id,
    ];
    for (const word of hidden) expect(text).not.toContain(word);
  });
});
