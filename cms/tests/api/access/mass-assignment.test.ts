import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { VariationGroupDto } from '../../../src/contracts/menu';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Answer } from '../support/client';
import { fingerprint } from '../support/database';
import { newCategory, newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { CENTRO, newOrder, orderBody } from '../support/ordering';
import { tally } from '../support/proof';

/** What rows have and nobody may write: scope, keys, authors, totals, counters, rights. */
const NEVER_WRITTEN = [
  'documentId',
  'businessId',
  'business_id',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'publishedAt',
  'locale',
  'localizations',
  'stockQuantity',
  'productCount',
  'usedBy',
  'usedCount',
  'orderCount',
  'number',
  'sequence',
  'token',
  'customerId',
  'couponId',
  'totals',
  'totalCents',
  'itemsCents',
  'feesCents',
  'discountsCents',
  'unitPriceCents',
  'fees',
  'discounts',
  'paidCents',
  'role',
  'permissions',
  'allow',
  'deny',
  'branchIds',
  'blocked',
];

const CATEGORY_ON = { days: [], periods: [], fromDate: null, toDate: null };
const SIZES = [{ name: 'Large', priceCents: 100 }];
const EXTRAS = [{ name: 'Cheese', priceCents: 100 }];
const ORDER_BODIES: Record<string, object> = {
  acknowledge: {},
  accept: { version: 1 },
  reject: { version: 1, code: 'RUSH_HOUR' },
  start: { version: 1 },
  ready: { version: 1 },
  dispatch: { version: 1 },
  deliver: { version: 1 },
  return: { version: 1, reason: 'nobody there' },
  'step-back': { version: 1, reason: 'a mistake' },
  cancel: { version: 1, code: 'RUSH_HOUR' },
  restore: { version: 1, reason: 'a mistake' },
  'confirm-payment': { version: 1 },
};

interface Attempt {
  method: string;
  path: string;
  body: object;
  /** Fields that are known elsewhere and not here. */
  alsoUnknown?: string[];
}

let a: TestBusiness;
let b: TestBusiness;
let attempts: Attempt[];

beforeAll(async () => {
  [a, b] = [await newBusiness(), await newBusiness()];
  const product = await newProduct(a);
  const category = await newCategory(a);
  const sizes = await newVariationGroup(a, { variations: SIZES });
  const extras = await newExtraGroup(a, { min: 0, max: 1, extras: EXTRAS });
  const order = await newOrder(a, product);
  const [branchId, categoryIds] = [a.branch.id, [category.id]];
  const creating = ['id', 'version'];
  const updating = ['id', 'branchId'];
  const store = `/api/store/${a.branch.slug}`;
  const placing = orderBody(product.id, 2500, {
    type: 'DELIVERY',
    address: CENTRO,
    items: [{ productId: product.id, quantity: 1, extras: [{ extraId: 'x', quantity: 1 }] }],
  });
  const { type, items, address } = placing as Record<string, unknown>;
  attempts = [
    {
      method: 'POST',
      path: '/api/categories',
      body: { branchId, name: 'Made', availability: CATEGORY_ON },
      alsoUnknown: [...creating, 'priceCents'],
    },
    {
      method: 'PATCH',
      path: `/api/categories/${category.id}`,
      body: { version: 1, availability: CATEGORY_ON },
      alsoUnknown: updating,
    },
    {
      method: 'POST',
      path: '/api/products',
      body: { branchId, name: 'Made', priceCents: 1, categoryIds, availability: CATEGORY_ON },
      alsoUnknown: [...creating, 'stock', 'notSellable'],
    },
    {
      method: 'PATCH',
      path: `/api/products/${product.id}`,
      body: { version: 1, channels: [{ channel: 'STORE', visible: true, priceCents: null }] },
      alsoUnknown: [...updating, 'stock'],
    },
    {
      method: 'POST',
      path: '/api/variation-groups',
      body: { branchId, name: 'Made', variations: SIZES },
      alsoUnknown: ['version'],
    },
    { method: 'PATCH', path: `/api/variation-groups/${sizes.id}`, body: { version: 1, variations: SIZES } },
    {
      method: 'POST',
      path: '/api/extra-groups',
      body: { branchId, name: 'Made', min: 0, max: 1, extras: EXTRAS },
      alsoUnknown: ['version'],
    },
    { method: 'PATCH', path: `/api/extra-groups/${extras.id}`, body: { version: 1, extras: EXTRAS } },
    ...Object.entries(ORDER_BODIES).map(([action, body]) => ({
      method: 'POST',
      path: `/api/orders/${order.id}/${action}`,
      body,
      alsoUnknown: ['state', 'id', 'branchId', 'payment', 'acceptedAt', 'actor'],
    })),
    { method: 'POST', path: `/api/products/${product.id}/sold-out`, body: { until: null } },
    { method: 'POST', path: `/api/categories/${category.id}/sold-out`, body: { until: null } },
    {
      method: 'POST',
      path: `/api/products/${product.id}/stock`,
      body: { kind: 'RESTOCK', quantity: 1 },
      alsoUnknown: ['balance', 'version'],
    },
    {
      method: 'POST',
      path: `/api/branches/${branchId}/pause`,
      body: { reason: 'OTHER', minutes: 30 },
      alsoUnknown: ['endsAt', 'branchId', 'channel'],
    },
    {
      method: 'PATCH',
      path: '/api/account',
      body: { language: 'es' },
      alsoUnknown: ['email', 'password', 'state'],
    },
    {
      method: 'POST',
      path: '/api/session',
      body: { email: 'nobody@example.test', password: 'whatever it is' },
      alsoUnknown: ['id', 'userId', 'expiresAt'],
    },
    {
      method: 'POST',
      path: `${store}/orders`,
      body: placing,
      alsoUnknown: ['id', 'state', 'version', 'channel', 'branchId', 'priceCents', 'zone', 'placedAt'],
    },
    {
      method: 'POST',
      path: `${store}/quote`,
      body: { type, items, address },
      alsoUnknown: ['state', 'priceCents', 'now', 'channel'],
    },
    {
      method: 'POST',
      path: `/api/store/orders/${order.token}/cancel`,
      body: { reason: 'changed my mind' },
      alsoUnknown: ['state', 'code', 'version'],
    },
  ];
});

describe('bodies', () => {
  it('are refused with a field nobody declared, at any depth, and nothing of them is stored', async () => {
    const before = await fingerprint(a.id);
    let cases = 0;
    for (const { method, path, body, alsoUnknown = [] } of attempts) {
      for (const at of objectsIn(body)) {
        for (const field of [...NEVER_WRITTEN, ...alsoUnknown]) {
          const wider = withField(body, at, field);
          // An address has a number of its own.
          if (!wider) continue;
          const answer = await a.owner.send(method, path, wider, {
            'idempotency-key': randomUUID(),
          });
          const which = `${method} ${path} with ${[...at, field].join('.')}`;
          expect(refusal(answer), which).toEqual([400, 'UNKNOWN_FIELD']);
          const paths = answer.body.error.details.issues?.map((issue) => issue.path);
          expect(paths, which).toContainEqual([...at, field]);
          cases += 1;
        }
      }
    }
    expect(await fingerprint(a.id)).toEqual(before);
    tally('mass assignment', cases);
  }, 180_000);

  it('would have been taken without that field', async () => {
    for (const { method, path, body } of attempts.filter(
      ({ path }) => !/orders|session|quote|pause/.test(path),
    )) {
      const answer = await a.owner.send(method, path, body);
      expect([200, 201, 422], `${method} ${path}: ${answer.text}`).toContain(answer.status);
    }
  });
});

describe('references', () => {
  let theirs: { category: string; sizes: VariationGroupDto; extras: string };

  const refusedAt = (answer: Answer) => [...refusal(answer), answer.body.error.details.path];

  beforeAll(async () => {
    theirs = {
      category: (await newCategory(b)).id,
      sizes: await newVariationGroup(b, { variations: SIZES }),
      extras: (await newExtraGroup(b, { min: 0, max: 1, extras: EXTRAS })).id,
    };
  });

  it('to what another business or branch has are refused like references to nothing', async () => {
    const other = await a.addBranch();
    const ofOtherBranch = {
      category: (await newCategory(a, { branchId: other.id })).id,
      sizes: (await newVariationGroup(a, { branchId: other.id, variations: SIZES })).id,
      extras: (await newExtraGroup(a, { branchId: other.id, min: 0, max: 1, extras: EXTRAS })).id,
    };
    const nothing = { category: 'nothing', sizes: 'nothing', extras: 'nothing' };
    const mine = await newCategory(a);
    const product = await newProduct(a, { categoryIds: [mine.id] });
    const before = await fingerprint(a.id);
    for (const { category, sizes, extras } of [
      { ...theirs, sizes: theirs.sizes.id },
      ofOtherBranch,
      nothing,
    ]) {
      const wrong: [fields: object, path: (string | number)[]][] = [
        [{ categoryIds: [category] }, ['categoryIds', 0]],
        [{ categoryIds: [mine.id, category] }, ['categoryIds', 1]],
        [{ variationGroupId: sizes }, ['variationGroupId']],
        [{ extraGroupIds: [extras] }, ['extraGroupIds', 0]],
      ];
      for (const [fields, path] of wrong) {
        const expected = [400, 'UNKNOWN_REFERENCE', path];
        const body = {
          branchId: a.branch.id,
          name: 'Made',
          priceCents: 1,
          categoryIds: [mine.id],
          ...fields,
        };
        expect(refusedAt(await a.owner.post('/api/products', body))).toEqual(expected);
        const change = { version: product.version, ...fields };
        expect(refusedAt(await a.owner.send('PATCH', `/api/products/${product.id}`, change))).toEqual(
          expected,
        );
      }
    }
    expect(await fingerprint(a.id)).toEqual(before);
  });

  it('to a branch of another business are refused, and nothing is made there', async () => {
    const before = [await fingerprint(a.id), await fingerprint(b.id)];
    for (const branchId of [b.branch.id, 'nothing']) {
      const bodies: [path: string, body: object][] = [
        ['/api/categories', { name: 'Made' }],
        ['/api/variation-groups', { name: 'Made', variations: SIZES }],
        ['/api/extra-groups', { name: 'Made', min: 0, max: 1, extras: EXTRAS }],
        ['/api/products', { name: 'Made', priceCents: 1, categoryIds: [theirs.category] }],
      ];
      for (const [path, body] of bodies) {
        const answer = await a.owner.post(path, { branchId, ...body });
        expect(refusedAt(answer), path).toEqual([400, 'UNKNOWN_BRANCH', ['branchId']]);
      }
    }
    expect([await fingerprint(a.id), await fingerprint(b.id)]).toEqual(before);
  });

  it('by ids of parts name nothing of another group: such a part gets an id of its own', async () => {
    const [part] = theirs.sizes.variations;
    const made = await newVariationGroup(a, { variations: [{ id: part?.id, name: 'Mine', priceCents: 1 }] });
    expect(made.variations[0]?.id).not.toBe(part?.id);
    const answer = await b.owner.get<VariationGroupDto>(`/api/variation-groups/${theirs.sizes.id}`);
    expect(answer.body.data).toEqual(theirs.sizes);
  });

  it('in an order name only what its own branch sells', async () => {
    const [foreign, other] = [await newProduct(b), await a.addBranch()];
    const category = await newCategory(a, { branchId: other.id });
    const elsewhere = await newProduct(a, { branchId: other.id, categoryIds: [category.id] });
    for (const product of [foreign, elsewhere, { id: 'nothing' }]) {
      const answer = await anonymous.post(`/api/store/${a.branch.slug}/orders`, orderBody(product.id, 2000), {
        'idempotency-key': randomUUID(),
      });
      expect(refusedAt(answer)).toEqual([422, 'UNKNOWN_PRODUCT', ['items', 0, 'productId']]);
    }
  });
});

type Path = (string | number)[];

/** The paths of all objects in a body, its own included. */
function objectsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Array.isArray(value)
    ? value.flatMap((part, index) => objectsIn(part, [...at, index]))
    : Object.entries(value).flatMap(([key, part]) => objectsIn(part, [...at, key]));
  return Array.isArray(value) ? below : [at, ...below];
}

/** The body with one field more, or null where it has that field. */
function withField(body: object, at: Path, field: string): object | null {
  const copy = structuredClone(body);
  let target = copy as Record<string | number, unknown>;
  for (const key of at) target = target[key] as Record<string | number, unknown>;
  if (Object.hasOwn(target, field)) return null;
  target[field] = 'mine';
  return copy;
}
