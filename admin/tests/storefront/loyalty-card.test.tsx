// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_PROOFS as MOST_ON_SERVER, type LoyaltyCardDto } from '@contracts/loyalty-card';
import { MINUTE_MS } from '@domain/time';
import { cardPass, recordPass } from '../../src/storefront/device/card-pass';
import { rememberOrder } from '../../src/storefront/device/remember-order';
import { LocaleProvider } from '../../src/storefront/i18n/locale';
import { LoyaltyChip } from '../../src/storefront/loyalty/loyalty-chip';
import { LoyaltySheet } from '../../src/storefront/loyalty/loyalty-sheet';
import { MAX_PROOFS, proofsOf } from '../../src/storefront/loyalty/proofs';
import { TrackedCard } from '../../src/storefront/loyalty/tracked-card';
import { completeBrowser } from '../browser-fixture';
import { stubStorage } from '../device-fixture';
import { cardOf, locale, program, reward } from './loyalty-fixture';

completeBrowser();
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

/** Of each test its own: the page keeps the card of a store as long as it is open. */
let slug: string;
let tests = 0;
let card: LoyaltyCardDto;
let proofs: string[][];
let mailed: string[];
/** How the store answers somebody who wants a link; null for not at all. */
let linkStatus: number | null;

beforeEach(() => {
  stubStorage();
  slug = `store-${(tests += 1)}`;
  [card, proofs, mailed, linkStatus] = [cardOf([program()], null), [], [], 200];
  vi.stubGlobal('fetch', (path: string, { body = '' }: { body?: string } = {}) => {
    const sent = JSON.parse(body) as { proofs: string[]; email: string };
    if (path === `/api/store/${slug}/loyalty`) {
      proofs.push(sent.proofs);
      return Promise.resolve(Response.json({ data: card }));
    }
    if (linkStatus === null) return Promise.reject(new TypeError('Failed to fetch'));
    mailed.push(sent.email);
    const error = { status: linkStatus, name: 'Error', message: 'Not so often.', details: { code: 'X' } };
    const answer = linkStatus === 200 ? { data: { sent: true } } : { data: null, error };
    return Promise.resolve(Response.json(answer, { status: linkStatus }));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = (element: React.ReactNode) =>
  render(<LocaleProvider locale={locale}>{element}</LocaleProvider>);
const none = () => undefined;
const openSheet = () => shown(<LoyaltySheet slug={slug} onClose={none} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const says = (words: string | RegExp) => screen.findByText(words);
const placed = (token: string) =>
  rememberOrder(slug, {
    ...{ token, number: '1', placedAt: new Date().toISOString(), promisedAt: null, items: 'Pizza' },
  });

describe('what proves who the customer is', () => {
  it('is the order of the page, the pass of a mailed link, and the last orders, no more than the server takes', () => {
    for (let at = 0; at < 12; at += 1) placed(`order-${at}`);
    recordPass(slug, '?card=id.1.mac');
    expect(proofsOf(slug, 'order-3').slice(0, 4)).toEqual(['order-3', 'id.1.mac', 'order-11', 'order-10']);
    expect(proofsOf(slug, null)).toHaveLength(MOST_ON_SERVER);
    expect(MAX_PROOFS).toBe(MOST_ON_SERVER);
  });

  it('leaves the address of the link when the card opens, and is sent', async () => {
    history.replaceState(null, '', '/m/one?table=7&card=id.1.mac');
    openSheet();
    await waitFor(() => expect(proofs).toEqual([['id.1.mac']]));
    expect(location.pathname + location.search).toBe('/m/one?table=7&view=card');
    expect(cardPass(slug).load()).toBe('id.1.mac');
  });

  it('is the last pass that was one', () => {
    recordPass(slug, '?card=id.1.mac&table=7');
    for (const query of ['', '?card=', '?card=%3Cb%3E', `?card=${'x'.repeat(161)}`]) recordPass(slug, query);
    expect(cardPass(slug).load()).toBe('id.1.mac');
  });
});

describe('the program over the banner', () => {
  const chip = () => shown(<LoyaltyChip slug={slug} onOpen={none} />);

  it('says what the customer has, by what the device has to prove it', async () => {
    placed('order-1');
    card = cardOf([program({ available: 4, rewards: [reward({ affordable: false, missing: 6 })] })]);
    chip();
    expect((await screen.findByRole('button')).textContent).toBe('The Club4 of 10 stamps');
    expect(proofs).toEqual([['order-1']]);
  });

  it('says what there is to redeem, or how it is earned where nobody is known', async () => {
    card = cardOf([program({ available: 10, rewards: [reward()] })]);
    const { unmount } = chip();
    expect((await screen.findByRole('button')).textContent).toBe('The ClubRedeem now: Free dessert');
    unmount();
    slug += '-other';
    card = cardOf([program()], null);
    chip();
    expect((await screen.findByRole('button')).textContent).toBe('The Club1 stamp with every order');
  });

  it('is not there without a program', async () => {
    card = cardOf([], null);
    const { container } = chip();
    await waitFor(() => expect(proofs).toHaveLength(1));
    await act(() => Promise.resolve());
    expect(container.textContent).toBe('');
  });
});

describe('the card', () => {
  const cardText = async (more: Parameters<typeof program>[0]) => {
    card = cardOf([program(more)]);
    openSheet();
    await screen.findByRole('button', { name: 'Show code' });
    return screen.getByRole('dialog').textContent.replace(/\s/g, ' ');
  };
  const missing = (count: number) => [reward({ affordable: false, missing: count })];

  it('has a dot for each stamp, and tells what is missing, pending and about to expire', async () => {
    const text = await cardText({
      ...{ available: 7, pending: 1, rewards: missing(3) },
      nextExpiry: { lastDay: '2031-05-01', amount: 2 },
    });
    expect(screen.getByRole('img', { name: '7 of 10 stamps' }).children).toHaveLength(10);
    expect(text).toContain('2 more orders for: Free dessert');
    expect(text).toContain('1 stamp on the way: added when your order is completed');
    expect(text).toMatch(/Next to expire: 2 stamps on .*1 May/);
  });

  it.each([
    [{ earnPer: 'PER_AMOUNT', every: 1000 }, 4, 'Spend R$ 40,00 more for: Free dessert'],
    [{ earnPer: 'PER_ITEM', every: 1 }, 1, '1 more item for: Free dessert'],
    [{ gives: 3 }, 4, '2 more orders for: Free dessert'],
    [{ pending: 2 }, 2, 'As soon as your order is completed you can redeem: Free dessert'],
  ] as const)('counts by how the program is earned: %j', async (rule, count, words) => {
    expect(await cardText({ available: 10 - count, rewards: missing(count), ...rule })).toContain(words);
  });

  it('names the rewards that can be redeemed, and the way to', async () => {
    const text = await cardText({ kind: 'POINTS', available: 42, rewards: [reward()] });
    expect(text).toContain('42 points');
    expect(text).toContain('Redeem now: Free dessert');
    expect(text).toContain('show your code at the store');
  });

  it('shows cashback as money', async () => {
    const cashback = { kind: 'CASHBACK', earnPer: 'PER_AMOUNT', every: 100, gives: 5 } as const;
    expect(await cardText({ ...cashback, rewards: [], available: 1230, cashbackCents: 1230 })).toContain(
      'R$ 12,30 To use on your next order',
    );
  });

  it('tells somebody who is not known how it works, and mails them a link', async () => {
    openSheet();
    await says('1 stamp with every order');
    await says('Collect 10 stamps and get: Free dessert');
    expect(screen.queryByRole('button', { name: 'Show code' })).toBeNull();
    press('See my card');
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    press('Send me the link');
    await says('This does not look like an e-mail address.');
    fireEvent.change(field, { target: { value: ' ana@example.com ' } });
    linkStatus = null;
    press('Send me the link');
    await says('No connection to the store');
    linkStatus = 429;
    press('Send me the link');
    await says('Not so often.');
    linkStatus = 200;
    press('Send me the link');
    await says('If this address has a card, the link is on its way.');
    expect(mailed.at(-1)).toBe('ana@example.com');
  });
});

describe('on the page of an order', () => {
  const order = (state: 'PENDING' | 'DELIVERED') => (
    <LocaleProvider locale={locale}>
      <TrackedCard order={{ storeSlug: slug, token: 'this-order', state }} />
    </LocaleProvider>
  );

  it('is that of its customer, and read again when the order moves on', async () => {
    placed('before');
    const { rerender } = render(order('PENDING'));
    await says('Collect 10 stamps and get: Free dessert');
    card = cardOf([program({ available: 9, rewards: [reward({ affordable: false, missing: 1 })] })]);
    rerender(order('DELIVERED'));
    await says('1 more order for: Free dessert');
    expect(proofs).toEqual([
      ['this-order', 'before'],
      ['this-order', 'before'],
    ]);
  });

  it('shows the code for the store when it is wanted, and the next one once it changes, while it is seen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const changesIn = (ms: number, code: string) => {
      const { programs } = cardOf([program()]);
      const codeChangesAt = new Date(Date.now() + ms).toISOString();
      card = { programs, customer: { proof: 'this-order', code, codeChangesAt } };
    };
    changesIn(4 * MINUTE_MS, '111111');
    render(order('DELIVERED'));
    fireEvent.click(await screen.findByRole('button', { name: 'Show code', expanded: false }));
    const at = locale.clock(card.customer?.codeChangesAt ?? '');
    expect(screen.getByText('111111')).toBeTruthy();
    await says(`Tell the store this code to use a reward; it changes at ${at}.`);

    changesIn(14 * MINUTE_MS, '222222');
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(() => vi.advanceTimersByTimeAsync(5 * MINUTE_MS));
    expect(screen.getByText('111111')).toBeTruthy();
    seen.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await says('222222');
    changesIn(24 * MINUTE_MS, '333333');
    await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE_MS));
    await says('333333');
    press('Hide code');
    expect(screen.queryByText('333333')).toBeNull();
    seen.mockRestore();
  });
});
