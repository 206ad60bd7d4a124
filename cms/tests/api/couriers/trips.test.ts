import { beforeAll, describe, expect, it } from 'vitest';
import type { CourierDto, OpenSettlementDto } from '../../../src/contracts/couriers';
import type { OrderDto } from '../../../src/contracts/orders';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import { setSettings } from '../support/branch-settings';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import {
  assign,
  boardOf,
  carried,
  newCourier,
  newTrip,
  phoneOf,
  readyOrder,
  secondsLater,
} from '../support/couriers';
import { change, rows } from '../support/database';
import { HOUR_MS, MINUTE_MS, ago, nowMs } from '../support/instants';
import { newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { CENTRO } from '../support/ordering';
import { performAction, cardOf } from '../support/states';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

describe('a trip', () => {
  it('is offered, accepted, picked up and delivered from the courier’s phone, and the order goes with it', async () => {
    const courier = await newCourier(business, { name: 'Bia Nunes' });
    const { order, trip } = await newTrip(business, courier);
    const phone = await phoneOf(business, courier);
    expect((await cardOf(business, order.id)).courier).toMatchObject({ id: courier.id, trip: 'OFFERED' });
    expect((await phone.page()).trips[0]?.stops[0]?.handover).toBeNull();

    const onTrip = { trip: trip.id };
    const accepted = await phone.press({ action: 'accept', ...onTrip });
    expect(accepted.body.data.trips[0]?.stops[0]?.handover).toMatchObject({
      name: 'Ana Lima',
      collect: [{ method: 'CASH' }],
    });
    await phone.press({ action: 'pick-up', ...onTrip });
    expect(await cardOf(business, order.id)).toMatchObject({ state: 'DISPATCHED' });
    await phone.press({ action: 'deliver', ...onTrip, order: order.id });

    const done = await business.owner.get<OrderDto>(`/api/orders/${order.id}`);
    expect(done.body.data).toMatchObject({ state: 'DELIVERED', payment: { state: 'CONFIRMED' } });
    const last = done.body.data.timeline.at(-1);
    expect(last).toMatchObject({ action: 'deliver', actor: { kind: 'COURIER', name: 'Bia Nunes' } });
    expect((await phone.page()).trips[0]).toMatchObject({ state: 'DELIVERED', earnedCents: 700 });
    expect((await phone.page()).trips[0]?.stops[0]?.handover).toBeNull();
  });

  it('tells its courier what is in the bag: what was chosen of each item, and no prices', async () => {
    const size = await newVariationGroup(business, {
      variations: [{ name: 'Grande', priceCents: 4000, position: 0 }],
    });
    const halves = await newExtraGroup(business, {
      ...{ min: 2, max: 2, priceMethod: 'AVG' },
      extras: ['Calabresa', 'Portuguesa'].map((name, position) => ({ name, priceCents: 0, position })),
    });
    const pizza = await newProduct(business, {
      ...{ name: 'Pizza', variationGroupId: size.id, extraGroupIds: [halves.id] },
    });
    const meat = await newProduct(business, { name: 'Picanha', unit: 'KG' });
    const ordered = {
      productId: pizza.id,
      variationId: size.variations[0]?.id,
      quantity: 1,
      extras: halves.extras.map(({ id }) => ({ extraId: id, quantity: 1 })),
      notes: 'Sem cebola',
    };
    const courier = await newCourier(business, { available: false });
    await newTrip(business, courier, {
      items: [ordered, { productId: meat.id, quantity: 2, extras: [] }],
      expectedTotalCents: 4000 + 2 * 2000 + 500,
    });
    const [stop] = (await (await phoneOf(business, courier)).page()).trips[0]?.stops ?? [];
    expect(stop?.handover?.items).toEqual([
      {
        ...{ quantity: 1, unit: 'UN', name: 'Pizza', notes: 'Sem cebola' },
        choices: 'Grande, ½\u00a0Calabresa ½\u00a0Portuguesa',
      },
      { quantity: 2, unit: 'KG', name: 'Picanha', choices: '', notes: null },
    ]);
  });

  it('is told to the customer: who brings it, by their first name, and once they are on the way', async () => {
    const courier = await newCourier(business, { name: 'Caio Prado', available: false });
    const { order } = await newTrip(business, courier);
    const [row] = await rows<{ token: string }>('SELECT token FROM orders WHERE document_id = ?', [order.id]);
    const tracked = async () =>
      (await anonymous.get<TrackedOrderDto>(`/api/store/orders/${row?.token}`)).body.data.courier;
    expect(await tracked()).toEqual({ name: 'Caio', onTheWay: false });
    await performAction(business.owner, await cardOf(business, order.id), 'dispatch');
    expect(await tracked()).toEqual({ name: 'Caio', onTheWay: true });
  });

  it('follows what the counter does with its order, there and back', async () => {
    const courier = await newCourier(business);
    const { order } = await newTrip(business, courier);
    const stateOf = async () =>
      (await phoneOf(business, courier)).page().then(({ trips }) => trips[0]?.state);
    const steps = [
      ['dispatch', 'PICKED_UP'],
      ['step-back', 'ACCEPTED'],
      ['dispatch', 'PICKED_UP'],
      ['deliver', 'DELIVERED'],
      ['step-back', 'PICKED_UP'],
      ['return', 'RETURNING'],
    ] as const;
    for (const [action, state] of steps) {
      expect((await performAction(business.owner, await cardOf(business, order.id), action)).status).toBe(
        200,
      );
      expect(await stateOf()).toBe(state);
    }
  });

  it('earns who is paid by the day once a day, however often they set out', async () => {
    const courier = await newCourier(business, { payKind: 'DAILY', payDailyCents: 8000, payBaseCents: 650 });
    await carried(business, courier);
    await carried(business, courier);
    const open = await business.owner.get<OpenSettlementDto>(`/api/couriers/${courier.id}/settlement`);
    expect(open.body.data).toMatchObject({ deliveries: 2, earnedCents: 8000 });
  });

  it('of several orders leads the shorter way, and is paid by it, with the tips', async () => {
    const start = { lat: -23.55, lng: -46.63 };
    const made = await newBusiness({ branch: { address: { ...CENTRO, ...start } } });
    await setSettings(made, { orders: { tips: true } });
    const pay = { payKind: 'PER_KM', payBaseCents: 300, payPerKmCents: 100 };
    const courier = await newCourier(made, { ...pay, available: false });
    const north = (km: number, more: object = {}) => {
      const address = { ...CENTRO, lat: start.lat + km / 111.2, lng: start.lng };
      return readyOrder(made, { address, ...more });
    };
    const [far, near] = [await north(4), await north(2, { tipCents: 500, expectedTotalCents: 3000 })];
    const { stops } = (await assign(made.owner, courier, [far, near])).body.data;
    expect(stops.map(({ orderId }) => orderId)).toEqual([near.id, far.id]);
    const legs = stops.map(({ legMeters }) => legMeters ?? 0);
    for (const meters of legs) expect(Math.abs(meters - 2000)).toBeLessThan(20);

    for (const action of ['dispatch', 'deliver'])
      for (const { id } of [near, far])
        expect((await performAction(made.owner, await cardOf(made, id), action)).status, action).toBe(200);
    const open = await made.owner.get<OpenSettlementDto>(`/api/couriers/${courier.id}/settlement`);
    const byWay = legs.map((meters) => 300 + Math.floor((100 * meters + 500) / 1000));
    expect(open.body.data).toMatchObject({
      deliveries: 2,
      earnedCents: byWay.reduce((sum, cents) => sum + cents, 0),
      tipsCents: 500,
    });
  });

  it('of orders whose places nobody knows goes by their promises', async () => {
    const courier = await newCourier(business);
    const [first, second] = [await readyOrder(business), await readyOrder(business)];
    await change('UPDATE orders SET promised_at = ? WHERE document_id = ?', [ago(MINUTE_MS), first.id]);
    const { stops } = (await assign(business.owner, courier, [second, first])).body.data;
    expect(stops.map(({ orderId }) => orderId)).toEqual([first.id, second.id]);
  });

  it('keeps its courier in the books until it is over and settled, and finds its order by them', async () => {
    const courier = await newCourier(business, { available: false });
    const { order } = await newTrip(business, courier);
    const current = async () =>
      (await business.owner.get<CourierDto>(`/api/couriers/${courier.id}`)).body.data;
    const archive = async () =>
      business.owner.send('DELETE', `/api/couriers/${courier.id}?version=${(await current()).version}`);
    expect(refusal(await archive())).toEqual([409, 'COURIER_NOT_SETTLED']);
    await performAction(business.owner, await cardOf(business, order.id), 'dispatch');
    await performAction(business.owner, await cardOf(business, order.id), 'deliver');
    expect(refusal(await archive())).toEqual([409, 'COURIER_NOT_SETTLED']);
    const carried = await business.owner.get<OrderDto[]>(`/api/orders?courier=${courier.id}`);
    expect(carried.body.data.map(({ id }) => id)).toEqual([order.id]);
    expect((await business.owner.get<OrderDto[]>('/api/orders?courier=nobody')).body.data).toEqual([]);
  });

  it('that is declined or not answered waits for somebody else, once', async () => {
    const [one, other] = [await newCourier(business), await newCourier(business)];
    const { order, trip } = await newTrip(business, one);
    const phone = await phoneOf(business, one);
    expect((await phone.press({ action: 'reject', trip: trip.id })).status).toBe(200);
    expect((await cardOf(business, order.id)).courier).toMatchObject({ id: null, trip: 'UNASSIGNED' });
    expect((await assign(business.owner, other, [await cardOf(business, order.id)])).status).toBe(201);
    await Promise.all([secondsLater(600), secondsLater(600)]);
    const waiting = (await boardOf(business)).waiting.find(({ id }) => id === order.id);
    expect(waiting?.declined).toEqual([other.name]);
    expect(refusal(await phone.press({ action: 'accept', trip: trip.id }))).toEqual([
      409,
      'DELIVERY_TAKEN_OFF',
    ]);
  });

  it('stops at a problem, goes on, and turns back', async () => {
    const courier = await newCourier(business);
    const { order, trip } = await newTrip(business, courier);
    const phone = await phoneOf(business, courier);
    const at = { trip: trip.id, order: order.id };
    await phone.press({ action: 'accept', trip: trip.id });
    await phone.press({ action: 'pick-up', trip: trip.id });
    await phone.press({ action: 'problem', ...at, problem: 'OTHER', note: 'A dog in the yard' });
    expect((await cardOf(business, order.id)).courier?.trip).toBe('PROBLEM');
    const own = (await boardOf(business)).couriers.find(({ id }) => id === courier.id);
    expect(own?.trips[0]?.stops).toMatchObject([{ problem: 'OTHER', note: 'A dog in the yard' }]);
    await phone.press({ action: 'carry-on', ...at });
    expect((await cardOf(business, order.id)).courier?.trip).toBe('ACCEPTED');
    await phone.press({ action: 'problem', ...at, problem: 'OTHER' });
    await phone.press({ action: 'turn-back', ...at });
    const returning = { state: 'RETURNING', courier: { id: courier.id, trip: 'ACCEPTED' } };
    expect(await cardOf(business, order.id)).toMatchObject(returning);
    await phone.press({ action: 'returned', ...at });
    expect((await phone.page()).trips[0]).toMatchObject({ state: 'RETURNED', earnedCents: 0 });
  });

  it('is over for an order that was called off under way and is taken on again: it waits for somebody anew', async () => {
    const courier = await newCourier(business, { available: false });
    const { order } = await newTrip(business, courier);
    for (const action of ['dispatch', 'cancel', 'restore']) {
      const answer = await performAction(business.owner, await cardOf(business, order.id), action);
      expect(answer.status, answer.text).toBe(200);
    }
    const again = await cardOf(business, order.id);
    expect(again).toMatchObject({ state: 'ACCEPTED', courier: null });
    const { waiting, couriers } = await boardOf(business);
    expect(waiting.some(({ id }) => id === order.id)).toBe(true);
    expect(couriers.find(({ id }) => id === courier.id)).toMatchObject({ load: 0, trips: [] });
    expect((await assign(business.owner, courier, [again])).status).toBe(201);
  });

  it('brings its courier no tip that was given back before it is settled', async () => {
    const made = await newBusiness();
    await setSettings(made, { orders: { tips: true } });
    const courier = await newCourier(made);
    const { order } = await carried(made, courier, { tipCents: 300, expectedTotalCents: 2800 });
    const open = async () =>
      (await made.owner.get<OpenSettlementDto>(`/api/couriers/${courier.id}/settlement`)).body.data;
    expect((await open()).tipsCents).toBe(300);
    // What they are paid from now on is not for the day that is over.
    const { version } = (await made.owner.get<CourierDto>(`/api/couriers/${courier.id}`)).body.data;
    const raised = { version, payKind: 'FIXED_PLUS_DELIVERY', payDailyCents: 5000 };
    expect((await made.owner.send('PATCH', `/api/couriers/${courier.id}`, raised)).status).toBe(200);
    const wish = { method: 'CASH', part: 'FEE', fee: 'TIP', note: 'Was not served' };
    const answer = await performAction(made.owner, await cardOf(made, order.id), 'refund', wish);
    expect(answer.status, answer.text).toBe(200);
    expect(await open()).toMatchObject({ tipsCents: 0, deliveries: 1, earnedCents: 700 });
  });

  it('that is settled keeps what it brought back, which leaves without it or is called off', async () => {
    for (const action of ['dispatch', 'cancel']) {
      const courier = await newCourier(business);
      const { order, trip } = await newTrip(business, courier);
      const phone = await phoneOf(business, courier);
      const at = { trip: trip.id, order: order.id };
      await phone.press({ action: 'accept', trip: trip.id });
      await phone.press({ action: 'pick-up', trip: trip.id });
      await phone.press({ action: 'turn-back', ...at });
      await phone.press({ action: 'returned', ...at });
      const settled = await business.owner.post(`/api/couriers/${courier.id}/settle`, {
        ...{ expectedBalanceCents: 0, expectedTrips: 1 },
      });
      expect(settled.status, settled.text).toBe(201);
      const answer = await performAction(business.owner, await cardOf(business, order.id), action);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.data.courier).toBeNull();
    }
  });

  it('takes up to four orders, and no more than its courier carries', async () => {
    const courier = await newCourier(business, { maxConcurrent: 2 });
    const orders = [await readyOrder(business), await readyOrder(business), await readyOrder(business)];
    expect(refusal(await assign(business.owner, courier, orders))).toEqual([409, 'COURIER_FULL']);
    const answer = await assign(business.owner, courier, orders.slice(0, 2));
    expect(answer.body.data.stops).toHaveLength(2);
    expect(refusal(await assign(business.owner, courier, orders.slice(2)))).toEqual([409, 'COURIER_FULL']);
    // What they have already makes room for itself.
    const again = await Promise.all(orders.slice(0, 2).map(({ id }) => cardOf(business, id)));
    expect((await assign(business.owner, courier, again)).status).toBe(201);
  });

  it('does not take what is not to be carried, or was seen otherwise', async () => {
    const courier = await newCourier(business);
    const order = await readyOrder(business);
    expect(refusal(await assign(business.owner, courier, [{ ...order, version: 1 }]))).toEqual([
      409,
      'STALE_VERSION',
    ]);
    await performAction(business.owner, order, 'dispatch');
    await performAction(business.owner, await cardOf(business, order.id), 'deliver');
    const over = await cardOf(business, order.id);
    expect(refusal(await assign(business.owner, courier, [over]))).toEqual([409, 'ORDER_NOT_CARRIED']);
  });
});

describe('a courier’s link', () => {
  it('shows their own trips alone, and is dead once it is renewed', async () => {
    const [one, other] = [await newCourier(business), await newCourier(business)];
    const { trip } = await newTrip(business, other);
    const phone = await phoneOf(business, one);
    expect((await phone.page()).trips).toEqual([]);
    expect(refusal(await phone.press({ action: 'accept', trip: trip.id }))).toEqual([404, 'NOT_FOUND']);
    const { body } = await business.owner.get<{ version: number }>(`/api/couriers/${one.id}`);
    const { version } = body.data;
    await business.owner.post(`/api/couriers/${one.id}/renew-link`, { version });
    expect((await anonymous.get(`/api/courier/${phone.token}`)).status).toBe(404);
    expect((await (await phoneOf(business, one)).page()).name).toBe(one.name);
  });

  it('counts what was pressed without a network from when it was pressed, and takes it once', async () => {
    const courier = await newCourier(business, { available: false });
    const { order, trip } = await newTrip(business, courier);
    const phone = await phoneOf(business, courier);
    const onTrip = { trip: trip.id, order: order.id };
    await phone.press({ action: 'pick-up', trip: trip.id });
    const dispatched = ago(HOUR_MS);
    await change('UPDATE orders SET dispatched_at = ?, state_changed_at = ? WHERE document_id = ?', [
      ...[dispatched, dispatched, order.id],
    ]);
    const sent = nowMs();
    // Sent twice, as by a phone that got no answer: the second time it was longer ago.
    for (const since of [30 * MINUTE_MS, 31 * MINUTE_MS]) {
      const answer = await phone.press({ action: 'deliver', ...onTrip, ago: since }, 'pressed-in-a-cellar');
      expect(answer.status, answer.text).toBe(200);
    }
    const { body } = await business.owner.get<OrderDto>(`/api/orders/${order.id}`);
    const { deliveredAt, paidWith, timeline, actions } = body.data;
    // Nobody saw it before it arrived: the minutes in which it can be taken back begin with that.
    expect(actions).toContain('step-back');
    const elapsed = sent - Date.parse(deliveredAt!);
    expect(elapsed).toBeGreaterThan(29 * MINUTE_MS);
    expect(elapsed).toBeLessThanOrEqual(30 * MINUTE_MS);
    expect(paidWith).toMatchObject({ state: 'CONFIRMED', confirmedAt: deliveredAt });
    expect(timeline.filter(({ action }) => action === 'deliver')).toHaveLength(1);
    const open = await business.owner.get<OpenSettlementDto>(`/api/couriers/${courier.id}/settlement`);
    expect(open.body.data.trips).toMatchObject([{ id: trip.id, endedAt: deliveredAt }]);
  });

  it('counts nothing from before the order was there to be pressed on', async () => {
    const courier = await newCourier(business, { available: false });
    const { order, trip } = await newTrip(business, courier);
    const phone = await phoneOf(business, courier);
    const at = { trip: trip.id, order: order.id };
    const { readyAt } = await cardOf(business, order.id);
    await phone.press({ action: 'pick-up', trip: trip.id, ago: HOUR_MS });
    expect((await cardOf(business, order.id)).dispatchedAt).toBe(readyAt);
    await phone.press({ action: 'deliver', ...at, ago: HOUR_MS });
    expect((await cardOf(business, order.id)).deliveredAt).toBe(readyAt);
    const back = await performAction(business.owner, await cardOf(business, order.id), 'step-back');
    expect(back.body.data, back.text).toMatchObject({ state: 'DISPATCHED', payment: { state: 'CREATED' } });
  });

  it('takes what was pressed twice, or done by the counter meanwhile, for done', async () => {
    const courier = await newCourier(business);
    const { order, trip } = await newTrip(business, courier);
    const phone = await phoneOf(business, courier);
    const deliver = { action: 'deliver', trip: trip.id, order: order.id } as const;
    await phone.press({ action: 'accept', trip: trip.id });
    await phone.press({ action: 'pick-up', trip: trip.id });
    await Promise.all([1, 2, 3].map(() => phone.press(deliver, 'the-same-key')));
    expect((await phone.press(deliver)).status).toBe(200);
    const { body } = await business.owner.get<OrderDto>(`/api/orders/${order.id}`);
    expect(body.data.timeline.filter(({ action }) => action === 'deliver')).toHaveLength(1);
  });
});
