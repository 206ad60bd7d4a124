// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReorder } from '../../src/storefront/store-page/use-reorder';
import { stubStorage } from '../device-fixture';

const MESSAGE = 'No more reminders.';
const add = vi.fn();
/** What the store answers; null for no answer at all. */
let status: number | null;

beforeEach(() => {
  stubStorage();
  add.mockClear();
  vi.stubGlobal('fetch', (path: string) => {
    if (status === null) return Promise.reject(new TypeError('Failed to fetch'));
    const error = { status, name: 'NotFoundError', message: 'No.', details: { code: 'NOT_FOUND' } };
    if (status !== 200) return Promise.resolve(Response.json({ data: null, error }, { status }));
    const item = { productId: 'pizza', name: 'Pizza', quantity: 1, variation: null, extras: [], notes: '' };
    return Promise.resolve(
      Response.json({ data: path.includes('/forget') ? { message: MESSAGE } : { items: [item] } }),
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const opened = (query: string) => {
  history.replaceState(null, '', `/m/one/${query}`);
  return renderHook(() => useReorder('one', { add }, 'en')).result;
};
const expectFailed = async (page: ReturnType<typeof opened>, failed: object[]) => {
  await waitFor(() => expect(page.current.failed).toEqual(failed));
};

it('brings an order of before once, however often its address is loaded, and when it is tried again', async () => {
  status = null;
  const asked = { kind: 'again', token: 'o' } as const;
  const page = opened('?table=7&again=o');
  expect(location.search).toBe('?table=7');
  await expectFailed(page, [{ asked, again: true }]);
  status = 200;
  act(() => page.current.bring(asked));
  await waitFor(() => expect(page.current.reorder).toBe('done'));
  expect(page.current.failed).toEqual([]);
  expect(add).toHaveBeenCalledOnce();
});

it('does not offer to try again what the store does not have', async () => {
  status = 404;
  await expectFailed(opened('?cart=c'), [{ asked: { kind: 'cart', token: 'c' }, again: false }]);
});

it('keeps the wish for no reminders until it is granted, whatever else is brought meanwhile', async () => {
  status = null;
  const asked = { kind: 'stop', token: 'c' } as const;
  const page = opened('?stop=c');
  await expectFailed(page, [{ asked, again: true }]);
  status = 200;
  act(() => page.current.bring({ kind: 'again', token: 'o' }));
  await waitFor(() => expect(page.current.reorder).toBe('done'));
  expect(page.current.failed).toEqual([{ asked, again: true }]);
  expect(location.search).toBe('?stop=c');
  act(() => page.current.bring(asked));
  await waitFor(() => expect(page.current.reorder).toEqual({ said: MESSAGE }));
  expect([location.search, page.current.failed]).toEqual(['', []]);
});
