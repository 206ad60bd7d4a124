// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { card, item, minute } from './order-fixture';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { OrderActionsContext, type PendingAction } from '../../src/features/orders/actions/order-actions';
import { HeldNotice } from '../../src/features/orders/board-kitchen/held-notice';
import { ticketsOf } from '../../src/features/orders/board-kitchen/tickets';
import kitchen from '../../src/locales/en/order-kitchen.json';
import orders from '../../src/locales/en/orders.json';
import { createStore } from '@shared/state/store';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'orders', orders);
  i18next.addResourceBundle('en', 'order-kitchen', kitchen);
});
afterEach(cleanup);

const HELD = [
  item({ name: 'Pizza', variation: 'Large', held: true }),
  item({ name: 'Pizza', variation: 'Small', held: true }),
  item({ name: 'Soup', variation: 'Small', held: true }),
];

it('fires course by course, each called so that it is told apart, and hears no press while one is under way', async () => {
  const order = card('a', { state: 'ACCEPTED', acceptedAt: minute(0), actions: ['fire'], items: HELD });
  const [ticket] = ticketsOf([order], null);
  const working = createStore<readonly PendingAction[]>([]);
  const nothing = () => undefined;
  const actions = {
    ...{ run: nothing, runAll: () => Promise.resolve([]), askCourier: nothing, askPaid: nothing },
    ...{ working, readOnly: false, isOff: () => false },
  };
  const onFire = vi.fn();
  render(
    <OrderActionsContext.Provider value={actions}>
      <HeldNotice ticket={ticket!} ticketKey={undefined} onFire={onFire} />
    </OrderActionsContext.Provider>,
  );
  const buttons = () => screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons().map(({ textContent }) => textContent)).toEqual([
    'Fire',
    'Fire Pizza Large',
    'Fire Pizza Small',
    'Fire Soup',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /Pizza Small/ }));
  expect(onFire).toHaveBeenCalledExactlyOnceWith(ticket, [1]);

  act(() => working.set([{ id: 'a', action: 'fire', version: 1 }]));
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
});
