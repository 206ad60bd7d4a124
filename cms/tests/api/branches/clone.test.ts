import { beforeAll, describe, expect, it } from 'vitest';
import type { ClonePreviewDto, CloneReportDto } from '../../../src/contracts/branch-clone';
import type { BranchDto } from '../../../src/contracts/branches';
import type { OpenAtDto, OpeningHoursDto } from '../../../src/contracts/opening-hours';
import type { ExtraGroupDto, ProductDto, VariationGroupDto } from '../../../src/contracts/menu';
import { CLONE_PARTS } from '../../../src/domain/branches';
import { OWN_ADDRESS } from '../support/branches';
import { anonymous, newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf, rows } from '../support/database';
import { newCategory, newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { orderBody } from '../support/ordering';

let business: TestBusiness;
let soup: ProductDto;

const order = (more: object = {}) => ({
  branchId: business.branch.id,
  name: unique('Copy'),
  address: OWN_ADDRESS,
  parts: [...CLONE_PARTS],
  ...more,
});
const clone = (more: object = {}, headers: Record<string, string> = {}) =>
  business.owner.post<CloneReportDto>('/api/branches/clone', order(more), headers);
const listed = async <T>(resource: string, branchId: string) =>
  (await business.owner.get<T[]>(`/api/${resource}?filters[branchId][$eq]=${branchId}`)).body.data;

beforeAll(async () => {
  business = await newBusiness({
    branch: { description: 'Massas', minOrderCents: 1500, preparationMin: 55 },
  });
  const category = await newCategory(business, { name: 'Sopas' });
  const sizes = await newVariationGroup(business, {
    name: 'Tamanhos',
    variations: [
      { name: 'P', priceCents: 1000, isDefault: true },
      { name: 'G', priceCents: 2000 },
    ],
  });
  const bread = await newProduct(business, { name: 'Pão', categoryIds: [category.id], priceCents: 300 });
  const extras = await newExtraGroup(business, {
    name: 'Extras',
    min: 0,
    max: 2,
    extras: [{ name: 'Pão', priceCents: 300, linkedProductId: bread.id }],
  });
  soup = await newProduct(business, {
    name: 'Sopa',
    categoryIds: [category.id],
    variationGroupId: sizes.id,
    variationPrices: [{ variationId: sizes.variations[1]?.id, priceCents: 2200 }],
    extraGroupIds: [extras.id],
    soldOutUntil: '2099-01-01T00:00:00.000Z',
  });
});

describe('a cloned branch', () => {
  it('is a draft that says of itself what was asked, and the rest as its source', async () => {
    const { branch } = (await clone({ phone: '(11) 3000-1234' })).body.data;
    const copy = (await business.owner.get<BranchDto>(`/api/branches/${branch.id}`)).body.data;
    expect(copy).toMatchObject({
      ...{ name: branch.name, slug: branch.slug, state: 'DRAFT', version: 1, phone: '+551130001234' },
      ...{ description: 'Massas', minOrderCents: 1500, preparationMin: 55, pixKey: 'pix@example.com' },
      address: OWN_ADDRESS,
    });
  });

  it('has a menu of its own: rows, sizes and extras name each other, and none of the source', async () => {
    const { branch, created } = (await clone()).body.data;
    expect(created).toMatchObject({ categories: 1, groups: 2, products: 2, zones: 1, hours: 1 });
    const [category] = await listed<{ id: string }>('categories', branch.id);
    const [sizes] = await listed<VariationGroupDto>('variation-groups', branch.id);
    const [extras] = await listed<ExtraGroupDto>('extra-groups', branch.id);
    const products = await listed<ProductDto>('products', branch.id);
    const [bread, copy] = ['Pão', 'Sopa'].map((name) => products.find((each) => each.name === name));
    expect(copy).toMatchObject({
      categoryIds: [category?.id],
      variationGroupId: sizes?.id,
      variationPrices: [{ variationId: sizes?.variations[1]?.id, priceCents: 2200 }],
      extraGroupIds: [extras?.id],
      soldOutUntil: null,
    });
    expect(extras?.extras[0]?.linkedProductId).toBe(bread?.id);
    expect([copy?.id, copy?.variationGroupId]).not.toContain(soup.id);
    expect(copy?.variationGroupId).not.toBe(soup.variationGroupId);
  });

  it('takes orders once it is live, and the source is as it was', async () => {
    const before = await listed<ProductDto>('products', business.branch.id);
    const { branch } = (await clone()).body.data;
    const live = await business.owner.post<BranchDto>(`/api/branches/${branch.id}/go-live`, {});
    expect(live.body.data.state).toBe('ACTIVE');
    const products = await listed<ProductDto>('products', branch.id);
    const bread = products.find(({ name }) => name === 'Pão');
    await business.owner.send('PATCH', `/api/products/${bread?.id}`, { version: 1, name: 'Pão da casa' });
    const placed = await anonymous.post(
      `/api/store/${branch.slug}/orders`,
      orderBody(bread?.id ?? '', 1500, { items: [{ productId: bread?.id, quantity: 5, extras: [] }] }),
      { 'idempotency-key': unique('order-at-the-copy') },
    );
    expect(placed.status).toBe(201);
    expect(await listed<ProductDto>('products', business.branch.id)).toEqual(before);
    expect(await rows('SELECT 1 FROM orders WHERE branch_id = ?', [business.branch.id])).toEqual([]);
  });

  it('leads to the same profiles elsewhere, by rows of its own', async () => {
    const of = (id: string) => `/api/branches/${id}/social-links`;
    const links = [{ network: 'INSTAGRAM', url: '@cantina', visible: true }];
    const { version } = (await business.owner.get<BranchDto>(`/api/branches/${business.branch.id}`)).body
      .data;
    expect((await business.owner.send('PUT', of(business.branch.id), { version, links })).status).toBe(200);
    const { branch, created } = (await clone()).body.data;
    expect(created.social).toBe(1);
    expect((await business.owner.send('PUT', of(branch.id), { version: 1, links: [] })).status).toBe(200);
    const kept = await business.owner.get<{ links: { url: string }[] }>(of(business.branch.id));
    expect(kept.body.data.links.map(({ url }) => url)).toEqual(['https://www.instagram.com/cantina']);
  });

  it('is in the time zone of its own address, and keeps the local times of the hours', async () => {
    const { owner, branch: source } = await newBusiness({ branch: { timezone: 'America/Sao_Paulo' } });
    const hoursOf = async (id: string) =>
      (await owner.get<OpeningHoursDto>(`/api/branches/${id}/opening-hours`)).body.data;
    const { version } = await hoursOf(source.id);
    const lunch = [{ weekday: 1, opens: '11:00', closes: '15:00' }];
    const hours = [{ service: 'ALL', mode: 'WEEKLY', periods: lunch }];
    const set = await owner.send('PUT', `/api/branches/${source.id}/opening-hours`, { version, hours });
    expect(set.status).toBe(200);
    const cloneIn = (timezone?: string) =>
      owner.post<CloneReportDto>('/api/branches/clone', {
        ...order({ branchId: source.id, parts: ['hours'] }),
        timezone,
      });
    // A Monday: half past ten in Manaus, half past eleven in São Paulo.
    const isOpen = async (id: string) =>
      (
        await owner.get<OpenAtDto>(
          `/api/branches/${id}/opening-hours/at?at=2031-04-07T14:30:00.000Z&service=DELIVERY`,
        )
      ).body.data.open;

    const { branch: there } = (await cloneIn('America/Manaus')).body.data;
    expect(await hoursOf(there.id)).toMatchObject({ timezone: 'America/Manaus', hours });
    expect([await isOpen(source.id), await isOpen(there.id)]).toEqual([true, false]);
    const { branch: beside } = (await cloneIn()).body.data;
    expect(await hoursOf(beside.id)).toMatchObject({ timezone: 'America/Sao_Paulo', hours });
    expect(refusal(await cloneIn('America/Atlantis'))).toEqual([400, 'UNKNOWN_TIME_ZONE']);
  });

  it('has only the parts that were chosen, and the report says what was left', async () => {
    const { branch, created, skipped } = (await clone({ parts: ['hours', 'coupons'] })).body.data;
    expect(created).toMatchObject({ hours: 1, zones: 0, products: 0 });
    expect(skipped).toEqual([
      ...(['profile', 'rules', 'payments', 'zones', 'menu'] as const).map((part) => ({
        part,
        reason: 'NOT_CHOSEN',
      })),
      { part: 'coupons', reason: 'NOTHING_THERE' },
      { part: 'social', reason: 'NOT_CHOSEN' },
    ]);
    const copy = (await business.owner.get<BranchDto>(`/api/branches/${branch.id}`)).body.data;
    expect(copy).toMatchObject({ description: '', minOrderCents: 0, payments: [], pixKey: null });
    expect(await listed('products', branch.id)).toEqual([]);
  });
});

describe('cloning', () => {
  it('tells beforehand what it comes to and what is taken, and writes nothing', async () => {
    const { slug } = business.branch;
    const body = { branchId: business.branch.id, name: slug.toUpperCase(), slug, parts: ['menu', 'zones'] };
    const preview = await business.owner.post<ClonePreviewDto>('/api/branches/clone/preview', body);
    expect(preview.body.data).toMatchObject({
      counts: { categories: 1, groups: 2, products: 2, zones: 1, hours: 0 },
      notes: ['ZONES_LIE_AT_THE_SOURCE'],
      taken: ['name', 'slug'],
    });
  });

  it('says that what is collected for another day of the menu stays where it is', async () => {
    const { owner, branch } = await newBusiness();
    const slug = unique('copy');
    const notes = async () => {
      const body = { branchId: branch.id, name: slug, slug, parts: ['menu'] };
      return (await owner.post<ClonePreviewDto>('/api/branches/clone/preview', body)).body.data.notes;
    };
    expect(await notes()).not.toContain('RELEASES_STAY');
    const release = await owner.post('/api/menu/releases', { branchId: branch.id, name: 'Winter' });
    expect(release.status).toBe(201);
    expect(await notes()).toContain('RELEASES_STAY');
  });

  it('leaves nothing behind when its name is taken', async () => {
    const { body } = await clone();
    const count = () => countOf('products', 'business_id = ?', [business.id]);
    const before = await count();
    const answer = await clone({ name: body.data.branch.name });
    expect(refusal(answer)).toEqual([409, 'ALREADY_EXISTS']);
    expect(answer.body.error.details.path).toEqual(['name']);
    expect(await count()).toBe(before);
  });

  it('is done once with one key', async () => {
    const [body, key] = [order(), { 'idempotency-key': unique('clone') }];
    const send = () => business.owner.post<CloneReportDto>('/api/branches/clone', body, key);
    const [first, second] = [await send(), await send()];
    expect(second.body.data).toEqual(first.body.data);
  });

  it('is the owner’s to do, with branches of their own', async () => {
    const manager = await business.person('manager');
    expect(refusal(await manager.post('/api/branches/clone', order()))).toEqual([403, 'FORBIDDEN']);
    const stranger = await newBusiness();
    expect(refusal(await stranger.owner.post('/api/branches/clone', order()))).toEqual([404, 'NOT_FOUND']);
  });

  it('refuses an address by the rules of the country', async () => {
    const answer = await clone({ address: { ...OWN_ADDRESS, postalCode: '1' } });
    expect(answer.body.error.details.path).toEqual(['address', 'postalCode']);
  });
});
