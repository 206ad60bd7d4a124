// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderCardDto } from '@contracts/orders';
import { isLastCall } from '@entities/order/last-call';
import { HOUR_MS } from '@domain/time';
import { serverIsAhead } from '../device-fixture';
import { card, minute, ms } from './order-fixture';
import { silenceCalls, useIsCalling, useLastCalls } from '../../src/features/orders/board/last-calls';
import { useBoardKeys } from '../../src/features/orders/board/use-board-keys';

const run = vi.hoisted(() => vi.fn());
vi.mock('../../src/features/orders/actions/order-actions', () => ({ useOrderActions: () => ({ run }) }));

const noted = { acknowledgedAt: minute(1) };

function Board({ order }: { order: OrderCardDto }) {
  const area = useRef<HTMLDivElement>(null);
  const keys = useBoardKeys({ orders: new Map([[order.id, order]]), area, onHelp: () => undefined });
  return (
    <div ref={area} role="presentation" onKeyDown={keys}>
      <div data-order={order.id}>
        <button type="button">{useIsCalling(order) ? 'Calls' : 'Is quiet'}</button>
      </div>
    </div>
  );
}

describe('the last call of an order', () => {
  it('begins with the last quarter of its time, and two minutes before the end at the most', () => {
    const short = card('a', { ...noted, acceptBy: minute(4) });
    expect([isLastCall(short, ms(3) - 1), isLastCall(short, ms(3))]).toEqual([false, true]);
    const long = card('a', { ...noted, acceptBy: minute(30) });
    expect([isLastCall(long, ms(28) - 1), isLastCall(long, ms(28))]).toEqual([false, true]);
    const scheduled = card('a', {
      ...noted,
      timing: 'SCHEDULED',
      placedAt: minute(-600),
      acceptBy: minute(8),
    });
    expect([isLastCall(scheduled, ms(6) - 1), isLastCall(scheduled, ms(6))]).toEqual([false, true]);
  });

  it('is over when the order is: it expires then', () => {
    const order = card('a', { ...noted, acceptBy: minute(8) });
    expect([isLastCall(order, ms(8) - 1), isLastCall(order, ms(8))]).toEqual([true, false]);
  });

  it.each([
    ['that rings still', { acknowledgedAt: null }],
    ['that was answered', { ...noted, state: 'ACCEPTED' as const }],
    ['that waits for no answer', { ...noted, acceptBy: null }],
    ['that only tries the devices out', { ...noted, drill: true }],
  ])('is none of an order %s', (_, part) => {
    expect(isLastCall(card('a', part), ms(7))).toBe(false);
  });
});

describe('a board', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(ms(5));
  });
  afterEach(() => {
    cleanup();
    serverIsAhead(0);
    vi.useRealTimers();
  });
  const until = (at: number) => act(() => void vi.advanceTimersByTime(at - Date.now()));

  it('rings for what is about to expire, until somebody silences it there', () => {
    const orders = ['first', 'second'].map((id) => card(id, { ...noted, acceptBy: minute(8) }));
    const later = card('later', { ...noted, acceptBy: minute(20) });
    const calls = renderHook(() => useLastCalls([...orders, later]));
    const second = renderHook(() => useIsCalling(orders[1]!));
    const ids = () => calls.result.current.map(({ id }) => id);
    expect(ids()).toEqual([]);
    until(ms(6));
    expect([ids(), second.result.current]).toEqual([['first', 'second'], true]);
    act(() => silenceCalls(orders.slice(0, 1)));
    expect(ids()).toEqual(['second']);
    act(() => silenceCalls(orders));
    expect([ids(), second.result.current]).toEqual([[], false]);
  });

  it.each([-3, 3])('rings by the clock of the server, which is %i hours ahead of the tablet', (hours) => {
    vi.setSystemTime(ms(5) - hours * HOUR_MS);
    serverIsAhead(hours * HOUR_MS);
    const order = card('a', { ...noted, acceptBy: minute(8) });
    const calling = renderHook(() => useIsCalling(order)).result;
    expect(calling.current).toBe(false);
    until(ms(6) - hours * HOUR_MS);
    expect(calling.current).toBe(true);
    until(ms(8) - hours * HOUR_MS);
    expect(calling.current).toBe(false);
  });

  it('silences by its key what is about to expire', () => {
    const order = card('keyed', { ...noted, acceptBy: minute(8), actions: ['accept', 'reject', 'cancel'] });
    render(<Board order={order} />, { wrapper: MemoryRouter });
    until(ms(6));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Calls' }), { key: 'g' });
    expect(screen.getByRole('button').textContent).toBe('Is quiet');
    expect(run).not.toHaveBeenCalled();
  });
});
