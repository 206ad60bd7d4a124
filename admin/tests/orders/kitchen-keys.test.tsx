// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderCardDto } from '@contracts/orders';
import { card, item, minute } from './order-fixture';
import { stubStorage } from '../device-fixture';
import { useTicketKeys } from '../../src/features/orders/board-kitchen/ticket-keys';
import { ticketsOf } from '../../src/features/orders/board-kitchen/tickets';
import { useKitchenActions } from '../../src/features/orders/board-kitchen/use-kitchen-actions';
import { REST_AFTER_FIRE_MS, useKitchenKeys } from '../../src/features/orders/board-kitchen/use-kitchen-keys';

const run = vi.hoisted(() => vi.fn<(order: { id: string }, action: string, words?: object) => void>());
vi.mock('../../src/features/orders/actions/order-actions', () => ({ useOrderActions: () => ({ run }) }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

beforeEach(() => void stubStorage());
afterEach(() => {
  cleanup();
  run.mockReset();
});

const cooking = (id: string, at: number, part: Partial<OrderCardDto> = {}) =>
  card(id, { state: 'ACCEPTED', acceptedAt: minute(at), actions: ['start', 'ready', 'fire'], ...part });
const off = (order: OrderCardDto): OrderCardDto => ({
  ...order,
  state: 'CANCELLED',
  cancellation: { code: 'OTHER', note: null, by: 'STORE', acknowledged: false },
});

function useWall({ orders, station = null }: { orders: OrderCardDto[]; station?: string | null }) {
  const tickets = ticketsOf(orders, station);
  const keys = useTicketKeys(tickets, station);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const actions = useKitchenActions('here', byId, station, false);
  useKitchenKeys({ tickets, keys, actions, onTotals: () => undefined, onHelp: () => undefined });
}

const wall = (...orders: OrderCardDto[]) => {
  const { rerender, unmount } = renderHook(useWall, { initialProps: { orders } });
  return { becomes: (...next: OrderCardDto[]) => rerender({ orders: next }), unmount };
};
const type = (...keys: string[]) =>
  keys.forEach((key) =>
    fireEvent.keyDown(window, { key, code: /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}` }),
  );
const done = () => run.mock.calls.map(([{ id }, action]) => `${action} ${id}`);

describe('the keys of the kitchen', () => {
  it('hit the ticket that has them, though a cancellation jumps to the first place', () => {
    const [a, b] = [cooking('a', 1), cooking('b', 2)];
    const { becomes } = wall(a, b);
    becomes(a, off(b));
    type('1');
    expect(done()).toEqual(['ready a']);
    type('2');
    expect(done()).toEqual(['ready a']);
    type('x');
    expect(run).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'b' }), 'acknowledge', {
      station: null,
    });
  });

  it('pressed twice hit nothing that came in its place', () => {
    const [a, b] = [cooking('a', 1), cooking('b', 2)];
    const { becomes } = wall(a);
    type('1');
    becomes(b);
    type('1');
    expect(done()).toEqual(['ready a']);
  });

  it('leave alone what waits to be fired, and fire it by a key of its own', () => {
    const held = cooking('a', 1, { items: [item({ held: true })] });
    wall(held, cooking('b', 2));
    type('1');
    expect(done()).toEqual([]);
    type('c', '1', '1', 'c', '2');
    expect(done()).toEqual(['fire a']);
  });

  it('fire what is held at the chosen station, and nothing of the others', () => {
    const items = [
      item({ station: 'Grill', held: true }),
      item({ station: 'Oven', held: true }),
      item({ station: 'Oven' }),
    ];
    const orders = [cooking('a', 1, { items })];
    const { unmount } = renderHook(useWall, { initialProps: { orders, station: 'Oven' } });
    type('c', '1');
    unmount();
    wall(...orders);
    type('c', '1');
    expect(run.mock.calls.map(([, , words]) => words)).toEqual([{ places: [1] }, { places: [0, 1] }]);
  });

  it('let a digit rest that just fired: it serves no course that was only now begun', () => {
    const { becomes } = wall(cooking('a', 1, { items: [item({ held: true })] }), cooking('b', 2));
    type('c', '1');
    becomes(cooking('a', 1), cooking('b', 2));
    type('1', '2');
    expect(done()).toEqual(['fire a', 'ready b']);
    const later = createEvent.keyDown(window, { key: '1', code: 'Digit1' });
    Object.defineProperty(later, 'timeStamp', { value: later.timeStamp + REST_AFTER_FIRE_MS });
    fireEvent(window, later);
    expect(done()).toEqual(['fire a', 'ready b', 'ready a']);
  });

  it('begin at the chosen station alone, and take that back', () => {
    const items = [item({ station: 'Oven' }), item({ station: 'Bar' })];
    const order = cooking('a', 1, { items });
    const begun = (...stations: string[]) =>
      cooking('a', 1, {
        items,
        state: 'PREPARING',
        actions: ['ready', 'step-back'],
        startedStations: stations.map((station) => ({ station, at: minute(2) })),
      });
    const { rerender } = renderHook(useWall, { initialProps: { orders: [order], station: 'Oven' } });
    const shift = () => fireEvent.keyDown(window, { key: '!', code: 'Digit1', shiftKey: true });
    shift();
    expect(run).toHaveBeenLastCalledWith(order, 'start', { station: 'Oven' });
    // Once begun with it is not begun with again.
    rerender({ orders: [begun('Oven', 'Bar')], station: 'Oven' });
    shift();
    expect(run).toHaveBeenCalledOnce();
    type('z');
    expect(run).toHaveBeenLastCalledWith(begun('Oven', 'Bar'), 'step-back', {
      ...{ reason: 'undoReason', station: 'Oven', step: 'start' },
    });
  });

  it('take back no start of what somebody else took back or finished since', () => {
    const items = [item({ station: 'Oven' }), item({ station: 'Bar' })];
    const order = cooking('a', 1, { items });
    const { rerender } = renderHook(useWall, { initialProps: { orders: [order], station: 'Oven' } });
    fireEvent.keyDown(window, { key: '!', code: 'Digit1', shiftKey: true });
    const done = [{ station: 'Oven', at: minute(2) }];
    const later = { items, state: 'PREPARING', startedStations: done, readyStations: done } as const;
    rerender({ orders: [cooking('a', 1, later)], station: 'Oven' });
    type('z');
    expect(run).toHaveBeenCalledOnce();
  });

  it('take the last press back, also once the page was loaded anew', () => {
    const ready = cooking('a', 1, { state: 'READY', readyAt: minute(3), actions: ['step-back'] });
    const { becomes, unmount } = wall(cooking('a', 1));
    type('1');
    becomes(ready);
    unmount();
    wall(ready);
    type('z', 'z');
    expect(done()).toEqual(['ready a', 'step-back a']);
  });
});
