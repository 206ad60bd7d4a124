// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { TrackedOrderDto } from '@contracts/storefront';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLocale, LocaleProvider } from '../../src/storefront/i18n/locale';
import { words as menuWords } from '../../src/storefront/i18n/words/en/menu';
import { words as orderWords } from '../../src/storefront/i18n/words/en/order';
import { OnlinePayment } from '../../src/storefront/tracking/online-payment';

const PAYMENT_PAGE = 'https://pay.example/cs_1';
const assign = vi.fn<(url: string) => void>();
const asked = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  asked.mockImplementation(() => Promise.resolve(Response.json({ data: { url: PAYMENT_PAGE } })));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('location', { assign });
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

const payment: TrackedOrderDto['payment'] = {
  ...{ method: 'ONLINE', timing: 'PREPAID', amountCents: 3000, changeForCents: null, state: 'PENDING' },
  ...{ pixCode: null, refund: null, claimedAt: null, confirmedAt: null, confirmedBy: null },
  ...{ checkout: null, canPay: true, payBy: null },
};

function open(): HTMLElement {
  const place = { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' };
  const locale = createLocale('en', { ...menuWords, ...orderWords }, place);
  render(
    <LocaleProvider locale={locale}>
      <OnlinePayment order={{ token: 't', payment }} onChange={() => undefined} />
    </LocaleProvider>,
  );
  return screen.getByRole('button');
}

it('leads to the payment page, once however often it is pressed', async () => {
  const pay = open();
  fireEvent.click(pay);
  fireEvent.click(pay);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(PAYMENT_PAGE));
  fireEvent.click(pay);
  expect(pay.getAttribute('aria-disabled')).toBe('true');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('leads there again from a page that the browser kept as it was left', async () => {
  const pay = open();
  fireEvent.click(pay);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(pay.textContent).toMatch(/^Pay now · R\$\s?30,00$/);
  fireEvent.click(pay);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
});
