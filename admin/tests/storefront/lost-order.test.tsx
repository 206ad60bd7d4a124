// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartItem, type CartItem } from '../../src/storefront/cart/cart';
import { placeBodyOf } from '../../src/storefront/checkout/bodies';
import { initialForm, saveCheckoutDraft, type CheckoutForm } from '../../src/storefront/checkout/form';
import { keepAttempt, unansweredAttempt } from '../../src/storefront/device/attempt';
import { createLocale, LocaleProvider } from '../../src/storefront/i18n/locale';
import { words } from '../../src/storefront/i18n/words/en/menu';
import { useLostOrder } from '../../src/storefront/store-page/use-lost-order';
import { stubStorage } from '../device-fixture';
import { profile } from './profile-fixture';

const locale = createLocale('en', words, { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' });
const money = { country: locale.country, currency: locale.currency };
const PLACED = { token: 'token-12', number: '12', state: 'PENDING', promisedAt: null };
const pizzas = (quantity: number) => [
  cartItem({ id: 'pizza', name: 'Pizza' }, { variationId: null, extras: {} }, quantity),
];

/** How the order stands; null where nobody says. */
let state: string | null;
/** How often it was asked what came of the try. */
let questions: number;
const clear = vi.fn();

beforeEach(() => {
  stubStorage();
  clear.mockClear();
  [state, questions] = ['PENDING', 0];
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    if (method !== 'GET') questions += 1;
    if (state === null) return Promise.reject(new TypeError('Failed to fetch'));
    const data = method === 'GET' ? { ...PLACED, state } : { order: PLACED };
    return Promise.resolve(Response.json({ data }));
  });
  tries({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** An order is sent as it is typed, and its answer is lost. */
function tries(change: Partial<CheckoutForm>): CheckoutForm {
  const typed = {
    ...initialForm('one', profile()),
    ...{ type: 'DELIVERY', name: 'Ana Lima', phone: '11 98888-7777', payment: 'PIX' },
    ...change,
  } satisfies CheckoutForm;
  saveCheckoutDraft('one', typed);
  const body = placeBodyOf(typed, { items: pizzas(1), expectedTotalCents: 1000, ...money });
  if (!body) throw new Error('No payment is chosen');
  keepAttempt('one', {
    key: 'key-of-the-try',
    at: Date.now(),
    body,
    words: '1× Pizza',
    passing: false,
    awaitedSince: null,
  });
  return typed;
}

function looked(items: CartItem[] = pizzas(1), typed: CheckoutForm | null = null) {
  const none = () => undefined;
  const cart = { items, ...{ dropped: [], add: none, change: none, setQuantity: none, forgetDropped: none } };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider locale={locale}>{children}</LocaleProvider>
  );
  const open = {
    ...{ slug: 'one', ordering: false, onOrdered: none },
    cart: { ...cart, clear },
  };
  const { result } = renderHook(() => useLostOrder(open), { wrapper });
  if (typed) result.current.onTyped(typed);
  return result;
}
const told = async (is: string, page: ReturnType<typeof looked>) => {
  await waitFor(() => expect(page.current.lost).toMatchObject({ is, number: '12', token: 'token-12' }));
};
const changeDraft = (change: Partial<CheckoutForm>) =>
  saveCheckoutDraft('one', { ...initialForm('one', profile()), ...change });

describe('an order whose answer was lost, and that the store has', () => {
  it.each(['PENDING', 'DELIVERED'])('leaves the cart where it is what is wanted now: %s', async (now) => {
    state = now;
    await told('TAKEN', looked());
    expect(clear).toHaveBeenCalledOnce();
    expect(unansweredAttempt('one')).toBeNull();
  });

  it.each([
    ['of one whom the device is not to know', { remember: false }],
    ['at a table', { type: 'DINE_IN', table: '7' }],
    ['picked up by a guest at a table', { type: 'TAKEOUT', table: '7' }],
  ] as const)('leaves the cart where nothing was changed in what the device keeps: %s', async (_, how) => {
    tries(how);
    await told('TAKEN', looked());
    expect(clear).toHaveBeenCalledOnce();
  });

  it('is compared with what stands at the open checkout, though the device does not keep it', async () => {
    const typed = tries({ remember: false });
    const changed = looked(pizzas(1), { ...typed, phone: '11 97777-6666' });
    await told('CHANGED', changed);
    expect(clear).not.toHaveBeenCalled();
    cleanup();
    await told('TAKEN', looked(pizzas(1), typed));
    // Opened anew, it does not have who orders any more.
    tries({ remember: false });
    cleanup();
    await told('TAKEN', looked(pizzas(1), initialForm('one', profile())));
  });

  it('is compared with what was typed before the checkout was left, though the device does not keep it', async () => {
    const typed = tries({ remember: false });
    saveCheckoutDraft('one', { ...typed, phone: '11 97777-6666' });
    await told('CHANGED', looked());
    expect(clear).not.toHaveBeenCalled();
  });

  it.each([
    ['how much of it', () => pizzas(2)],
    [
      'where to',
      () => {
        changeDraft({ address: { ...initialForm('one', profile()).address, street: 'Rua Dois' } });
        return pizzas(1);
      },
    ],
  ])(
    'stays for the customer to decide about where something else is wanted by now: %s',
    async (_, changed) => {
      const page = looked(changed());
      await told('CHANGED', page);
      expect(clear).not.toHaveBeenCalled();
      expect(page.current.unanswered).toBe(true);
      expect(unansweredAttempt('one')).not.toBeNull();
    },
  );

  it('is no longer to be decided about where it was handed over', async () => {
    state = 'CONCLUDED';
    const page = looked(pizzas(2));
    await told('CHANGED', page);
    expect(clear).not.toHaveBeenCalled();
    expect(unansweredAttempt('one')).toBeNull();
  });

  it('is told to be unpaid, and the cart and the try stay for the press that leads to its payment', async () => {
    state = 'AWAITING_PAYMENT';
    const page = looked();
    await told('UNPAID', page);
    expect(clear).not.toHaveBeenCalled();
    expect(unansweredAttempt('one')).not.toBeNull();

    // Paid meanwhile: the page is seen again.
    state = null;
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(questions).toBe(2));
    expect(page.current.lost).toMatchObject({ is: 'UNPAID' });
    state = 'PENDING';
    await waitFor(() => {
      fireEvent(document, new Event('visibilitychange'));
      expect(page.current.lost).toMatchObject({ is: 'TAKEN' });
    });
    expect(clear).toHaveBeenCalledOnce();
  });

  it.each(['REJECTED', 'CANCELLED', 'EXPIRED'])(
    'is told to have come to nothing, and the cart stays: %s',
    async (now) => {
      state = now;
      const page = looked();
      await told('ENDED', page);
      expect(clear).not.toHaveBeenCalled();
      expect(page.current.unanswered).toBe(false);
      expect(unansweredAttempt('one')).toBeNull();
    },
  );
});
