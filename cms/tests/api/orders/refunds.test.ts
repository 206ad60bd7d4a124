import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HomeDto } from '../../../src/contracts/home';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { runClockAt } from '../support/clock';
import { change, countOf } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { newPhone } from '../support/ordering';
import { thorough } from '../support/proof';
import { performAction, cardOf, EVERY_STATE, orderIn } from '../support/states';

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  product = await newProduct(business);
});

/** An order whose Pix somebody saw arrive. */
async function paidOrder() {
  const order = await orderIn(business, product, 'AWAITING_PAYMENT');
  const { body } = await performAction(business.owner, order, 'confirm-payment');
  return { ...body.data, token: order.token };
}

async function paidAndCancelled() {
  const order = await paidOrder();
  const { body } = await performAction(business.owner, order, 'cancel');
  return { ...body.data, token: order.token };
}

const tracked = async ({ token }: { token: string }) =>
  (await anonymous.get<TrackedOrderDto>(`/api/store/orders/${token}`)).body.data;
const dueIn = async (who: Client = business.owner) =>
  (await who.get<OrderCardDto[]>(`/api/orders?refund=due&branch=${business.branch.id}&pageSize=100`)).body
    .data;
const refundsAtHome = async () => {
  const { needs } = (await business.owner.get<HomeDto>(`/api/home?branch=${business.branch.id}`)).body.data;
  return needs.find(({ code }) => code === 'REFUNDS_DUE')?.count ?? 0;
};

describe('the money of a paid order that came to nothing', () => {
  const ways: [string, (order: OrderCardDto & { token: string }) => Promise<unknown>][] = [
    ['rejected', (order) => performAction(business.owner, order, 'reject')],
    ['cancelled by the store', (order) => performAction(business.owner, order, 'cancel')],
    [
      'cancelled by the customer',
      ({ token }) => anonymous.post(`/api/store/orders/${token}/cancel`, { reason: null }),
    ],
    ['not answered', ({ acceptBy }) => runClockAt(Date.parse(acceptBy!))],
  ];

  it.each(ways)(
    'is owed when it was %s: on the card, in the list, at home, to the customer',
    async (_, end) => {
      const before = await refundsAtHome();
      const order = await paidOrder();
      expect(order.refundDueCents).toBe(0);
      await end(order);
      const card = await cardOf(business, order.id);
      expect(card.refundDueCents).toBe(order.totalCents);
      expect(card.actions).toContain('refund');
      expect((await dueIn()).map(({ id }) => id)).toContain(order.id);
      expect(await refundsAtHome()).toBe(before + 1);
      expect(await tracked(order)).toMatchObject({
        refundDueCents: order.totalCents,
        payment: { state: 'CONFIRMED', refund: null },
      });
    },
  );

  it('is not owed where none was paid', async () => {
    const order = await orderIn(business, product, 'CANCELLED');
    expect(order.refundDueCents).toBe(0);
    expect(order.actions).not.toContain('refund');
    expect(refusal(await performAction(business.owner, order, 'refund', { method: 'CASH' }))).toEqual([
      409,
      'NO_REFUND_DUE',
    ]);
    expect((await dueIn()).map(({ id }) => id)).not.toContain(order.id);
  });
});

describe('giving it back', () => {
  it('says who, how and when, tells the customer without the note, and is owed no more', async () => {
    const order = await paidAndCancelled();
    const answer = await performAction(business.owner, order, 'refund', {
      method: 'PIX',
      note: 'To her sister',
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      state: 'CANCELLED',
      refundDueCents: 0,
      version: order.version + 1,
    });
    const { paidWith, timeline } = (await business.owner.get<OrderDto>(`/api/orders/${order.id}`)).body.data;
    const by = timeline.at(-1)!.actor.name;
    expect(paidWith).toMatchObject({
      state: 'REFUNDED',
      refunds: [{ amountCents: order.totalCents, method: 'PIX', note: 'To her sister', by }],
    });
    expect(timeline.at(-1)).toMatchObject({ action: 'refund', from: 'CANCELLED', to: 'CANCELLED' });
    const seen = await tracked(order);
    expect(seen).toMatchObject({ refundDueCents: 0, payment: { refund: { amountCents: order.totalCents } } });
    expect(JSON.stringify(seen)).not.toContain('sister');
    expect((await dueIn()).map(({ id }) => id)).not.toContain(order.id);
  });

  it('leaves the times of the order as they were', async () => {
    const order = await paidAndCancelled();
    const before = (await tracked(order)).timeline;
    await performAction(business.owner, order, 'refund', { method: 'SAME' });
    expect((await tracked(order)).timeline).toEqual(before);
  });

  it('closes the way back: before it the order can be restored, after it not', async () => {
    const restored = await performAction(business.owner, await paidAndCancelled(), 'restore');
    expect(restored.body.data).toMatchObject({ state: 'ACCEPTED', refundDueCents: 0 });
    const refunded = await performAction(business.owner, await paidAndCancelled(), 'refund', {
      method: 'CASH',
    });
    expect(refunded.body.data.actions).not.toContain('restore');
    expect(refusal(await performAction(business.owner, refunded.body.data, 'restore'))).toEqual([
      409,
      'ALREADY_REFUNDED',
    ]);
  });

  it.each(['DELIVERY', 'TAKEOUT'] as const)(
    'closes the way back of what was handed over (%s), as what was paid then would be open again',
    async (type) => {
      const order = await orderIn(business, product, 'DELIVERED', type);
      expect(order.actions).toContain('step-back');
      const wish = { method: 'CASH', part: 'AMOUNT', amountCents: 500, note: 'It was cold' };
      const refunded = (await performAction(business.owner, order, 'refund', wish)).body.data;
      expect(refunded.actions).not.toContain('step-back');
      expect(refusal(await performAction(business.owner, refunded, 'step-back'))).toEqual([
        409,
        'ALREADY_REFUNDED',
      ]);
      expect(await cardOf(business, order.id)).toMatchObject({
        ...{ state: 'DELIVERED', refundedCents: 500 },
        payment: { state: 'PARTIALLY_REFUNDED' },
      });
    },
  );

  it('given back before leaves that way open: nothing that was received with the handing over is touched', async () => {
    let order = await paidOrder();
    const act = async (action: string, body = {}) => {
      const answer = await performAction(business.owner, order, action, body);
      expect(answer.status, answer.text).toBe(200);
      order = { ...answer.body.data, token: order.token };
    };
    await act('accept');
    await act('refund', { method: 'CASH', part: 'AMOUNT', amountCents: 500, note: 'A drink ran out' });
    await act('ready');
    if (order.type === 'DELIVERY') await act('dispatch');
    await act('deliver');
    expect(order.actions).toContain('step-back');
    await act('step-back');
    expect(order.refundedCents).toBe(500);
  });

  it('happens once, however many press at the same time', async () => {
    for (let round = 0; round < thorough(20, 3); round++) {
      const order = await paidAndCancelled();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => performAction(business.owner, order, 'refund', { method: 'CASH' })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
      expect(await countOf('audit_entries', `entity_id = ? AND action = 'refund'`, [order.id])).toBe(1);
    }
  });

  it('takes a manager’s PIN of an attendant, and is nothing for the kitchen, which sees no money', async () => {
    const order = await paidAndCancelled();
    const [attendant, kitchen] = [await business.person('attendant'), await business.person('kitchen')];
    expect(refusal(await performAction(attendant, order, 'refund', { method: 'CASH' }))).toEqual([
      403,
      'PIN_REQUIRED',
    ]);
    expect((await performAction(kitchen, order, 'refund', { method: 'CASH' })).status).toBe(403);
    const { body } = await kitchen.get<OrderDto>(`/api/orders/${order.id}`);
    expect([body.data.refundDueCents, body.data.payment]).toEqual([null, null]);
    expect(refusal(await kitchen.get('/api/orders?refund=due'))).toEqual([400, 'UNKNOWN_FILTER']);
  });

  it('asks how', async () => {
    const order = await paidAndCancelled();
    for (const [more, code] of [
      [{ method: undefined }, 'REQUIRED'],
      [{ method: 'CHEQUE' }, 'NOT_ONE_OF'],
    ] as const) {
      const answer = await performAction(business.owner, order, 'refund', more);
      expect([...refusal(answer), answer.body.error.details.path]).toEqual([400, code, ['method']]);
    }
  });
});

describe('why it came to nothing, as the customer is told', () => {
  it('never says that they are suspected, whatever was noted', async () => {
    const order = await orderIn(business, product, 'PENDING');
    await performAction(business.owner, order, 'reject', { code: 'FRAUD', note: 'The third time this week' });
    expect((await tracked(order)).cancellation).toEqual({ code: 'OTHER', note: null, by: 'STORE' });
    expect((await cardOf(business, order.id)).cancellation).toMatchObject({ code: 'FRAUD' });
  });

  it('says that the store did not answer where it did not', async () => {
    const order = await orderIn(business, product, 'PENDING');
    await runClockAt(Date.parse(order.acceptBy!));
    expect((await tracked(order)).cancellation).toEqual({ code: 'NO_ANSWER', note: null, by: 'SYSTEM' });
  });
});

describe('the mail about the money', () => {
  /** What waits for people to think better of it waits no longer. */
  const noSecondThoughts = () =>
    change(
      `UPDATE outbox SET run_at = 0
        WHERE topic IN ('order.ending-mail', 'order.refund-mail') AND done_at IS NULL`,
    );

  it('says that it is owed and that it was given back; of what was taken back in time it says nothing', async () => {
    const email = `guest-${randomUUID()}@example.test`;
    const customer = { name: 'Ana Lima', phone: newPhone(), email };
    let order: OrderCardDto = await orderIn(business, product, 'AWAITING_PAYMENT', 'TAKEOUT', { customer });
    for (const action of ['confirm-payment', 'cancel', 'restore', 'cancel'])
      order = (await performAction(business.owner, order, action)).body.data;
    await noSecondThoughts();
    await mailsTo(email, 2);
    await performAction(business.owner, order, 'refund');
    // One worker takes them in turn: what would have been said of the first cancellation came before.
    const [, owed, given, ...more] = await mailsTo(email, 3);
    const amount = /R\$\s?20.00/;
    expect(owed!.subject).toContain(order.number);
    expect(owed!.text).toMatch(amount);
    expect(owed!.text).toMatch(/\/t\/\S+/);
    expect(given!.text).toMatch(amount);
    expect(given!.subject).not.toBe(owed!.subject);
    expect(more).toEqual([]);
  });

  /** Paid for so many, of which all but one were taken off again. */
  async function editedToOne(quantity: number) {
    const email = `guest-${randomUUID()}@example.test`;
    let order: OrderCardDto = await orderIn(business, product, 'AWAITING_PAYMENT', 'TAKEOUT', {
      customer: { name: 'Ana Lima', phone: newPhone(), email },
      items: [{ productId: product.id, quantity, extras: [] }],
      expectedTotalCents: quantity * product.priceCents,
    });
    order = (await performAction(business.owner, order, 'confirm-payment')).body.data;
    // The confirmation, which would come after what waits no longer.
    await mailsTo(email, 1);
    for (let left = quantity - 1; left > 0; left -= 1)
      order = (
        await performAction(business.owner, order, 'edit', {
          keep: [{ place: 0, quantity: left }],
          expectedTotalCents: left * product.priceCents,
        })
      ).body.data;
    return { email, order };
  }

  it('says what is owed after an edit although the order went on meanwhile, once, with all that is owed', async () => {
    const { email, order } = await editedToOne(3);
    await performAction(business.owner, order, 'start');
    await noSecondThoughts();
    const [, owed] = await mailsTo(email, 2);
    expect(owed!.text).toMatch(/R\$\s?40.00/);
    const { body } = await performAction(business.owner, await cardOf(business, order.id), 'refund');
    expect(body.data.refundDueCents).toBe(0);
    const [, , given, ...more] = await mailsTo(email, 3);
    expect(given!.text).toMatch(/R\$\s?40.00/);
    expect(more).toEqual([]);
  });

  it('leaves what is owed to the mail about the end where the order comes to nothing first', async () => {
    const { email, order } = await editedToOne(2);
    await performAction(business.owner, order, 'cancel');
    await noSecondThoughts();
    const [, ended] = await mailsTo(email, 2);
    expect(ended!.text).toMatch(/R\$\s?40.00/);
    await performAction(business.owner, await cardOf(business, order.id), 'refund');
    const [, , given, ...more] = await mailsTo(email, 3);
    expect(given!.text).toMatch(/R\$\s?40.00/);
    expect(more).toEqual([]);
  });
});
