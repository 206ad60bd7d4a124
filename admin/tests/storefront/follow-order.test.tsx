// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TrackedOrderDto } from '@contracts/storefront';
import { useOrder } from '../../src/storefront/tracking/use-order';

/** A stream that a server refuses: it has no place for one more. */
class RefusedStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened = 0;
  readyState = RefusedStream.CLOSED;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    RefusedStream.opened += 1;
    queueMicrotask(() => this.onerror?.());
  }
  close() {}
}

const at = (version: number, state: string) => ({ version, state }) as TrackedOrderDto;
const asked = vi.fn<() => Promise<Response>>();
const answer = (order: TrackedOrderDto) =>
  asked.mockImplementation(() => Promise.resolve(Response.json({ data: order })));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('EventSource', RefusedStream);
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is asked for again and again where there is no place for its stream, and nobody is told that it is out of reach', async () => {
  answer(at(1, 'PENDING'));
  const { result, unmount } = renderHook(() => useOrder('token', at(1, 'PENDING'), 'en'));
  await pass(4_500);
  expect(result.current.unreachable).toBe(false);

  answer(at(2, 'PREPARING'));
  await pass(5_000);
  expect(result.current.order.state).toBe('PREPARING');
  answer(at(3, 'READY'));
  await pass(10_000);
  expect(result.current).toMatchObject({ order: { state: 'READY' }, unreachable: false });
  expect(RefusedStream.opened).toBe(3);

  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  await pass(20_000);
  await pass(4_000);
  expect(result.current.unreachable).toBe(true);
  unmount();
});

it('is told to be out of reach where it is refused for now as well as its stream, until it is answered again', async () => {
  const error = { status: 429, name: 'Error', message: 'Later.', details: { code: 'TOO_MANY_REQUESTS' } };
  asked.mockImplementation(() => Promise.resolve(Response.json({ data: null, error }, { status: 429 })));
  const { result, unmount } = renderHook(() => useOrder('token', at(1, 'PENDING'), 'en'));
  await pass(4_500);
  expect(result.current.unreachable).toBe(true);
  answer(at(2, 'PREPARING'));
  await pass(5_000);
  expect(result.current).toMatchObject({ order: { state: 'PREPARING' }, unreachable: false });
  unmount();
});
