// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createLocale, LocaleProvider } from '../../src/storefront/i18n/locale';
import { words } from '../../src/storefront/i18n/words/en/order';
import { RecentOrders } from '../../src/storefront/store-page/recent-orders';

const locale = createLocale('en', words, { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' });
const placedAt = '2031-04-03T22:05:00.000Z';
const promisedAt = '2031-04-05T15:00:00.000Z';

afterEach(cleanup);

const said = (now: string): string => {
  const order = { token: 'token', number: '034', items: '1 × Pizza', placedAt, promisedAt };
  render(
    <LocaleProvider locale={locale}>
      <RecentOrders slug="one" orders={[order]} now={new Date(now)} onAgain={() => undefined} />
    </LocaleProvider>,
  );
  return screen.getByText(/^Your order 034/).textContent;
};

it('tells when an awaited order was placed, with the day where that is not today by the store’s calendar', () => {
  // Already the next day in UTC.
  expect(said('2031-04-04T02:00:00.000Z')).toMatch(/placed at 19:05\.$/);
  cleanup();
  expect(said('2031-04-04T03:30:00.000Z')).toMatch(/placed at 19:05 \(Thu 3 Apr\)\.$/);
});
