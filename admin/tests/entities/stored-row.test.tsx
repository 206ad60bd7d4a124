// @vitest-environment jsdom
import { keys } from '@refinedev/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useStoredRow } from '@entities/record/use-stored-row';

it('keeps what a page has read of a row beyond the answer of a write', () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const key = keys().data().resource('customers').action('one').id('ana').get();
  client.setQueryData(key, { data: { id: 'ana', version: 1, allergies: '', merged: ['bia'] } });
  const { result } = renderHook(() => useStoredRow<{ id: string; version: number }>('customers'), {
    wrapper,
  });
  const saved = { id: 'ana', version: 2, allergies: 'Shrimp' };
  result.current(saved);
  expect(client.getQueryData(key)).toEqual({ data: { ...saved, merged: ['bia'] } });
});
