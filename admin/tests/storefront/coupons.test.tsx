// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaceOrderBody, QuoteBody, QuoteDto } from '@contracts/storefront';
import { MAX_COUPONS } from '@contracts/storefront';
import { cartItem } from '../../src/storefront/cart/cart';
import { CartViews } from '../../src/storefront/cart/cart-views';
import { Checkout } from '../../src/storefront/checkout/checkout';
import { MAX_CODES } from '../../src/storefront/checkout/coupon-standing';
import { initialForm, saveCheckoutDraft } from '../../src/storefront/checkout/form';
import { linkedCoupon, recordCoupon } from '../../src/storefront/device/linked-coupon';
import { createLocale, LocaleProvider } from '../../src/storefront/i18n/locale';
import { words as menuWords } from '../../src/storefront/i18n/words/en/menu';
import { words as orderWords } from '../../src/storefront/i18n/words/en/order';
import { CouponNotice } from '../../src/storefront/checkout/coupon-notice';
import { completeBrowser } from '../browser-fixture';
import { stubStorage } from '../device-fixture';
import { menuOf, product } from './menu-fixture';
import { profile } from './profile-fixture';

completeBrowser();
// Every quote waits for typing to pause, and several are asked for in a row.
configure({ asyncUtilTimeout: 10_000 });
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

const locale = createLocale(
  'en',
  { ...menuWords, ...orderWords },
  { country: 'BR', currency: 'BRL', timezone: 'America/Sao_Paulo' },
);
const none = () => undefined;
/** Of this file alone: the page keeps the unanswered orders of a store as long as it is open. */
const SLUG = 'coupons';
const items = [cartItem({ id: 'pizza', name: 'Pizza' }, { variationId: null, extras: {} }, 1)];
const cart = {
  items,
  ...{ dropped: [], add: none, change: none, setQuantity: none, clear: none, forgetDropped: none },
};

/** What the store says of each code; of any other one that it is unknown. */
let amounts: Record<string, number>;
let refused: Record<string, { code: string; message: string }>;
let skipped: string[];
let automatic: Record<string, number>;
/** The code that the store refuses when the order is placed. */
let notForOrder: string | null;
let quotes: QuoteBody[];
let orders: PlaceOrderBody[];
const onMenu = vi.fn();

const codesIn = ({ coupon, coupons }: QuoteBody | PlaceOrderBody) => [
  ...(coupon ? [coupon] : []),
  ...(coupons ?? []),
];
const coupon = (code: string, amountCents: number, isAutomatic: boolean) => ({
  ...{ code, name: `About ${code}`, amountCents, automatic: isAutomatic, checkedWhenPlaced: false },
});

function quoteOf(body: QuoteBody | PlaceOrderBody, without: string | null = null) {
  const codes = codesIn(body);
  const coupons = [
    ...codes
      .filter((code) => code in amounts && code !== without)
      .map((code) => coupon(code, amounts[code] ?? 0, false)),
    ...Object.entries(automatic).map(([code, cents]) => coupon(code, cents, true)),
  ];
  const discountsCents = coupons.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const refusals = codes.flatMap((code, place): QuoteDto['refusals'] => {
    if (code in amounts || skipped.includes(code)) return [];
    const path = place === 0 ? ['coupon'] : ['coupons', place - 1];
    return [{ path, ...(refused[code] ?? { code: 'COUPON_UNKNOWN', message: 'There is no such coupon.' }) }];
  });
  return {
    ...{ itemsCents: 5000, fees: [], totalCents: 5000 - discountsCents, promise: null, refusals },
    discounts: coupons
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ code, amountCents }) => ({ source: 'COUPON', target: 'CART', amountCents, reason: code })),
    coupon: coupons.find((each) => !each.automatic) ?? null,
    coupons,
    skippedCoupons: skipped.filter((code) => codes.includes(code)),
  };
}

beforeEach(() => {
  stubStorage();
  [amounts, refused, skipped, automatic, notForOrder] = [{ TEN: 500, FIVE: 200 }, {}, [], {}, null];
  [quotes, orders] = [[], []];
  onMenu.mockClear();
  vi.stubGlobal('scrollTo', none);
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    const answer = (data: object, status = 200) =>
      Promise.resolve(new Response(JSON.stringify(data), { status }));
    if (path.endsWith('/quote')) {
      const asked = JSON.parse(body ?? '') as QuoteBody;
      quotes.push(asked);
      return answer({ data: quoteOf(asked) });
    }
    if (path.endsWith('/orders')) {
      const order = JSON.parse(body ?? '') as PlaceOrderBody;
      orders.push(order);
      const isRefused = notForOrder !== null && codesIn(order).includes(notForOrder);
      const details = isRefused
        ? { code: 'COUPON_NOT_FOR_ORDER', path: ['coupon'], quote: quoteOf(order, notForOrder) }
        : { code: 'OTHER', path: [] };
      const message = isRefused ? 'This coupon is not for this order.' : 'Not today.';
      return answer({ data: null, error: { status: 409, name: 'Error', message, details } }, 409);
    }
    return answer({ data: { token: 'cart', days: [], soon: true } });
  });
  const who = { type: 'TAKEOUT', name: 'Ana Lima', phone: '11 98888-7777', payment: 'PIX' } as const;
  saveCheckoutDraft(SLUG, { ...initialForm(SLUG, profile()), ...who });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const checkOut = () =>
  render(
    <LocaleProvider locale={locale}>
      <Checkout
        {...{ slug: SLUG, profile: profile(), menu: menuOf([product('pizza')]), cart, onMenu }}
        {...{ table: null, unsure: false, question: null, lost: null, unanswered: false }}
        {...{ onBack: none, onEdit: none, onOrdering: none, onTried: none, onTyped: none }}
      />
    </LocaleProvider>,
  );
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole('textbox', { name: /^Coupon/ });
const use = (code: string) => {
  fireEvent.change(field(), { target: { value: code } });
  press('Apply');
};
/** What stands at a code, without what separates words and amounts. */
const saidOf = (code: string) => {
  const [item] = screen.getAllByRole('listitem').filter((each) => each.textContent.startsWith(code));
  return item?.textContent.replace(/\s/g, ' ') ?? '';
};
const isSaid = (code: string, words: string | RegExp) => waitFor(() => expect(saidOf(code)).toMatch(words));
const total = (words: RegExp) => screen.findByRole('button', { name: words });

describe('the codes of an order', () => {
  it('are taken one after another, each with what it brings, and sent in their order', async () => {
    checkOut();
    use('ten');
    await isSaid('TEN', /−R\$ 5,00/);
    use('five');
    await isSaid('FIVE', /−R\$ 2,00/);
    expect(field()).toHaveProperty('value', '');
    await total(/^Place order.*43,00/);
    press(/^Place order/);
    await waitFor(() => expect(orders).toHaveLength(1));
    expect(orders[0]).toMatchObject({ coupon: 'TEN', coupons: ['FIVE'], expectedTotalCents: 4300 });
  });

  it('are no more than the server takes', () => {
    expect(MAX_CODES).toBe(MAX_COUPONS + 1);
  });

  it('leave no discount once they are removed', async () => {
    checkOut();
    use('TEN');
    use('FIVE');
    await total(/43,00/);
    press('Remove TEN');
    await total(/48,00/);
    press('Remove FIVE');
    await total(/50,00/);
    expect(quotes.at(-1)).toMatchObject({ coupon: null });
    expect(screen.queryByText(/^Discount/)).toBeNull();
  });

  it('say how much is missing, with the way to the menu, and stop the order as long as they are refused', async () => {
    const message = 'From R$ 62,00 on; R$ 12,00 more will do.';
    refused = { BIG: { code: 'COUPON_BELOW_MINIMUM', message } };
    checkOut();
    use('TEN');
    use('BIG');
    await isSaid('BIG', /R\$ 12,00 more/);
    press(/^Place order/);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove BIG'));
    expect(orders).toEqual([]);
    const [big] = screen.getAllByRole('listitem').filter((each) => each.textContent.startsWith('BIG'));
    if (!big) throw new Error('BIG does not stand among the codes');
    fireEvent.click(within(big).getByRole('button', { name: 'Back to the menu' }));
    expect(onMenu).toHaveBeenCalledOnce();
  });

  it('are named where they do not count together with others', async () => {
    skipped = ['ALONE'];
    automatic = { FREIGHT: 800 };
    checkOut();
    use('ALONE');
    await isSaid('ALONE', 'is not combined with FREIGHT, which saves you more');
    expect(saidOf('FREIGHT') || screen.getByText(/FREIGHT applied automatically/).textContent).toMatch(
      /FREIGHT applied automatically: −R\$\s8,00/,
    );
  });

  it('are taken out one by one as they turn out not to be for who orders', async () => {
    notForOrder = 'FIVE';
    checkOut();
    use('TEN');
    use('FIVE');
    await total(/^Place order.*43,00/);
    press(/^Place order/);
    const agree = await total(/^Order for.*45,00/);
    expect(screen.getAllByText(/^FIVE: This coupon is not for this order\./)).toHaveLength(2);
    fireEvent.click(agree);
    await waitFor(() => expect(orders).toHaveLength(2));
    expect(orders[1]).toMatchObject({ coupon: 'TEN', expectedTotalCents: 4500 });
    expect(orders[1]).not.toHaveProperty('coupons');
  });
});

it('what lacks before a coupon counts is said in the bar of the cart and above its sum', () => {
  const contents = {
    ...{ items, menu: menuOf([product('pizza')]), minOrderCents: 0, delivery: null, closed: null },
    ...{ couponHint: 'BIG: R$ 12,00 more will do.', onEdit: none, onQuantity: none, onCheckout: none },
  };
  for (const beside of [false, true]) {
    render(
      <LocaleProvider locale={locale}>
        <CartViews {...contents} {...{ slug: SLUG, table: null, beside, onOpen: none }} />
      </LocaleProvider>,
    );
    expect(screen.getByText('BIG: R$ 12,00 more will do.')).toBeTruthy();
    cleanup();
  }
});

describe('the coupon of a link', () => {
  it('is kept until another link replaces it; what is no code changes nothing', () => {
    recordCoupon(SLUG, '?c=ten&table=7');
    expect(linkedCoupon(SLUG).load()).toBe('TEN');
    for (const query of ['', '?c=', '?c=%3Cb%3E', `?c=${'X'.repeat(21)}`]) recordCoupon(SLUG, query);
    expect(linkedCoupon(SLUG).load()).toBe('TEN');
    recordCoupon(SLUG, '?c=FIVE');
    expect([linkedCoupon(SLUG).load(), linkedCoupon('two').load()]).toEqual(['FIVE', null]);
  });

  it('is applied at the checkout by itself, and gone once it is removed', async () => {
    recordCoupon(SLUG, '?c=TEN');
    checkOut();
    await isSaid('TEN', /−R\$ 5,00/);
    press('Remove TEN');
    await total(/50,00/);
    expect(linkedCoupon(SLUG).load()).toBeNull();
  });

  it('is told once and dropped where it never counts', async () => {
    recordCoupon(SLUG, '?c=GONE');
    checkOut();
    await screen.findByText('GONE: There is no such coupon.');
    await waitFor(() => expect(quotes.at(-1)).toMatchObject({ coupon: null }));
    expect([linkedCoupon(SLUG).load(), saidOf('GONE')]).toEqual([null, '']);
    press(/^Place order/);
    await waitFor(() => expect(orders).toHaveLength(1));
  });

  it('stops no order for which it does not count yet, and stays for the next one', async () => {
    refused = { BIG: { code: 'COUPON_BELOW_MINIMUM', message: 'R$ 12,00 more will do.' } };
    recordCoupon(SLUG, '?c=BIG');
    checkOut();
    use('TEN');
    await isSaid('BIG', /12,00 more/);
    press(/^Place order/);
    await waitFor(() => expect(orders).toMatchObject([{ coupon: 'TEN' }]));
    expect(orders[0]).not.toHaveProperty('coupons');
    expect(linkedCoupon(SLUG).load()).toBe('BIG');
  });

  describe('on the menu', () => {
    const onHint = vi.fn();
    const notice = (inCart = items) => (
      <LocaleProvider locale={locale}>
        <CouponNotice {...{ slug: SLUG, profile: profile(), table: null, items: inCart, onHint }} />
      </LocaleProvider>
    );

    it('is named, and told with what it brings once something is in the cart', async () => {
      recordCoupon(SLUG, '?c=TEN');
      const { rerender } = render(notice([]));
      expect(screen.getByRole('status').textContent).toBe('Coupon TEN is applied when you order.');
      expect(quotes).toEqual([]);
      rerender(notice());
      await waitFor(() =>
        expect(screen.getByRole('status').textContent).toMatch(/^Coupon TEN – About TEN: −R\$\s5,00$/),
      );
    });

    it('tells the cart what lacks before it counts, as of a code that was typed at the checkout', async () => {
      refused = { BIG: { code: 'COUPON_BELOW_MINIMUM', message: 'R$ 12,00 more will do.' } };
      saveCheckoutDraft(SLUG, { ...initialForm(SLUG, profile()), coupons: ['BIG'] });
      render(notice());
      await waitFor(() => expect(onHint).toHaveBeenLastCalledWith('BIG: R$ 12,00 more will do.'));
    });

    it('is told once and dropped where it never counts', async () => {
      recordCoupon(SLUG, '?c=GONE');
      render(notice());
      await screen.findByText('GONE: There is no such coupon.');
      expect(linkedCoupon(SLUG).load()).toBeNull();
      press(orderWords['notice.understood']);
      expect(screen.queryByRole('status')).toBeNull();
    });
  });
});
