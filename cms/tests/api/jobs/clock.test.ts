import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newBusiness, type TestBusiness } from '../support/business';
import { change, rows } from '../support/database';
import { sign } from '../support/devices';
import { HOUR_MS, ago, nowMs } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { serverUrl } from '../support/server';
import { cardOf } from '../support/states';

const PATIENCE = { timeout: 20_000 };

interface Ready {
  ok: boolean;
  jobs: boolean;
  failingJobs?: Record<string, number>;
}

const readiness = async () => (await (await fetch(`${await serverUrl()}/readyz`)).json()) as Ready;

/** An order of a business of its own that nobody answered in time. */
async function overdueOrder(): Promise<{ business: TestBusiness; id: string }> {
  const business = await newBusiness();
  const { id } = await newOrder(business, await newProduct(business));
  await change('UPDATE orders SET accept_by = ? WHERE document_id = ?', [ago(1), id]);
  return { business, id };
}

let logged: string[];
const endings: (() => unknown)[] = [];

beforeEach(async () => {
  await serverUrl();
  logged = [];
  const spy = vi.spyOn(strapi.log, 'error').mockImplementation((...words: unknown[]) => {
    logged.push(words.map(String).join(' '));
    return strapi.log;
  });
  endings.push(() => spy.mockRestore());
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

it('rows at which a job fails stop no other row and no other job; they are counted, and logged once', async () => {
  const unreadable = await overdueOrder();
  const unmovable = await overdueOrder();
  const repair = () =>
    change(
      "UPDATE orders SET items = '[]', further_payments = '[]', state = 'EXPIRED' WHERE document_id IN (?, ?)",
      [unreadable.id, unmovable.id],
    );
  endings.push(repair);
  // The clock may have moved it already.
  await change("UPDATE orders SET state = 'PENDING', items = '{}' WHERE document_id = ?", [unreadable.id]);
  await change(
    "UPDATE orders SET state = 'AWAITING_PAYMENT', further_payments = '{}', placed_at = ? WHERE document_id = ?",
    [ago(HOUR_MS), unmovable.id],
  );
  const fails = (id: string) =>
    logged.filter((line) => line.includes('The job orders failed') && line.includes(id));
  await expect.poll(() => fails(unreadable.id).length + fails(unmovable.id).length, PATIENCE).toBe(2);

  // The job moves the others, and a later job of the same tick runs as well.
  const healthy = await overdueOrder();
  await sign(healthy.business);
  await change('UPDATE devices SET last_sign_at = ? WHERE business_id = ?', [
    nowMs() - HOUR_MS,
    healthy.business.id,
  ]);
  const presence = async () =>
    (await rows('SELECT presence FROM devices WHERE business_id = ?', [healthy.business.id]))[0];
  await expect.poll(presence, PATIENCE).toEqual({ presence: 'GONE' });
  const state = async () => (await cardOf(healthy.business, healthy.id)).state;
  await expect.poll(state, PATIENCE).toBe('EXPIRED');

  await expect.poll(async () => (await readiness()).failingJobs?.orders, PATIENCE).toBeGreaterThan(4);
  expect(await readiness()).toMatchObject({ ok: true, jobs: false });
  expect([fails(unreadable.id), fails(unmovable.id)].map(({ length }) => length)).toEqual([1, 1]);

  await repair();
  await expect.poll(readiness, PATIENCE).toMatchObject({ ok: true, jobs: true });
  expect(await readiness()).not.toHaveProperty('failingJobs');
});
