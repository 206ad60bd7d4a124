// @vitest-environment jsdom
import type { OrderCardDto } from '@contracts/orders';
import { cleanup, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, minute, ms } from './order-fixture';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import { OrderActionsProvider } from '../../src/features/orders/actions/order-actions-provider';
import { BoardColumnView } from '../../src/features/orders/board/board-column';
import { KitchenTicketView } from '../../src/features/orders/board-kitchen/kitchen-ticket';
import { ticketsOf } from '../../src/features/orders/board-kitchen/tickets';
import kitchen from '../../src/locales/en/order-kitchen.json';
import order from '../../src/locales/en/order.json';
import orders from '../../src/locales/en/orders.json';
import { KitchenQueue } from '@entities/order/kitchen-queue';

vi.mock('../../src/features/orders/actions/use-action-messages', () => ({ useActionMessages: () => ({}) }));
vi.mock('../../src/features/orders/actions/action-dialogs', () => ({ ActionDialogs: () => null }));
vi.mock('../../src/features/orders/ticket/use-paper-items', () => ({ usePaperItems: () => ({ items: [] }) }));

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  for (const [name, words] of Object.entries({ order, orders, 'order-kitchen': kitchen }))
    i18next.addResourceBundle('en', name, words);
});
beforeEach(() => {
  signInAs('owner');
  vi.useFakeTimers({ now: ms(30) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Twenty minutes of its promise are for the way. */
const cooking = (id: string, part: Partial<OrderCardDto>) =>
  card(id, {
    ...{ type: 'DELIVERY', state: 'ACCEPTED', preparationMin: 20, actions: ['ready'] },
    stations: [{ station: 'Oven', minutes: 5, perAhead: 12 }],
    ...part,
  });
const ORDERS = [
  // Its oven is not done yet, which it was to be ten minutes ago.
  cooking('001', { acceptedAt: minute(0), kitchenDueAt: minute(20), promisedAt: minute(40) }),
  // What is ahead of it takes the oven until five minutes after it has to be done.
  cooking('002', { acceptedAt: minute(10), kitchenDueAt: minute(37), promisedAt: minute(57) }),
  cooking('003', { acceptedAt: minute(25), kitchenDueAt: minute(60), promisedAt: minute(80) }),
];

const show = (shown: ReactElement) =>
  render(
    <OrderActionsProvider onCard={() => undefined}>
      <KitchenQueue orders={ORDERS}>{shown}</KitchenQueue>
    </OrderActionsProvider>,
    { wrapper: MemoryRouter },
  );
const column = (shown: OrderCardDto[]) => (
  <BoardColumnView
    column="IN_PREPARATION"
    orders={shown}
    {...{ folded: false, shown: true, searching: false, beyond: 0, onFold: () => undefined }}
  />
);
const toldOf = (element: HTMLElement) =>
  within(element)
    .queryAllByText(/^Will be/)
    .map(({ textContent }) => textContent.trim());

const SEEN = [['Will be 10 min late'], ['Will be 5 min late'], []];

describe('an order that will be late as things go', () => {
  it('says so on its card, and is counted in the head of its column', () => {
    show(column(ORDERS));
    expect(screen.getAllByRole('article').map(toldOf)).toEqual(SEEN);
    expect(screen.getByTitle('2 late or about to be').textContent).toMatch(/^2/);
  });

  it('says so on its ticket in the kitchen', () => {
    const nothing = () => undefined;
    const presses = { start: nothing, bump: nothing, fire: nothing, seen: nothing };
    const actions = { ...presses, recall: nothing, undo: nothing };
    show(
      <ol>
        {ticketsOf(ORDERS, null).map((ticket) => (
          <KitchenTicketView key={ticket.order.id} ticket={ticket} ticketKey={undefined} actions={actions} />
        ))}
      </ol>,
    );
    const tickets = ORDERS.map(({ id }) => document.querySelector<HTMLElement>(`[data-order="${id}"]`)!);
    expect(tickets.map(toldOf)).toEqual(SEEN);
  });
});

it('a column in which all will be in time counts none', () => {
  show(column(ORDERS.slice(2)));
  expect(screen.queryByTitle(/late or about to be/)).toBeNull();
});
