import type { LiveEvent } from '@contracts/events';
import type { OrderCardDto } from '@contracts/orders';
import type { ConnectionState } from '@entities/live/connection';
import { act } from '@testing-library/react';
import { BOARD_DAY, BRANCH, happening } from './order-fixture';
import { createBoardSync } from '../../src/features/orders/live/board-sync';
import { createStore } from '../../src/shared/state/store';

/** A line on which the test is the server. */
export function testLine() {
  const state = createStore<ConnectionState>('online');
  const listeners = new Set<(event: LiveEvent) => void>();
  const resets = new Set<() => void>();
  let position: number | null = 0;
  return {
    line: {
      state,
      position: () => position,
      subscribe: (listener: (event: LiveEvent) => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      onReset: (listener: () => void) => {
        resets.add(listener);
        return () => void resets.delete(listener);
      },
    },
    tell: (event: LiveEvent) => {
      position = event.seq;
      listeners.forEach((listener) => listener(event));
    },
    reset: (seq: number) => {
      position = seq;
      resets.forEach((listener) => listener());
    },
    stand: (next: ConnectionState, at: number | null) => {
      position = at;
      state.set(next);
    },
    heardBy: () => listeners.size + resets.size,
  };
}

/** Lets everything that waits for an answered promise happen. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

/** The live board of a branch, loaded with some orders; `happens` tells it what became of one. */
export async function liveBoard(...orders: OrderCardDto[]) {
  const server = testLine();
  let seq = 1;
  const load = () => Promise.resolve({ seq, ...BOARD_DAY, orders });
  const sync = createBoardSync({ branchId: BRANCH, line: server.line, load });
  server.stand('online', seq);
  sync.start();
  await settled();
  const tell = (order: OrderCardDto, type: LiveEvent['type']) =>
    act(() => server.tell(happening(++seq, order, { type })));
  return {
    sync,
    isPlaced: (order: OrderCardDto) => tell(order, 'order.placed'),
    /** Each time the same order is another. */
    becomes: (order: OrderCardDto) => tell({ ...order, version: order.version + seq }, 'order.changed'),
  };
}
