import { describe, expect, it } from 'vitest';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness } from '../support/business';
import { setSettings } from '../support/branch-settings';
import { refusal } from '../support/client';
import { boardOf, newCourier, newTrip, phoneOf, readyOrder, secondsLater } from '../support/couriers';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { performAction, cardOf } from '../support/states';

describe('orders for couriers', () => {
  it('are offered by the server, in turn or to whoever carries least, where the branch wants it', async () => {
    const business = await newBusiness();
    const [one, other] = [await newCourier(business), await newCourier(business)];
    const first = await readyOrder(business);
    await secondsLater(0);
    expect((await cardOf(business, first.id)).courier).toBeNull();

    await setSettings(business, { couriers: { assign: 'ROUND_ROBIN' } });
    await secondsLater(0);
    const offered = (await cardOf(business, first.id)).courier?.id;
    const second = await readyOrder(business);
    await secondsLater(1);
    const next = (await cardOf(business, second.id)).courier?.id;
    expect([offered, next].toSorted()).toEqual([one.id, other.id].toSorted());

    await setSettings(business, { couriers: { assign: 'LEAST_LOADED' } });
    const busy = one.id === offered ? one : other;
    await phoneOf(business, busy).then(({ press, page }) =>
      page().then(({ trips }) => press({ action: 'reject', trip: trips[0]?.id ?? '' })),
    );
    const third = await readyOrder(business);
    await secondsLater(2);
    expect((await cardOf(business, third.id)).courier?.id).toBe(busy.id);
  });

  it('are offered once they are accepted, or once they are ready', async () => {
    const business = await newBusiness();
    await newCourier(business);
    await setSettings(business, { couriers: { assign: 'ROUND_ROBIN' } });
    const { id } = await newOrder(business, await newProduct(business), { type: 'DELIVERY' });
    await performAction(business.owner, await cardOf(business, id), 'accept');
    await secondsLater(0);
    expect((await cardOf(business, id)).courier).toBeNull();
    await setSettings(business, { couriers: { assignOn: 'ACCEPTED' } });
    await secondsLater(0);
    expect((await cardOf(business, id)).courier?.trip).toBe('OFFERED');
  });

  it('wait for an answer as long as the branch says', async () => {
    const business = await newBusiness();
    await setSettings(business, { couriers: { offerSec: 600 } });
    const { order } = await newTrip(business, await newCourier(business));
    await secondsLater(500);
    expect((await cardOf(business, order.id)).courier?.trip).toBe('OFFERED');
    await secondsLater(700);
    expect((await cardOf(business, order.id)).courier?.trip).toBe('UNASSIGNED');
    expect((await boardOf(business)).waiting.map(({ id }) => id)).toEqual([order.id]);
  });

  it('are handed over against the digits on the customer’s page', async () => {
    const business = await newBusiness();
    await setSettings(business, { couriers: { requireDeliveryCode: true } });
    const courier = await newCourier(business, { available: false });
    const product = await newProduct(business);
    const { id, token } = await newOrder(business, product, { type: 'DELIVERY' });
    for (const action of ['accept', 'start', 'ready'])
      await performAction(business.owner, await cardOf(business, id), action);
    const { body } = await business.owner.post<{ id: string }>('/api/deliveries', {
      courierId: courier.id,
      orders: [{ id, version: (await cardOf(business, id)).version }],
    });
    const phone = await phoneOf(business, courier);
    await phone.press({ action: 'pick-up', trip: body.data.id });
    const deliver = { action: 'deliver', trip: body.data.id, order: id } as const;
    expect(refusal(await phone.press(deliver))).toEqual([422, 'WRONG_DELIVERY_CODE']);
    const tracked = await anonymous.get<TrackedOrderDto>(`/api/store/orders/${token}`);
    const code = tracked.body.data.deliveryCode ?? '';
    expect(code).toMatch(/^\d{4}$/);
    expect((await phone.press({ ...deliver, code })).status).toBe(200);
    expect((await cardOf(business, id)).state).toBe('DELIVERED');
  });
});
