// @vitest-environment jsdom
import type { OrderCardDto } from '@contracts/orders';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BOARD_DAY, BRANCH, card } from './order-fixture';
import { sessionOf } from '../session-fixture';
import { useBoardSync, useJoinedBoards } from '../../src/features/orders/live/board-store';
import { session } from '@entities/session/session';

const OTHER = 'branch-2';
const asked = vi.fn<(branch: string) => void>();
/** What the server knows the person to hold; the page learns it with the session. */
let held = sessionOf('attendant');

beforeEach(() => {
  held = sessionOf('attendant');
  session.set(held);
  asked.mockClear();
  vi.stubGlobal('fetch', (path: string) => {
    const branchId = path.includes(OTHER) ? OTHER : BRANCH;
    asked(branchId);
    const { grants } = held;
    const customerPhone = grants['order.view'] === 'full' ? '+5511999990000' : null;
    const actions: OrderCardDto['actions'] = grants['order.accept'] ? ['accept', 'reject'] : ['reject'];
    const orders = [card(branchId, { branchId, customerPhone, actions })];
    return Promise.resolve(new Response(JSON.stringify({ data: { seq: 0, ...BOARD_DAY, orders } })));
  });
});
afterEach(() => {
  cleanup();
  session.set(undefined);
  vi.unstubAllGlobals();
});

/** The session as it is read again. */
const isRead = (now: typeof held) => act(() => session.set(structuredClone((held = now))));

async function shown(open: () => ReturnType<typeof useJoinedBoards>) {
  const { result } = renderHook(() => open().state.use().board?.orders);
  await vi.waitFor(() => expect(result.current).toBeDefined());
  return (id: string) => result.current?.get(id);
}

it.each([
  ['a board', () => useJoinedBoards([BRANCH, OTHER]), [BRANCH, OTHER]],
  ['a kitchen', () => useBoardSync(BRANCH), [BRANCH]],
] as const)(
  '%s that is open shows what may be done now with every card that stands',
  async (_, open, branches) => {
    const cardOf = await shown(open);
    expect(cardOf(BRANCH)?.actions).toContain('accept');
    isRead(sessionOf('attendant', { deny: ['order.accept'] }));
    await vi.waitFor(() => branches.forEach((id) => expect(cardOf(id)?.actions).not.toContain('accept')));
    isRead(sessionOf('attendant'));
    await vi.waitFor(() => branches.forEach((id) => expect(cardOf(id)?.actions).toContain('accept')));
    expect(asked.mock.calls.flat()).toEqual([...branches, ...branches, ...branches]);
  },
);

it('a board that is open tells no more of a customer than the person may know now', async () => {
  const cardOf = await shown(() => useBoardSync(BRANCH));
  expect(cardOf(BRANCH)?.customerPhone).not.toBeNull();
  const { grants, ...who } = sessionOf('attendant');
  isRead({ ...who, grants: { ...grants, 'order.view': 'masked' } });
  await vi.waitFor(() => expect(cardOf(BRANCH)?.customerPhone).toBeNull());
});

it('a board is not loaded again for a session that says what is known, nor by who has left', async () => {
  const { unmount } = renderHook(() => useBoardSync(BRANCH));
  isRead(sessionOf('attendant'));
  act(() => session.set(null));
  isRead(sessionOf('attendant', { deny: ['order.accept'] }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  unmount();
  isRead(sessionOf('attendant'));
  expect(asked).toHaveBeenCalledTimes(2);
});
