import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Tx } from '../../../src/database/transaction';
import { anonymous, newBusiness, unique, type TestBusiness } from '../support/business';
import type { Answer } from '../support/client';
import { change, rows } from '../support/database';
import { fromServer } from '../support/from-server';
import { newProduct } from '../support/menu';
import { CENTRO } from '../support/ordering';

const PRODUCTS = 4000;
const ZONES = 10;

let large: TestBusiness;
let other: TestBusiness;
let dish: { id: string };
let snack: { id: string };

beforeAll(async () => {
  [large, other] = [await newBusiness(), await newBusiness()];
  [dish, snack] = [await newProduct(large), await newProduct(other)];
  const [columns] = await rows<Record<string, unknown>>('SELECT * FROM products WHERE document_id = ?', [
    dish.id,
  ]);
  const copied = Object.keys(columns ?? {}).filter((name) => name !== 'id' && name !== 'document_id');
  await change(
    `INSERT INTO products (document_id, ${copied.join(', ')})
     WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ?)
     SELECT ? || copies.n, ${copied.map((name) => `products.${name}`).join(', ')} FROM products, copies
      WHERE products.document_id = ?`,
    [PRODUCTS - 1, unique('copy'), dish.id],
  );
});

/** Has every instance load a store again. */
const bumpStoreVersion = (id: string) =>
  change(
    `INSERT INTO store_versions (branch_id, version) VALUES (?, 1)
     ON CONFLICT (branch_id) DO UPDATE SET version = store_versions.version + 1`,
    [id],
  );

const branchId = () => large.branch.id;
const square = (index: number) => {
  const [lng, lat] = [-46.6 + index / 100, -23.5];
  const corners = [
    [lng, lat],
    [lng + 0.005, lat],
    [lng + 0.005, lat + 0.005],
    [lng, lat],
  ];
  const geometry = { type: 'Polygon', coordinates: [corners] };
  return { type: 'Feature', properties: { name: `Zone ${index}` }, geometry };
};
const clone = (path: string, more: object = {}) =>
  large.owner.post(`/api/branches/clone${path}`, { branchId: branchId(), parts: ['menu'], ...more });

/** A promise, and what settles it. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

/** Requests whose work grows with a business, and how many turns others get at least while one is answered. */
const HEAVY: [what: string, turns: number, ask: () => Promise<Answer>][] = [
  [
    'its store is loaded after a change',
    PRODUCTS / 500,
    async () => {
      await bumpStoreVersion(large.branch.id);
      return anonymous.get(`/api/store/${large.branch.slug}`);
    },
  ],
  [
    'its menu is exported as XLSX',
    PRODUCTS / 50,
    () => large.owner.get(`/api/menu/export?branch=${branchId()}&format=xlsx`),
  ],
  [
    'its menu is exported as CSV',
    PRODUCTS / 50,
    () => large.owner.get(`/api/menu/export?branch=${branchId()}&format=csv`),
  ],
  ['its products are searched', PRODUCTS / 50, () => large.owner.get('/api/products?q=nothing')],
  ['the clone of its branch is previewed', PRODUCTS / 500 - 1, () => clone('/preview')],
  [
    'its branch is cloned',
    PRODUCTS / 100,
    () => clone('', { name: 'Clone', slug: unique('clone'), phone: '+551133334444', address: CENTRO }),
  ],
  [
    'its zones are imported',
    ZONES,
    () =>
      large.owner.post(`/api/branches/${branchId()}/zones/import`, {
        geojson: { type: 'FeatureCollection', features: Array.from({ length: ZONES }, (_, n) => square(n)) },
      }),
  ],
];

describe('a large business', () => {
  it.each(HEAVY)('gives the others their turn while %s', async (_, turns, ask) => {
    const pauses = vi.spyOn(globalThis, 'setImmediate');
    try {
      const { status, text } = await ask();
      expect([200, 201], text.slice(0, 500)).toContain(status);
      expect(pauses.mock.calls.length).toBeGreaterThanOrEqual(turns);
    } finally {
      pauses.mockRestore();
    }
  });

  it('keeps no customer of another one from the store and a quote, however long a transaction takes', async () => {
    const { inTransaction } = fromServer('./database/transaction') as {
      inTransaction: (work: (tx: Tx) => Promise<void>) => Promise<void>;
    };
    const [begun, end] = [gate(), gate()];
    const transaction = inTransaction(async (tx) => {
      await tx.run('UPDATE products SET name = name WHERE document_id = ?', [dish.id]);
      begun.open();
      await end.passed;
    });
    try {
      await begun.passed;
      const items = [{ productId: snack.id, quantity: 1, extras: [] }];
      const path = `/api/store/${other.branch.slug}`;
      expect((await anonymous.get(path)).status).toBe(200);
      expect((await anonymous.post(`${path}/quote`, { type: 'TAKEOUT', items })).status).toBe(200);
    } finally {
      end.open();
      await transaction;
    }
  });
});
