import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaceOrderBody } from '@contracts/storefront';
import { NoAnswer, Refusal } from '../../src/storefront/api/request';
import { attemptOf } from '../../src/storefront/checkout/attempt';
import { sendOrder, settleAttempt, type Order } from '../../src/storefront/checkout/send-order';
import { recentOrders } from '../../src/storefront/device/recent-orders';
import { stubStorage } from '../device-fixture';

const PLACED = { token: 'token-034', number: '034', state: 'PENDING' };

interface Asked {
  path: string;
  key: string | null;
  body: PlaceOrderBody;
}

let asked: Asked[];

/** What the store answers, one after the other; null for no answer at all. */
function storeAnswers(...answers: readonly ([status: number, data: object | string] | null)[]): void {
  const next = [...answers];
  vi.stubGlobal('fetch', (path: string, { headers, body }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key');
    asked.push({ path, key, body: JSON.parse(body as string) as PlaceOrderBody });
    const answer = next.shift();
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
    const [status, data] = answer;
    const error = { status, name: 'Error', message: 'No.', details: { code: data } };
    const text = JSON.stringify(typeof data === 'string' ? { data: null, error } : { data });
    return Promise.resolve(new Response(text, { status }));
  });
}

const order = (notes = ''): Order => ({
  slug: 'one',
  language: 'en',
  words: '2× Pizza',
  bodyOf: (more) => ({
    type: 'TAKEOUT',
    items: [],
    customer: { name: 'Ana Lima' },
    payment: { method: 'CASH' },
    notes,
    ...more,
  }),
});

/** A try whose answer is lost. */
async function losesAnswer(): Promise<void> {
  storeAnswers(null);
  await expect(sendOrder(order(), 4200)).rejects.toThrow(NoAnswer);
}

beforeEach(() => {
  stubStorage();
  asked = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an order that was answered', () => {
  it('is no longer a try, taken or refused, and the next has another key', async () => {
    storeAnswers([409, 'TOTAL_CHANGED'], [201, PLACED]);
    await expect(sendOrder(order(), 4200)).rejects.toThrow(Refusal);
    expect(await settleAttempt(order())).toBeNull();
    expect(await sendOrder(order(), 4100)).toEqual(PLACED);
    expect(await settleAttempt(order())).toBeNull();
    expect(asked).toHaveLength(2);
    const [first, second] = asked;
    expect(first?.key).toMatch(/^[\x21-\x7e]{8,200}$/);
    expect(second?.key).not.toBe(first?.key);
    expect(recentOrders('one')).toMatchObject([{ number: '034', items: '2× Pizza' }]);
  });
});

describe('an order whose answer was lost', () => {
  it('is sent again as it was, where the same is wanted', async () => {
    await losesAnswer();
    storeAnswers(null, [201, PLACED]);
    await expect(settleAttempt(order())).rejects.toThrow(NoAnswer);
    expect(await settleAttempt(order())).toEqual({ placed: PLACED, same: true });
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(attemptOf('one').load()).toBeNull();
    expect(recentOrders('one')).toHaveLength(1);
  });

  it('is asked about where something else is wanted, and stays a try until it is decided', async () => {
    await losesAnswer();
    storeAnswers([200, { order: PLACED }], [200, { order: PLACED }]);
    for (let presses = 0; presses < 2; presses += 1)
      expect(await settleAttempt(order('No onions'))).toEqual({ placed: PLACED, same: false });
    const [sent, ...questions] = asked;
    for (const { path, ...question } of questions) {
      expect(path).toBe('/api/store/one/orders/withdraw');
      expect(question).toEqual({ key: sent?.key, body: sent?.body });
    }
    expect(attemptOf('one').load()?.key).toBe(sent?.key);
    expect(recentOrders('one')).toHaveLength(1);
  });

  it('is over where it never arrived', async () => {
    await losesAnswer();
    storeAnswers([200, { order: null }]);
    expect(await settleAttempt(order('No onions'))).toBeNull();
    expect(attemptOf('one').load()).toBeNull();
    expect(recentOrders('one')).toEqual([]);
  });

  it('is asked about as well where the same is refused now', async () => {
    await losesAnswer();
    storeAnswers([422, 'PRODUCT_OUT_OF_STOCK'], [200, { order: null }]);
    expect(await settleAttempt(order())).toBeNull();
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/store/one/orders',
      '/api/store/one/orders',
      '/api/store/one/orders/withdraw',
    ]);
  });

  it('stays a try while nobody says what came of it', async () => {
    await losesAnswer();
    storeAnswers([429, 'TOO_MANY_REQUESTS'], null);
    await expect(settleAttempt(order('No onions'))).rejects.toThrow(Refusal);
    await expect(settleAttempt(order('No onions'))).rejects.toThrow(NoAnswer);
    expect(attemptOf('one').load()).not.toBeNull();
  });

  it('is another one at another store', async () => {
    await losesAnswer();
    expect(await settleAttempt({ ...order(), slug: 'two' })).toBeNull();
  });
});
