import { beforeAll, describe, expect, it } from 'vitest';
import type { EditQuoteDto } from '../../../src/contracts/order-money';
import { newBusiness, type TestBusiness } from '../support/business';
import { runClockAt } from '../support/clock';
import { assign, newCourier, readyOrder } from '../support/couriers';
import { HOUR_MS, later } from '../support/instants';
import { balancesOf, ledgerOf, postingsOf } from '../support/ledger';
import { newProduct } from '../support/menu';
import { setSettings } from '../support/branch-settings';
import { newOrder } from '../support/ordering';
import { cardOf, orderIn, performAction } from '../support/states';

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business);
});

async function act(id: string, action: string, more: object = {}) {
  const answer = await performAction(business.owner, await cardOf(business, id), action, more);
  if (answer.status !== 200) throw new Error(`${action} answered ${answer.text}`);
}

const conclude = () => runClockAt(later(3 * HOUR_MS));

describe('an order in the ledger', () => {
  it('posts nothing when it is placed, a liability when it is paid, and the sale when it is concluded', async () => {
    const { id } = await newOrder(business, product, { payment: { method: 'PIX' } });
    expect(await postingsOf(business.id, id)).toEqual([]);
    await act(id, 'confirm-payment');
    const payment = ['ORDER_PAYMENT', { 'pix.bank': 2000, 'orders.prepaid': -2000 }];
    expect(await postingsOf(business.id, id)).toEqual([payment]);
    for (const action of ['accept', 'start', 'ready', 'deliver']) await act(id, action);
    expect(await postingsOf(business.id, id)).toEqual([payment]);
    await conclude();
    expect(await postingsOf(business.id, id)).toEqual([
      payment,
      ['ORDER_SALE', { 'orders.prepaid': 2000, sales: -2000 }],
    ]);
  });

  it('is owed back when it is cancelled after it was paid, and is again what it was when it is restored', async () => {
    const { id } = await orderIn(business, product, 'PREPARING', 'TAKEOUT');
    await act(id, 'take-payment', { method: 'CREDIT', amountCents: 2000 });
    await act(id, 'cancel');
    await act(id, 'restore');
    await act(id, 'cancel');
    await act(id, 'refund', { part: 'DUE', method: 'SAME' });
    const owed = ['ORDER_ADJUSTMENT', { 'orders.prepaid': 2000, 'orders.refund_due': -2000 }];
    expect(await postingsOf(business.id, id)).toEqual([
      ['ORDER_PAYMENT', { 'card.receivable:credit': 2000, 'orders.prepaid': -2000 }],
      owed,
      ['ORDER_ADJUSTMENT', { 'orders.prepaid': -2000, 'orders.refund_due': 2000 }],
      owed,
      ['ORDER_REFUND', { 'card.receivable:credit': -2000, 'orders.refund_due': 2000 }],
    ]);
  });

  it('is owed back in part when an edit takes something off that was paid', async () => {
    const { id } = await newOrder(business, product, {
      items: [{ productId: product.id, quantity: 3, extras: [] }],
      expectedTotalCents: 6000,
    });
    await act(id, 'accept');
    await act(id, 'take-payment', { method: 'DEBIT', amountCents: 6000 });
    const wanted = { keep: [{ place: 0, quantity: 2 }], add: [] };
    const quote = await business.owner.post<EditQuoteDto>(`/api/orders/${id}/edit-quote`, wanted);
    await act(id, 'edit', { ...wanted, expectedTotalCents: quote.body.data.totalCents });
    for (const action of ['start', 'ready', 'deliver']) await act(id, action);
    await conclude();
    expect((await postingsOf(business.id, id)).slice(1)).toEqual([
      ['ORDER_ADJUSTMENT', { 'orders.prepaid': 2000, 'orders.refund_due': -2000 }],
      ['ORDER_SALE', { 'orders.prepaid': 4000, sales: -4000 }],
    ]);
  });

  it('recognises fees, tip, discount and what was conceded by their kinds', async () => {
    await setSettings(business, { orders: { tips: true } });
    const order = await readyOrder(business, { tipCents: 300, expectedTotalCents: 2800 });
    await act(order.id, 'discount', { amountCents: 200, reason: 'A regular' });
    await act(order.id, 'dispatch');
    await act(order.id, 'deliver');
    await act(order.id, 'refund', { part: 'AMOUNT', amountCents: 150, method: 'CASH', note: 'It was cold' });
    await conclude();
    await act(order.id, 'refund', { part: 'AMOUNT', amountCents: 50, method: 'PIX', note: 'And late' });
    expect(await postingsOf(business.id, order.id)).toEqual([
      ['ORDER_PAYMENT', { 'cash.branch': 2600, 'orders.prepaid': -2600 }],
      ['ORDER_REFUND', { 'cash.branch': -150, 'orders.prepaid': 150 }],
      [
        'ORDER_SALE',
        {
          'orders.prepaid': 2450,
          sales: -2000,
          delivery_fees: -500,
          tips: -300,
          'discounts.manual': 200,
          refunds: 150,
        },
      ],
      ['ORDER_REFUND', { 'pix.bank': -50, refunds: 50 }],
    ]);
  });

  it('leaves the cash of a door with its courier, and takes it back with the hand-over', async () => {
    const courier = await newCourier(business, { available: false });
    const order = await readyOrder(business);
    await assign(business.owner, courier, [order]);
    for (const action of ['dispatch', 'deliver', 'step-back', 'deliver']) await act(order.id, action);
    const entries = await ledgerOf(business.id, order.id);
    expect(balancesOf(entries)).toEqual({ [`cash.courier:${courier.id}`]: 2500, 'orders.prepaid': -2500 });
    expect((await postingsOf(business.id, order.id)).map(([kind]) => kind)).toEqual([
      'ORDER_PAYMENT',
      'ORDER_PAYMENT_REVERSED',
      'ORDER_PAYMENT',
    ]);
  });
});
