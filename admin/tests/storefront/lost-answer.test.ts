import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaceOrderBody } from '@contracts/storefront';
import { DAY_MS, MINUTE_MS } from '@domain/time';
import { NoAnswer, Refusal } from '../../src/storefront/api/request';
import { cartToOrder, saveCart } from '../../src/storefront/cart/save-cart';
import { sendOrder, settleAttempt, type Order } from '../../src/storefront/checkout/send-order';
import {
  forgetAttempt,
  isAwaited,
  unansweredAttempt,
  type Attempt,
} from '../../src/storefront/device/attempt';
import { cartToken } from '../../src/storefront/device/cart-token';
import { recentOrders } from '../../src/storefront/device/recent-orders';
import { stubStorage } from '../device-fixture';

const PLACED = {
  ...{ token: 'token-034', number: '034', state: 'PENDING' },
  promisedAt: '2031-04-04T15:00:00.000Z',
};

interface Asked {
  path: string;
  key: string | null;
  body: PlaceOrderBody;
}

let asked: Asked[];
/** How the order stands when it is looked at on its page. */
let state: string;

/** What the store answers, one after the other; null for no answer at all. */
function storeAnswers(...answers: readonly ([status: number, data: object | string] | null)[]): void {
  const next = [...answers];
  vi.stubGlobal('fetch', (path: string, { method, headers, body }: RequestInit) => {
    if (method === 'GET')
      return Promise.resolve(new Response(JSON.stringify({ data: { ...PLACED, state } })));
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
  remember: true,
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

/** The try that is kept. */
function tried(): Attempt {
  const attempt = unansweredAttempt('one');
  if (!attempt) throw new Error('Nothing was tried');
  return attempt;
}

beforeEach(() => {
  stubStorage();
  vi.useFakeTimers({ toFake: ['Date'] });
  asked = [];
  state = 'PENDING';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an order that was answered', () => {
  it('is no longer a try, taken or refused, and the next has another key', async () => {
    storeAnswers([409, 'TOTAL_CHANGED'], [201, PLACED]);
    await expect(sendOrder(order(), 4200)).rejects.toThrow(Refusal);
    expect(await settleAttempt(order())).toBeNull();
    expect(await sendOrder(order(), 4100)).toMatchObject({ placed: PLACED, same: true });
    expect(await settleAttempt(order())).toBeNull();
    expect(asked).toHaveLength(2);
    const [first, second] = asked;
    expect(first?.key).toMatch(/^[\x21-\x7e]{8,200}$/);
    expect(second?.key).not.toBe(first?.key);
    const { promisedAt } = PLACED;
    expect(recentOrders('one')).toMatchObject([{ number: '034', items: '2× Pizza', promisedAt }]);
  });
});

describe('an order whose answer was lost', () => {
  it('is sent again as it was, where the same is wanted', async () => {
    await losesAnswer();
    storeAnswers(null, [201, PLACED]);
    await expect(settleAttempt(order())).rejects.toThrow(NoAnswer);
    expect(await settleAttempt(order())).toMatchObject({ placed: PLACED, same: true });
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(unansweredAttempt('one')).toBeNull();
    expect(recentOrders('one')).toHaveLength(1);
  });

  it('is asked about where something else is wanted, and stays a try until it is decided', async () => {
    await losesAnswer();
    storeAnswers([200, { order: PLACED }], [200, { order: PLACED }]);
    for (let presses = 0; presses < 2; presses += 1)
      expect(await settleAttempt(order('No onions'))).toMatchObject({ placed: PLACED, same: false });
    const [sent, ...questions] = asked;
    for (const { path, ...question } of questions) {
      expect(path).toBe('/api/store/one/orders/withdraw');
      expect(question).toEqual({ key: sent?.key, body: sent?.body });
    }
    expect(unansweredAttempt('one')?.key).toBe(sent?.key);
    expect(recentOrders('one')).toHaveLength(1);
  });

  it('leaves the device once it was had, where its customer wants nothing kept there', async () => {
    storeAnswers(null, [200, { order: PLACED }]);
    await expect(sendOrder({ ...order(), remember: false }, 4200)).rejects.toThrow(NoAnswer);
    await settleAttempt(order('No onions'));
    expect(recentOrders('one')).toMatchObject([{ number: '034', items: '', passing: true }]);
  });

  it('is over where it never arrived', async () => {
    await losesAnswer();
    storeAnswers([200, { order: null }]);
    expect(await settleAttempt(order('No onions'))).toBeNull();
    expect(unansweredAttempt('one')).toBeNull();
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
    expect(unansweredAttempt('one')).not.toBeNull();
  });

  it.each([
    [404, 'NOT_FOUND'],
    [403, 'FORBIDDEN'],
  ])('stays a try where the answer says nothing of it: %i', async (status, code) => {
    await losesAnswer();
    storeAnswers([status, code]);
    await expect(settleAttempt(order('No onions'))).rejects.toThrow(NoAnswer);
    expect(unansweredAttempt('one')).not.toBeNull();
  });

  it.each([
    [400, 'VALIDATION'],
    [410, 'STORE_CLOSED'],
  ])('is over where nothing more is to be learned of it: %i', async (status, code) => {
    await losesAnswer();
    storeAnswers([status, code]);
    await expect(settleAttempt(order('No onions'))).rejects.toThrow(Refusal);
    expect(unansweredAttempt('one')).toBeNull();
  });

  it('is for the customer to decide where the store has its key, and reads another order by it', async () => {
    await losesAnswer();
    storeAnswers([422, 'IDEMPOTENCY_KEY_REUSED'], [422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await settleAttempt(order())).toMatchObject({ placed: null, same: false });
    expect(unansweredAttempt('one')).not.toBeNull();
  });

  it.each([
    [10, { placed: PLACED, same: true }, '/api/store/one/orders'],
    [11, { placed: PLACED, same: false }, '/api/store/one/orders/withdraw'],
  ])('is taken for the same wish for ten minutes: after %i', async (minutes, settled, path) => {
    await losesAnswer();
    vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
    storeAnswers([200, minutes > 10 ? { order: PLACED } : PLACED]);
    expect(await settleAttempt(order())).toMatchObject(settled);
    expect(asked[1]?.path).toBe(path);
    expect(Date.parse(recentOrders('one')[0]?.placedAt ?? '')).toBe(Date.now() - minutes * MINUTE_MS);
  });

  it.each(['CANCELLED', 'REJECTED', 'EXPIRED', 'DELIVERED', 'CONCLUDED'])(
    'is no longer in the way once it is %s',
    async (now) => {
      state = now;
      await losesAnswer();
      storeAnswers([201, PLACED]);
      expect(await settleAttempt(order())).toBeNull();
      await losesAnswer();
      storeAnswers([200, { order: PLACED }]);
      expect(await settleAttempt(order('No onions'))).toBeNull();
      expect(unansweredAttempt('one')).toBeNull();
    },
  );

  it('is known to the page where the device keeps nothing', async () => {
    stubStorage({ full: true });
    await losesAnswer();
    storeAnswers([200, { order: null }]);
    expect(await settleAttempt(order('No onions'))).toBeNull();
    expect(asked[1]?.key).toBe(asked[0]?.key);
    expect(unansweredAttempt('one')).toBeNull();
  });

  it('is not told of as a cart that is still being filled', async () => {
    cartToken('one').save({ token: 'cart-1' });
    const told = async () => {
      saveCart('one', { type: 'TAKEOUT', items: [], step: 'BROWSING' }, 'en');
      await cartToOrder('one');
      return asked.filter(({ path }) => path === '/api/store/carts/cart-1').length;
    };
    await losesAnswer();
    expect(await told()).toBe(0);
    storeAnswers([200, { order: null }], [200, {}]);
    expect(await settleAttempt(order('No onions'))).toBeNull();
    expect(await told()).toBe(1);
  });

  it('is settled before another tab orders, and forgotten by nobody who made another', async () => {
    await losesAnswer();
    const made = tried();
    forgetAttempt('one', { ...made, key: 'key-of-another-tab' });
    storeAnswers([200, { order: PLACED }]);
    expect(await sendOrder(order('No onions'), 4200)).toMatchObject({ placed: PLACED, same: false });
    expect(asked.map(({ key }) => key)).toEqual([made.key, made.key]);
    expect(tried()).toEqual(made);
    forgetAttempt('one', made);
    expect(unansweredAttempt('one')).toBeNull();
  });

  it('is asked about by itself once no page waits for its answer', async () => {
    let giveUp: (error: Error) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise((_, refuse) => (giveUp = refuse)));
    const sending = sendOrder(order(), 4200);
    await vi.waitFor(() => expect(isAwaited(tried())).toBe(true));
    giveUp(new TypeError('Failed to fetch'));
    await expect(sending).rejects.toThrow(NoAnswer);
    expect(isAwaited(tried())).toBe(false);
  });

  it('is over after a day, for which the store knows its key', async () => {
    await losesAnswer();
    vi.setSystemTime(Date.now() + DAY_MS + 1);
    expect(unansweredAttempt('one')).toBeNull();
  });

  it('is another one at another store', async () => {
    await losesAnswer();
    expect(await settleAttempt({ ...order(), slug: 'two' })).toBeNull();
  });
});
