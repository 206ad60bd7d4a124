// @vitest-environment jsdom
import type { StoreProduct } from '@contracts/storefront';
import { Refine } from '@refinedev/core';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
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

/** A house with coffee now and lunch at noon, whose menu of noon comes once it is let. */
beforeEach(() => {
  const comes = new Promise<void>((resolve) => {
    answerLater = resolve;
  });
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://house.test');
    expect(pathname).toBe('/api/orders/menu');
    expect(searchParams.get('branch')).toBe('here');
    if (searchParams.get('at') !== NOON) return menuWith([coffee]);
    await comes;
    return menuWith([lunch]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const house = ({ children }: { children: ReactNode }) => (
  <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
    {children}
  </Refine>
);

it('is the menu of the time that the order is for, and the former one until that has come', async () => {
  const { result, rerender } = renderHook(
    (scheduledFor: string | null) => useDraftMenu('here', { channel: 'PHONE', scheduledFor }),
    { initialProps: null as string | null, wrapper: house },
  );
  const sold = () => [...(result.current.menu?.products.keys() ?? [])];
  await waitFor(() => expect(sold()).toEqual(['coffee']));
  rerender(NOON);
  expect(sold()).toEqual(['coffee']);
  answerLater();
  await waitFor(() => expect(sold()).toEqual(['lunch']));
  rerender(null);
  await waitFor(() => expect(sold()).toEqual(['coffee']));
});
