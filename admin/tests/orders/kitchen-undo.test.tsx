// @vitest-environment jsdom
import type { OrderCardDto } from '@contracts/orders';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverIsAhead, stubStorage } from '../device-fixture';
import { MINUTE_MS } from '@domain/time';
import { card, item, minute, ms } from './order-fixture';
import { ticketsOf } from '../../src/features/orders/board-kitchen/tickets';
import { useKitchenActions } from '../../src/features/orders/board-kitchen/use-kitchen-actions';

const run = vi.hoisted(() => vi.fn<(order: { id: string }, action: string, words?: object) => void>());
vi.mock('../../src/features/orders/actions/order-actions', () => ({ useOrderActions: () => ({ run }) }));

const items = [item({ name: 'Pizza', station: 'Oven' }), item({ name: 'Juice', station: 'Bar' })];
const queued = (id: string) =>
  card(id, { state: 'ACCEPTED', acceptedAt: minute(0), items, actions: ['start', 'ready'] });
const started = (order: OrderCardDto, ...stations: string[]): OrderCardDto => ({
  ...order,
  ...{ state: 'PREPARING', preparingAt: minute(0), actions: ['ready', 'step-back'] },
  startedStations: stations.map((station) => ({ station, at: minute(0) })),
});

beforeEach(() => {
  stubStorage();
  vi.useFakeTimers({ toFake: ['Date'], now: ms(0) });
});
afterEach(() => {
  cleanup();
  serverIsAhead(0);
  run.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The oven, which has begun with some orders one after the other; gives what is taken back there. */
function ovenBegan(...began: OrderCardDto[]) {
  const boardOf = (orders: OrderCardDto[]) => new Map(orders.map((order) => [order.id, order]));
  const { result, rerender } = renderHook(
    ({ orders }) => useKitchenActions('here', boardOf(orders), 'Oven', false),
    { initialProps: { orders: began.map(({ id }) => queued(id)) } },
  );
  for (const { id } of began) {
    const [ticket] = ticketsOf([queued(id)], 'Oven');
    if (ticket) result.current.start(ticket);
  }
  run.mockReset();
  rerender({ orders: began });
  return () => {
    result.current.undo();
    return run.mock.calls.map(([{ id }, action]) => `${action} ${id}`);
  };
}

it('takes back that an order was begun with, for as long as the server lets the whole order back', () => {
  const undo = ovenBegan(started(queued('a'), 'Oven'));
  vi.setSystemTime(ms(10));
  expect(undo()).toEqual(['step-back a']);
});

it('passes over an order whose only start is too long ago, and takes back the one before', () => {
  const undo = ovenBegan(started(queued('a'), 'Oven', 'Bar'), started(queued('b'), 'Oven'));
  vi.setSystemTime(ms(15));
  expect(undo()).toEqual(['step-back a']);
});

it.each([-15, 15])(
  'takes back by the clock of the server, which is %i minutes ahead of the tablet',
  (minutes) => {
    vi.setSystemTime(ms(1 - minutes));
    serverIsAhead(minutes * MINUTE_MS);
    const undo = ovenBegan(started(queued('a'), 'Oven', 'Bar'), started(queued('b'), 'Oven'));
    expect(undo()).toEqual(['step-back b']);
    vi.setSystemTime(ms(15 - minutes));
    expect(undo()).toEqual(['step-back b', 'step-back a']);
  },
);

it('brings back what was called ready minutes ago by the clock of the server', () => {
  vi.setSystemTime(ms(16));
  serverIsAhead(-15 * MINUTE_MS);
  const ready = card('a', { state: 'READY', readyAt: minute(0), items, actions: ['step-back'] });
  const { result } = renderHook(() => useKitchenActions('here', new Map([['a', ready]]), null, false));
  result.current.recall();
  expect(run.mock.calls.map(([{ id }, action]) => `${action} ${id}`)).toEqual(['step-back a']);
});

it('passes over an order that the server says cannot go back', () => {
  const undo = ovenBegan({ ...started(queued('a'), 'Oven'), actions: ['ready'] });
  expect(undo()).toEqual([]);
});
