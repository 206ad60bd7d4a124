// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartBody } from '@contracts/carts';
import type { PlaceOrderBody, QuoteBody, QuoteDto, StoreProfileDto } from '@contracts/storefront';
import { DAY_MS } from '@domain/time';
import { cartItem } from '../../src/storefront/cart/cart';
import { placeBodyOf } from '../../src/storefront/checkout/bodies';
import { Checkout } from '../../src/storefront/checkout/checkout';
import { initialForm, saveCheckoutDraft, type CheckoutForm } from '../../src/storefront/checkout/form';
import { keepAttempt, unansweredAttempt } from '../../src/storefront/device/attempt';
import { createLocale, LocaleProvider } from '../../src/storefront/i18n/locale';
import { words as menuWords } from '../../src/storefront/i18n/words/en/menu';
import { words as orderWords } from '../../src/storefront/i18n/words/en/order';
import { completeBrowser } from '../browser-fixture';
import { stubStorage } from '../device-fixture';
import { menuOf, product } from './menu-fixture';
import { profile } from './profile-fixture';

completeBrowser();
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

const TOMORROW = new Date(Date.now() + DAY_MS).toISOString();
const locale = createLocale(
  'en',
  { ...menuWords, ...orderWords },
  { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' },
);
const menu = menuOf([product('pizza')]);
const none = () => undefined;
const cart = {
  items: [cartItem({ id: 'pizza', name: 'Pizza' }, { variationId: null, extras: {} }, 1)],
  ...{ dropped: [], add: none, change: none, setQuantity: none, clear: none, forgetDropped: none },
};
const home = { street: 'Rua Um', number: '1', district: 'Centro', postalCode: '01305-000' };

let quotes: QuoteBody[];
let orders: PlaceOrderBody[];
/** What the store was told of the cart. */
let told: CartBody[];
/** What the store has against the cart. */
let refusals: QuoteDto['refusals'];
/** What the page is told to stand at the checkout. */
let typed: CheckoutForm | null;
const onTyped = (form: CheckoutForm | null) => void (typed = form);
/** What it all comes to. */
let totalCents: number;
/** Why it takes no order after all. */
let refused: { code: string; path: string[]; message: string } | null;

beforeEach(() => {
  stubStorage();
  [quotes, orders, told, refusals] = [[], [], [], []];
  totalCents = 1000;
  refused = { code: 'OTHER', path: [], message: 'Not today.' };
  vi.stubGlobal('scrollTo', none);
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    const answer = (data: object, status = 200) =>
      Promise.resolve(new Response(JSON.stringify(data), { status }));
    if (path.endsWith('/quote')) {
      quotes.push(JSON.parse(body ?? '') as QuoteBody);
      const sums = {
        itemsCents: 1000,
        fees: [],
        discounts: [],
        totalCents,
        ...{ coupon: null, coupons: [], skippedCoupons: [] },
        promise: null,
      };
      return answer({ data: { ...sums, refusals } });
    }
    if (path.endsWith('/orders')) {
      orders.push(JSON.parse(body ?? '') as PlaceOrderBody);
      if (!refused) return Promise.reject(new TypeError('Failed to fetch'));
      const { message, ...details } = refused;
      return answer({ data: null, error: { status: 422, name: 'Error', message, details } }, 422);
    }
    if (path.endsWith('/withdraw'))
      return answer({ data: { order: { token: 'token-12', number: '12', promisedAt: null } } });
    if (/\/carts(\/|$)/.test(path)) told.push(JSON.parse(body ?? '') as CartBody);
    return answer({ data: { token: 'cart', days: [], soon: true, state: 'PENDING' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Told {
  at?: string | null;
  question?: ReactNode;
  lost?: ReactNode;
}
const page = (store: StoreProfileDto, { at = null, question = null, lost = null }: Told = {}) => (
  <LocaleProvider locale={locale}>
    <Checkout
      {...{ slug: 'one', profile: store, menu, cart }}
      {...{ table: at, unsure: question !== null, question, lost, unanswered: false }}
      {...{ onBack: none, onMenu: none, onEdit: none, onOrdering: none, onTried: none, onTyped }}
    />
  </LocaleProvider>
);
const drafted = (more: Partial<CheckoutForm>) => {
  const form = initialForm('one', profile());
  const who = { name: 'Ana Lima', phone: '11 98888-7777', payment: 'PIX' } as const;
  saveCheckoutDraft('one', { ...form, ...who, address: { ...form.address, ...home }, ...more });
};
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });

describe('whether they want to be reminded', () => {
  const tick = () => fireEvent.click(screen.getByRole('checkbox', { name: orderWords['checkout.remindMe'] }));
  const next = async () => {
    await waitFor(() => expect(told).toHaveLength(1), { timeout: 10_000 });
    return told.pop()?.contact;
  };

  it('is told for as long as the draft says so, without when: the server knows that', async () => {
    drafted({ type: 'TAKEOUT' });
    const { unmount } = render(page(profile()));
    tick();
    expect(Object.keys((await next()) ?? {}).sort()).toEqual(['consent', 'email', 'name', 'phone']);
    unmount();
    render(page(profile()));
    expect(await next()).toMatchObject({ consent: true });
    tick();
    expect(await next()).toBeNull();
  });
});

it('a coupon is applied by Enter, which places no order', async () => {
  drafted({ type: 'TAKEOUT' });
  render(page(profile()));
  type(orderWords['field.coupon'], 'ten');
  const field = screen.getByRole('textbox', { name: new RegExp(`^${orderWords['field.coupon']}`) });
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  await waitFor(() => expect(quotes.at(-1)?.coupon).toBe('TEN'));
  expect(orders).toEqual([]);
});

describe('where the device is', () => {
  beforeEach(() => {
    const coords = { latitude: -23.5, longitude: -46.6 };
    vi.stubGlobal('navigator', {
      ...{ onLine: true, language: 'en', userAgent: 'test' },
      geolocation: { getCurrentPosition: (found: (at: object) => void) => found({ coords }) },
    });
    drafted({ type: 'DELIVERY' });
  });

  it('goes with the address for which it was asked, and not with another one', async () => {
    render(page(profile()));
    press(orderWords['place.use']);
    await waitFor(() => expect(quotes.at(-1)?.address).toMatchObject({ street: 'Rua Um', lat: -23.5 }));
    // The same door, told more exactly.
    type(orderWords['address.complement'], 'Ap 3');
    await waitFor(() => expect(quotes.at(-1)?.address).toMatchObject({ complement: 'Ap 3', lat: -23.5 }));
    type(orderWords['address.street'], 'Rua Dois');
    await waitFor(() =>
      expect(quotes.at(-1)?.address).toMatchObject({ street: 'Rua Dois', lat: null, lng: null }),
    );
    expect(screen.getByRole('button', { name: orderWords['place.use'] })).toBeTruthy();
  });

  describe('when it is known late', () => {
    let answer: () => void;
    beforeEach(() => {
      const coords = { latitude: -23.5, longitude: -46.6 };
      vi.stubGlobal('navigator', {
        ...{ onLine: true, language: 'en', userAgent: 'test' },
        geolocation: {
          getCurrentPosition: (found: (at: object) => void) => (answer = () => found({ coords })),
        },
      });
      render(page(profile()));
      press(orderWords['place.use']);
    });

    it('goes with the address for which it was asked, told more exactly meanwhile', async () => {
      type(orderWords['address.complement'], 'Ap 3');
      act(() => answer());
      await waitFor(() => expect(quotes.at(-1)?.address).toMatchObject({ complement: 'Ap 3', lat: -23.5 }));
    });

    it('goes with no address that is another one by then', async () => {
      type(orderWords['address.street'], 'Rua Dois');
      act(() => answer());
      expect(screen.getByRole('button', { name: orderWords['place.use'] })).toBeTruthy();
      await waitFor(() => expect(quotes.at(-1)?.address).toMatchObject({ street: 'Rua Dois', lat: null }));
    });

    it('changes nothing once its button is gone', async () => {
      type(orderWords['address.number'], '');
      type(orderWords['address.number'], '1');
      act(() => answer());
      expect(screen.getByRole('button', { name: orderWords['place.use'] })).toBeTruthy();
      await waitFor(() => expect(quotes.at(-1)?.address).toMatchObject({ number: '1', lat: null }));
    });
  });

  it('is not asked before there is an address for it, and can be seen wherever there is one', () => {
    const districts = [{ name: 'Centro', city: 'São Paulo', feeCents: 500 }];
    render(page(profile({ districts })));
    expect(screen.queryByRole('button', { name: orderWords['place.use'] })).toBeNull();
    cleanup();
    drafted({
      type: 'DELIVERY',
      address: { ...initialForm('one', profile()).address, ...home, place: { lat: 1, lng: 1 } },
    });
    render(page(profile({ districts })));
    expect(screen.getByRole('button', { name: orderWords['place.found'] })).toBeTruthy();
    type(orderWords['address.number'], '');
    expect(screen.queryByRole('button', { name: orderWords['place.found'] })).toBeNull();
  });

  it('is asked in a district of the list as well, where the store cannot do without it', async () => {
    const districts = [{ name: 'Centro', city: 'São Paulo', feeCents: 500 }];
    refusals = [{ code: 'ADDRESS_NEEDS_LOCATION', path: ['address'], message: 'Say where you are.' }];
    render(page(profile({ districts })));
    fireEvent.click(
      await screen.findByRole('button', { name: orderWords['place.use'] }, { timeout: 10_000 }),
    );
    await waitFor(() => expect(quotes.at(-1)?.address).toMatchObject({ district: 'Centro', lat: -23.5 }));
  });
});

it('is ordered for a table as long as the guest sits there, and else as by anybody', () => {
  const store = profile({ services: ['TAKEOUT', 'DINE_IN'] });
  const atTable = () => screen.queryByRole('radio', { name: 'Table 7', checked: true });
  const toTakeOut = () => screen.queryByRole('radio', { name: menuWords['type.TAKEOUT'], checked: true });
  const { rerender } = render(page(store, { at: '7' }));
  expect(atTable()).not.toBeNull();
  rerender(page(store));
  expect([atTable(), toTakeOut() === null]).toEqual([null, false]);
  rerender(page(store, { at: '7' }));
  expect(atTable()).not.toBeNull();
});

it('is ordered for no one while it is asked whether they sit at their table still, and stays as it was typed', async () => {
  const store = profile({ services: ['DELIVERY', 'TAKEOUT', 'DINE_IN'] });
  drafted({ type: 'DELIVERY' });
  const { rerender } = render(page(store, { at: '7' }));
  rerender(page(store, { question: 'Are you still there?' }));
  expect(screen.getByRole('radio', { name: 'Table 7', checked: true })).toBeTruthy();
  press(/^Place order/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Are you still there?'));
  expect(orders).toEqual([]);

  rerender(page(store, { at: '7' }));
  press(/^Place order/);
  await waitFor(() => expect(orders).toMatchObject([{ type: 'DINE_IN', table: '7' }]));
  rerender(page(store));
  expect(screen.queryByRole('radio', { name: 'Table 7' })).toBeNull();
});

it('tells the page what stands in its fields, though the device is to keep nobody, until it is left', () => {
  const store = profile({ services: ['TAKEOUT', 'DINE_IN'] });
  drafted({ remember: false });
  const { unmount } = render(page(store, { at: '7' }));
  type(orderWords['field.name'], 'Ana Lima');
  fireEvent.click(screen.getByRole('radio', { name: menuWords['type.TAKEOUT'] }));
  expect(typed).toMatchObject({ name: 'Ana Lima', type: 'TAKEOUT', table: '7' });
  unmount();
  expect(typed).toBeNull();
});

it.each([
  ['another total', /^Order for/, () => (totalCents = 1200)],
  [
    'an order whose answer was lost',
    /^Order again/,
    () => {
      const draft = { ...initialForm('one', profile()), payment: 'PIX' as const, notes: 'No onions' };
      const body = placeBodyOf(draft, { items: cart.items, expectedTotalCents: 1000, ...locale });
      if (!body) throw new Error('No payment is chosen');
      keepAttempt('one', {
        key: 'key',
        at: Date.now(),
        body,
        words: '1× Pizza',
        passing: false,
        awaitedSince: null,
      });
    },
  ],
])(
  'is not ordered by answering another question while it is asked whether they sit there: %s',
  async (_, answer, meet) => {
    const store = profile({ services: ['DELIVERY', 'TAKEOUT', 'DINE_IN'] });
    drafted({});
    const { rerender } = render(page(store, { at: '7' }));
    await waitFor(() => expect(quotes).toHaveLength(1));
    await screen.findByRole('button', { name: /^Place order.*10/ });
    meet();
    press(/^Place order/);
    await screen.findByRole('button', { name: answer });
    const tried = unansweredAttempt('one');

    rerender(page(store, { question: 'Are you still there?' }));
    fireEvent.click(screen.getByRole('button', { name: answer }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Are you still there?'));
    expect(screen.queryByRole('button', { name: answer })).toBeNull();
    expect(orders).toEqual([]);
    expect(unansweredAttempt('one')).toEqual(tried);
  },
);

it('says that nothing was ordered only while nothing is told of the order', async () => {
  refused = null;
  drafted({ type: 'TAKEOUT' });
  const { rerender } = render(page(profile()));
  press(/^Place order/);
  await screen.findByText(orderWords['checkout.noAnswer']);
  rerender(page(profile(), { lost: 'The store got your order 12.' }));
  expect(screen.queryByText(orderWords['checkout.noAnswer'])).toBeNull();
  expect(screen.getByText('The store got your order 12.')).toBeTruthy();
});

describe('what the store no longer takes', () => {
  const open = profile({ tips: true, scheduling: { enabled: true, minLeadMin: 0, maxDays: 2 } });

  it('is told before anything is ordered without it', async () => {
    drafted({ type: 'TAKEOUT', tip: '5.00', scheduledFor: TOMORROW });
    const { rerender } = render(page(open));
    await waitFor(() => expect(quotes.at(-1)).toMatchObject({ tipCents: 500, scheduledFor: TOMORROW }));
    rerender(page(profile()));
    const { 'checkout.noLater': noLater, 'checkout.noTip': noTip } = orderWords;
    expect(screen.getByRole('alert').textContent).toContain(`${noLater} ${noTip}`);
    await waitFor(() => expect(quotes.at(-1)).toMatchObject({ tipCents: null, scheduledFor: null }));
    press(/^Place order/);
    await waitFor(() => expect(document.activeElement?.id).toBe('checkout-order'));
    expect(orders).toEqual([]);

    // Read again after a look at the menu, and once it is understood the order goes.
    cleanup();
    render(page(profile()));
    expect(screen.getByRole('alert').textContent).toContain(noLater);
    press(orderWords['notice.understood']);
    expect(screen.queryByRole('alert')).toBeNull();
    press(/^Place order/);
    await waitFor(() => expect(orders).toHaveLength(1));
    expect(orders[0]).toMatchObject({ scheduledFor: null });
    expect(orders[0]).not.toHaveProperty('tipCents');
  });

  it('is said where it can be read, though its part is not on the page', async () => {
    refused = { code: 'TIP_NOT_TAKEN', path: ['tipCents'], message: 'No tips here.' };
    drafted({ type: 'TAKEOUT' });
    render(page(profile()));
    press(/^Place order/);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No tips here.'));
    await waitFor(() => expect(document.activeElement?.id).toBe('checkout-order'));
  });

  it('is any order of a store that has closed meanwhile, and takes none for later', async () => {
    refusals = [{ code: 'CLOSED_HOURS', path: ['type'], message: 'Closed by now.' }];
    drafted({ type: 'TAKEOUT' });
    const { store } = profile();
    render(page(profile({ store: { ...store, state: 'CLOSED_HOURS', canOrder: false } })));
    press(/^Place order/);
    await waitFor(() => expect(screen.getByText('Closed by now.')).toBeTruthy());
    await waitFor(() => expect(document.activeElement?.id).toBe('checkout-type'));
  });
});
