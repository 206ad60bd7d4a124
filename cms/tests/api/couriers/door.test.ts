import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenSettlementDto } from '../../../src/contracts/couriers';
import type { OrderDto } from '../../../src/contracts/orders';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import type { Collected } from '../../../src/domain/couriers';
import { setSettings } from '../support/branch-settings';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { assign, newCourier, phoneOf, readyOrder } from '../support/couriers';
import { rows } from '../support/database';
import { MINUTE_MS } from '../support/instants';
import { performAction, cardOf } from '../support/states';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

/** A courier who stands before the doors of a trip. */
async function atTheDoors(orders: number) {
  const courier = await newCourier(business, { available: false });
  const ready = [];
  for (let order = 0; order < orders; order += 1) ready.push(await readyOrder(business));
  const { body } = await assign(business.owner, courier, ready);
  const phone = await phoneOf(business, courier);
  await phone.press({ action: 'pick-up', trip: body.data.id });
  const deliver = (order: { id: string }) =>
    ({ action: 'deliver', trip: body.data.id, order: order.id }) as const;
  return { courier, phone, ready, deliver };
}

const wholeOf = async ({ id }: { id: string }) =>
  (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;

describe('what is paid at the door', () => {
  it('is paid as the courier tells, in two ways at most; what they carry in cash follows', async () => {
    const { courier, phone, ready, deliver } = await atTheDoors(1);
    const [order] = ready;
    if (!order) throw new Error('No order');
    const totalCents = (await wholeOf(order)).totalCents ?? 0;
    const paid = [
      { method: 'DEBIT' as const, amountCents: totalCents - 500 },
      { method: 'CASH' as const, amountCents: 500 },
    ];
    const answer = await phone.press({ ...deliver(order), paid });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data.balanceCents).toBe(courier.payBaseCents - 500);
    const { payments, dueCents } = await wholeOf(order);
    const evidence = 'Informado pelo entregador';
    expect(payments).toMatchObject(paid.map((told) => ({ ...told, state: 'CONFIRMED', evidence })));
    expect(dueCents).toBe(0);
  });

  it('is paid as the counter tells, where the counter hands it over', async () => {
    const { courier, phone, ready } = await atTheDoors(1);
    const [order] = ready;
    if (!order) throw new Error('No order');
    const totalCents = (await wholeOf(order)).totalCents ?? 0;
    const delivered = async (paid: object[]) =>
      performAction(business.owner, await cardOf(business, order.id), 'deliver', { paid });
    expect(refusal(await delivered([{ method: 'DEBIT', amountCents: 1 }]))).toEqual([
      422,
      'COLLECTED_OTHER_AMOUNT',
    ]);
    expect((await delivered([{ method: 'DEBIT', amountCents: totalCents }])).status).toBe(200);
    expect((await phone.page()).balanceCents).toBe(courier.payBaseCents);
    const { payments, dueCents } = await wholeOf(order);
    expect(payments).toMatchObject([{ method: 'DEBIT', amountCents: totalCents, state: 'CONFIRMED' }]);
    expect(dueCents).toBe(0);
  });

  it('is what was open, by ways that the branch takes', async () => {
    const { phone, ready, deliver } = await atTheDoors(1);
    const [order] = ready;
    if (!order) throw new Error('No order');
    const totalCents = (await wholeOf(order)).totalCents ?? 0;
    const short = [{ method: 'CASH' as const, amountCents: totalCents - 1 }];
    expect(refusal(await phone.press({ ...deliver(order), paid: short }))).toEqual([
      422,
      'COLLECTED_OTHER_AMOUNT',
    ]);
    const voucher = [{ method: 'MEAL_VOUCHER' as const, amountCents: totalCents }];
    expect(refusal(await phone.press({ ...deliver(order), paid: voucher }))).toEqual([
      422,
      'PAYMENT_METHOD_NOT_OFFERED',
    ]);
    expect((await cardOf(business, order.id)).state).toBe('DISPATCHED');
  });
});

describe('what was collected by a page that had no network since', () => {
  /** What the phone showed of an order when its network went, and the press that it keeps. */
  async function offlineAtTheDoor() {
    const { courier, phone, ready, deliver } = await atTheDoors(1);
    const [order] = ready;
    if (!order) throw new Error('No order');
    const shown = (await phone.page()).trips[0]?.stops[0]?.handover?.collect ?? [];
    const collect = shown.map(({ method, amountCents }) => ({ method, amountCents }));
    const totalCents = (await wholeOf(order)).totalCents ?? 0;
    expect(collect).toEqual([{ method: 'CASH', amountCents: totalCents }]);
    const pressed = { ...deliver(order), collect, ago: MINUTE_MS };
    const meanwhile = async (action: string, body: object) => {
      const answer = await performAction(business.owner, await cardOf(business, order.id), action, body);
      expect(answer.status, answer.text).toBe(200);
    };
    return { courier, phone, order, totalCents, pressed, meanwhile };
  }

  const cashDueOf = async ({ id }: { id: string }) =>
    (await business.owner.get<OpenSettlementDto>(`/api/couriers/${id}/settlement`)).body.data.cashDueCents;

  it('is handed in, and owed back where the counter had the money by then', async () => {
    const { courier, phone, order, totalCents, pressed, meanwhile } = await offlineAtTheDoor();
    await meanwhile('take-payment', { method: 'PIX', amountCents: totalCents });
    const answer = await phone.press(pressed);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data.balanceCents).toBe(courier.payBaseCents - totalCents);
    expect(await cashDueOf(courier)).toBe(totalCents);
    const after = await wholeOf(order);
    expect(after).toMatchObject({ state: 'DELIVERED', dueCents: 0, refundDueCents: totalCents });
    expect(after.payments?.at(-1)).toMatchObject({
      ...{ method: 'CASH', amountCents: totalCents, state: 'CONFIRMED' },
      evidence: 'Informado pelo entregador',
    });
    const owed = await business.owner.get<OrderDto[]>('/api/orders?refund=due');
    expect(owed.body.data.map(({ id }) => id)).toContain(order.id);

    // The hand-over taken back, nobody is asked for what the counter has.
    await meanwhile('step-back', {});
    expect(await wholeOf(order)).toMatchObject({ state: 'DISPATCHED', dueCents: 0, refundDueCents: 0 });
    expect((await phone.page()).trips[0]?.stops[0]?.handover?.collect).toEqual([]);
  });

  /** How the customer paid at the door, by the courier's page. */
  type Told = { collect: Collected[]; paid?: Collected[] };
  const PIX_TOLD: [string, (cents: number) => Told][] = [
    ['as agreed', (amountCents) => ({ collect: [{ method: 'PIX', amountCents }] })],
    [
      'instead of what was agreed',
      (amountCents) => ({
        collect: [{ method: 'CASH', amountCents }],
        paid: [{ method: 'PIX', amountCents }],
      }),
    ],
  ];

  it.each(PIX_TOLD)('is one Pix where the counter has seen it arrive by then, paid %s', async (_, told) => {
    const { courier, phone, order, totalCents, pressed, meanwhile } = await offlineAtTheDoor();
    await meanwhile('take-payment', { method: 'PIX', amountCents: totalCents });
    const answer = await phone.press({ ...pressed, ...told(totalCents) });
    expect(answer.status, answer.text).toBe(200);
    const after = await wholeOf(order);
    expect(after).toMatchObject({ state: 'DELIVERED', paidCents: totalCents, refundDueCents: 0 });
    expect(after.payments?.filter(({ amountCents }) => amountCents > 0)).toMatchObject([
      { method: 'PIX', amountCents: totalCents },
    ]);
    expect(await cashDueOf(courier)).toBe(0);
    // Their phone got no answer, and they press once more.
    expect((await phone.press({ ...pressed, ...told(totalCents) })).status).toBe(200);
  });

  it.each(PIX_TOLD)(
    'is no other money where the counter handed it over for a Pix paid %s',
    async (_, told) => {
      const { courier, phone, order, totalCents, pressed, meanwhile } = await offlineAtTheDoor();
      await meanwhile('take-payment', { method: 'PIX', amountCents: totalCents });
      await meanwhile('deliver', {});
      const answer = await phone.press({ ...pressed, ...told(totalCents) });
      expect(answer.status, answer.text).toBe(200);
      const after = await wholeOf(order);
      expect(after).toMatchObject({ paidCents: totalCents, refundDueCents: 0 });
      expect(after.timeline.some(({ refused }) => refused)).toBe(false);
      expect(await cashDueOf(courier)).toBe(0);
    },
  );

  it.each(PIX_TOLD)(
    'is one Pix, also where a part of it was given back by then, paid %s',
    async (_, told) => {
      const { phone, order, totalCents, pressed, meanwhile } = await offlineAtTheDoor();
      await meanwhile('take-payment', { method: 'PIX', amountCents: totalCents });
      await meanwhile('refund', { method: 'PIX', part: 'AMOUNT', amountCents: 1000, note: 'It was cold' });
      const settled = { paidCents: totalCents, refundedCents: 1000, dueCents: 0, refundDueCents: 0 };
      // The second time it is handed over already.
      for (const press of ['first', 'second']) {
        expect((await phone.press({ ...pressed, ...told(totalCents) })).status, press).toBe(200);
        expect(await wholeOf(order)).toMatchObject({ state: 'DELIVERED', ...settled });
      }
    },
  );

  it('is the rest in cash where the counter saw a Pix of a part of it arrive', async () => {
    const { courier, phone, order, totalCents, pressed, meanwhile } = await offlineAtTheDoor();
    await meanwhile('take-payment', { method: 'PIX', amountCents: 1000 });
    const paid = [
      { method: 'PIX' as const, amountCents: 1000 },
      { method: 'CASH' as const, amountCents: totalCents - 1000 },
    ];
    expect((await phone.press({ ...pressed, paid })).status).toBe(200);
    expect(await wholeOf(order)).toMatchObject({ paidCents: totalCents, dueCents: 0, refundDueCents: 0 });
    expect(await cashDueOf(courier)).toBe(totalCents - 1000);
  });

  it('is another Pix than the one that was paid before its courier set out', async () => {
    const courier = await newCourier(business, { available: false });
    const order = await readyOrder(business);
    const act = async (action: string, body: object) =>
      performAction(business.owner, await cardOf(business, order.id), action, body);
    await act('take-payment', { method: 'PIX', amountCents: 1000 });
    const trip = (await assign(business.owner, courier, [await cardOf(business, order.id)])).body.data.id;
    const phone = await phoneOf(business, courier);
    await phone.press({ action: 'pick-up', trip });
    const left = (order.totalCents ?? 0) - 1000;
    await act('discount', { amountCents: 500, reason: 'It came late' });
    const collect = [{ method: 'CASH' as const, amountCents: left }];
    const paid = [{ method: 'PIX' as const, amountCents: left }];
    const answer = await phone.press({ action: 'deliver', trip, order: order.id, collect, paid });
    expect(answer.status, answer.text).toBe(200);
    expect(await wholeOf(order)).toMatchObject({ paidCents: order.totalCents, refundDueCents: 500 });
  });

  it('is handed in, and what was taken off meanwhile is owed back', async () => {
    const { courier, phone, order, totalCents, pressed, meanwhile } = await offlineAtTheDoor();
    await meanwhile('discount', { amountCents: 1000 });
    expect((await phone.press(pressed)).status).toBe(200);
    expect(await cashDueOf(courier)).toBe(totalCents);
    expect(await wholeOf(order)).toMatchObject({ state: 'DELIVERED', dueCents: 0, refundDueCents: 1000 });
  });

  it('is handed in, and what it is short of stays to be paid', async () => {
    const { courier, phone, order, totalCents, pressed } = await offlineAtTheDoor();
    const collect = [{ method: 'CASH' as const, amountCents: totalCents - 500 }];
    expect((await phone.press({ ...pressed, collect })).status).toBe(200);
    expect(await cashDueOf(courier)).toBe(totalCents - 500);
    expect(await wholeOf(order)).toMatchObject({ state: 'DELIVERED', dueCents: 500, refundDueCents: 0 });
  });

  it('is nothing where the page said that everything was paid, and all of it stays to be paid', async () => {
    const { courier, phone, order, totalCents, pressed } = await offlineAtTheDoor();
    expect((await phone.press({ ...pressed, collect: [] })).status).toBe(200);
    expect(await cashDueOf(courier)).toBe(0);
    expect(await wholeOf(order)).toMatchObject({ state: 'DELIVERED', dueCents: totalCents });
  });

  it('is what was agreed where nothing is other than the page showed', async () => {
    const { courier, phone, order, totalCents, pressed } = await offlineAtTheDoor();
    expect((await phone.press(pressed)).status).toBe(200);
    expect(await cashDueOf(courier)).toBe(totalCents);
    expect(await wholeOf(order)).toMatchObject({
      ...{ dueCents: 0, refundDueCents: 0 },
      payments: [{ method: 'CASH', amountCents: totalCents, state: 'CONFIRMED', evidence: null }],
    });
  });

  it('adds up to what the page showed, however it was paid', async () => {
    const { courier, phone, order, totalCents, pressed, meanwhile } = await offlineAtTheDoor();
    await meanwhile('discount', { amountCents: 1000 });
    const paidBy = (amountCents: number) =>
      phone.press({ ...pressed, paid: [{ method: 'DEBIT', amountCents }] });
    expect(refusal(await paidBy(totalCents - 1000))).toEqual([422, 'COLLECTED_OTHER_AMOUNT']);
    expect((await paidBy(totalCents)).status).toBe(200);
    expect(await cashDueOf(courier)).toBe(0);
    expect(await wholeOf(order)).toMatchObject({ refundDueCents: 1000 });
  });
});

describe('the customer’s digits', () => {
  const codeOf = async ({ id }: { id: string }) => {
    const [row] = await rows<{ token: string }>('SELECT token FROM orders WHERE document_id = ?', [id]);
    const tracked = await anonymous.get<TrackedOrderDto>(`/api/store/orders/${row?.token}`);
    return tracked.body.data.deliveryCode ?? '';
  };
  const wrong = (code: string) => (code === '0000' ? '1111' : '0000');

  it('that are right are no try: wrong ones run out after ten, of that order alone', async () => {
    await setSettings(business, { couriers: { requireDeliveryCode: true } });
    const { phone, ready, deliver } = await atTheDoors(2);
    const [one, other] = ready;
    if (!one || !other) throw new Error('No orders');
    const right = { ...deliver(other), code: await codeOf(other) };
    // Said again and again, as a phone does that got no answer.
    for (let press = 0; press < 15; press += 1)
      expect((await phone.press(right, 'one-press')).status).toBe(200);
    const guess = { ...deliver(one), code: wrong(await codeOf(one)) };
    const answers: [number, string][] = [];
    for (let guessed = 0; guessed < 11; guessed += 1) {
      const [status, code] = refusal(await phone.press(guess));
      answers.push([status, String(code)]);
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill([422, 'WRONG_DELIVERY_CODE']));
    expect(answers[10]).toEqual([429, 'TOO_MANY_DELIVERY_CODES']);
  });
});
