// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OrderCardDto } from '@contracts/orders';
import { card } from './order-fixture';
import { signInAs } from '../session-fixture';
import { OrderActionsProvider } from '../../src/features/orders/actions/order-actions-provider';
import { chooseMinutes } from '../../src/features/orders/board/chosen-minutes';
import { useAcceptMany } from '../../src/features/orders/board/use-accept-many';

vi.mock('@refinedev/core', () => ({ useNotification: () => ({ open: () => undefined }) }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../src/features/orders/actions/use-action-messages', () => ({ useActionMessages: () => ({}) }));
vi.mock('../../src/features/orders/actions/action-dialogs', () => ({ ActionDialogs: () => null }));

const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  signInAs('owner');
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

it('accepts all with the minutes that are chosen for all, where all are of one branch', async () => {
  chooseMinutes('third', 45);
  const here = [card('third'), card('fourth')];
  const ofOne = open(here).result;
  act(() => ofOne.current.setMinutes(20));
  await act(() => ofOne.current.accept());
  expect(sent()).toEqual([
    ['third', 20],
    ['fourth', 20],
  ]);

  asked.mockClear();
  const ofTwo = open([...here, card('fifth', { branchId: 'another' })]).result;
  expect(ofTwo.current.oneTime).toBe(false);
  act(() => ofTwo.current.setMinutes(20));
  await act(() => ofTwo.current.accept());
  expect(sent()).toEqual([
    ['third', 45],
    ['fourth', undefined],
    ['fifth', undefined],
  ]);
});

it('accepts none that came while it was asked, and does not show it', async () => {
  const there = [card('sixth'), card('seventh')];
  const { result, rerender } = open(there);
  act(() => result.current.setMinutes(20));
  rerender([card('eighth', { branchId: 'another' }), ...there]);
  expect(result.current.orders.map(({ id }) => id)).toEqual(['sixth', 'seventh']);
  await act(() => result.current.accept());
  expect(sent()).toEqual([
    ['sixth', 20],
    ['seventh', 20],
  ]);
});

it('accepts none that was taken out, and none that somebody else accepted meanwhile', async () => {
  const [ninth, tenth, last] = [card('ninth'), card('tenth'), card('eleventh')];
  const { result, rerender } = open([ninth, tenth, last]);
  act(() => result.current.choose('ninth', false));
  rerender([ninth, last]);
  await act(() => result.current.accept());
  expect(sent()).toEqual([['eleventh', undefined]]);
});
