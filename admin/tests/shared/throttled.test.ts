// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useThrottled } from '@shared/state/use-throttled';

const EVERY_MS = 700;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs at once, and once more for all that was asked in the meantime', async () => {
  const task = vi.fn();
  const { result } = renderHook(() => useThrottled(task, EVERY_MS));
  result.current();
  result.current();
  result.current();
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(task).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(EVERY_MS * 3);
  expect(task).toHaveBeenCalledTimes(2);
});

it('waits for a task that takes longer', async () => {
  let answer = () => {};
  const task = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { result } = renderHook(() => useThrottled(task, EVERY_MS));
  result.current();
  await vi.advanceTimersByTimeAsync(EVERY_MS * 3);
  result.current();
  expect(task).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(2);
});

it('goes on after a task that failed', async () => {
  const task = vi.fn(() => Promise.reject(new Error('no line')));
  const { result } = renderHook(() => useThrottled(task, EVERY_MS));
  result.current();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  result.current();
  expect(task).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
});

it('does nothing more once its page is gone', async () => {
  const task = vi.fn();
  const { result, unmount } = renderHook(() => useThrottled(task, EVERY_MS));
  result.current();
  result.current();
  unmount();
  await vi.advanceTimersByTimeAsync(EVERY_MS * 2);
  expect(task).toHaveBeenCalledTimes(1);
});
