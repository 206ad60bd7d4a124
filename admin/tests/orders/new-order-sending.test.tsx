// @vitest-environment jsdom
import type { CallerOrder } from '@contracts/staff-orders';
import { DAY_MS } from '@domain/time';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../device-fixture';
import { product } from '../storefront/menu-fixture';
import { useNewOrder } from '../../src/features/orders/new-order/use-new-order';
import { cartItem } from '../../src/storefront/ordering';

vi.mock('@refinedev/core', () => ({
  useNotification: () => ({ open: () => undefined, close: () => undefined }),
}));

const usual = {
  services: ['TAKEOUT', 'DELIVERY'] as const,
  payments: ['CASH'] as const,
  ...{ city: 'São Paulo', state: 'SP' },
};
const quoted = { quote: null, current: false, error: null, askAgain: () => undefined };
const address = {
  ...{ street: 'Rua Dois', number: '2', complement: null, district: 'Centro', city: 'São Paulo' },
  ...{ state: 'SP', postalCode: '01002-000', reference: null },
};
const pizza = product('pizza');
const items = [cartItem(pizza, { variationId: null, extras: {} }, 1)];
const earlier: CallerOrder = {
  ...{ id: 'o', branchId: 'here', number: '7', placedAt: '2031-04-03T12:00:00.000Z', state: 'CONCLUDED' },
  ...{ type: 'TAKEOUT', totalCents: 1000, notes: null, items: [], address: null },
};

const ok = (data: unknown) => new Response(JSON.stringify({ data }));
/** A refusal of the store. */
const refusal = (status: number, code: string, path: string[] = []) =>
  new Response(JSON.stringify({ error: { message: code, details: { code, path } } }), { status });

type Respond = () => Response | Promise<Response>;
let placing: Respond;
let withdrawing: Respond;
let asked: { path: string; key: string | null }[];

beforeEach(() => {
  stubStorage();
  asked = [];
  withdrawing = () => ok({ order: null });
  vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
    if (path === '/api/orders/quote') return Promise.resolve(ok({ totalCents: 1000 }));
    asked.push({ path, key: new Headers(headers).get('idempotency-key') });
    return Promise.resolve(path.endsWith('/withdraw') ? withdrawing() : placing());
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An order that lacks nothing. */
function typedOrder() {
  const { result } = renderHook(() =>
    useNewOrder({ id: 'here' }, usual, { ring: false, sending: false, onSending: () => undefined }),
  );
  const order = {
    now: () => result.current,
    types: (changes: object) => act(() => result.current.change(changes)),
    sends: () => act(() => result.current.send(quoted)),
  };
  order.types({ type: 'TAKEOUT', phone: '11 98888-0001', name: 'Dona Rosa', items });
  return order;
}

describe('a refusal', () => {
  it.each<[string, (order: ReturnType<typeof useNewOrder>) => void]>([
    ['a field', ({ change }) => change({ notes: 'No onions' })],
    ['an item', ({ put }) => put(cartItem(pizza, { variationId: null, extras: {} }, 2), null)],
    ['an address of the caller', ({ chooseAddress }) => chooseAddress(address)],
    ['an earlier order', ({ repeat }) => repeat(earlier, { items, lost: [] })],
    ['everything that is cleared', ({ clear }) => clear()],
  ])('is not said any more of what was changed since: %s', async (_, changes) => {
    placing = () => refusal(422, 'SOLD_OUT');
    const order = typedOrder();
    await order.sends();
    expect(order.now().problem?.error?.code).toBe('SOLD_OUT');
    act(() => changes(order.now()));
    expect(order.now().problem).toBeNull();
  });
});

/** What something on the way to the store says. */
const foreign = (status: number) => new Response('<html></html>', { status });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const sent = (path: string) => asked.filter((each) => each.path === path).map(({ key }) => key);

describe('a try whose answer was lost', () => {
  /** Sent, not answered, and changed since. */
  async function changedOrder() {
    placing = lost;
    const order = typedOrder();
    await order.sends();
    order.types({ notes: 'No onions' });
    placing = () => ok({ order: {} });
    return order;
  }

  it.each([403, 404, 408, 400])(
    'stays to be settled where something on the way answers %i in the place of the store',
    async (status) => {
      const order = await changedOrder();
      withdrawing = () => foreign(status);
      await order.sends();
      expect(order.now().problem).toMatchObject({ unsettled: false });
      withdrawing = () => ok({ order: null });
      await order.sends();
      const [first] = sent('/api/orders');
      expect(sent('/api/orders/withdraw')).toEqual([first, first]);
      expect(sent('/api/orders')).toHaveLength(2);
    },
  );

  it('stays to be settled where the same order is refused on the way too', async () => {
    placing = lost;
    const order = typedOrder();
    await order.sends();
    [placing, withdrawing] = [() => foreign(403), () => foreign(403)];
    await order.sends();
    placing = () => ok({ order: {} });
    await order.sends();
    const [first, ...again] = sent('/api/orders');
    expect(again).toEqual([first, first]);
  });

  it.each([
    [422, 'IDEMPOTENCY_KEY_REUSED', []],
    [400, 'NOT_ONE_OF', ['type']],
  ])('is over where nothing is to be learned of it any more: %i %s', async (status, code, path) => {
    const order = await changedOrder();
    withdrawing = () => refusal(status, code, path);
    await order.sends();
    expect(order.now()).toMatchObject({ problem: { unsettled: true }, draft: { attempt: null } });
    await order.sends();
    expect(sent('/api/orders/withdraw')).toHaveLength(1);
    expect(sent('/api/orders')).toHaveLength(2);
  });

  it.each([
    ['a day', DAY_MS, ['/api/orders', '/api/orders']],
    ['more than a day, which is longer than the store knows it', DAY_MS + 1, ['/api/orders']],
  ])('is settled for so long: %s', async (_, age, paths) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    placing = lost;
    const order = typedOrder();
    await order.sends();
    vi.setSystemTime(Date.now() + age);
    placing = () => ok({ order: {} });
    await order.sends();
    expect(asked.map(({ path }) => path)).toEqual(paths);
  });

  it('is unknown after that, which is said before another press sends', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const order = await changedOrder();
    vi.setSystemTime(Date.now() + 2 * DAY_MS);
    await order.sends();
    expect(order.now()).toMatchObject({ problem: { unsettled: true }, draft: { attempt: null } });
    await order.sends();
    const [first, second, ...others] = sent('/api/orders');
    expect(others).toEqual([]);
    expect(second).not.toBe(first);
    expect(sent('/api/orders/withdraw')).toEqual([]);
  });
});
