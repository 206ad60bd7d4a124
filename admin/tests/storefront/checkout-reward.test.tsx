// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoyaltyCardDto } from '@contracts/loyalty-card';
import type { PlaceOrderBody, QuoteBody } from '@contracts/storefront';
import { cartItem } from '../../src/storefront/cart/cart';
import { Checkout } from '../../src/storefront/checkout/checkout';
import { initialForm, saveCheckoutDraft } from '../../src/storefront/checkout/form';
import { LocaleProvider } from '../../src/storefront/i18n/locale';
import { completeBrowser } from '../browser-fixture';
import { stubStorage } from '../device-fixture';
import { cardOf, locale, program, reward } from './loyalty-fixture';
import { menuOf, product } from './menu-fixture';
import { profile } from './profile-fixture';

completeBrowser();
Element.prototype.scrollIntoView = () => undefined;

const none = () => undefined;
const cart = {
  items: [cartItem({ id: 'pizza', name: 'Pizza' }, { variationId: null, extras: {} }, 1)],
  ...{ dropped: [], add: none, change: none, setQuantity: none, clear: none, forgetDropped: none },
};

let slug: string;
let tests = 0;
let card: LoyaltyCardDto;
let quotes: QuoteBody[];
let orders: PlaceOrderBody[];
let carts: object[];
/** Why a reward is refused: with the quote, or only when the order is placed. */
let refused: { by: 'quote' | 'order'; message: string } | null;

const worth = { itemsCents: 5000, fees: [], promise: null, coupon: null, coupons: [], skippedCoupons: [] };
function quoteOf({ reward: wanted }: QuoteBody) {
  const isRefused = wanted && refused?.by === 'quote';
  if (!wanted || isRefused) {
    const refusals = isRefused
      ? [{ code: 'LOYALTY_NOT_APPLICABLE', path: ['reward'], message: refused?.message }]
      : [];
    return { ...worth, discounts: [], totalCents: 5000, reward: null, refusals };
  }
  const name = wanted.id === null ? 'The Club' : 'Free dessert';
  const discounts = [{ source: 'LOYALTY', target: 'CART', amountCents: 900, reason: name }];
  return {
    ...{ ...worth, discounts, totalCents: 4100, refusals: [] },
    reward: { id: wanted.id, name, amountCents: 900 },
  };
}

beforeEach(() => {
  stubStorage();
  slug = `reward-${(tests += 1)}`;
  card = cardOf([program({ available: 12, rewards: [reward()] })]);
  [quotes, orders, carts, refused] = [[], [], [], null];
  vi.stubGlobal('scrollTo', none);
  vi.stubGlobal('location', { replace: none });
  vi.stubGlobal('fetch', (path: string, { body = '' }: { body?: string } = {}) => {
    const answer = (data: object) => Promise.resolve(Response.json(data));
    if (path.endsWith('/loyalty')) return answer({ data: card });
    if (path.endsWith('/quote')) {
      quotes.push(JSON.parse(body) as QuoteBody);
      return answer({ data: quoteOf(JSON.parse(body) as QuoteBody) });
    }
    if (path.endsWith('/orders')) {
      orders.push(JSON.parse(body) as PlaceOrderBody);
      if (refused?.by !== 'order')
        return answer({
          data: { token: 't', number: '12', promisedAt: null, state: 'PENDING', payment: { method: 'PIX' } },
        });
      const details = { code: 'LOYALTY_OTHER_CUSTOMER', path: ['reward'] };
      const error = { status: 422, name: 'Error', message: refused.message, details };
      return Promise.resolve(Response.json({ data: null, error }, { status: 422 }));
    }
    if (path.endsWith('/carts')) carts.push(JSON.parse(body) as object);
    return answer({ data: { token: 'cart', days: [], soon: true } });
  });
  const who = { type: 'TAKEOUT', name: 'Ana Lima', phone: '11 98888-7777', payment: 'PIX' } as const;
  saveCheckoutDraft(slug, { ...initialForm(slug, profile()), ...who });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const checkOut = () =>
  render(
    <LocaleProvider locale={locale}>
      <Checkout
        {...{ slug, profile: profile(), menu: menuOf([product('pizza')]), cart, onMenu: none }}
        {...{ table: null, unsure: false, question: null, lost: null, unanswered: false }}
        {...{ onBack: none, onEdit: none, onOrdering: none, onTried: none, onTyped: none }}
      />
    </LocaleProvider>,
  );
const choice = (name: RegExp) => screen.findByRole('radio', { name });
const choose = async (name: RegExp) => fireEvent.click(await choice(name));
const total = (words: RegExp) => screen.findByRole('button', { name: words });
const place = () => fireEvent.click(screen.getByRole('button', { name: /^Place order/ }));
const isRefused = (message: string) =>
  waitFor(() =>
    expect(screen.getByRole('group', { name: 'Use a reward', description: message })).toBeTruthy(),
  );

describe('a reward at the checkout', () => {
  it('is none by default, goes with quote and order, and is over once the order is placed', async () => {
    const { unmount } = checkOut();
    expect(await choice(/^Not this time/)).toHaveProperty('checked', true);
    await total(/^Place order.*50,00/);
    await choose(/^Free dessert.*Costs 10 stamps/);
    await total(/^Place order.*41,00/);
    expect(quotes.at(-1)?.reward).toEqual({ id: 'dessert', proof: 'proof' });
    expect(screen.getByText('Free dessert', { selector: 'dt' })).toBeTruthy();
    place();
    await waitFor(() => expect(orders).toHaveLength(1));
    expect(orders[0]).toMatchObject({
      ...{ reward: { id: 'dessert', proof: 'proof' }, expectedTotalCents: 4100 },
    });
    await waitFor(() => expect(initialForm(slug, profile()).reward).toBeNull());
    unmount();
    expect(carts.every((body) => !('reward' in body))).toBe(true);
  });

  it('is taken off again', async () => {
    checkOut();
    await choose(/^Free dessert/);
    await total(/41,00/);
    await choose(/^Not this time/);
    await total(/50,00/);
    expect(quotes.at(-1)).not.toHaveProperty('reward');
  });

  it('spends cashback by a switch', async () => {
    card = cardOf([program({ kind: 'CASHBACK', available: 1230, cashbackCents: 1230, rewards: [] })]);
    checkOut();
    const toggle = await screen.findByRole('switch', { name: /^Use R\$\s12,30 of your cashback$/ });
    expect(toggle).toHaveProperty('checked', false);
    fireEvent.click(toggle);
    await total(/41,00/);
    expect(quotes.at(-1)?.reward).toEqual({ id: null, proof: 'proof' });
    fireEvent.click(toggle);
    await total(/50,00/);
  });

  it('that is refused says why where it is chosen, stops the order, and can be taken off', async () => {
    refused = { by: 'quote', message: 'Nothing in your cart is free with it.' };
    checkOut();
    await choose(/^Free dessert/);
    await isRefused('Nothing in your cart is free with it.');
    place();
    await waitFor(() => expect(document.activeElement?.id).toBe('checkout-reward'));
    expect(orders).toEqual([]);
    await choose(/^Not this time/);
    await total(/^Place order.*50,00/);
    place();
    await waitFor(() => expect(orders).toHaveLength(1));
    expect(orders[0]).not.toHaveProperty('reward');
  });

  it('that is refused when the order is placed says so there, also where it is offered no more', async () => {
    refused = { by: 'order', message: 'This reward belongs to another phone.' };
    saveCheckoutDraft(slug, {
      ...initialForm(slug, profile()),
      reward: { id: 'gone', proof: 'proof', name: 'Old reward' },
    });
    card = cardOf([program()], null);
    checkOut();
    expect(await choice(/^Old reward/)).toHaveProperty('checked', true);
    await total(/^Place order.*41,00/);
    place();
    await isRefused('This reward belongs to another phone.');
    await choose(/^Not this time/);
    await waitFor(() => expect(screen.queryByText('Old reward')).toBeNull());
  });

  it('goes with the token that proves the customer by now', async () => {
    saveCheckoutDraft(slug, {
      ...initialForm(slug, profile()),
      reward: { id: 'dessert', proof: 'expired', name: 'Free dessert' },
    });
    checkOut();
    await waitFor(() => expect(quotes.at(-1)?.reward?.proof).toBe('proof'));
  });

  it('is not offered to somebody who can redeem none', async () => {
    card = cardOf([program({ available: 3 })]);
    checkOut();
    await total(/^Place order.*50,00/);
    expect(screen.queryByRole('group', { name: 'Use a reward' })).toBeNull();
  });
});
