// @vitest-environment jsdom
import type { StaffQuoteDto } from '@contracts/staff-orders';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { orderBodyOf, quoteBodyOf } from '../../src/features/orders/new-order/bodies';
import { CouponPart } from '../../src/features/orders/new-order/coupon-part';
import words from '../../src/locales/en/new-order.json';
import { emptyDraft, type OrderDraft } from '../../src/features/orders/new-order/draft';
import { cartItem } from '../../src/storefront/ordering';
import { ApiError } from '@shared/api/error';

const usual = { services: ['TAKEOUT'] as const, payments: ['CASH'] as const, city: 'São Paulo', state: 'SP' };
const items = [cartItem({ id: 'pizza', name: 'Pizza' }, { variationId: null, extras: {} }, 1)];
const draftWith = (coupon: string): OrderDraft => ({ ...emptyDraft(usual), items, coupon });
const coupon = (code: string, amountCents: number, more: object = {}) => ({
  ...{ code, name: `About ${code}`, amountCents, automatic: false, checkedWhenPlaced: false },
  ...more,
});
const quote: StaffQuoteDto = {
  ...{ type: 'TAKEOUT', items: [], fees: [], discounts: [], currency: 'BRL', promise: null, zone: null },
  ...{ itemsCents: 5000, feesCents: 0, discountsCents: 1300, totalCents: 3700, coupon: null, overruled: [] },
  reward: null,
  coupons: [coupon('TEN', 500, { checkedWhenPlaced: true }), coupon('AUTO', 800, { automatic: true })],
  skippedCoupons: ['ALONE'],
  refusals: [{ code: 'COUPON_BELOW_MINIMUM', path: ['coupons', 1], message: 'R$ 12,00 more will do.' }],
};

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'new-order', words);
});
afterEach(cleanup);

function typed(text: string, problem: ApiError | null = null, current = true) {
  function Typing() {
    const [draft, setDraft] = useState(draftWith(text));
    const change = (changes: Partial<OrderDraft>) => setDraft((now) => ({ ...now, ...changes }));
    return <CouponPart {...{ draft, change, quote, current, problem }} />;
  }
  render(<Typing />);
  return {
    field: screen.getByRole('textbox', { name: /^Coupons/ }),
    said: () => screen.getByRole('status').textContent.replace(/\s/g, ' '),
  };
}

it('sends every code of the field once, the first and the further ones', () => {
  const draft = draftWith(' TEN, FREE  TEN ');
  const codes = { coupon: 'TEN', coupons: ['FREE'] };
  expect(quoteBodyOf('here', draft)).toMatchObject(codes);
  expect(orderBodyOf('here', draft, 1000)).toMatchObject(codes);
  expect(quoteBodyOf('here', draftWith(' '))).toMatchObject({ coupon: null });
});

it('tells of each code what it brings, what it is not combined with, or why it is refused', () => {
  const { field, said } = typed('TEN ALONE BIG');
  expect(said()).toMatch(/TEN – About TEN: .*5\.00 It is checked for the customer/);
  expect(said()).toContain('ALONE is not combined with TEN and AUTO, which saves more.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('BIG: R$ 12,00 more will do.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'ten' } });
  expect(field).toHaveProperty('value', 'TEN');
  expect(said()).not.toContain('ALONE');
});

it('tells nothing of a place that another code has by now', () => {
  const { field } = typed('TEN ALONE BIG', null, false);
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});

it('tells staff why a code is not for the customer, and which one of several', () => {
  const problem = new ApiError(409, 'This coupon is not for this customer.', {
    code: 'COUPON_OTHER_AUDIENCE',
    path: ['coupon'],
    quote: { ...quote, coupons: [coupon('TEN', 500)], skippedCoupons: [] },
  });
  typed('TEN FIRST', problem);
  expect(screen.getByText('FIRST: This coupon is not for this customer.')).toBeTruthy();
});
