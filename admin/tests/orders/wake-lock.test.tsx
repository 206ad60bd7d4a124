// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWakeLock } from '@entities/device/use-wake-lock';

const release = vi.fn(() => Promise.resolve());
const request = vi.fn((_type: string) => Promise.resolve({ release }));
let visible = true;

beforeEach(() => {
  visible = true;
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  Object.defineProperty(document, 'visibilityState', {
    get: () => (visible ? 'visible' : 'hidden'),
    configurable: true,
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const turns = (into: boolean) =>
  act(async () => {
    visible = into;
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });

it('the screen is kept lit, again when the page comes back into sight, and no longer than it is shown', async () => {
  const { unmount } = renderHook(() => useWakeLock());
  await act(() => Promise.resolve());
  expect(request.mock.calls).toEqual([['screen']]);
  // The browser let go of it.
  await turns(false);
  expect(request).toHaveBeenCalledTimes(1);
  await turns(true);
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  expect(release).toHaveBeenCalled();
  await turns(true);
  expect(request).toHaveBeenCalledTimes(2);
});

it('a browser that refuses, or gives it only once the page is gone, leaves nothing lit', async () => {
  request.mockReturnValueOnce(Promise.reject(new DOMException('low battery', 'NotAllowedError')));
  const refused = renderHook(() => useWakeLock());
  await act(() => Promise.resolve());
  refused.unmount();
  expect(release).not.toHaveBeenCalled();
  const late = renderHook(() => useWakeLock());
  late.unmount();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});
