// @vitest-environment jsdom
import type { OrderCardDto } from '@contracts/orders';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { card, item, minute } from './order-fixture';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { OrderActionsContext, type PendingAction } from '../../src/features/orders/actions/order-actions';
import { CourseButton } from '../../src/features/orders/details/course-button';
import orders from '../../src/locales/en/orders.json';
import { createStore } from '@shared/state/store';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'orders', orders);
});
afterEach(cleanup);

const ITEMS = [
  item({ name: 'Lemonade', station: 'Bar' }),
  item({ name: 'Cake', station: 'Sweets' }),
  item({ name: 'Pie', station: 'Sweets', held: true }),
];

/** What can be pressed for the items of an order that is being made, and what a press asks for. */
function drawn(part: Partial<OrderCardDto>) {
  const order = card('a', {
    ...{ state: 'PREPARING', acceptedAt: minute(0), actions: ['hold', 'fire'], items: ITEMS },
    ...part,
  });
  const run = vi.fn();
  const nothing = () => undefined;
  const actions = {
    ...{ run, runAll: () => Promise.resolve([]), askCourier: nothing, askPaid: nothing },
    working: createStore<readonly PendingAction[]>([]),
    ...{ readOnly: false, isOff: () => false },
  };
  render(
    <OrderActionsContext.Provider value={actions}>
      {ITEMS.map(({ name }, place) => (
        <CourseButton key={name} order={order} place={place} />
      ))}
    </OrderActionsContext.Provider>,
  );
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  return { order, run, names };
}

it('holds each item that is made, and fires what is held', async () => {
  const { order, run, names } = drawn({});
  expect(names).toEqual(['Hold Lemonade', 'Hold Cake', 'Fire Pie']);
  await userEvent.click(screen.getByRole('button', { name: 'Hold Cake' }));
  expect(run).toHaveBeenCalledExactlyOnceWith(order, 'hold', { places: [1] });
});

it('offers no hold of what its station is done with; what it held is still fired', () => {
  const { names } = drawn({ readyStations: [{ station: 'Sweets', at: minute(5) }] });
  expect(names).toEqual(['Hold Lemonade', 'Fire Pie']);
});

it('offers no hold of what its station made before it was given more to make', () => {
  const items = ITEMS.map((each) => (each.name === 'Cake' ? { ...each, made: true as const } : each));
  expect(drawn({ items }).names).toEqual(['Hold Lemonade', 'Fire Pie']);
});
