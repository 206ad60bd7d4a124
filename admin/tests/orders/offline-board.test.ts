import { beforeEach, describe, expect, it } from 'vitest';
import { BOARD_DAY, BRANCH, card, minute } from './order-fixture';
import { stubStorage } from '../device-fixture';
import { boardToCache, cachedBoard } from '../../src/features/orders/board-kitchen/offline-board';

const cancellation = { code: 'CUSTOMER_REQUEST', note: null, by: 'STORE' } as const;
const orders = [
  card('cooking', {
    state: 'ACCEPTED',
    acceptedAt: minute(1),
    customerPhone: '+5511990000000',
    totalCents: 4200,
  }),
  card('called-off', { state: 'CANCELLED', cancellation: { ...cancellation, acknowledged: false } }),
  card('taken-down', { state: 'CANCELLED', cancellation: { ...cancellation, acknowledged: true } }),
  card('delivered', { state: 'DELIVERED' }),
];
const board = { seq: 7, ...BOARD_DAY, orders: new Map(orders.map((order) => [order.id, order])) };

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
});

describe('the board that a kitchen keeps', () => {
  it('is what hangs or may come back, without the way to the customer and without prices', () => {
    cachedBoard(BRANCH).save(boardToCache(board));
    const found = cachedBoard(BRANCH).load();
    expect(found?.orders.map(({ id }) => id)).toEqual(['cooking', 'called-off']);
    expect(found?.orders[0]).toMatchObject({ state: 'ACCEPTED', items: orders[0]?.items, totalCents: null });
    expect([...kept.values()].join()).not.toContain('5511990000000');
    expect(cachedBoard('another').load()).toBeNull();
  });

  it('is none where somebody else wrote there', () => {
    cachedBoard(BRANCH).save(boardToCache(board));
    const [[key, written] = ['', '']] = [...kept];
    kept.set(key, written.replace('"orders":[', '"orders":[{},'));
    expect(cachedBoard(BRANCH).load()).toBeNull();
  });
});
