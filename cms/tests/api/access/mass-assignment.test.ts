import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { VariationGroupDto } from '../../../src/contracts/menu';
import { businessRows } from '../support/business-rows';
import { anonymous, newBusiness, unique, type TestBusiness } from '../support/business';
import { FileBody, refusal, type Answer } from '../support/client';
import { EXTRAS, requestsWithBodies, SIZES, type RequestWithBody } from '../support/bodies';
import { fingerprint } from '../support/database';
import { EXAMPLES } from '../support/examples';
import { newCategory, newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { orderBody } from '../support/ordering';
import { PROOF, tally } from '../support/proof';
import { apiRoutes, type ListedRoute } from '../support/routes';

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

/** What a part of a group is read with and counts for nothing where it is sent, see `part-stock.test.ts`, and what it holds. */
const OF_PARTS = ['stockQuantity', 'stockTracked'];

let a: TestBusiness;
let b: TestBusiness;
let attempts: RequestWithBody[];

beforeAll(async () => {
  [a, b] = [await newBusiness(), await newBusiness()];
  attempts = await requestsWithBodies(a);
});

describe('bodies', () => {
  it('are refused with a field nobody declared, at any depth, and nothing of them is stored', async () => {
    const before = await fingerprint(a.id);
    let cases = 0;
    for (const { method, path, body, alsoUnknown = [] } of attempts) {
      for (const at of objectsIn(body)) {
        // Other programs write what they like into GeoJSON (RFC 7946, foreign members): shape and name alone are read.
        if (at[0] === 'geojson') continue;
        // An address has a number of its own.
        const isPart = at[0] === 'extras' || at[0] === 'variations';
        const undeclared = [...NEVER_WRITTEN, ...alsoUnknown].filter(
          (field) => withField(body, at, field) && !(isPart && OF_PARTS.includes(field)),
        );
        // A refusal names all that it is about: together they are refused as each would be alone.
        for (const fields of PROOF ? undeclared.map((field) => [field]) : [undeclared]) {
          const wider = fields.reduce((whole, field) => withField(whole, at, field) ?? whole, body);
          const answer = await a.owner.send(method, path, wider, {
            'idempotency-key': randomUUID(),
          });
          const which = `${method} ${path} with ${[...at, fields].join('.')}`;
          expect(refusal(answer), which).toEqual([400, 'UNKNOWN_FIELD']);
          const { issues = [] } = answer.body.error.details;
          for (const field of fields)
            expect(issues, which).toContainEqual(
              expect.objectContaining({ code: 'UNKNOWN_FIELD', path: [...at, field] }),
            );
          cases += fields.length;
        }
      }
    }
    expect(await fingerprint(a.id)).toEqual(before);
    tally('mass assignment', cases);
  }, 180_000);

  it('are read by no route that is not tried here, or hold nothing there that is kept', async () => {
    const isTried = ({ method, path }: ListedRoute) => {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(\\?|$)`);
      return attempts.some((attempt) => attempt.method === method && pattern.test(attempt.path));
    };
    const mark = unique('mine');
    const fields = Object.fromEntries(
      [...NEVER_WRITTEN, 'state', 'version', 'id'].map((field) => [field, mark]),
    );
    let cases = 0;
    for (const route of await apiRoutes()) {
      if (!/POST|PUT|PATCH/.test(route.method) || isTried(route)) continue;
      const name = `${route.method} ${route.path}`;
      const example = EXAMPLES[name];
      const id = (await example?.subject(a)) ?? 'nothing';
      const body = example?.body?.(id) ?? {};
      // A file has no fields.
      if (!(body instanceof FileBody))
        expect(
          body,
          `${name} reads a body: a verb of a declared noun has it in "verbs" of its file in cms/tests/api/support/plain, any other route in cms/tests/api/support/bodies.ts`,
        ).toEqual({});
      const path = example?.path(id) ?? route.path.replace(/:\w+/g, id);
      const { status, text } = await a.owner.send(route.method, path, fields);
      expect(status, name).toBeLessThan(500);
      if (status < 300) expect(text, name).not.toContain(mark);
      cases += 1;
    }
    expect(JSON.stringify([...(await businessRows(a.id))])).not.toContain(mark);
    tally('routes without a body', cases);
  });

  it('would have been taken without that field', async () => {
    for (const { method, path, body } of attempts.filter(
      ({ path }) => !/orders|session|quote|pause|invitations/.test(path),
    )) {
      const answer = await a.owner.send(method, path, body);
      expect([200, 201, 202, 204, 409, 422], `${method} ${path}: ${answer.text}`).toContain(answer.status);
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
