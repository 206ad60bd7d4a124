// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Grant } from '@domain/access';
import type { LiveEventType } from '@contracts/events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLiveRefetch } from '@entities/live/use-live-reading';
import { session } from '@entities/session/session';
import type { SessionDto } from '@entities/session/session-types';

const HALF_A_MINUTE = 30_000;
const readAgain = vi.fn();
let seen: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  readAgain.mockClear();
  seen = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
});
afterEach(() => {
  cleanup();
  session.set(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function reads(grant: Grant, type: LiveEventType): void {
  session.set({ user: { id: 'u' }, business: { id: 'b' }, grants: { 'order.view': grant } } as SessionDto);
  renderHook(() => useLiveRefetch(readAgain, { types: [type], everyMs: 2000 }));
}
const pass = () => act(() => vi.advanceTimersByTimeAsync(HALF_A_MINUTE));

it('are looked at again while they are on the screen by who is told of no others, and so is sent no event of them', async () => {
  reads('own', 'order.changed');
  await pass();
  expect(readAgain).toHaveBeenCalledTimes(1);
  seen = 'hidden';
  await pass();
  expect(readAgain).toHaveBeenCalledTimes(1);
  seen = 'visible';
  await pass();
  expect(readAgain).toHaveBeenCalledTimes(2);
});

it.each([
  ['full', 'order.changed'],
  ['own', 'menu.changed'],
] as const)('are not asked for again and again with %s, of %s', async (grant, type) => {
  reads(grant, type);
  await pass();
  expect(readAgain).not.toHaveBeenCalled();
});
