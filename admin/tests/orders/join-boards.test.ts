import type { BoardDto } from '@contracts/board';
import type { OrderCardDto } from '@contracts/orders';
import { describe, expect, it } from 'vitest';
import { BOARD_DAY, card, happening } from './order-fixture';
import { createBoardSync } from '../../src/features/orders/live/board-sync';
import { joinBoards } from '../../src/features/orders/live/join-boards';
import type { LiveEvent } from '@contracts/events';
import type { ConnectionState } from '@entities/live/connection';
import { createStore } from '../../src/shared/state/store';

const at = (branchId: string, id: string, part: Partial<OrderCardDto> = {}) =>
  card(id, { branchId, ...part });

/** The boards of two branches on one line, joined; `load` answers each when it is told to. */
function twoBranches() {
  const listeners = new Set<(event: LiveEvent) => void>();
  const line = {
    state: createStore<ConnectionState>('online'),
    position: () => 10,
    subscribe: (listener: (event: LiveEvent) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onReset: () => () => undefined,
  };
  const answers = new Map<string, (orders: OrderCardDto[]) => void>();
  const failures = new Map<string, () => void>();
  const load = (branchId: string) =>
    new Promise<BoardDto>((resolve, reject) => {
      answers.set(branchId, (orders) => resolve({ seq: 10, ...BOARD_DAY, orders }));
      failures.set(branchId, () => reject(new Error('out of order')));
    });
  const later = () => () => undefined;
  const boards = ['north', 'south'].map((branchId) => createBoardSync({ branchId, line, load, later }));
  const joined = joinBoards(boards);
  const stops = [joined.follow()];
  boards.forEach((board) => board.start());
  return {
    joined,
    loaded: async (branchId: string, orders: OrderCardDto[]) => {
      answers.get(branchId)?.(orders);
      await new Promise((resolve) => setImmediate(resolve));
    },
    failed: async (branchId: string) => {
      failures.get(branchId)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    tell: (event: LiveEvent) => listeners.forEach((listener) => listener(event)),
    leave: () => stops.forEach((stop) => stop()),
  };
}

const shown = ({ joined }: ReturnType<typeof twoBranches>) =>
  [...(joined.state.get().board?.orders.values() ?? [])].map(({ id, state }) => `${id} ${state}`);

describe('boards of several branches', () => {
  it('stand with the first that is loaded, and one that cannot be keeps no other away', async () => {
    const two = twoBranches();
    await two.failed('south');
    expect(two.joined.state.get()).toMatchObject({ board: null, loaded: [] });
    await two.loaded('north', [at('north', 'n1')]);
    expect(shown(two)).toEqual(['n1 PENDING']);
    expect(two.joined.state.get()).toMatchObject({ error: new Error('out of order'), loaded: ['north'] });
    two.tell({ ...happening(11, at('north', 'n2')), branchId: 'north' });
    expect(shown(two)).toEqual(['n1 PENDING', 'n2 PENDING']);

    two.joined.reload();
    await two.loaded('south', [at('south', 's1')]);
    await two.loaded('north', [at('north', 'n1'), at('north', 'n2')]);
    expect(shown(two)).toEqual(['n1 PENDING', 'n2 PENDING', 's1 PENDING']);
    expect(two.joined.state.get()).toMatchObject({ error: null, loaded: ['north', 'south'] });
  });

  it('stand together, and tell of all of them, each once', async () => {
    const two = twoBranches();
    const told: string[] = [];
    two.joined.onChange(({ after }) => told.push(after.id));
    await two.loaded('north', [at('north', 'n1')]);
    await two.loaded('south', [at('south', 's1')]);
    expect(shown(two)).toEqual(['n1 PENDING', 's1 PENDING']);

    two.tell({ ...happening(11, at('south', 's2')), branchId: 'south' });
    two.tell({ ...happening(11, at('south', 's2')), branchId: 'south' });
    two.tell({ ...happening(12, at('north', 'n1', { version: 2, state: 'ACCEPTED' })), branchId: 'north' });
    expect(shown(two)).toEqual(['n1 ACCEPTED', 's1 PENDING', 's2 PENDING']);
    expect(told).toEqual(['s2', 'n1']);
  });

  it('take the answer to what was done here where it belongs, and follow no longer than they are looked at', async () => {
    const two = twoBranches();
    await two.loaded('north', [at('north', 'n1')]);
    await two.loaded('south', [at('south', 's1')]);
    two.joined.put(at('south', 's1', { version: 2, state: 'ACCEPTED' }));
    expect(shown(two)).toEqual(['n1 PENDING', 's1 ACCEPTED']);
    two.leave();
    two.tell({ ...happening(11, at('south', 's2')), branchId: 'south' });
    expect(shown(two)).toEqual(['n1 PENDING', 's1 ACCEPTED']);
  });
});
