import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto } from '../../../src/contracts/menu';
import type { BulkDto } from '../../../src/contracts/menu-bulk';
import type { Role } from '../../../src/domain/access';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Answer, type Client } from '../support/client';
import { countOf, fingerprint, rows } from '../support/database';
import { newCategory, newProduct } from '../support/menu';
import { importFile } from '../support/menu-files';
import { PROOF, tally } from '../support/proof';

const FAR = '2099-01-01T00:00:00.000Z';
const TEN = { kind: 'PERCENT', bps: 1000 };

let business: TestBusiness;
let categoryId: string;

beforeAll(async () => {
  business = await newBusiness();
  categoryId = (await newCategory(business)).id;
});

const seen = (products: readonly { id: string; version: number }[]) =>
  products.map(({ id, version }) => ({ id, version }));
const bulk = (what: string, body: object, who: Client = business.owner): Promise<Answer<BulkDto>> =>
  who.post<BulkDto>(`/api/menu/bulk/${what}`, body);
const undo = ({ changed }: BulkDto, who?: Client) =>
  bulk('undo', { products: changed.map(({ id, version, before }) => ({ id, version, before })) }, who);
const some = (count: number, fields: (index: number) => object = () => ({})) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      newProduct(business, { categoryIds: [categoryId], priceCents: 1000 + index, ...fields(index) }),
    ),
  );
const stored = async ({ id }: { id: string }) =>
  (await business.owner.get<ProductDto>(`/api/products/${id}`)).body.data;
/** What of a product is its own, without what every change moves. */
const own = async (product: { id: string }) => {
  const { version: _version, updatedAt: _updatedAt, ...rest } = await stored(product);
  return rest;
};

const CHANGES: [what: string, body: () => object, becomes: () => object][] = [
  ['price', () => ({ change: TEN, roundToCents: 50 }), () => ({ priceCents: 1100 })],
  ['price', () => ({ change: { kind: 'AMOUNT', cents: -250 } }), () => ({ priceCents: 750 })],
  ['category', () => ({ categoryIds: [categoryId] }), () => ({ categoryIds: [categoryId] })],
  ['state', () => ({ state: 'PAUSED' }), () => ({ state: 'PAUSED' })],
  [
    'channel',
    () => ({ channel: 'PHONE', visible: false }),
    () => ({
      channels: [
        { channel: 'STORE', visible: true, priceCents: 900 },
        { channel: 'PHONE', visible: false, priceCents: null },
      ],
    }),
  ],
  [
    'channel',
    () => ({ channel: 'STORE', visible: false }),
    () => ({ channels: [{ channel: 'STORE', visible: false, priceCents: 900 }] }),
  ],
  [
    'schedule',
    () => ({
      availability: { days: [5], periods: [{ from: '18:00', to: '02:00' }], fromDate: null, toDate: null },
    }),
    () => ({
      availability: { days: [5], periods: [{ from: '18:00', to: '02:00' }], fromDate: null, toDate: null },
    }),
  ],
  ['station', () => ({ station: 'Bar' }), () => ({ station: 'Bar' })],
  ['sold-out', () => ({ until: FAR }), () => ({ soldOutUntil: FAR })],
];

describe('a change of many', () => {
  it.each(CHANGES)('of %s %# is stored for all, and taken back to what was', async (what, body, becomes) => {
    const other = await newCategory(business);
    const products = await some(3, () => ({
      priceCents: 1000,
      categoryIds: [other.id],
      channels: [{ channel: 'STORE', visible: true, priceCents: 900 }],
      station: 'Grill',
    }));
    const before = await Promise.all(products.map(own));
    const answer = await bulk(what, { products: seen(products), ...body() });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data.refused).toEqual([]);
    expect(new Set(answer.body.data.changed.map(({ id }) => id))).toEqual(
      new Set(products.map(({ id }) => id)),
    );
    for (const product of products) expect(await stored(product)).toMatchObject({ version: 2, ...becomes() });

    const back = await undo(answer.body.data);
    expect(back.body.data.refused).toEqual([]);
    expect(await Promise.all(products.map(own))).toEqual(before);
    for (const { id } of products) {
      expect(await countOf('audit_entries', `entity_id = ? AND action = 'update'`, [id])).toBe(2);
      expect(await countOf('events', `entity_id = ?`, [id])).toBe(3);
    }
    const actions = [`bulk-${what}`, 'bulk-undo'];
    for (const action of actions)
      expect(
        await countOf('audit_entries', 'entity_id = ? AND action = ?', [business.branch.id, action]),
      ).toBeGreaterThan(0);
  });

  it('leaves and names those that somebody else changed, and does the others', async () => {
    const [first, second, third] = await some(3);
    await business.owner.send('PATCH', `/api/products/${second?.id}`, { version: 1, name: 'Renamed' });
    const answer = await bulk('price', { products: seen([first!, second!, third!]), change: TEN });
    expect(answer.body.data.refused).toMatchObject([
      { id: second?.id, name: 'Renamed', issue: { code: 'STALE_VERSION' } },
    ]);
    expect(answer.body.data.changed).toHaveLength(2);
    expect((await stored(second!)).priceCents).toBe(1001);

    await business.owner.post(`/api/products/${third?.id}/sold-out`, { until: FAR });
    const back = await undo(answer.body.data);
    expect(back.body.data.refused).toMatchObject([{ id: third?.id, issue: { code: 'STALE_VERSION' } }]);
    expect([(await stored(first!)).priceCents, (await stored(third!)).priceCents]).toEqual([1000, 1102]);
  });

  it('leaves and names those that would break a rule', async () => {
    const [fine, promoted] = [...(await some(1)), ...(await some(1, () => ({ promoPriceCents: 900 })))];
    const answer = await bulk('price', {
      products: seen([fine!, promoted!]),
      change: { kind: 'AMOUNT', cents: -200 },
    });
    expect(answer.body.data.refused).toMatchObject([
      { id: promoted?.id, issue: { code: 'PROMO_NOT_LOWER', path: ['promoPriceCents'] } },
    ]);
    expect((await stored(fine!)).priceCents).toBe(800);
    expect((await stored(promoted!)).priceCents).toBe(1000);
  });

  it('counts a product that is named twice once', async () => {
    const [product] = await some(1);
    const answer = await bulk('price', { products: seen([product!, product!]), change: TEN });
    expect(answer.body.data.changed).toHaveLength(1);
    expect((await stored(product!)).priceCents).toBe(1100);
  });

  // As many as can be named at once; that a change is one the others ask as well.
  it.runIf(PROOF)(
    'of five hundred is one change',
    async () => {
      const branch = await business.addBranch();
      const dishes = Array.from({ length: 500 }, (_, index) => `Many;Dish ${index};9,90`);
      await importFile(business.owner, branch.id, ['Category;Name;Price', ...dishes].join('\n'));
      const products = await rows<{ id: string; version: number }>(
        'SELECT document_id AS id, version FROM products WHERE branch_id = ?',
        [branch.id],
      );
      expect(products).toHaveLength(500);
      const answer = await bulk('price', { products: seen(products), change: TEN, roundToCents: 10 });
      expect(answer.body.data.changed).toHaveLength(500);
      expect(await countOf('products', 'branch_id = ? AND price_cents = 1090', [branch.id])).toBe(500);
      const back = await undo(answer.body.data);
      expect(back.body.data.changed).toHaveLength(500);
      expect(await countOf('products', 'branch_id = ? AND price_cents = 990', [branch.id])).toBe(500);
      const tooMany = [...seen(products), { id: 'one-more', version: 1 }];
      expect(refusal(await bulk('price', { products: tooMany, change: TEN }))).toEqual([400, 'TOO_MANY']);
    },
    120_000,
  );

  it('of two at once changes each product once', async () => {
    const products = await some(20);
    const [dearer, cheaper] = await Promise.all([
      bulk('price', { products: seen(products), change: { kind: 'AMOUNT', cents: 100 } }),
      bulk('price', { products: seen(products).reverse(), change: { kind: 'AMOUNT', cents: -100 } }),
    ]);
    const changed = [dearer, cheaper].flatMap(({ body }) => body.data.changed.map(({ id }) => id));
    const left = [dearer, cheaper].flatMap(({ body }) => body.data.refused.map(({ issue }) => issue.code));
    expect(changed.sort()).toEqual(products.map(({ id }) => id).sort());
    expect(left).toEqual(Array.from({ length: 20 }, () => 'STALE_VERSION'));
    for (const product of products) expect((await stored(product)).version).toBe(2);
  });
});

describe('who may change many', () => {
  const needs: Record<string, string> = {
    price: 'menu.price.edit',
    channel: 'menu.price.edit',
    category: 'menu.edit',
    state: 'menu.edit',
    schedule: 'menu.edit',
    station: 'menu.edit',
    'sold-out': 'menu.sold-out',
  };
  const MAY: Partial<Record<Role, string[]>> = {
    owner: ['menu.price.edit', 'menu.edit', 'menu.sold-out'],
    manager: ['menu.price.edit', 'menu.edit', 'menu.sold-out'],
    marketing: ['menu.edit'],
    kitchen: ['menu.sold-out'],
    attendant: ['menu.sold-out'],
    courier: [],
    seller: [],
  };

  it.each(Object.entries(MAY))(
    '%s may what the cells of the matrix say, and take that back',
    async (role, may) => {
      const person = await business.person(role as Role);
      for (const [what, body] of CHANGES) {
        const products = await some(1, () => ({ priceCents: 1000 }));
        const answer = await bulk(what, { products: seen(products), ...body() }, person);
        const mine = await bulk(what, { products: seen(products), ...body() });
        const allowed = may.includes(needs[what] ?? '');
        expect(answer.status, `${role} ${what}: ${answer.text}`).toBe(allowed ? 200 : 403);
        if (!allowed) expect(answer.body.error.details.permission).toBe(needs[what]);
        const back = await undo(allowed ? answer.body.data : mine.body.data, person);
        expect(back.status, `${role} undoing ${what}: ${back.text}`).toBe(allowed ? 200 : 403);
      }
      tally(`bulk changes as ${role}`, CHANGES.length * 2);
    },
  );

  it('needs the right to the content too, where prices alone are allowed', async () => {
    const pricing = await business.person('kitchen', { allow: ['menu.price.edit'] });
    const products = await some(1);
    const answer = await bulk('price', { products: seen(products), change: TEN }, pricing);
    expect([...refusal(answer), answer.body.error.details.permission]).toEqual([
      403,
      'FORBIDDEN',
      'menu.edit',
    ]);
  });

  it('does not reach products of another business or branch, and changes nothing beside them', async () => {
    const stranger = await newBusiness();
    const theirs = await newProduct(stranger);
    const [mine] = await some(1);
    const before = [await fingerprint(business.id), await fingerprint(stranger.id)];
    for (const [what, body] of CHANGES)
      for (const id of [theirs.id, 'nothing0has0this0id00000'])
        expect(
          refusal(await bulk(what, { products: [...seen([mine!]), { id, version: 1 }], ...body() })),
        ).toEqual([404, 'NOT_FOUND']);
    const elsewhere = await business.person('manager', { branchIds: [(await business.addBranch()).id] });
    const outside = [await fingerprint(business.id)];
    expect(refusal(await bulk('price', { products: seen([mine!]), change: TEN }, elsewhere))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect([await fingerprint(business.id)]).toEqual(outside);
    expect((await fingerprint(stranger.id)).products).toEqual(before[1]?.products);
    expect((await stored(mine!)).version).toBe(1);
  });

  it('cannot put products into a category of another business', async () => {
    const theirs = await newCategory(await newBusiness());
    const products = await some(1);
    for (const id of [theirs.id, 'nothing']) {
      const answer = await bulk('category', { products: seen(products), categoryIds: [id] });
      expect(answer.body.data.changed).toEqual([]);
      expect(answer.body.data.refused).toMatchObject([
        { issue: { code: 'UNKNOWN_REFERENCE', path: ['categoryIds', 0] } },
      ]);
    }
  });
});
