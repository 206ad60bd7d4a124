// @vitest-environment jsdom
import type { OrderCardDto } from '@contracts/orders';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOARD_DAY, BRANCH, card, minute } from './order-fixture';
import { completeBrowser } from '../browser-fixture';
import { stubStorage } from '../device-fixture';
import { signInAs } from '../session-fixture';
import { OrderActionsProvider } from '../../src/features/orders/actions/order-actions-provider';
import { Board } from '../../src/features/orders/board/board';
import { joinBoards } from '../../src/features/orders/live/join-boards';

const drawn = vi.hoisted(() => vi.fn<(id: string) => void>());
vi.mock('@entities/order/order-card', async () => {
  const { useAheadOf } = await import('@entities/order/kitchen-queue');
  return {
    /** Asks for what the real one asks of the board around it, and says each time that it is drawn. */
    OrderCard: ({ order }: { order: OrderCardDto }) => {
      useAheadOf();
      drawn(order.id);
      return null;
    },
  };
});
vi.mock('@shared/api/use-api', () => ({ useApi: () => ({}) }));
vi.mock('../../src/features/orders/actions/use-action-messages', () => ({ useActionMessages: () => ({}) }));
vi.mock('../../src/features/orders/actions/action-dialogs', () => ({ ActionDialogs: () => null }));
vi.mock('../../src/features/orders/board/board-toolbar', () => ({ BoardToolbar: () => null }));
vi.mock('../../src/features/orders/board/board-signals', () => ({ BoardSignals: () => null }));
vi.mock('../../src/features/orders/signals/use-order-trace', () => ({ useOrderTrace: () => undefined }));

beforeAll(completeBrowser);
beforeEach(() => {
  stubStorage();
  signInAs('owner');
});
afterEach(() => {
  cleanup();
  drawn.mockReset();
  vi.unstubAllGlobals();
});

const STATES = ['PENDING', 'ACCEPTED', 'PREPARING', 'READY', 'DISPATCHED'] as const;
const OPEN = Array.from({ length: 300 }, (_, index) =>
  card(String(index + 1).padStart(3, '0'), {
    ...{ state: STATES[index % STATES.length]!, placedAt: minute(index / 10) },
    ...{ acknowledgedAt: minute(index), acceptBy: minute(400 + index), promisedAt: minute(400 + index) },
  }),
);

const branch = {
  ...{ id: BRANCH, name: 'Centro', slug: 'centro', timezone: 'UTC', closeoutTime: '04:00' },
  state: 'ACTIVE' as const,
};
const sync = joinBoards([]);
const board = (orders: readonly OrderCardDto[]) => (
  <OrderActionsProvider onCard={() => undefined}>
    <Board
      branch={branch}
      branches={[branch]}
      orders={new Map(orders.map((order) => [order.id, order]))}
      beyond={BOARD_DAY.beyond}
      sync={sync}
    />
  </OrderActionsProvider>
);
const ids = () => drawn.mock.calls.map(([id]) => id);

describe('of three hundred open orders on a board', () => {
  /** Which cards are drawn when the orders become others. */
  function drawnBy(orders: readonly OrderCardDto[]): string[] {
    const { rerender } = render(board(OPEN), { wrapper: MemoryRouter });
    expect(new Set(ids()).size).toBe(300);
    drawn.mockReset();
    rerender(board(orders));
    return ids();
  }

  it('one that is changed is drawn anew alone', () => {
    const changed = OPEN.map((order) =>
      order.id === '150' ? { ...order, version: 2, notes: 'No ice' } : order,
    );
    expect(drawnBy(changed)).toEqual(['150']);
  });

  it('one that moves on is drawn anew alone, though there is less for the kitchen to do before the others', () => {
    const moved = OPEN.map((order) =>
      order.id === '153' ? { ...order, version: 2, state: 'READY' as const, readyAt: minute(60) } : order,
    );
    expect(drawnBy(moved)).toEqual(['153']);
  });

  it('one that comes is drawn alone, behind all others', () => {
    expect(drawnBy([...OPEN, card('301', { acceptBy: minute(800) })])).toEqual(['301']);
  });
});
