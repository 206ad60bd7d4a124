// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QuoteBody } from '@contracts/storefront';
import { useQuote } from '../../src/storefront/checkout/use-quote';

const PATIENCE_MS = 1000;

const asked = vi.fn<(path: string, init: { body: string }) => Promise<Response>>();
const questions = () => asked.mock.calls.map(([, { body }]) => JSON.parse(body) as QuoteBody);
const wanted = (quantity: number): QuoteBody => ({
  type: 'TAKEOUT',
  items: quantity > 0 ? [{ productId: 'pizza', quantity, extras: [] }] : [],
});

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ data: { totalCents: 1 } }))));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  cleanup();
  asked.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is asked about what is in the cart, once typing pauses, and never about an empty one', async () => {
  const { rerender } = renderHook(({ quantity }) => useQuote('one', wanted(quantity), 'en'), {
    initialProps: { quantity: 1 },
  });
  rerender({ quantity: 2 });
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS));
  expect(questions()).toEqual([wanted(2)]);

  // Ordered: the page empties the cart, and is about to be left.
  rerender({ quantity: 0 });
  window.dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS));
  expect(questions()).toHaveLength(1);
});
