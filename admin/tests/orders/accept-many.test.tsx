// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OrderCardDto } from '@contracts/orders';
import { card } from './order-fixture';
import { OrderActionsProvider } from '../../src/features/orders/actions/order-actions-provider';
import { chooseMinutes } from '../../src/features/orders/board/chosen-minutes';
import { useAcceptMany } from '../../src/features/orders/board/use-accept-many';

vi.mock('@refinedev/core', () => ({ useNotification: () => ({ open: () => undefined }) }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../src/features/orders/actions/use-action-messages', () => ({ useActionMessages: () => ({}) }));
vi.mock('../../src/features/orders/actions/action-dialogs', () => ({ ActionDialogs: () => null }));

const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  asked.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ data: card('a') }))));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  cleanup();
  asked.mockReset();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <OrderActionsProvider onCard={() => undefined}>{children}</OrderActionsProvider>
);
const open = (orders: OrderCardDto[]) =>
  renderHook((shown: OrderCardDto[]) => useAcceptMany(shown, () => undefined), {
    initialProps: orders,
    wrapper,
  });
const sent = () =>
  asked.mock.calls.map(([path, { body }]) => {
    const { preparationMin } = JSON.parse(body as string) as { preparationMin?: number };
    return [path.split('/').at(-2), preparationMin];
  });

it('accepts each with the minutes that were chosen on its card', async () => {
  chooseMinutes('first', 45);
  const { result } = open([card('first'), card('second')]);
  await act(() => result.current.accept());
  expect(sent()).toEqual([
    ['first', 45],
    ['second', undefined],
  ]);
});

it('accepts all with the minutes that are chosen for all, while all are of one branch', async () => {
  chooseMinutes('third', 45);
  const here = [card('third'), card('fourth')];
  const { result, rerender } = open(here);
  act(() => result.current.setMinutes(20));
  await act(() => result.current.accept());
  expect(sent()).toEqual([
    ['third', 20],
    ['fourth', 20],
  ]);

  asked.mockClear();
  rerender([...here, card('fifth', { branchId: 'another' })]);
  expect(result.current.oneTime).toBe(false);
  await act(() => result.current.accept());
  expect(sent()).toEqual([
    ['third', 45],
    ['fourth', undefined],
    ['fifth', undefined],
  ]);
});
