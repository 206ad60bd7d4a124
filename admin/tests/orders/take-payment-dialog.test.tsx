// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { card } from './order-fixture';
import { TakePaymentDialog } from '../../src/features/orders/actions/take-payment-dialog';
import orderMoney from '../../src/locales/en/order-money.json';
import order from '../../src/locales/en/order.json';
import orders from '../../src/locales/en/orders.json';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  for (const [name, words] of Object.entries({ 'order-money': orderMoney, order, orders }))
    i18next.addResourceBundle('en', name, words);
});
afterEach(cleanup);

const perform = vi.fn(() => Promise.resolve(null));
const open = () =>
  render(
    <TakePaymentDialog
      order={{ ...card('a'), dueCents: 2350 }}
      action="take-payment"
      perform={perform}
      close={() => undefined}
    />,
  );
const typed = async (amount: string) => {
  const field = screen.getByRole('textbox', { name: /Amount/ });
  await userEvent.clear(field);
  await userEvent.type(field, amount);
};

it('takes a note that is more than what is due, and says what to give back', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Cash' }));
  await typed('50.00');
  expect(screen.getByRole('status').textContent).toContain('26.50');
  await userEvent.click(screen.getByRole('button', { name: orders.actions['take-payment'] }));
  expect(perform).toHaveBeenLastCalledWith(expect.anything(), 'take-payment', {
    method: 'CASH',
    amountCents: 2350,
  });
});

it('takes no more than what is due by card', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Credit card' }));
  await typed('50.00');
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText(/No more than/)).toBeTruthy();
});
