import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  CourierBoardDto,
  CourierDto,
  DeliveryDto,
  OpenSettlementDto,
} from '../../../src/contracts/couriers';
import type { OrderDto } from '../../../src/contracts/orders';
import { blackBoxOf, laneEntriesOf } from '../support/black-box';
import { setSettings } from '../support/branch-settings';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import {
  assign,
  atTheDoor,
  boardOf,
  newCourier,
  newTrip,
  phoneOf,
  readyOrder,
  secondsLater,
} from '../support/couriers';
import { countOf } from '../support/database';
import { MINUTE_MS } from '../support/instants';
import { cardOf, performAction } from '../support/states';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const does = async (id: string, action: string, more: object = {}) => {
  const answer = await performAction(business.owner, await cardOf(business, id), action, more);
  expect(answer.status, `${action} ${answer.text}`).toBe(200);
};
const wholeOf = async (id: string) => (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;
const refusedOf = async (id: string) =>
  (await wholeOf(id)).timeline.flatMap(({ refused, actor }) => (refused ? [{ ...refused, actor }] : []));
const eventsOf = (type: string, id: string) => countOf('events', 'type = ? AND entity_id = ?', [type, id]);

const offlineAtTheDoor = () => atTheDoor(business);

const tripsOf = (board: CourierBoardDto, { id }: { id: string }) =>
  board.couriers.find((courier) => courier.id === id)?.trips;
const shiftOf = async ({ id }: { id: string }) =>
  (await business.owner.get<OpenSettlementDto>(`/api/couriers/${id}/settlement`)).body.data;

const withdraw = ({ id, version }: Pick<DeliveryDto, 'id' | 'version'>) =>
  business.owner.post<DeliveryDto>(`/api/deliveries/${id}/withdraw`, { version });

/** Of an order that left its trip, on the board and where the shift is settled. */
async function isTold(courier: { id: string }, { id }: { id: string }, refused: object) {
  const trips = [
    { state: 'CANCELLED', cashCents: 0, stops: [{ orderId: id, state: 'DROPPED', refused: [refused] }] },
  ];
  expect(tripsOf(await boardOf(business), courier)).toMatchObject(trips);
  expect(await shiftOf(courier)).toMatchObject({ deliveries: 0, cashDueCents: 0, trips });
}

describe('what a courier did and the server cannot take', () => {
  it('stands on the order that was cancelled meanwhile, with what was collected, once for its press', async () => {
    const { courier, order, phone, collect, press } = await offlineAtTheDoor();
    await does(order.id, 'cancel');
    const told = [await eventsOf('order.changed', order.id), await eventsOf('courier.changed', courier.id)];
    const key = randomUUID();
    for (const ago of [MINUTE_MS, 2 * MINUTE_MS])
      expect(refusal(await phone.press({ ...press, ago }, key))).toEqual([409, 'DELIVERY_MOVED']);

    const refused = await refusedOf(order.id);
    expect(refused).toEqual([
      {
        ...{ step: 'deliver', code: 'DELIVERY_MOVED', state: 'CANCELLED', collected: collect },
        actor: { kind: 'COURIER', name: courier.name },
        pressedAt: expect.any(String) as string,
      },
    ]);
    const { timeline, placedAt } = await wholeOf(order.id);
    const entry = timeline.find(({ action }) => action === 'refuse-step');
    expect(entry).toMatchObject({ from: null, to: null });
    expect(Date.parse(refused[0]!.pressedAt)).toBeLessThan(Date.parse(entry!.at));
    expect(refused[0]!.pressedAt >= placedAt).toBe(true);
    expect([
      await eventsOf('order.changed', order.id),
      await eventsOf('courier.changed', courier.id),
    ]).toEqual(told.map((count) => count + 1));

    expect(laneEntriesOf(await blackBoxOf(business, order.id), 'COURIER')).toContainEqual(
      expect.objectContaining({ detail: 'refuse-step', who: courier.name, at: refused[0]!.pressedAt }),
    );
  });

  it('is told once however often it is pressed, and again where it is other money', async () => {
    const { courier, order, phone, collect, press } = await offlineAtTheDoor();
    await does(order.id, 'cancel');
    await phone.press(press);
    const told = [await eventsOf('order.changed', order.id), await eventsOf('courier.changed', courier.id)];
    for (let again = 0; again < 3; again += 1) expect((await phone.press(press)).status).toBe(409);
    expect(await refusedOf(order.id)).toMatchObject([{ collected: collect }]);
    expect([
      await eventsOf('order.changed', order.id),
      await eventsOf('courier.changed', courier.id),
    ]).toEqual(told);
    const less = [{ method: 'CASH' as const, amountCents: 1 }];
    expect((await phone.press({ ...press, collect: less })).status).toBe(409);
    expect(await refusedOf(order.id)).toMatchObject([{ collected: collect }, { collected: less }]);
  });

  it('leaves room on the timeline, whatever a phone goes on to press', async () => {
    const { order, phone, press } = await offlineAtTheDoor();
    await does(order.id, 'cancel');
    for (let amountCents = 1; amountCents <= 25; amountCents += 1)
      expect((await phone.press({ ...press, collect: [{ method: 'CASH', amountCents }] })).status).toBe(409);
    expect(await refusedOf(order.id)).toHaveLength(20);
  });

  it('stands on its trip as well, on the board and where the shift is settled', async () => {
    const { courier, order, trip, phone, collect, press } = await offlineAtTheDoor();
    await does(order.id, 'cancel');
    await phone.press(press);
    const refused = { step: 'deliver', state: 'CANCELLED', collected: collect };
    const board: CourierBoardDto = await boardOf(business);
    const carried = board.couriers.find(({ id }) => id === courier.id)?.trips[0];
    expect(carried).toMatchObject({ state: 'RETURNING', cashCents: 0, stops: [{ refused: [refused] }] });
    await phone.press({ action: 'returned', trip: trip.id, order: order.id });
    const shift = await business.owner.get<OpenSettlementDto>(`/api/couriers/${courier.id}/settlement`);
    expect(shift.body.data).toMatchObject({ cashDueCents: 0, trips: [{ stops: [{ refused: [refused] }] }] });
  });

  it('stands on an order that the counter handed over for other money, and not where it was the same', async () => {
    const one = await offlineAtTheDoor();
    await does(one.order.id, 'take-payment', { method: 'PIX', amountCents: one.order.totalCents });
    await does(one.order.id, 'deliver');
    expect(refusal(await one.phone.press(one.press))).toEqual([409, 'DELIVERY_MOVED']);
    expect(await refusedOf(one.order.id)).toMatchObject([{ state: 'DELIVERED', collected: one.collect }]);

    const same = await offlineAtTheDoor();
    await does(same.order.id, 'deliver');
    expect((await same.phone.press(same.press)).status).toBe(200);
    expect(await refusedOf(same.order.id)).toEqual([]);
  });

  it('stands on an order that left the trip before its courier did', async () => {
    const courier = await newCourier(business, { available: false });
    const { order, trip } = await newTrip(business, courier);
    const phone = await phoneOf(business, courier);
    const other = await newCourier(business, { available: false });
    expect((await assign(business.owner, other, [await cardOf(business, order.id)])).status).toBe(201);
    const collect = [{ method: 'CASH' as const, amountCents: order.totalCents ?? 0 }];
    const press = { action: 'deliver', trip: trip.id, order: order.id, collect } as const;
    expect((await phone.press(press)).status).toBe(409);
    expect(await refusedOf(order.id)).toMatchObject([
      { step: 'deliver', state: 'READY', collected: collect, actor: { name: courier.name } },
    ]);
    await isTold(courier, order, { step: 'deliver', state: 'READY', collected: collect });
  });

  it('stands on the trip of who pressed it where the trip was withdrawn from them and is somebody else’s', async () => {
    const courier = await newCourier(business, { available: false });
    const [order, along] = [await readyOrder(business), await readyOrder(business)];
    const trip = (await assign(business.owner, courier, [order, along])).body.data;
    const phone = await phoneOf(business, courier);
    const collect = [{ method: 'CASH' as const, amountCents: order.totalCents ?? 0 }];
    const press = { action: 'deliver', trip: trip.id, order: order.id, collect } as const;
    const waiting = (await withdraw(trip)).body.data;
    expect(waiting.state).toBe('UNASSIGNED');
    expect(waiting.stops.map(({ orderId }) => orderId).toSorted()).toEqual([order.id, along.id].toSorted());
    const other = await newCourier(business, { available: false });
    const both = [await cardOf(business, order.id), await cardOf(business, along.id)];
    expect((await assign(business.owner, other, both)).status).toBe(201);
    expect(refusal(await phone.press(press))).toEqual([409, 'DELIVERY_TAKEN_OFF']);
    await isTold(courier, order, { code: 'DELIVERY_TAKEN_OFF', collected: collect });
    expect(tripsOf(await boardOf(business), other)).toMatchObject([
      { stops: [{ refused: [] }, { refused: [] }] },
    ]);
  });

  it('stays with who pressed it where their trip is withdrawn after that, and the next one is clean', async () => {
    const courier = await newCourier(business, { available: false });
    const { order, trip } = await newTrip(business, courier);
    const phone = await phoneOf(business, courier);
    await does(order.id, 'step-back');
    const pickUp = { action: 'pick-up', trip: trip.id } as const;
    expect(refusal(await phone.press(pickUp))).toEqual([409, 'ORDERS_NOT_READY']);
    const collect = [{ method: 'CASH' as const, amountCents: order.totalCents ?? 0 }];
    const press = { action: 'deliver', trip: trip.id, order: order.id, collect } as const;
    expect(refusal(await phone.press(press))).toEqual([409, 'DELIVERY_MOVED']);
    const { trips } = (await boardOf(business)).couriers.find(({ id }) => id === courier.id)!;
    const waiting = (await withdraw(trips[0]!)).body.data;
    expect(waiting).toMatchObject({ state: 'UNASSIGNED', stops: [{ orderId: order.id, refused: [] }] });
    await isTold(courier, order, { step: 'deliver', state: 'PREPARING', collected: collect });

    // It waits as any other does, and is offered as itself.
    const next = await newCourier(business);
    await does(order.id, 'ready');
    await setSettings(business, { couriers: { assign: 'ROUND_ROBIN' } });
    await secondsLater(0);
    await setSettings(business, { couriers: { assign: 'BY_HAND' } });
    const given = tripsOf(await boardOf(business), next)?.find(({ id }) => id === waiting.id);
    expect(given).toMatchObject({ state: 'OFFERED', stops: [{ orderId: order.id, refused: [] }] });
  });

  it('stands on an order that was cancelled before anybody heard of the pick-up, until the shift is settled', async () => {
    const courier = await newCourier(business, { available: false });
    const { order, trip } = await newTrip(business, courier);
    const phone = await phoneOf(business, courier);
    await does(order.id, 'cancel');
    expect(tripsOf(await boardOf(business), courier)).toEqual([]);
    expect(await shiftOf(courier)).toMatchObject({ trips: [] });
    await phone.press({ action: 'pick-up', trip: trip.id });
    const collect = [{ method: 'CASH' as const, amountCents: order.totalCents ?? 0 }];
    const press = { action: 'deliver', trip: trip.id, order: order.id, collect } as const;
    expect((await phone.press(press)).status).toBe(409);
    await isTold(courier, order, { step: 'deliver', state: 'CANCELLED', collected: collect });

    // Until then they stay in the books.
    const current = async () =>
      (await business.owner.get<CourierDto>(`/api/couriers/${courier.id}`)).body.data;
    const archive = async () =>
      business.owner.send('DELETE', `/api/couriers/${courier.id}?version=${(await current()).version}`);
    expect(refusal(await archive())).toEqual([409, 'COURIER_NOT_SETTLED']);

    const { balanceCents } = await shiftOf(courier);
    const seen = { expectedBalanceCents: balanceCents, expectedTrips: 1 };
    expect((await business.owner.post(`/api/couriers/${courier.id}/settle`, seen)).status).toBe(201);
    expect(tripsOf(await boardOf(business), courier)).toEqual([]);
    expect(await shiftOf(courier)).toMatchObject({ trips: [] });
    expect((await archive()).status).toBeLessThan(300);
  });

  /** A courier who says what they collected, of an order that the counter took back meanwhile by mistake. */
  async function toldOfReturned() {
    const { courier, order, phone, trip } = await offlineAtTheDoor();
    await does(order.id, 'return');
    const collect = [{ method: 'CASH' as const, amountCents: order.totalCents ?? 0 }];
    const press = { action: 'deliver', trip: trip.id, order: order.id, collect } as const;
    expect(refusal(await phone.press(press))).toEqual([409, 'DELIVERY_MOVED']);
    expect(tripsOf(await boardOf(business), courier)).toMatchObject([
      { stops: [{ refused: [{ step: 'deliver' }] }] },
    ]);
    return { courier, order, collect };
  }

  it('is told at its stop no more once the counter hands the order over with that money', async () => {
    const { courier, order } = await toldOfReturned();
    for (const action of ['dispatch', 'deliver']) await does(order.id, action);
    const { cashDueCents, trips } = await shiftOf(courier);
    expect(cashDueCents).toBe(order.totalCents);
    expect(trips).toMatchObject([{ stops: [{ state: 'DELIVERED', refused: [] }] }]);
  });

  it('is told on where the counter hands the order over with other money, also once that is taken back', async () => {
    const { courier, order, collect } = await toldOfReturned();
    await does(order.id, 'dispatch');
    await does(order.id, 'deliver', { paid: [{ method: 'DEBIT', amountCents: order.totalCents }] });
    const refused = { step: 'deliver', collected: collect };
    expect(await shiftOf(courier)).toMatchObject({
      cashDueCents: 0,
      trips: [{ stops: [{ state: 'DELIVERED', refused: [refused] }] }],
    });
    await does(order.id, 'step-back');
    expect(tripsOf(await boardOf(business), courier)).toMatchObject([
      { stops: [{ state: 'ON_THE_WAY', refused: [refused] }] },
    ]);

    const cheaper = await toldOfReturned();
    await does(cheaper.order.id, 'dispatch');
    await does(cheaper.order.id, 'discount', { amountCents: 1000, reason: 'It came late' });
    await does(cheaper.order.id, 'deliver');
    expect(await shiftOf(cheaper.courier)).toMatchObject({
      cashDueCents: (cheaper.order.totalCents ?? 0) - 1000,
      trips: [{ stops: [{ state: 'DELIVERED', refused: [{ collected: cheaper.collect }] }] }],
    });
  });

  it('is told without its money to who sees no prices', async () => {
    const { order, phone, press } = await offlineAtTheDoor();
    await does(order.id, 'cancel');
    await phone.press(press);
    const kitchen = await business.person('kitchen');
    const { body } = await kitchen.get<OrderDto>(`/api/orders/${order.id}`);
    expect(body.data.timeline.find(({ refused }) => refused)?.refused).toMatchObject({ collected: null });
  });

  it('is nothing of an order that was never on their trip, nor of a press that they can make again', async () => {
    const { order, phone, press } = await offlineAtTheDoor();
    const stranger = await offlineAtTheDoor();
    await does(stranger.order.id, 'cancel');
    expect((await phone.press({ ...press, order: stranger.order.id })).status).toBe(404);
    expect((await phone.press({ ...press, trip: stranger.trip.id, order: stranger.order.id })).status).toBe(
      404,
    );
    expect(await refusedOf(stranger.order.id)).toEqual([]);
    const paid = [{ method: 'CASH' as const, amountCents: 1 }];
    expect(refusal(await phone.press({ ...press, paid }))).toEqual([422, 'COLLECTED_OTHER_AMOUNT']);
    expect(await refusedOf(order.id)).toEqual([]);
  });
});
