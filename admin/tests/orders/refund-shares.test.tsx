// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDto } from '@contracts/orders';
import { paymentOnDelivery } from '@domain/orders/open-payments';
import type { OrderItem } from '@domain/orders/order';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { card } from './order-fixture';
import { RefundDialog } from '../../src/features/orders/actions/refund-dialog';
import orderMoney from '../../src/locales/en/order-money.json';
import order from '../../src/locales/en/order.json';
import orders from '../../src/locales/en/orders.json';

const answer = vi.hoisted(() => ({ data: undefined as unknown }));
vi.mock('../../src/shared/api/use-api', () => ({ useApi: () => answer }));

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  const words = { 'order-money': orderMoney, order, orders };
  for (const [name, texts] of Object.entries(words)) i18next.addResourceBundle('en', name, texts);
});
afterEach(cleanup);

const sold = (name: string, unitPriceCents: number): OrderItem => ({
  ...{ productId: name, name, kitchenName: null, variation: null, quantity: 1, unit: 'UN', unitPriceCents },
  ...{ extrasCents: 0, totalCents: unitPriceCents, notes: null, extras: [], station: null },
});

function open(whole: OrderDto): void {
  answer.data = whole;
  const ofAna = card('a', { customerName: 'Ana' });
  const perform = () => Promise.resolve(null);
  render(<RefundDialog order={ofAna} action="refund" perform={perform} close={() => undefined} />);
}

const choose = (label: RegExp) => userEvent.click(within(screen.getByRole('dialog')).getByText(label));

/** 80.00 paid online to a provider and, with an edit, 20.00 more in cash. */
function splitOrder(): OrderDto {
  const received = { state: 'CONFIRMED' as const, confirmedBy: 'STAFF' as const };
  const online = { confirmedBy: 'PROVIDER' as const, evidence: 'pi_1', timing: 'PREPAID' as const };
  const payments = [
    { ...paymentOnDelivery('ONLINE', 8000), ...received, ...online },
    { ...paymentOnDelivery('CASH', 2000), ...received },
  ];
  const totalCents = 10_000;
  return {
    ...{
      ...card('a', { customerName: 'Ana', totalCents }),
      items: [sold('Pizza', 9000), sold('Water', 1000)],
    },
    ...{ fees: [], discounts: [], itemsCents: totalCents, feesCents: 0, discountsCents: 0, address: null },
    ...{ customer: null, paidWith: payments[0]!, payments, refunds: [], revisions: [], pickupCode: null },
    ...{ trackingUrl: null, timeline: [] },
  };
}

async function chooseAmount(typed: string): Promise<void> {
  await choose(/Another amount/);
  await userEvent.type(screen.getByRole('textbox', { name: orderMoney.take.amount }), typed);
}

const said = () => document.querySelector('form > p')?.textContent.replaceAll('\u00a0', ' ');
const button = () => document.querySelector('.ant-modal-footer .ant-btn-primary')?.textContent;

it.each([
  ['whole', () => choose(/^Everything/), '$100.00 for Ana', '$80.00', '$20.00 (Cash)'],
  ['an amount', () => chooseAmount('50'), '$50.00 for Ana', '$30.00', '$20.00 (Cash)'],
  ['an item', () => choose(/^Pizza/), '$90.00 for Ana', '$70.00', '$20.00 (Cash)'],
])(
  'tells what the provider gives back and what is given by hand: %s',
  async (_, pick, all, provided, hand) => {
    open(splitOrder());
    await pick();
    expect(said()).toContain(all);
    expect(said()).toContain(`gives ${provided} back by itself. Give back ${hand} first`);
    expect(screen.getByRole('radio', { name: 'The way it was paid (Online and Cash)' })).toBeTruthy();
    expect(button()).toBe(orders.refund.confirm);
  },
);

it.each([
  ['an amount', () => chooseAmount('20'), '$20.00'],
  ['an item', () => choose(/^Water/), '$10.00'],
])('leaves to hands what is taken of the cash alone: %s', async (_, pick, all) => {
  open(splitOrder());
  await pick();
  expect(said()).toMatch(`${all} (Cash) for Ana. Give the money back first`);
  expect(said()).not.toContain('by itself');
  expect(screen.getByRole('radio', { name: 'The way it was paid (Cash)' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: orders.refund.methods.CASH })).toBeNull();
  expect(button()).toBe(orders.refund.confirm);
});

it('leaves all to the provider only where all of it is of the provider’s, and in cash nothing', async () => {
  const { payments } = splitOrder();
  open({ ...splitOrder(), ...{ payments: [payments![0]!], totalCents: 8000, items: [sold('Pizza', 8000)] } });
  await choose(/^Everything/);
  expect(said()).toMatch(/^\$80\.00 for Ana\. The payment provider gives it back by itself/);
  expect(button()).toBe(orders.actions.refund);
  await userEvent.click(screen.getByRole('radio', { name: orders.refund.methods.CASH }));
  expect(said()).toMatch(/^\$80\.00 for Ana\. Give the money back first/);
  expect(button()).toBe(orders.refund.confirm);
});

it('tells each way in which a bill was paid that no provider gives back', async () => {
  const [, cash] = splitOrder().payments!;
  const pix = { ...cash!, method: 'PIX' as const, amountCents: 8000 };
  open({ ...splitOrder(), paidWith: pix, payments: [pix, cash!] });
  await choose(/^Everything/);
  expect(said()).toMatch('$80.00 (Pix) and $20.00 (Cash) for Ana. Give the money back first');
});
