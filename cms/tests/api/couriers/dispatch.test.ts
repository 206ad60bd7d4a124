import { describe, expect, it } from 'vitest';
import type { DeliveryDto } from '../../../src/contracts/couriers';
import { newBusiness } from '../support/business';
import { refusal } from '../support/client';
import { assign, boardOf, newCourier, phoneOf, readyOrder } from '../support/couriers';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { cardOf, performAction } from '../support/states';

describe('an order that is sent out with a courier', () => {
  it('is on the way on their trip in one step, also where they would be asked by phone', async () => {
    const business = await newBusiness();
    const courier = await newCourier(business, { available: true });
    const [first, second] = [await readyOrder(business), await readyOrder(business)];
    const answer = await business.owner.post<DeliveryDto>('/api/deliveries', {
      courierId: courier.id,
      orders: [first, second].map(({ id, version }) => ({ id, version })),
      dispatch: true,
    });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body.data.state).toBe('PICKED_UP');
    for (const { id } of [first, second])
      expect(await cardOf(business, id)).toMatchObject({
        state: 'DISPATCHED',
        courier: { id: courier.id, trip: 'ACCEPTED' },
      });
  });

  it('has to be ready, as all that goes along', async () => {
    const business = await newBusiness();
    const courier = await newCourier(business);
    const ready = await readyOrder(business);
    const { id } = await newOrder(business, await newProduct(business), { type: 'DELIVERY' });
    await performAction(business.owner, await cardOf(business, id), 'accept');
    const orders = [ready, await cardOf(business, id)].map(({ id: order, version }) => ({
      id: order,
      version,
    }));
    const answer = await business.owner.post('/api/deliveries', {
      courierId: courier.id,
      orders,
      dispatch: true,
    });
    expect(refusal(answer)).toEqual([409, 'ORDERS_NOT_READY']);
    expect((await cardOf(business, ready.id)).state).toBe('READY');
  });
});

describe('an order that left without a courier', () => {
  it('is given to one afterwards without a step back, and pays them at the door', async () => {
    const business = await newBusiness();
    const courier = await newCourier(business);
    const ready = await readyOrder(business);
    await performAction(business.owner, ready, 'dispatch');
    const left = await cardOf(business, ready.id);
    expect(left).toMatchObject({ state: 'DISPATCHED', courier: null });

    const answer = await assign(business.owner, courier, [left]);
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body.data.state).toBe('PICKED_UP');
    expect(await cardOf(business, ready.id)).toMatchObject({
      state: 'DISPATCHED',
      courier: { id: courier.id, trip: 'ACCEPTED' },
    });

    const phone = await phoneOf(business, courier);
    const step = { action: 'deliver', trip: answer.body.data.id, order: ready.id } as const;
    expect((await phone.press(step)).status).toBe(200);
    expect((await cardOf(business, ready.id)).state).toBe('DELIVERED');
    const carrier = (await boardOf(business)).couriers.find(({ id }) => id === courier.id);
    expect(carrier?.open.earnedCents).toBe(700);
  });

  it('stays with the courier who has it', async () => {
    const business = await newBusiness();
    const [one, other] = [await newCourier(business, { available: false }), await newCourier(business)];
    const ready = await readyOrder(business);
    await assign(business.owner, one, [ready]);
    await performAction(business.owner, await cardOf(business, ready.id), 'dispatch');
    const answer = await assign(business.owner, other, [await cardOf(business, ready.id)]);
    expect(refusal(answer)).toEqual([409, 'ORDER_NOT_CARRIED']);
  });
});
