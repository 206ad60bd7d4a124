import type { TrackedOrderDto } from '@contracts/storefront';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createLocale, LocaleProvider } from '../../src/storefront/i18n/locale';
import { words as menuWords } from '../../src/storefront/i18n/words/en/menu';
import { words as orderWords } from '../../src/storefront/i18n/words/en/order';
import { OrderSummary } from '../../src/storefront/tracking/order-summary';

const AT = '2031-04-03T15:00:00.000Z';
const paid: TrackedOrderDto['payment'] = {
  ...{ method: 'PIX', timing: 'PREPAID', amountCents: 3000, changeForCents: null, state: 'CONFIRMED' },
  ...{ pixCode: null, refund: null, claimedAt: null, confirmedAt: AT, confirmedBy: 'PROVIDER' },
  ...{ checkout: null, canPay: false, payBy: null },
};
const cash = { method: 'CASH', amountCents: 2000, state: 'CREATED' } as const;
const pix = { method: 'PIX', amountCents: 3000, state: 'CONFIRMED' } as const;

const order = (more: Partial<TrackedOrderDto>): TrackedOrderDto => ({
  ...{ token: 't', number: '034', state: 'DELIVERED', type: 'TAKEOUT', table: null, version: 1 },
  ...{ storeName: 'Cantina', storeSlug: 'cantina', storePhone: null, storeLanguage: 'en' },
  ...{
    country: 'BR',
    currency: 'BRL',
    timezone: 'America/Sao_Paulo',
    timeline: [],
    items: [],
    fees: [],
    discounts: [],
  },
  ...{ itemsCents: 3000, feesCents: 0, discountsCents: 0, totalCents: 3000, payment: paid, payments: [pix] },
  ...{ paidCents: 3000, dueCents: 0, refundedCents: 0, refundDueCents: 0, placedAt: AT, scheduledFor: null },
  ...{ promisedFrom: null, promisedAt: null, courier: null, deliveryCode: null, pickupCode: null },
  ...{ address: null, ifSoldOut: null, substitution: null, canCancel: false, cancellation: null },
  ...more,
});

function read(more: Partial<TrackedOrderDto>): string {
  const place = { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' };
  const locale = createLocale('en', { ...menuWords, ...orderWords }, place);
  const html = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <OrderSummary order={order(more)} />
    </LocaleProvider>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('how an order is paid', () => {
  it('is told with who saw the money', () => {
    expect(read({})).toContain('Pix – paid the payment provider confirmed it (Thu 3 Apr, 12:00');
    expect(read({ payment: { ...paid, confirmedBy: 'STAFF' } })).toContain('the store confirmed it');
    expect(read({ payment: { ...paid, confirmedBy: null } })).not.toContain('confirmed it');
  });

  it('is told payment by payment of a bill that was split', () => {
    const cancelled = { method: 'ONLINE', amountCents: 2000, state: 'CANCELLED' } as const;
    const text = read({ payments: [pix, cancelled, cash], totalCents: 5000, dueCents: 2000 });
    expect(text).toMatch(/Pix – R\$\s?30,00 – paid Cash – R\$\s?20,00 R\$\s?20,00 still to pay/);
    expect(text).not.toContain('Online');
  });
});

describe('what was given back', () => {
  const refund = { amountCents: 500, method: 'PIX', at: AT, asked: false } as const;
  const given = { payment: { ...paid, state: 'PARTIALLY_REFUNDED', refund } } as const;

  it('is told of an order that was delivered all the same', () => {
    expect(read({ ...given, refundedCents: 500 })).toMatch(/The store refunded R\$\s?5,00 by Pix/);
    expect(read({ refundDueCents: 700 })).toMatch(/the store will refund R\$\s?7,00/);
    expect(read({})).not.toContain('refund');
  });

  it('is left to the ending of one that came to nothing', () => {
    expect(read({ ...given, state: 'CANCELLED' })).not.toContain('refunded');
  });
});

it('lists each discount with the code of its coupon', () => {
  const discount = { source: 'COUPON', target: 'CART' } as const;
  const text = read({
    discounts: [
      { ...discount, amountCents: 500, reason: 'TEN' },
      { ...discount, target: 'DELIVERY', amountCents: 800, reason: 'FREIGHT' },
    ],
  });
  expect(text).toMatch(/Discount TEN −R\$\s?5,00 Discount FREIGHT −R\$\s?8,00/);
});
