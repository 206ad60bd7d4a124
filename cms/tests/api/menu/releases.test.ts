import { beforeAll, describe, expect, it } from 'vitest';
import type { ExtraGroupDto, ProductDto, VariationGroupDto } from '../../../src/contracts/menu';
import type {
  MenuReleaseDto,
  ReleaseDifferenceDto,
  StagedMenuDto,
} from '../../../src/contracts/menu-releases';
import type { StoreMenuDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { countOf, fingerprint } from '../support/database';
import { newCategory, newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { moveRelease, newRelease, newStaged, stage, stagedIn } from '../support/menu-releases';

let business: TestBusiness;
let owner: Client;

beforeAll(async () => {
  business = await newBusiness();
  ({ owner } = business);
});

const publish = (id: string, who: Client = owner) => moveRelease(business, id, 'publish', { who });
const rollBack = (id: string) => moveRelease(business, id, 'roll-back');
const stored = async <T = ProductDto>(id: string, resource = 'products') =>
  (await owner.get<T>(`/api/${resource}/${id}`)).body.data;
const patch = async (product: { id: string }, fields: object) => {
  const { version } = await stored(product.id);
  const answer = await owner.send('PATCH', `/api/products/${product.id}`, { version, ...fields });
  expect(answer.status, answer.text).toBe(200);
};
const difference = async (id: string, who: Client = owner) =>
  (await who.get<ReleaseDifferenceDto>(`/api/menu/releases/${id}/difference`)).body.data;
const storePage = async () =>
  (await anonymous.get<StoreMenuDto>(`/api/store/${business.branch.slug}/menu`)).body.data;
const onPage = async ({ id }: { id: string }) =>
  (await storePage()).products.find((product) => product.id === id) ?? null;
/** What of a row is its own, without what every change moves. */
const own = async (id: string, resource = 'products') => {
  const { version: _version, updatedAt: _at, ...rest } = await stored(id, resource);
  return rest;
};

describe('staging', () => {
  it('changes nothing that customers or colleagues see, and is told beside the rows', async () => {
    const [{ id }, product] = [await newRelease(business), await newProduct(business)];
    const [before, page] = [await own(product.id), await storePage()];
    const answer = await stage(owner, id, ['product', product.id], { priceCents: 3200, state: 'PAUSED' });
    expect(answer.body.data).toMatchObject({ state: 'COLLECTING', version: 2, changeCount: 1 });
    expect([await own(product.id), await storePage()]).toEqual([before, page]);

    const path = `/api/menu/staged?branch=${business.branch.id}`;
    const { releases, rows } = (await owner.get<StagedMenuDto>(path)).body.data;
    expect(releases.map((release) => release.id)).toContain(id);
    expect(rows).toContainEqual({
      releaseId: id,
      entity: 'product',
      id: product.id,
      fields: { priceCents: 3200, state: 'PAUSED' },
    });
  });

  it('again merges, and what the row has anyway is no change', async () => {
    const [{ id }, product] = [await newRelease(business), await newProduct(business, { priceCents: 2000 })];
    const on = ['product', product.id] as const;
    await stage(owner, id, [...on], { priceCents: 3200 });
    await stage(owner, id, [...on], { station: 'Bar', priceCents: 3300, name: product.name });
    const fields = async () =>
      (await difference(id)).rows.flatMap((row) => row.fields.map(({ field, becomes }) => [field, becomes]));
    expect(Object.fromEntries(await fields())).toEqual({ priceCents: 3300, station: 'Bar' });
    await stage(owner, id, [...on], { priceCents: 2000 });
    expect(await fields()).toEqual([['station', 'Bar']]);
    const last = await stage(owner, id, [...on], { station: null });
    expect(last.body.data.changeCount).toBe(0);
  });

  it('is refused as a save would be, at the same place', async () => {
    const [{ id }, product] = [await newRelease(business), await newProduct(business, { priceCents: 2000 })];
    const group = await newExtraGroup(business, { min: 0, max: 1, extras: [{ name: 'A', priceCents: 1 }] });
    const refused: [['product' | 'extra-group', string], object][] = [
      [['product', product.id], { name: 'x' }],
      [['product', product.id], { promoPriceCents: 2000 }],
      [['product', product.id], { categoryIds: ['nothing'] }],
      [['product', product.id], { imageUrls: ['https://elsewhere.test/a.png'] }],
      [['extra-group', group.id], { min: 5, max: 5 }],
      [['extra-group', group.id], { extras: [{ name: 'B', priceCents: 1, linkedProductId: 'nothing' }] }],
    ];
    for (const [row, fields] of refused) {
      const resource = row[0] === 'product' ? 'products' : 'extra-groups';
      const saved = await owner.send('PATCH', `/api/${resource}/${row[1]}`, { version: 1, ...fields });
      const staged = await stage(owner, id, row, fields);
      expect(saved.status, saved.text).toBe(400);
      expect([staged.status, staged.body]).toEqual([saved.status, saved.body]);
    }
    // Together with what is staged already.
    await stage(owner, id, ['product', product.id], { priceCents: 1000 });
    const answer = await stage(owner, id, ['product', product.id], { promoPriceCents: 1500 });
    expect(refusal(answer)[0]).toBe(400);
  });

  it('is taken out again, a field or the row', async () => {
    const [{ id }, product] = [await newRelease(business), await newProduct(business)];
    const path = `/api/menu/releases/${id}/changes/product/${product.id}`;
    await stage(owner, id, ['product', product.id], { priceCents: 3200, station: 'Bar' });
    expect((await owner.send('DELETE', `${path}?field=name`)).status).toBe(404);
    expect((await owner.send('DELETE', `${path}?field=station`)).status).toBe(200);
    expect((await difference(id)).rows[0]?.fields.map(({ field }) => field)).toEqual(['priceCents']);
    expect((await owner.send('DELETE', path)).status).toBe(200);
    expect((await owner.send('DELETE', path)).status).toBe(404);
    expect(refusal(await publish(id))).toEqual([422, 'RELEASE_EMPTY']);
  });

  it('of prices takes the permission, of anything else that of content', async () => {
    const marketing = await business.person('marketing');
    const [{ id }, product] = [await newRelease(business), await newProduct(business)];
    const price = await stage(marketing, id, ['product', product.id], { priceCents: 3200 });
    expect(price.body.error.details).toMatchObject({ code: 'FORBIDDEN', permission: 'menu.price.edit' });
    expect((await stage(marketing, id, ['product', product.id], { name: 'Renamed' })).status).toBe(200);
    expect((await stage(owner, id, ['product', product.id], { costCents: 900 })).status).toBe(200);
    // Somebody else's price is not published by who may not set one …
    const refused = await publish(id, marketing);
    expect(refused.body.error.details).toMatchObject({ permission: 'menu.price.edit' });
    // … and what it costs to make is not told either.
    const seen = (await difference(id, marketing)).rows[0]?.fields.map(({ field }) => field);
    expect(seen).toEqual(['name']);
    const staged = await marketing.get(`/api/menu/staged?branch=${business.branch.id}`);
    expect(staged.text).not.toContain('costCents');
  });
});

describe('publishing', () => {
  it('makes every change as if by hand, and is taken back to what was', async () => {
    const category = await newCategory(business);
    const sizes = await newVariationGroup(business, {
      variations: [
        { name: 'Small', priceCents: 1000 },
        { name: 'Large', priceCents: 2000 },
      ],
    });
    const extras = await newExtraGroup(business, {
      min: 0,
      max: 2,
      extras: [{ name: 'Cheese', priceCents: 100 }],
    });
    const product = await newProduct(business, {
      categoryIds: [category.id],
      variationGroupId: sizes.id,
      extraGroupIds: [extras.id],
    });
    const draft = await newProduct(business, { state: 'DRAFT', categoryIds: [category.id] });
    const { id } = await newRelease(business);
    const [small, large] = sizes.variations;
    const staged: [Parameters<typeof stage>[2], object][] = [
      [['product', product.id], { name: 'Renamed', priceCents: 3200, description: 'New' }],
      [['product', draft.id], { state: 'ACTIVE' }],
      [['category', category.id], { name: 'New things' }],
      [
        ['variation-group', sizes.id],
        {
          variations: [
            { ...small, priceCents: 1100 },
            large,
            { name: 'Huge', priceCents: 3000, position: 2 },
          ],
        },
      ],
      [
        ['extra-group', extras.id],
        {
          max: 3,
          extras: [
            { ...extras.extras[0], priceCents: 150 },
            { name: 'Olives', priceCents: 90 },
          ],
        },
      ],
    ];
    for (const [row, fields] of staged) {
      const answer = await stage(owner, id, row, fields);
      expect(answer.status, answer.text).toBe(200);
    }
    const rows = [
      [product.id, 'products'],
      [draft.id, 'products'],
      [category.id, 'categories'],
      [sizes.id, 'variation-groups'],
      [extras.id, 'extra-groups'],
    ] as const;
    const all = () => Promise.all(rows.map(([row, resource]) => own(row, resource)));
    const [before, page] = [await all(), await storePage()];
    const { store } = await difference(id);
    expect(store?.products.map((one) => one.id).sort()).toEqual([product.id, draft.id].sort());
    expect(store?.before.products.map((one) => one.id)).toEqual([product.id]);

    const published = await publish(id);
    expect(published.status, published.text).toBe(200);
    expect(published.body.data).toMatchObject({ state: 'PUBLISHED', publishedBy: 'Person owner' });
    expect(await stored(product.id)).toMatchObject({ name: 'Renamed', priceCents: 3200, version: 2 });
    const group = await stored<VariationGroupDto>(sizes.id, 'variation-groups');
    expect(group.variations.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Small', 1100],
      ['Large', 2000],
      ['Huge', 3000],
    ]);
    // What was shown beforehand is what customers find.
    const after = await storePage();
    for (const shown of store?.after.products ?? []) expect(await onPage(shown)).toEqual(shown);
    for (const shown of store?.after.variationGroups ?? [])
      expect(after.variationGroups).toContainEqual(shown);
    for (const shown of store?.after.extraGroups ?? []) expect(after.extraGroups).toContainEqual(shown);
    // Its sizes have the prices: another base price changes nothing that anybody pays.
    expect(await countOf('price_changes', 'item_id = ?', [product.id])).toBe(0);
    expect(await countOf('price_changes', 'item_id = ?', [small?.id ?? ''])).toBeGreaterThan(0);
    expect(await countOf('audit_entries', `entity_id = ? AND action = 'update'`, [product.id])).toBe(1);
    expect(await countOf('audit_entries', `entity_id = ? AND action = 'publish'`, [id])).toBe(1);
    expect(await countOf('events', 'entity_id = ?', [id])).toBe(staged.length + 2);

    const back = await rollBack(id);
    expect(back.body.data).toMatchObject({ state: 'ROLLED_BACK', remarks: [] });
    expect(await all()).toEqual(before);
    expect(await storePage()).toEqual(page);
  });

  it('leaves what was not staged as it is by then, and tells what moved meanwhile', async () => {
    const product = await newProduct(business, { priceCents: 2800 });
    const { id } = await newRelease(business);
    await stage(owner, id, ['product', product.id], { priceCents: 3200 });
    await patch(product, { priceCents: 3000, description: 'Since then' });
    expect((await difference(id)).rows[0]?.fields).toEqual([
      { field: 'priceCents', was: 2800, now: 3000, becomes: 3200 },
    ]);
    await publish(id);
    expect(await stored(product.id)).toMatchObject({ priceCents: 3200, description: 'Since then' });
    await rollBack(id);
    expect(await stored(product.id)).toMatchObject({ priceCents: 3000, description: 'Since then' });
  });

  it('of a group keeps what the kitchen said of its parts meanwhile', async () => {
    const group = await newExtraGroup(business, {
      min: 0,
      max: 2,
      extras: [
        { name: 'Cheese', priceCents: 100 },
        { name: 'Bacon', priceCents: 100 },
      ],
    });
    const { id } = await newRelease(business);
    const dearer = group.extras.map((extra) => ({ ...extra, priceCents: 150 }));
    await stage(owner, id, ['extra-group', group.id], { extras: dearer });
    const [cheese, bacon] = group.extras.map((extra) => `/api/extra-groups/${group.id}/extras/${extra.id}`);
    await owner.post(`${cheese}/pause`, { paused: true });
    await owner.post(`${bacon}/sold-out`, { until: '2099-01-01T00:00:00.000Z' });
    expect((await publish(id)).status).toBe(200);
    expect((await stored<ExtraGroupDto>(group.id, 'extra-groups')).extras).toMatchObject([
      { priceCents: 150, state: 'PAUSED' },
      { priceCents: 150, soldOutUntil: '2099-01-01T00:00:00.000Z' },
    ]);
    expect((await rollBack(id)).body.data.remarks).toEqual([]);
    expect((await stored<ExtraGroupDto>(group.id, 'extra-groups')).extras).toMatchObject([
      { priceCents: 100, state: 'PAUSED' },
      { priceCents: 100, soldOutUntil: '2099-01-01T00:00:00.000Z' },
    ]);
  });

  it('is all or nothing, and every reason is named with its row', async () => {
    const [fine, archived, taken, wrong] = [
      await newProduct(business),
      await newProduct(business),
      await newProduct(business),
      await newProduct(business, { priceCents: 3000 }),
    ];
    const { id } = await newRelease(business);
    for (const product of [fine, archived, wrong])
      await stage(owner, id, ['product', product.id], { priceCents: 2500 });
    await owner.send('DELETE', `/api/products/${archived.id}?version=1`);
    await patch(wrong, { promoPriceCents: 2800 });
    const before = await fingerprint(business.id);
    const answer = await publish(id);
    expect(refusal(answer)).toEqual([422, 'RELEASE_REFUSED']);
    const remarks = answer.body.error.details.remarks ?? [];
    expect(new Map(remarks.map(({ row, issue }) => [row?.id, issue.code]))).toEqual(
      new Map([
        [archived.id, 'ROW_ARCHIVED'],
        [wrong.id, expect.any(String)],
      ]),
    );
    expect(await fingerprint(business.id)).toEqual(before);
    expect((await difference(id)).rows.find((row) => row.id === archived.id)?.gone).toBe(true);

    // A name that somebody else has by now.
    const named = await newRelease(business);
    const category = await newCategory(business);
    await stage(owner, named.id, ['category', category.id], { name: 'Only one' });
    await stage(owner, named.id, ['product', taken.id], { priceCents: 2500 });
    await newCategory(business, { name: 'Only one' });
    const refused = await publish(named.id);
    expect(refused.body.error.details.remarks).toMatchObject([
      { row: { id: category.id }, issue: { code: 'ALREADY_EXISTS', path: ['name'] } },
    ]);
    expect((await stored(taken.id)).priceCents).toBe(2000);
  });

  it('is refused at another version or state, and answers the release as it is', async () => {
    const { id, version } = await newStaged(business);
    const stale = await moveRelease(business, id, 'publish', { version: version - 1 });
    expect(refusal(stale)).toEqual([409, 'STALE_VERSION']);
    expect(stale.body.error.details.current).toMatchObject({ id, version });
    expect((await publish(id)).status).toBe(200);
    expect(refusal(await publish(id))).toEqual([409, 'RELEASE_MOVED_ON']);
    const late = await stage(owner, id, ['product', stagedIn.get(id) ?? ''], { station: 'Bar' });
    expect(refusal(late)).toEqual([409, 'RELEASE_MOVED_ON']);
  });

  it('by two at once happens once', async () => {
    const { id, version } = await newStaged(business);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => moveRelease(business, id, 'publish', { version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await stored(stagedIn.get(id) ?? '')).version).toBe(2);
  });
});

describe('rolling back', () => {
  it('keeps what was changed since, and names it', async () => {
    const [touched, archived] = [await newProduct(business), await newProduct(business)];
    const { id } = await newRelease(business);
    await stage(owner, id, ['product', touched.id], { priceCents: 3200, station: 'Bar' });
    await stage(owner, id, ['product', archived.id], { priceCents: 3200 });
    await publish(id);
    await patch(touched, { priceCents: 3500 });
    await owner.send('DELETE', `/api/products/${archived.id}?version=2`);
    const { remarks } = (await rollBack(id)).body.data;
    expect(remarks).toMatchObject([
      { row: { id: touched.id }, issue: { code: 'CHANGED_SINCE', path: ['priceCents'] } },
      { row: { id: archived.id }, issue: { code: 'ROW_ARCHIVED' } },
    ]);
    expect(await stored(touched.id)).toMatchObject({ priceCents: 3500, station: null });
  });
});

describe('releases', () => {
  it('are at most twenty open ones in a branch', async () => {
    const branch = await business.addBranch();
    const made = await Promise.all(
      Array.from({ length: 22 }, (_, n) =>
        owner.post('/api/menu/releases', { branchId: branch.id, name: `Release ${n}` }),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(made.filter((answer) => refusal(answer)[1] === 'TOO_MANY_RELEASES')).toHaveLength(2);
    const list = await owner.get<MenuReleaseDto[]>(`/api/menu/releases?branch=${branch.id}`);
    expect(list.body.data).toHaveLength(20);
  });
});
