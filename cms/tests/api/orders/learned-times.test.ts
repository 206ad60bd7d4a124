import { describe, expect, it } from 'vitest';
import type { QuoteDto } from '../../../src/contracts/storefront';
import { setSettings } from '../support/branch-settings';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { MINUTE_MS } from '../support/clock';
import { change, rows } from '../support/database';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { cardOf } from '../support/states';

const SAID_MIN = 30;
const REALLY_MIN = 50;
const HISTORY = 34;

/** A branch whose orders of the last weeks took 50 minutes in the kitchen, at whatever hour they came. */
async function slowBranch() {
  const made = await newBusiness({ branch: { preparationMin: SAID_MIN } });
  const product = await newProduct(made);
  for (let count = 0; count < HISTORY; count += 1) await newOrder(made, product);
  const found = await rows<{ id: number }>('SELECT id FROM orders WHERE business_id = ?', [made.id]);
  for (const [place, { id }] of found.entries()) {
    const placed = Date.now() - 2 * 86_400_000 - place * 70 * MINUTE_MS;
    const at = (minutes: number) => new Date(placed + minutes * MINUTE_MS);
    await change(
      `UPDATE orders SET placed_at = ?, accepted_at = ?, ready_at = ?, delivered_at = ?, state = 'CONCLUDED' WHERE id = ?`,
      [at(0), at(1), at(1 + REALLY_MIN), at(2 + REALLY_MIN), id],
    );
  }
  // Whatever changes a store has its times learned anew.
  await setSettings(made, { orders: { per15Min: 400 } });
  return { made, product };
}

async function promisedMin(made: TestBusiness, productId: string): Promise<number> {
  const { body } = await anonymous.post<QuoteDto>(`/api/store/${made.branch.slug}/quote`, {
    type: 'TAKEOUT',
    items: [{ productId, quantity: 1, extras: [] }],
  });
  return (Date.parse(body.data.promise?.untilAt ?? '') - Date.now()) / MINUTE_MS;
}

describe('the times that a branch promises', () => {
  it('follow what its orders really took, told to the customer and given to the kitchen', async () => {
    const { made, product } = await slowBranch();
    expect(await promisedMin(made, product.id)).toBeGreaterThan(SAID_MIN + 5);
    const { id } = await newOrder(made, product);
    const { preparationMin, promisedAt, placedAt } = await cardOf(made, id);
    expect(preparationMin).toBeGreaterThan(SAID_MIN + 5);
    expect(Date.parse(promisedAt ?? '') - Date.parse(placedAt)).toBeGreaterThanOrEqual(
      (preparationMin ?? 0) * MINUTE_MS,
    );
  });

  it('are told as the branch says where it wants so', async () => {
    const { made, product } = await slowBranch();
    await setSettings(made, { orders: { learnedTimes: false } });
    expect(Math.round(await promisedMin(made, product.id))).toBe(SAID_MIN);
    const { id } = await newOrder(made, product);
    expect((await cardOf(made, id)).preparationMin).toBe(SAID_MIN);
  });
});
