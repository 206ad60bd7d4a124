import { beforeAll, describe, expect, it } from 'vitest';
import type { ExtraGroupDto, ProductDto } from '../../../src/contracts/menu';
import { EXTRAS, SIZES } from '../support/bodies';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import type { Answer, Client } from '../support/client';
import { fingerprint } from '../support/database';
import { newCategory, newExtraGroup, newProduct, newStock, newVariationGroup } from '../support/menu';
import { MENU_NOUNS } from '../support/nouns';
import { tally } from '../support/proof';

let business: TestBusiness;
let marketing: Client;

beforeAll(async () => {
  business = await newBusiness();
  marketing = await business.person('marketing');
});

const expectMissing = (answer: Answer, permission: string, which: string) => {
  expect(answer.status, `${which}: ${answer.text}`).toBe(403);
  expect(answer.body.error.details, which).toMatchObject({ code: 'FORBIDDEN', permission });
};

describe('marketing', () => {
  it('edits what customers read, and no price of it', async () => {
    const promotion = {
      promoPriceCents: 1500,
      promoFrom: '2026-01-01T03:00:00.000Z',
      promoTo: '2099-01-01T00:00:00.000-03:00',
    };
    const product = await newProduct(business, { ...promotion, costCents: 700 });
    const sizes = await newVariationGroup(business, { variations: SIZES });
    const patch = (body: object) =>
      marketing.send<ProductDto>('PATCH', `/api/products/${product.id}`, { version: 1, ...body });
    const refused: object[] = [
      { priceCents: 1 },
      { promoPriceCents: 1 },
      { promoPriceCents: null },
      { promoFrom: null },
      { promoTo: '2099-01-02T00:00:00.000Z' },
      { unit: 'KG' },
      { variationGroupId: sizes.id },
      { costCents: 1 },
      { costCents: null },
      { channels: [{ channel: 'STORE', visible: true, priceCents: 1 }] },
      { name: 'Cheaper', description: 'now', priceCents: 1999 },
    ];
    const before = await fingerprint(business.id);
    for (const body of refused) expectMissing(await patch(body), 'menu.price.edit', JSON.stringify(body));
    expect(await fingerprint(business.id)).toEqual(before);

    const texts = { name: unique('Margherita'), description: 'With basil', tags: ['new'], state: 'PAUSED' };
    const kept = { ...promotion, priceCents: 2000, unit: 'UN', variationGroupId: null };
    const { status, body } = await patch({ ...texts, ...kept });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...texts, priceCents: 2000, promoPriceCents: 1500 });
    const { body: stored } = await business.owner.get<ProductDto>(`/api/products/${product.id}`);
    expect(stored.data.costCents).toBe(700);
    tally('prices marketing may not set', refused.length);
  });

  it('is not told what a product costs to make; nor is the shift, in a list, a product or a file', async () => {
    const mine = await newBusiness();
    const { id } = await newProduct(mine, { costCents: 987_654 });
    const address = `/api/products/${id}`;
    const costTo = async (person: Client) => (await person.get<ProductDto>(address)).body.data.costCents;
    const fileOf = (person: Client) =>
      person.get(`/api/menu/export?branch=${mine.branch.id}&format=csv`).then(({ text }) => text);
    for (const role of ['marketing', 'attendant', 'kitchen'] as const) {
      const person = await mine.person(role);
      expect(await costTo(person), role).toBeNull();
      expect((await person.get('/api/products')).text, role).not.toContain('987654');
      expect(await fileOf(person), role).not.toContain('9876,54');
    }
    expect(await costTo(await mine.person('manager'))).toBe(987_654);
    expect(await fileOf(mine.owner)).toContain('9876,54');
  });

  it('makes categories and products that cost nothing yet, and no prices', async () => {
    const category = await marketing.post<{ id: string }>('/api/categories', {
      branchId: business.branch.id,
      name: unique('Seasonal'),
    });
    expect(category.status).toBe(201);
    const body = { branchId: business.branch.id, name: 'Idea', categoryIds: [category.body.data.id] };
    expectMissing(
      await marketing.post('/api/products', { ...body, priceCents: 100 }),
      'menu.price.edit',
      'a price',
    );
    for (const priced of [{ unit: 'KG' }, { promoTo: '2099-01-01T00:00:00.000Z' }])
      expectMissing(
        await marketing.post('/api/products', { ...body, priceCents: 0, ...priced }),
        'menu.price.edit',
        JSON.stringify(priced),
      );
    const made = await marketing.post<ProductDto>('/api/products', {
      ...body,
      priceCents: 0,
      state: 'DRAFT',
    });
    expect(made.status).toBe(201);
    expectMissing(
      await marketing.post('/api/variation-groups', {
        branchId: business.branch.id,
        name: 'Sizes',
        variations: SIZES,
      }),
      'menu.price.edit',
      'sizes',
    );
    expectMissing(
      await marketing.post('/api/extra-groups', {
        branchId: business.branch.id,
        name: 'Extras',
        min: 0,
        max: 1,
        extras: EXTRAS,
      }),
      'menu.price.edit',
      'extras',
    );
  });

  it('renames groups and pauses them, and leaves what they cost', async () => {
    const sizes = await newVariationGroup(business, { variations: SIZES });
    const group = await newExtraGroup(business, { min: 0, max: 1, extras: EXTRAS });
    const wrong: [path: string, body: object][] = [
      [`/api/variation-groups/${sizes.id}`, { variations: [{ ...sizes.variations[0], priceCents: 1 }] }],
      [`/api/extra-groups/${group.id}`, { extras: [...group.extras, { name: 'Gold', priceCents: 0 }] }],
      [`/api/extra-groups/${group.id}`, { freeQuantity: 1 }],
      [`/api/extra-groups/${group.id}`, { priceMethod: 'MAX' }],
    ];
    for (const [path, body] of wrong)
      expectMissing(
        await marketing.send('PATCH', path, { version: 1, ...body }),
        'menu.price.edit',
        JSON.stringify(body),
      );
    const right = { name: unique('Toppings'), state: 'PAUSED', max: 3, extras: group.extras };
    const answer = await marketing.send<ExtraGroupDto>('PATCH', `/api/extra-groups/${group.id}`, {
      version: 1,
      ...right,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject(right);
  });
});

describe.each(['attendant', 'kitchen'] as const)('the %s', (role) => {
  it('says what is sold out and counts what is left, and edits nothing', async () => {
    const who = await business.person(role);
    const [product, category] = [await newStock(business, 5), await newCategory(business)];
    let cases = 0;
    for (const { resource, make, needed } of MENU_NOUNS) {
      const row = await make(business);
      expect((await who.get(`/api/${resource}/${row.id}`)).status).toBe(200);
      expect((await who.get(`/api/${resource}`)).status).toBe(200);
      const made = { ...(await needed(business)), branchId: business.branch.id, name: unique('Made') };
      for (const answer of [
        await who.post(`/api/${resource}`, made),
        await who.send('PATCH', `/api/${resource}/${row.id}`, { version: 1, name: 'Mine' }),
        await who.send('PATCH', `/api/${resource}/${row.id}`, { version: 1, soldOutUntil: null }),
        await who.send('DELETE', `/api/${resource}/${row.id}?version=1`),
      ]) {
        expectMissing(answer, 'menu.edit', resource);
        cases += 1;
      }
    }
    const until = '2099-01-01T00:00:00.000Z';
    for (const path of [`/api/products/${product.id}`, `/api/categories/${category.id}`]) {
      const answer = await who.post(`${path}/sold-out`, { until });
      expect(answer.body.data, path).toMatchObject({ soldOutUntil: until, version: 2 });
      expect((await who.post(`${path}/sold-out`, { until: null })).body.data).toMatchObject({
        soldOutUntil: null,
      });
    }
    const counted = await who.post(`/api/products/${product.id}/stock`, { kind: 'RECOUNT', quantity: 3 });
    expect(counted.body.data).toMatchObject({ stockQuantity: 3 });
    tally(`edits of the ${role}`, cases);
  });
});

describe('a courier and a seller', () => {
  it('have nothing to do with the menu', async () => {
    const product = await newProduct(business);
    for (const role of ['courier', 'seller'] as const) {
      const who = await business.person(role);
      expectMissing(await who.get('/api/products'), 'menu.view', role);
      expectMissing(await who.get(`/api/products/${product.id}`), 'menu.view', role);
      expectMissing(
        await who.post(`/api/products/${product.id}/sold-out`, { until: null }),
        'menu.sold-out',
        role,
      );
    }
  });
});
