import { beforeAll, describe, expect, it } from 'vitest';
import type { EditQuoteDto } from '../../../src/contracts/order-money';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { setSettings } from '../support/branch-settings';
import { refusal } from '../support/client';
import { countOf, rows } from '../support/database';
import { newProduct, newStock } from '../support/menu';
import { orderBody, place } from '../support/ordering';
import { performAction, cardOf, EVERY_STATE, orderIn } from '../support/states';

let business: TestBusiness;
let pizza: { id: string; priceCents: number };
let beer: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  pizza = await newProduct(business);
  beer = await newProduct(business);
});

const detailsOf = async ({ id }: { id: string }) =>
  (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;

const KEPT = { place: 0, quantity: 1 };
const oneMore = () => ({ keep: [KEPT], add: [{ productId: beer.id, quantity: 1, extras: [] }] });

/** What the edit would come to, as the person who makes it is shown. */
const quoted = async ({ id }: { id: string }, wanted: object) =>
  (await business.owner.post<EditQuoteDto>(`/api/orders/${id}/edit-quote`, wanted)).body.data;

async function edit(order: OrderCardDto, wanted: object, who = business.owner) {
  const { totalCents } = await quoted(order, wanted);
  return performAction(who, order, 'edit', { keep: [], ...wanted, expectedTotalCents: totalCents });
}

describe('an edited order', () => {
  it('comes to what the preview said, makes the difference due, and keeps a revision for ever', async () => {
    const order = await orderIn(business, pizza, 'ACCEPTED', 'TAKEOUT');
    const preview = await quoted(order, oneMore());
    expect(preview).toMatchObject({
      deltaCents: beer.priceCents,
      dueCents: order.totalCents! + beer.priceCents,
      changes: [{ kind: 'ADDED', quantity: 1 }],
      refusals: [],
    });
    const answer = await edit(order, oneMore());
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({
      state: 'ACCEPTED',
      version: order.version + 1,
      totalCents: preview.totalCents,
      dueCents: preview.dueCents,
      payment: { amountCents: preview.dueCents },
      modified: { n: 1, changes: [{ kind: 'ADDED' }] },
    });
    const details = await detailsOf(order);
    expect(details.revisions).toMatchObject([
      { n: 1, reason: 'As they called', deltaCents: beer.priceCents },
    ]);
    expect(details.timeline.at(-1)).toMatchObject({ action: 'edit', reason: 'As they called' });
    const sold = await rows<{ product_id: string }>(
      'SELECT product_id FROM order_items WHERE order_id = ? ORDER BY position',
      [order.id],
    );
    expect(sold.map(({ product_id }) => product_id)).toEqual([pizza.id, beer.id]);
    const [customer] = await rows<{ spent: number }>(
      'SELECT c.spent_cents AS spent FROM customers c JOIN orders o ON o.customer_id = c.document_id WHERE o.document_id = ?',
      [order.id],
    );
    expect(customer!.spent).toBe(preview.totalCents);
  });

  it('keeps what it was sold for when the menu has another price by now', async () => {
    const product = await newProduct(business);
    const order = await orderIn(business, product, 'PENDING', 'TAKEOUT');
    const { body } = await business.owner.get<{ version: number }>(`/api/products/${product.id}`);
    const dearer = { version: body.data.version, priceCents: product.priceCents + 900 };
    expect((await business.owner.send('PATCH', `/api/products/${product.id}`, dearer)).status).toBe(200);
    const answer = await edit(order, { keep: [{ place: 0, quantity: 2 }] });
    expect(answer.body.data).toMatchObject({ totalCents: 2 * product.priceCents, modified: null });
  });

  it('owes back what was paid too much, and the rest of it once', async () => {
    const waiting = await orderIn(business, pizza, 'AWAITING_PAYMENT', 'TAKEOUT', {
      items: [{ productId: pizza.id, quantity: 2, extras: [] }],
      expectedTotalCents: 2 * pizza.priceCents,
    });
    const paid = (await performAction(business.owner, waiting, 'confirm-payment')).body.data;
    const less = (await edit(paid, { keep: [KEPT] })).body.data;
    expect(less).toMatchObject({
      refundDueCents: pizza.priceCents,
      dueCents: 0,
      paidCents: 2 * pizza.priceCents,
    });
    const refunded = await performAction(business.owner, less, 'refund', { method: 'PIX' });
    expect(refunded.body.data).toMatchObject({
      refundDueCents: 0,
      refundedCents: pizza.priceCents,
      payment: { state: 'PARTIALLY_REFUNDED' },
    });
    const more = (await edit(refunded.body.data, oneMore())).body.data;
    expect(more).toMatchObject({
      dueCents: beer.priceCents,
      furtherPayments: [{ amountCents: beer.priceCents }],
    });
  });

  it('does not owe back again what was given back for what is taken off it', async () => {
    const waiting = await orderIn(business, pizza, 'AWAITING_PAYMENT', 'TAKEOUT', {
      items: [
        { productId: pizza.id, quantity: 1 },
        { productId: beer.id, quantity: 2 },
      ],
      expectedTotalCents: pizza.priceCents + 2 * beer.priceCents,
    });
    const paid = (await performAction(business.owner, waiting, 'confirm-payment')).body.data;
    const wish = { method: 'PIX', part: 'ITEM', place: 1, quantity: 1, note: 'One has run out' };
    let order = (await performAction(business.owner, paid, 'refund', wish)).body.data;
    const settled = { dueCents: 0, refundDueCents: 0, refundedCents: beer.priceCents };
    expect(order).toMatchObject(settled);
    const oneLess = { keep: [KEPT, { place: 1, quantity: 1 }] };
    expect(await quoted(order, oneLess)).toMatchObject({ dueCents: 0, refundDueCents: 0 });
    order = (await edit(order, oneLess)).body.data;
    expect(order).toMatchObject({ ...settled, totalCents: pizza.priceCents + beer.priceCents });
    expect(await countOf('orders', 'document_id = ? AND refund_due_cents > 0', [order.id])).toBe(0);
    // The other one was paid for and is owed once it is gone too.
    const another = await performAction(business.owner, order, 'refund', wish);
    expect(another.body.data, another.text).toMatchObject({ refundedCents: 2 * beer.priceCents });
    order = (await edit(another.body.data, { keep: [KEPT] })).body.data;
    expect(order).toMatchObject({
      ...{ dueCents: 0, refundDueCents: 0, refundedCents: 2 * beer.priceCents },
      totalCents: pizza.priceCents,
    });
  });

  it('goes back to the kitchen when it was ready, until somebody there takes note', async () => {
    const order = await orderIn(business, pizza, 'READY', 'TAKEOUT');
    const reopened = (await edit(order, oneMore())).body.data;
    expect(reopened).toMatchObject({ state: 'PREPARING', readyAt: null, modified: { n: 1 } });
    const kitchen = await business.person('kitchen');
    expect(
      refusal(await performAction(kitchen, { ...reopened, modified: null }, 'acknowledge-change', { n: 2 })),
    ).toEqual([409, 'STALE_VERSION']);
    const noted = await performAction(kitchen, reopened, 'acknowledge-change');
    expect(noted.body.data).toMatchObject({ modified: null, version: reopened.version });
    expect(noted.body.data.actions).not.toContain('acknowledge-change');
  });

  it('moves the shelf by the difference', async () => {
    const product = await newStock(business, 3);
    const left = async () => {
      const levels = 'SELECT quantity FROM stock_levels WHERE item_id = ?';
      return (await rows<{ quantity: number }>(levels, [product.id]))[0]!.quantity;
    };
    const order = await orderIn(business, product, 'PENDING', 'TAKEOUT');
    expect(await left()).toBe(2);
    const three = (await edit(order, { keep: [{ place: 0, quantity: 3 }] })).body.data;
    expect(await left()).toBe(0);
    expect(refusal(await edit(three, { keep: [{ place: 0, quantity: 4 }] }))).toEqual([
      422,
      'PRODUCT_OUT_OF_STOCK',
    ]);
    await edit(three, { keep: [KEPT] });
    expect(await left()).toBe(2);
  });

  it('needs a manager’s PIN of an attendant once it is being made, and nobody edits what has left', async () => {
    const attendant = await business.person('attendant');
    const early = await orderIn(business, pizza, 'ACCEPTED', 'TAKEOUT');
    expect((await edit(early, oneMore(), attendant)).status).toBe(200);
    const late = await orderIn(business, pizza, 'PREPARING', 'TAKEOUT');
    expect(refusal(await edit(late, oneMore(), attendant))).toEqual([403, 'PIN_REQUIRED']);
    const gone = await orderIn(business, pizza, 'DISPATCHED');
    expect(refusal(await edit(gone, oneMore()))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
  });

  it('is refused at its field, and changes nothing then', async () => {
    const order = await orderIn(business, pizza, 'PENDING', 'TAKEOUT');
    const attempts: [object, number, string][] = [
      [{ keep: [], add: [] }, 422, 'NO_ITEMS'],
      [{ keep: [KEPT] }, 422, 'NOTHING_CHANGED'],
      [{ keep: [{ place: 1, quantity: 1 }] }, 422, 'UNKNOWN_ITEM'],
      [{ keep: [KEPT, KEPT] }, 422, 'DUPLICATE_ITEM'],
      [{ ...oneMore(), hold: [1] }, 422, 'UNKNOWN_ITEM'],
      [{ keep: [KEPT], add: [{ productId: 'nothing', quantity: 1, extras: [] }] }, 422, 'UNKNOWN_PRODUCT'],
      [{ ...oneMore(), expectedTotalCents: 1 }, 409, 'TOTAL_CHANGED'],
      [{ ...oneMore(), reason: '' }, 400, 'TOO_SHORT'],
    ];
    for (const [wanted, status, code] of attempts)
      expect(refusal(await performAction(business.owner, order, 'edit', wanted)), code).toEqual([
        status,
        code,
      ]);
    expect(await cardOf(business, order.id)).toMatchObject({
      version: order.version,
      totalCents: order.totalCents,
    });
  });
});

describe('money taken in parts', () => {
  it('splits a bill, each part of it once and never more than is due', async () => {
    const order = await orderIn(business, pizza, 'READY', 'TAKEOUT');
    const total = order.totalCents!;
    const pay = (of: OrderCardDto, method: string, amountCents: number) =>
      performAction(business.owner, of, 'take-payment', { method, amountCents });
    expect(refusal(await pay(order, 'CASH', total + 1))).toEqual([422, 'PAYMENT_ABOVE_DUE']);
    const part = (await pay(order, 'CREDIT', 700)).body.data;
    expect(part).toMatchObject({
      paidCents: 700,
      dueCents: total - 700,
      payment: { amountCents: total - 700 },
    });
    const twice = await Promise.all([pay(part, 'CASH', total - 700), pay(part, 'CASH', total - 700)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { payments, dueCents } = await detailsOf(order);
    expect(dueCents).toBe(0);
    expect(payments).toMatchObject([
      { method: 'CASH', amountCents: total - 700, state: 'CONFIRMED', confirmedBy: 'STAFF' },
      { method: 'CREDIT', amountCents: 700, state: 'CONFIRMED' },
    ]);
  });
});

describe('a bill that is split when it is placed', () => {
  const placing = (further: object[]) =>
    place(business, orderBody(pizza.id, pizza.priceCents, { payment: { method: 'CASH', further } }));

  it('is collected in its parts, and is paid with the last of them', async () => {
    const placed = await placing([{ method: 'CREDIT', amountCents: 500 }]);
    expect(placed.status, placed.text).toBe(201);
    const [row] = await rows<{ id: string }>('SELECT document_id AS id FROM orders WHERE token = ?', [
      placed.body.data.token,
    ]);
    let order = await cardOf(business, row!.id);
    expect(order).toMatchObject({
      dueCents: pizza.priceCents,
      payment: { method: 'CASH', amountCents: pizza.priceCents - 500 },
      furtherPayments: [{ method: 'CREDIT', amountCents: 500, state: 'CREATED' }],
    });
    for (const action of ['accept', 'ready', 'deliver'])
      order = (await performAction(business.owner, order, action)).body.data;
    expect(order).toMatchObject({ dueCents: 0, paidCents: pizza.priceCents });
    const back = await performAction(business.owner, order, 'step-back');
    expect(back.body.data).toMatchObject({ dueCents: pizza.priceCents, paidCents: 0 });
  });

  it('leaves something to the first payment, and is no Pix', async () => {
    expect(refusal(await placing([{ method: 'CREDIT', amountCents: pizza.priceCents }]))).toEqual([
      422,
      'PAYMENT_ABOVE_DUE',
    ]);
    expect(refusal(await placing([{ method: 'PIX', amountCents: 100 }]))).toEqual([
      422,
      'PAYMENT_METHOD_NOT_OFFERED',
    ]);
  });
});

describe('a Pix that the customer says is paid', () => {
  it('is said paid and nothing else until somebody has seen the money', async () => {
    const order = await orderIn(business, pizza, 'AWAITING_PAYMENT', 'TAKEOUT');
    const say = () =>
      anonymous.post<TrackedOrderDto>(`/api/store/orders/${order.token}/claim-payment`, { note: 'E123' });
    const said = (await say()).body.data;
    expect(said).toMatchObject({ state: 'AWAITING_PAYMENT', paidCents: 0, payment: { state: 'PENDING' } });
    expect(said.payment.claimedAt).not.toBeNull();
    expect((await say()).body.data.version).toBe(said.version);
    const waiting = await cardOf(business, order.id);
    expect(waiting.payment).toMatchObject({ state: 'PENDING', claim: { note: 'E123' } });
    await performAction(business.owner, waiting, 'confirm-payment', { evidence: 'On the statement' });
    const { paidWith } = await detailsOf(order);
    expect(paidWith).toMatchObject({
      ...{ state: 'CONFIRMED', confirmedBy: 'STAFF', evidence: 'On the statement', claim: { note: 'E123' } },
    });
    expect(paidWith!.confirmedByName).not.toBeNull();
    const late = await orderIn(business, pizza, 'ACCEPTED', 'TAKEOUT');
    expect(refusal(await anonymous.post(`/api/store/orders/${late.token}/claim-payment`, {}))).toEqual([
      409,
      'NOTHING_DUE',
    ]);
  });
});

describe('money given back of an order that was served', () => {
  const served = () => orderIn(business, pizza, 'CONCLUDED', 'TAKEOUT');

  it('is given once for one item, however often it is asked for', async () => {
    const order = await served();
    const item = { part: 'ITEM', place: 0, quantity: 1, note: 'Cold' };
    const first = (await performAction(business.owner, order, 'refund', item)).body.data;
    expect(first.refundedCents).toBe(order.totalCents);
    const more = await orderIn(business, pizza, 'CONCLUDED', 'TAKEOUT', {
      items: [
        { productId: pizza.id, quantity: 1 },
        { productId: beer.id, quantity: 1 },
      ],
      expectedTotalCents: pizza.priceCents + beer.priceCents,
    });
    const once = (await performAction(business.owner, more, 'refund', item)).body.data;
    expect(once.refundedCents).toBe(pizza.priceCents);
    expect(refusal(await performAction(business.owner, once, 'refund', item))).toEqual([
      409,
      'NO_REFUND_DUE',
    ]);
  });

  it('is given by item, fee or amount with a reason, each time listed, never more than was paid', async () => {
    const order = await served();
    const back = (of: OrderCardDto, body: object) => performAction(business.owner, of, 'refund', body);
    expect(refusal(await back(order, { part: 'AMOUNT', amountCents: 500 }))).toEqual([400, 'NOTE_REQUIRED']);
    const first = (await back(order, { part: 'AMOUNT', amountCents: 500, note: 'Cold' })).body.data;
    expect(first).toMatchObject({ state: 'CONCLUDED', refundedCents: 500, dueCents: 0, refundDueCents: 0 });
    expect(refusal(await back(first, { part: 'ITEM', place: 0, quantity: 1, note: 'Cold' }))).toEqual([
      422,
      'REFUND_ABOVE_PAID',
    ]);
    const rest = (await back(first, { part: 'WHOLE', note: 'Never again' })).body.data;
    expect(rest).toMatchObject({ refundedCents: order.totalCents, payment: { state: 'REFUNDED' } });
    expect(rest.actions).not.toContain('refund');
    const { refunds } = await detailsOf(order);
    expect(refunds).toMatchObject([
      { part: 'AMOUNT', amountCents: 500, note: 'Cold' },
      { part: 'WHOLE', amountCents: order.totalCents! - 500, note: 'Never again' },
    ]);
  });

  it('is bounded for a manager where the branch bounds it, and not for the owner', async () => {
    const order = await served();
    await setSettings(business, { orders: { refundPercent: 10 } });
    const manager = await business.person('manager');
    const more = { part: 'AMOUNT', amountCents: order.totalCents! / 5, note: 'Cold' };
    expect(refusal(await performAction(manager, order, 'refund', more))).toEqual([403, 'REFUND_LIMIT']);
    expect((await performAction(business.owner, order, 'refund', more)).status).toBe(200);
  });
});
