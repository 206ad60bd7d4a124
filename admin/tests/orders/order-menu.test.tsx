// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { card } from './order-fixture';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { ActionButton } from '../../src/features/orders/actions/action-button';
import { OrderActionsProvider } from '../../src/features/orders/actions/order-actions-provider';
import { OrderMenu } from '../../src/features/orders/actions/order-menu';
import couriers from '../../src/locales/en/couriers.json';
import orders from '../../src/locales/en/orders.json';

vi.mock('../../src/features/orders/actions/use-action-messages', () => ({
  useActionMessages: () => ({ done: () => undefined, refused: () => undefined }),
}));
vi.mock('../../src/features/orders/actions/action-dialogs', () => ({ ActionDialogs: () => null }));
vi.mock('../../src/features/orders/ticket/use-paper-items', () => ({ usePaperItems: () => ({ items: [] }) }));

/** A delivery that is paid at the door, so that its menu has all that leads to an action. */
const READY = card('001', {
  ...{ type: 'DELIVERY', state: 'READY', dueCents: 5400 },
  courier: { deliveryId: 'trip', id: 'danilo', name: 'Danilo', trip: 'ACCEPTED' },
  actions: ['dispatch', 'deliver', 'acknowledge', 'cancel'],
});

let answer: (action: string) => Promise<void>;
let asked: string[];

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'orders', orders);
  i18next.addResourceBundle('en', 'couriers', couriers);
});
beforeEach(async () => {
  signInAs('owner');
  asked = [];
  const unanswered = new Map<string, () => void>();
  vi.stubGlobal('fetch', (path: string) => {
    const action = path.split('/').at(-1)!;
    asked.push(action);
    return new Promise((resolve) =>
      unanswered.set(action, () => resolve(new Response(JSON.stringify({ data: READY })))),
    );
  });
  answer = (action) => act(() => Promise.resolve(unanswered.get(action)?.()));
  render(
    <OrderActionsProvider onCard={() => undefined}>
      <ActionButton order={READY} action="dispatch" primary />
      <OrderMenu order={READY} primary="dispatch" />
    </OrderActionsProvider>,
    { wrapper: MemoryRouter },
  );
  await opensMenu();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function opensMenu() {
  fireEvent.click(screen.getByRole('button', { name: 'More for order 001' }));
  await screen.findByRole('menu');
}

const ACTIONS = [
  'Delivered',
  'Got it',
  'Delivered, paid otherwise',
  'Give to another courier',
  'Cancel order',
];
const itemOf = (name: string) => screen.getByRole('menuitem', { name });
const off = () =>
  screen
    .getAllByRole('menuitem')
    .filter((entry) => entry.getAttribute('aria-disabled') === 'true')
    .map(({ textContent }) => textContent);

it('offers no action while a step of the order is sent, and the rest all the same', async () => {
  expect(off()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Send out: order 001' }));
  expect(off()).toEqual(ACTIONS);
  expect(itemOf('Open the order').getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(itemOf('Delivered'));
  expect(asked).toEqual(['dispatch']);
  await answer('dispatch');
  await vi.waitFor(() => expect(off()).toEqual([]));
});

it('offers every action but taking note again while that is sent', async () => {
  fireEvent.click(itemOf('Got it'));
  await opensMenu();
  expect(asked).toEqual(['acknowledge']);
  expect(off()).toEqual(['Got it']);
});
