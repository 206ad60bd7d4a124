// @vitest-environment jsdom
import type { StoreProduct } from '@contracts/storefront';
import { Refine } from '@refinedev/core';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { product } from '../storefront/menu-fixture';
import { useDraftMenu } from '../../src/features/orders/new-order/use-draft-menu';
import { dataProvider } from '@app/providers/data/data-provider';

const NOON = '2031-04-03T15:30:00.000Z';
const [coffee, lunch] = [product('coffee'), product('lunch')];
const menuWith = (products: StoreProduct[]) =>
  new Response(
    JSON.stringify({
      data: { categories: [], products, extraGroups: [], variationGroups: [], skus: {}, districts: [] },
    }),
  );

let answerLater: () => void;
let isRefused = false;

/** A house with coffee now and lunch at noon, whose menu of noon comes once it is let. */
beforeEach(() => {
  isRefused = false;
  const comes = new Promise<void>((resolve) => {
    answerLater = resolve;
  });
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://house.test');
    expect(pathname).toBe('/api/orders/menu');
    expect(searchParams.get('branch')).toBe('here');
    if (searchParams.get('at') !== NOON) return menuWith([coffee]);
    await comes;
    return isRefused ? new Response('{}', { status: 404 }) : menuWith([lunch]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OPTIONS = {
  disableTelemetry: true,
  reactQuery: { clientConfig: { defaultOptions: { queries: { retry: false } } } },
};
const house = ({ children }: { children: ReactNode }) => (
  <Refine dataProvider={dataProvider} options={OPTIONS}>
    {children}
  </Refine>
);

const menuFor = () => {
  const { result, rerender } = renderHook(
    (scheduledFor: string | null) => useDraftMenu('here', { channel: 'PHONE', scheduledFor }),
    { initialProps: null as string | null, wrapper: house },
  );
  return { result, rerender, sold: () => [...(result.current.menu?.products.keys() ?? [])] };
};

it('is the menu of the time that the order is for, and the former one until that has come', async () => {
  const { rerender, sold } = menuFor();
  await waitFor(() => expect(sold()).toEqual(['coffee']));
  rerender(NOON);
  expect(sold()).toEqual(['coffee']);
  answerLater();
  await waitFor(() => expect(sold()).toEqual(['lunch']));
  rerender(null);
  await waitFor(() => expect(sold()).toEqual(['coffee']));
});

it('stays the former one where that of the time cannot be got: what was typed is not taken away for an error', async () => {
  isRefused = true;
  answerLater();
  const { result, rerender, sold } = menuFor();
  await waitFor(() => expect(sold()).toEqual(['coffee']));
  rerender(NOON);
  await act(() => result.current.readAgain());
  await waitFor(() => expect(result.current.isAsking).toBe(false));
  expect(result.current.error).toBeNull();
  expect(sold()).toEqual(['coffee']);
});
