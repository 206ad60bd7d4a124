import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import type { IfSoldOut } from '../../../src/domain/orders/order';
import { MAX_REVISIONS } from '../../../src/domain/orders/revision';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { runClockAt, settleSilenceAt } from '../support/clock';
import { change as changeRows, countOf } from '../support/database';
import { HOUR_MS, MINUTE_MS, later } from '../support/instants';
import { stockLeft, newProduct, newStock } from '../support/menu';
import { bothAtOnce, untilEachWon } from '../support/one-winner';
import { orderBody, place } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { performAction, cardOf, EVERY_STATE, orderIn } from '../support/states';

const PATIENCE_MS = 300_000;

let business: TestBusiness;
let pizza: { id: string; priceCents: number };
let juice: { id: string; priceCents: number };
let water: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  pizza = await newProduct(business);
  juice = await newProduct(business, { priceCents: 900 });
  water = await newProduct(business, { priceCents: 600 });
});

type Order = OrderCardDto & { token: string };

/** A pizza and two juices, of which the juice will turn out to be sold out. */
const pizzaAndJuice = (
  more: object = {},
  state: 'PENDING' | 'ACCEPTED' | 'PREPARING' | 'READY' = 'ACCEPTED',
) =>
  orderIn(business, pizza, state, 'TAKEOUT', {
    items: [
      { productId: pizza.id, quantity: 1 },
      { productId: juice.id, quantity: 2 },
    ],
    expectedTotalCents: pizza.priceCents + 2 * juice.priceCents,
    ...more,
  });

const offer = (product = water, quantity = 2) => ({ productId: product.id, quantity, extras: [] });

const ask = (order: OrderCardDto, more: object = {}) =>
  performAction(business.owner, order, 'offer-substitute', {
    place: 1,
    offer: offer(),
    expectedTotalCents: pizza.priceCents + 2 * water.priceCents,
    ...more,
  });

async function asked(order: Order, more: object = {}): Promise<Order & { question: string }> {
  const answer = await ask(order, more);
  expect(answer.status, answer.text).toBe(200);
  const { substitution } = await tracked(order);
  return { ...order, ...answer.body.data, token: order.token, question: substitution!.id };
}

const tracked = async ({ token }: { token: string }) =>
  (await anonymous.get<TrackedOrderDto>(`/api/store/orders/${token}`)).body.data;

const say = ({ token, question }: { token: string; question: string }, answer: IfSoldOut) =>
  anonymous.post<TrackedOrderDto>(`/api/store/orders/${token}/substitution`, { id: question, answer });

const detailsOf = async ({ id }: { id: string }) =>
  (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;

describe('a substitute', () => {
  it('is offered to the customer with what each answer comes to, and changes nothing before they answer', async () => {
    const order = await asked(await pizzaAndJuice());
    expect(order).toMatchObject({
      state: 'ACCEPTED',
      totalCents: pizza.priceCents + 2 * juice.priceCents,
      substitution: { place: 1, quantity: 2, substitute: { quantity: 2 } },
      modified: null,
    });
    expect(order.actions).toContain('withdraw-substitute');
    expect(order.actions).not.toContain('offer-substitute');
    const question = (await tracked(order)).substitution;
    expect(question).toMatchObject({
      item: { productId: juice.id, quantity: 2, totalCents: 2 * juice.priceCents },
      substitute: { productId: water.id, quantity: 2 },
      totalCents: pizza.priceCents + 2 * water.priceCents,
      totalWithoutCents: pizza.priceCents,
      answers: ['SUBSTITUTE', 'REMOVE', 'CANCEL'],
      onSilence: 'REMOVE',
    });
    const kitchen = await business.person('kitchen');
    const card = await kitchen.get<OrderDto>(`/api/orders/${order.id}`);
    expect(card.body.data.substitution).toMatchObject({ place: 1, totalCents: null });
  });

  it('takes the place of what is missing once the customer says yes, as a revision that nobody of the staff made', async () => {
    const order = await asked(await pizzaAndJuice());
    const answer = await say(order, 'SUBSTITUTE');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({
      substitution: null,
      totalCents: pizza.priceCents + 2 * water.priceCents,
      items: [{ productId: pizza.id }, { productId: water.id, quantity: 2 }],
    });
    const details = await detailsOf(order);
    expect(details).toMatchObject({
      version: order.version + 1,
      substitution: null,
      dueCents: pizza.priceCents + 2 * water.priceCents,
      modified: { n: 1, changes: [{ kind: 'REMOVED' }, { kind: 'ADDED' }] },
      revisions: [
        {
          by: null,
          deltaCents: 2 * (water.priceCents - juice.priceCents),
          answer: { answer: 'SUBSTITUTE', from: 'CUSTOMER' },
        },
      ],
    });
    expect(details.timeline.slice(-2)).toMatchObject([
      { action: 'offer-substitute', actor: { kind: 'USER' } },
      { action: 'edit', actor: { kind: 'CUSTOMER' }, reason: 'SUBSTITUTE' },
    ]);
    expect(await countOf('order_items', 'order_id = ? AND product_id = ?', [order.id, water.id])).toBe(1);
    // Said again, as by somebody who did not see the answer, it is the same; said otherwise it is too late.
    expect((await say(order, 'SUBSTITUTE')).status).toBe(200);
    expect(refusal(await say(order, 'REMOVE'))).toEqual([409, 'QUESTION_OVER']);
    expect((await detailsOf(order)).version).toBe(order.version + 1);
  });

  it('makes what was paid too much a refund due, once, and what is dearer due at the door', async () => {
    const paid = await asked(await prepaid(), {
      expectedTotalCents: pizza.priceCents + 2 * water.priceCents,
    });
    await say(paid, 'SUBSTITUTE');
    expect(await detailsOf(paid)).toMatchObject({
      dueCents: 0,
      refundDueCents: 2 * (juice.priceCents - water.priceCents),
    });
    const given = await prepaid();
    const wish = { method: 'PIX', part: 'ITEM', place: 1, quantity: 2, note: 'Has run out' };
    const refunded = (await performAction(business.owner, given, 'refund', wish)).body.data;
    await say(await asked({ ...refunded, token: given.token }), 'REMOVE');
    expect(await detailsOf(given)).toMatchObject({
      ...{ dueCents: 0, refundDueCents: 0, refundedCents: 2 * juice.priceCents },
      totalCents: pizza.priceCents,
    });
    const total = 2 * pizza.priceCents;
    const dearer = await asked(await prepaid(), { offer: offer(pizza, 1), expectedTotalCents: total });
    await say(dearer, 'SUBSTITUTE');
    expect(await detailsOf(dearer)).toMatchObject({
      totalCents: total,
      dueCents: total - pizza.priceCents - 2 * juice.priceCents,
      refundDueCents: 0,
    });
  });

  it('is left out with what it was for when the customer wants neither', async () => {
    const order = await asked(await pizzaAndJuice({}, 'PREPARING'));
    expect((await tracked(order)).substitution?.answers).toEqual(['SUBSTITUTE', 'REMOVE']);
    expect(refusal(await say(order, 'CANCEL'))).toEqual([409, 'ANSWER_NOT_OFFERED']);
    const answer = await say(order, 'REMOVE');
    expect(answer.body.data).toMatchObject({
      totalCents: pizza.priceCents,
      items: [{ productId: pizza.id }],
    });
  });

  it('can be for some of an item', async () => {
    const total = pizza.priceCents + juice.priceCents + water.priceCents;
    const some = { quantity: 1, offer: offer(water, 1), expectedTotalCents: total };
    const order = await asked(await pizzaAndJuice(), some);
    const { items, totalCents } = (await say(order, 'SUBSTITUTE')).body.data;
    expect(items.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
    expect(totalCents).toBe(total);
  });

  it('is taken off the shelf, and what it is for is put back', async () => {
    const [scarce, other] = [await newStock(business, 5), await newStock(business, 5)];
    const order = await orderIn(business, scarce, 'ACCEPTED', 'TAKEOUT', {
      items: [{ productId: scarce.id, quantity: 2 }],
      expectedTotalCents: 2 * scarce.priceCents,
    });
    const instead = { place: 0, offer: offer(other), expectedTotalCents: 2 * other.priceCents };
    const asking = await asked(order, instead);
    expect([await stockLeft(business, scarce.id), await stockLeft(business, other.id)]).toEqual([3, 5]);
    await say(asking, 'SUBSTITUTE');
    expect([await stockLeft(business, scarce.id), await stockLeft(business, other.id)]).toEqual([5, 3]);
  });

  it('that is gone by the time of the yes is told to both, and the order stays as it was', async () => {
    const last = await newStock(business, 2);
    const total = pizza.priceCents + 2 * last.priceCents;
    const order = await asked(await pizzaAndJuice(), { offer: offer(last), expectedTotalCents: total });
    await orderIn(business, last, 'PENDING', 'TAKEOUT', {
      items: [{ productId: last.id, quantity: 2 }],
      expectedTotalCents: 2 * last.priceCents,
    });
    expect(refusal(await say(order, 'SUBSTITUTE'))).toEqual([409, 'SUBSTITUTE_GONE']);
    const after = await detailsOf(order);
    expect(after).toMatchObject({ substitution: null, totalCents: order.totalCents, revisions: [] });
    expect(after.timeline.at(-1)).toMatchObject({ action: 'withdraw-substitute', actor: { kind: 'SYSTEM' } });
  });

  it('is asked for once at a time, and never from what the order does not have', async () => {
    const order = await asked(await pizzaAndJuice());
    expect(refusal(await ask(order))).toEqual([409, 'AWAITING_ANSWER']);
    const other = await pizzaAndJuice();
    expect(refusal(await ask(other, { place: 7 }))).toEqual([400, 'UNKNOWN_ITEM']);
    expect(refusal(await ask(other, { quantity: 3 }))).toEqual([400, 'UNKNOWN_ITEM']);
    expect(refusal(await ask(other, { expectedTotalCents: 1 }))).toEqual([409, 'TOTAL_CHANGED']);
    const unknown = await ask(other, { offer: { productId: 'nothing', quantity: 1 } });
    expect(refusal(unknown)).toEqual([422, 'UNKNOWN_PRODUCT']);
    const seller = await business.person('kitchen');
    expect((await performAction(seller, other, 'offer-substitute')).status).toBe(403);
  });

  it('keeps the order in the house until it is clear what becomes of it', async () => {
    const order = await asked(await pizzaAndJuice({}, 'PREPARING'));
    const ready = (await performAction(business.owner, order, 'ready')).body.data;
    expect(ready.state).toBe('READY');
    expect(refusal(await performAction(business.owner, ready, 'deliver'))).toEqual([409, 'AWAITING_ANSWER']);
    const answered = (await say(order, 'SUBSTITUTE')).body.data;
    // There is something to make again.
    expect(answered.state).toBe('PREPARING');
  });

  it('is withdrawn by whoever asked, by an edit and by the end of the order', async () => {
    const withdrawn = await asked(await pizzaAndJuice());
    const card = (await performAction(business.owner, withdrawn, 'withdraw-substitute')).body.data;
    expect(card).toMatchObject({ substitution: null, totalCents: withdrawn.totalCents });
    const cancelled = await asked(await pizzaAndJuice());
    await performAction(business.owner, cancelled, 'cancel');
    const edited = await asked(await pizzaAndJuice());
    const notes = { keep: [0, 1].map((place) => ({ place, quantity: place + 1, notes: 'Hot' })) };
    expect((await performAction(business.owner, edited, 'edit', notes)).body.data.substitution).toBeNull();
    for (const order of [withdrawn, cancelled, edited])
      expect(refusal(await say(order, 'SUBSTITUTE'))).toEqual([409, 'QUESTION_OVER']);
    // A new question is not answered by an answer to the old one.
    const again = await asked({ ...card, token: withdrawn.token });
    expect(refusal(await say({ ...again, question: withdrawn.question }, 'SUBSTITUTE'))).toEqual([
      409,
      'QUESTION_OVER',
    ]);
    expect((await say(again, 'SUBSTITUTE')).status).toBe(200);
  });

  it('is answered by silence also where the courses of a table took the last revisions meanwhile', async () => {
    const order = await asked(await pizzaAndJuice({ ifSoldOut: 'REMOVE' }));
    const change = { by: 'Ana', at: order.placedAt, reason: '', changes: [], deltaCents: 0 };
    const revisions = Array.from({ length: MAX_REVISIONS }, (_, index) => ({ ...change, n: index + 1 }));
    await changeRows('UPDATE orders SET revisions = ? WHERE document_id = ?', [
      JSON.stringify(revisions),
      order.id,
    ]);
    await runClockAt(later(3 * MINUTE_MS));
    const after = await detailsOf(order);
    expect(after.substitution).toBeNull();
    expect(after.items).toHaveLength(1);
    expect(after.revisions.at(-1)).toMatchObject({ n: MAX_REVISIONS + 1, answer: { from: 'SILENCE' } });
    expect(refusal(await ask({ ...order, version: after.version }, { place: 0 }))).toEqual([
      422,
      'TOO_MANY_REVISIONS',
    ]);
  });

  it('exists for nobody else', async () => {
    const order = await pizzaAndJuice();
    const stranger = await newBusiness();
    expect((await performAction(stranger.owner, order, 'offer-substitute')).status).toBe(404);
    expect((await say({ token: 'nobody', question: 'any' }, 'REMOVE')).status).toBe(404);
  });
});

const prepaid = async () => {
  const waiting = await orderIn(business, pizza, 'AWAITING_PAYMENT', 'TAKEOUT', {
    items: [
      { productId: pizza.id, quantity: 1 },
      { productId: juice.id, quantity: 2 },
    ],
    expectedTotalCents: pizza.priceCents + 2 * juice.priceCents,
  });
  return {
    ...(await performAction(business.owner, waiting, 'confirm-payment')).body.data,
    token: waiting.token,
  };
};

describe('a customer who does not answer', () => {
  it.each([
    [null, { state: 'ACCEPTED', items: 1 }],
    ['REMOVE', { state: 'ACCEPTED', items: 1 }],
    ['SUBSTITUTE', { state: 'ACCEPTED', items: 2 }],
    ['CANCEL', { state: 'CANCELLED', items: 2 }],
  ] as const)(
    'who wanted %s when ordering gets that after two minutes, and not before',
    async (ifSoldOut, then) => {
      const order = await asked(await pizzaAndJuice({ ifSoldOut }));
      expect(order.ifSoldOut).toBe(ifSoldOut);
      await runClockAt(later(MINUTE_MS));
      expect((await cardOf(business, order.id)).substitution).not.toBeNull();
      await runClockAt(later(3 * MINUTE_MS));
      const after = await detailsOf(order);
      expect(after).toMatchObject({ state: then.state, substitution: null });
      expect(after.items).toHaveLength(then.items);
      expect(after.timeline.at(-1)?.actor.kind).toBe('SYSTEM');
      if (then.state === 'CANCELLED')
        expect(after.cancellation).toMatchObject({ code: 'ITEM_UNAVAILABLE', by: 'SYSTEM' });
      const otherwise = ifSoldOut === 'SUBSTITUTE' ? 'REMOVE' : 'SUBSTITUTE';
      expect(refusal(await say(order, otherwise))).toEqual([409, 'QUESTION_OVER']);
    },
  );
});

it(
  'of an answer and the silence that is settled at the same instant one counts',
  async () => {
    const rounds = thorough(20, 5);
    const wins = await untilEachWon(2, rounds, async (start) => {
      const order = await asked(await pizzaAndJuice());
      const changes = () => countOf('events', "entity_id = ? AND type = 'order.changed'", [order.id]);
      const before = await changes();
      const [answer] = await bothAtOnce(
        start,
        () => say(order, 'SUBSTITUTE'),
        () => settleSilenceAt(later(3 * MINUTE_MS)),
      );
      expect(await changes()).toBe(before + 1);
      const { revisions, items } = await detailsOf(order);
      expect(revisions).toHaveLength(1);
      const yes = answer.status === 200;
      if (!yes) expect(refusal(answer)).toEqual([409, 'QUESTION_OVER']);
      expect(revisions[0]?.answer).toMatchObject(
        yes ? { answer: 'SUBSTITUTE', from: 'CUSTOMER' } : { answer: 'REMOVE', from: 'SILENCE' },
      );
      expect(items).toHaveLength(yes ? 2 : 1);
      expect(await countOf('audit_entries', `entity_id = ? AND action = 'edit'`, [order.id])).toBe(1);
      return yes ? 0 : 1;
    });
    tally(`yes against silence, won ${wins.join(', ')}`, rounds);
  },
  PATIENCE_MS,
);

it(
  'of an answer and what the kitchen does at the same instant both count',
  async () => {
    const rounds = thorough(20, 5);
    for (let round = 0; round < rounds; round += 1) {
      const order = await asked(await pizzaAndJuice());
      const [answer, start] = await Promise.all([
        say(order, 'SUBSTITUTE'),
        performAction(business.owner, order, 'start'),
      ]);
      // A yes is never lost to a move of the order; the kitchen is told to look again where it came first.
      expect(answer.status, answer.text).toBe(200);
      if (start.status !== 200) expect(refusal(start)).toEqual([409, 'STALE_VERSION']);
      expect((await detailsOf(order)).revisions).toHaveLength(1);
    }
    tally(`yes against start, ${rounds} rounds`, rounds);
  },
  PATIENCE_MS,
);

it(
  'of an order and the sold-out of its last product at the same instant one is first, and both say so',
  async () => {
    const rounds = thorough(20, 5);
    const wins = await untilEachWon(2, rounds, async (start) => {
      const product = await newProduct(business);
      const until = later(HOUR_MS).toISOString();
      const told = () =>
        countOf('events', "business_id = ? AND type IN ('order.placed', 'menu.changed')", [business.id]);
      const before = await told();
      const order = () => place(business, orderBody(product.id, product.priceCents));
      const [placed, soldOut] = await bothAtOnce(start, order, () =>
        business.owner.post(`/api/products/${product.id}/sold-out`, { until }),
      );
      expect(soldOut.status, soldOut.text).toBe(200);
      const taken = placed.status === 201;
      // No 409: nobody is to look again at what is not to be had, and selling out is never too late.
      if (!taken) expect(refusal(placed)).toEqual([422, 'PRODUCT_SOLD_OUT']);
      expect(await told()).toBe(before + (taken ? 2 : 1));
      expect(refusal(await order())).toEqual([422, 'PRODUCT_SOLD_OUT']);
      expect(await countOf('order_items', 'product_id = ?', [product.id])).toBe(taken ? 1 : 0);
      return taken ? 0 : 1;
    });
    tally(`place against sold out, won ${wins.join(', ')}`, rounds);
  },
  PATIENCE_MS,
);
