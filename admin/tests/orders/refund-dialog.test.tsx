// @vitest-environment jsdom
import { cleanup, render, screen, within, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDto } from '@contracts/orders';
import { paymentOnDelivery } from '@domain/orders/open-payments';
import type { OrderItem } from '@domain/orders/order';
import type { Payment, Refund } from '@domain/orders/payment';
import { refundAsked } from '@domain/orders/refund-asked';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { card, minute } from './order-fixture';
import { balanceOf } from '../../src/features/orders/actions/balance-of';
import { RefundDialog } from '../../src/features/orders/actions/refund-dialog';
import { RefundList } from '../../src/features/orders/details/refund-list';
import orderItems from '../../src/locales/en/order-items.json';
import orderMoney from '../../src/locales/en/order-money.json';
import order from '../../src/locales/en/order.json';
import orders from '../../src/locales/en/orders.json';

const answer = vi.hoisted(() => ({ data: undefined as unknown }));
vi.mock('../../src/shared/api/use-api', () => ({ useApi: () => answer }));

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  const words = { 'order-items': orderItems, 'order-money': orderMoney, order, orders };
  for (const [name, texts] of Object.entries(words)) i18next.addResourceBundle('en', name, texts);
});
afterEach(() => {
  cleanup();
  perform.mockClear();
});

const half = (name: string) => ({
  ...{ groupId: 'flavours', groupName: 'Flavours', extraId: name, name, quantity: 1, parts: 2 },
  ...{ unitPriceCents: 0, totalCents: 0 },
});

const sold = (name: string, unitPriceCents: number, changes: Partial<OrderItem> = {}): OrderItem => ({
  ...{ productId: name, name, kitchenName: null, variation: null, quantity: 1, unit: 'UN', unitPriceCents },
  ...{ extrasCents: 0, totalCents: unitPriceCents * (changes.quantity ?? 1), notes: null, extras: [] },
  ...{ station: null, ...changes },
});

const large = { id: 'g', name: 'Large' };
const items = [
  sold('Burger', 1000, { quantity: 3 }),
  sold('Pizza', 5000, { variation: large, extras: [half('Ham'), half('Olives')] }),
  sold('Pizza', 5000, { variation: large, extras: [half('Corn'), half('Onion')] }),
  sold('Meat', 4000, { quantity: 2, unit: 'KG' }),
];

/** 210.00 of items with 10 % off, 8.00 for the way and 5.00 on top, all of it paid. */
function paid(refunds: Refund[] = []): OrderDto {
  const totalCents = 21_000 - 2100 + 800 + 500;
  const payment = { ...paymentOnDelivery('CASH', totalCents), state: 'CONFIRMED' as const, refunds };
  return {
    ...{ ...card('a', { customerName: 'Ana', totalCents, refundDueCents: 0 }), items },
    fees: [
      { kind: 'DELIVERY', amountCents: 800 },
      { kind: 'TIP', amountCents: 500 },
    ],
    discounts: [{ source: 'COUPON', target: 'CART', amountCents: 2100, reason: 'TEN' }],
    ...{ itemsCents: 21_000, feesCents: 1300, discountsCents: 2100, address: null, customer: null },
    ...{ paidWith: payment, payments: [payment], refunds, revisions: [], pickupCode: null },
    ...{ trackingUrl: null, timeline: [] },
  };
}

const perform = vi.fn(() => Promise.resolve(null));
let shown: RenderResult;

function open(whole = paid()): void {
  answer.data = whole;
  shown = render(
    <RefundDialog order={card('a')} action="refund" perform={perform} close={() => undefined} />,
  );
}

/** What becomes of the order while the dialog stands open. */
function changes(whole: OrderDto): void {
  answer.data = whole;
  shown.rerender(
    <RefundDialog order={card('a')} action="refund" perform={perform} close={() => undefined} />,
  );
}

const givenBack = (place: number, change: Partial<Refund> = {}): Refund => {
  const asked = refundAsked(balanceOf(paid())!, { part: 'ITEM', place, quantity: 1 })!;
  const { amountCents } = asked;
  const by = { method: 'CASH' as const, at: minute(50), by: 'Bea', note: null };
  return { ...asked, concededCents: amountCents, ...by, ...change };
};

/** What can be chosen, without what is not to be had. */
const offered = (): string[] =>
  [...document.querySelectorAll('fieldset .ant-radio-wrapper, fieldset .ant-checkbox-wrapper')].map(
    ({ textContent }) => textContent.replaceAll('\u00a0', ' '),
  );

const choose = (label: RegExp) => userEvent.click(within(screen.getByRole('dialog')).getByText(label));

/** Some of one item, and nothing else. */
const itemAt = (place: number, quantity: number) => ({
  part: 'PARTS',
  items: [{ place, quantity }],
  fees: [],
});

async function giveBack(): Promise<unknown> {
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'It was cold');
  await userEvent.click(screen.getByRole('button', { name: orders.refund.confirm }));
  return perform.mock.lastCall;
}

/** The sum of the chosen items and fees. */
const net = () => screen.getByRole('status').textContent.replaceAll('\u00a0', ' ');

const given = (wish: object): unknown => [
  expect.anything(),
  'refund',
  { ...wish, method: 'SAME', note: 'It was cold' },
];

it('tells everything that can be given back by what was chosen of it, at what was paid', () => {
  open();
  expect(offered()).toEqual([
    'Everything that was paid · $202.00',
    'Another amount',
    '3× Burger · $27.00',
    'Pizza · Large, ½ Ham ½ Olives · $45.00',
    'Pizza · Large, ½ Corn ½ Onion · $45.00',
    '2 kg Meat · $72.00',
    'Delivery fee · $8.00',
    'Tip · $5.00',
  ]);
});

it.each([
  [/^Everything/, { part: 'WHOLE' }],
  [/Corn/, itemAt(2, 1)],
  [/^Delivery fee/, { part: 'PARTS', items: [], fees: ['DELIVERY'] }],
  [/^Tip/, { part: 'PARTS', items: [], fees: ['TIP'] }],
])('gives back %s', async (label, wish) => {
  open();
  await choose(label);
  expect(screen.queryByRole('group', { name: /How many/ })).toBeNull();
  expect(await giveBack()).toEqual(given(wish));
});

it('gives back one of three for what was paid for one, and shows it while that is chosen', async () => {
  open();
  await choose(/Burger/);
  const less = screen.getByRole('button', { name: orderItems.less });
  const more = screen.getByRole('button', { name: orderItems.more });
  expect(net()).toBe('Price $30.00 · discounts −$3.00Net amount $27.00');
  expect(more.hasAttribute('disabled')).toBe(true);
  await userEvent.click(less);
  await userEvent.click(less);
  expect(less.hasAttribute('disabled')).toBe(true);
  expect(net()).toBe('Price $10.00 · discounts −$1.00Net amount $9.00');
  expect(screen.getByText(/^\$9\.00 for \w/)).toBeTruthy();
  expect(await giveBack()).toEqual(given(itemAt(0, 1)));
});

it('offers no more than is left, and says of what was given back how many and which they were', () => {
  const refunds = items.map((_, place) => givenBack(place, { at: minute(50 + place) }));
  open(paid(refunds));
  expect(offered()).toEqual([
    'Everything that was paid · $67.00',
    'Another amount',
    '2× Burger · $18.00',
    '1 kg Meat · $36.00',
    'Delivery fee · $8.00',
    'Tip · $5.00',
  ]);
  cleanup();
  expect(listed(paid(refunds).payments!)).toEqual([
    'Burger',
    'Pizza · Large, ½ Ham ½ Olives',
    'Pizza · Large, ½ Corn ½ Onion',
    '1 kg Meat',
  ]);
});

it('keeps to the item that was chosen while others of the order are given back or can be again', async () => {
  open(paid([givenBack(1)]));
  await choose(/Corn/);
  changes(paid());
  expect(screen.getByText(/^\$45\.00 for \w/)).toBeTruthy();
  expect(await giveBack()).toEqual(given(itemAt(2, 1)));
});

it('tells apart items of which only the name is another, as of a product that was renamed between', async () => {
  const [burger, pizza, , meat] = items;
  open({ ...paid(), items: [burger!, pizza!, { ...pizza!, name: 'Calzone' }, meat!] });
  await choose(/Calzone/);
  expect(await giveBack()).toEqual(given(itemAt(2, 1)));
});

it('shows no more of an item than is left, which is what is given back', async () => {
  open();
  await choose(/Burger/);
  await userEvent.click(screen.getByRole('button', { name: orderItems.less }));
  await userEvent.click(screen.getByRole('button', { name: orderItems.more }));
  changes(paid([givenBack(0)]));
  expect(within(screen.getByRole('group', { name: /Burger/ })).getByText('2')).toBeTruthy();
  expect(await giveBack()).toEqual(given(itemAt(0, 2)));
});

it('gives nothing back and says so where what was chosen is gone meanwhile', async () => {
  open();
  await choose(/Corn/);
  changes(paid([givenBack(2)]));
  expect(screen.getByText(orderMoney.refund.gone)).toBeTruthy();
  expect(screen.getByRole('button', { name: orders.refund.confirm }).hasAttribute('disabled')).toBe(true);
});

it('gives back several items and a fee at once, for their net amount', async () => {
  open();
  await choose(/Burger/);
  await userEvent.click(screen.getByRole('button', { name: orderItems.less }));
  await choose(/Corn/);
  await choose(/^Delivery fee/);
  expect(net()).toBe('Price $78.00 · discounts −$7.00Net amount $71.00');
  expect(screen.getByText(/^\$71\.00 for \w/)).toBeTruthy();
  const items = [
    { place: 0, quantity: 2 },
    { place: 2, quantity: 1 },
  ];
  expect(await giveBack()).toEqual(given({ part: 'PARTS', items, fees: ['DELIVERY'] }));
});

it('forgets the items once everything or an amount is chosen instead', async () => {
  open();
  await choose(/Corn/);
  await choose(/^Everything/);
  expect(screen.queryByText(/^Net amount/)).toBeNull();
  expect(await giveBack()).toEqual(given({ part: 'WHOLE' }));
});

it('lists two payments of one method once, with their sum', () => {
  const [cash] = paid().payments!;
  const pix = (amountCents: number) => ({
    ...cash!,
    method: 'PIX' as const,
    refunds: [givenBack(0, { part: 'WHOLE', of: null, item: undefined, amountCents, method: 'SAME' })],
  });
  const { container } = render(<RefundList payments={[pix(1000), pix(2500)]} />);
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('$35.00');
});

it('lists an item that was given back of two payments once, each with its own way of paying', () => {
  const [cash] = paid().payments!;
  const part = givenBack(1, { amountCents: 2250, method: 'SAME' });
  const payments = [
    { ...cash!, refunds: [part] },
    { ...cash!, method: 'PIX' as const, refunds: [part] },
  ];
  expect(listed(payments)).toEqual(['Pizza · Large, ½ Ham ½ Olives', '']);
  expect([/cash/i, /pix/i].map((how) => screen.getAllByText(how).length)).toEqual([1, 1]);
});

it('lists an item at the first payment of which it was given back, past one where that failed', () => {
  const [cash] = paid().payments!;
  const part = givenBack(1, { amountCents: 2250, method: 'SAME' });
  const provider = { state: 'FAILED' as const, ref: null, failure: 'No balance', at: minute(51) };
  const payments = [
    { ...cash!, refunds: [{ ...part, provider }] },
    { ...cash!, refunds: [part] },
  ];
  expect(listed(payments)).toEqual(['Pizza · Large, ½ Ham ½ Olives']);
});

/** What each refund of an order says it was for. */
function listed(payments: readonly Payment[]): string[] {
  const { container } = render(<RefundList payments={payments} />);
  return [...container.querySelectorAll('p')].map(({ textContent }) =>
    textContent.split(' · ').slice(2).join(' · ').replaceAll('\u00a0', ' '),
  );
}
