import { beforeAll, describe, expect, it } from 'vitest';
import type { TestOrderDto } from '../../../src/contracts/onboarding';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import type { OpeningHoursDto } from '../../../src/contracts/opening-hours';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { runClockAt } from '../support/clock';
import { countOf } from '../support/database';
import { MINUTE_MS, later } from '../support/instants';
import { stockLeft, newExtraGroup, newProduct, newStock, newVariationGroup } from '../support/menu';
import { newOrder } from '../support/ordering';
import { performAction, cardOf } from '../support/states';

let business: TestBusiness;
const send = (of = business) => of.owner.post<TestOrderDto>(`/api/branches/${of.branch.id}/test-order`);

beforeAll(async () => {
  business = await newBusiness();
});

describe('a test order', () => {
  it('needs something to sell', async () => {
    expect(refusal(await send())).toEqual([422, 'MENU_EMPTY']);
  });

  it('is answered with the one under way, however often it is asked for', async () => {
    await newProduct(business);
    const first = await send();
    const [second, third] = await Promise.all([send(), send()]);
    expect([first.status, second.status, third.status]).toEqual([201, 200, 200]);
    expect(second.body.data).toEqual(first.body.data);
    expect(await countOf('orders', 'branch_id = ?', [business.branch.id])).toBe(1);
    await performAction(business.owner, await cardOf(business, first.body.data.id), 'reject');
    const next = await send();
    expect(next.status).toBe(201);
    expect(next.body.data.id).not.toBe(first.body.data.id);
    await performAction(business.owner, await cardOf(business, next.body.data.id), 'reject');
  });

  it('is shown as one, on cards, in lists and by itself', async () => {
    const { id } = (await send()).body.data;
    const order = (await business.owner.get<OrderDto>(`/api/orders/${id}`)).body.data;
    expect(order).toMatchObject({
      test: true,
      customer: null,
      customerPhone: null,
      customerName: 'Person owner',
    });
    const real = await newOrder(business, await newProduct(business));
    const list = (await business.owner.get<OrderCardDto[]>('/api/orders')).body.data;
    expect(list.find((card) => card.id === real.id)?.test).toBe(false);
    expect(list.find((card) => card.id === id)?.test).toBe(true);
    await performAction(business.owner, await cardOf(business, id), 'reject');
  });

  it('moves by the clock like any other: nobody took it, so it is gone', async () => {
    const { id } = (await send()).body.data;
    await runClockAt(later(20 * MINUTE_MS));
    expect((await cardOf(business, id)).state).toBe('EXPIRED');
  });
});

describe('a test order holds nothing', () => {
  it('of the shelf, whether it is placed, cancelled or taken back on', async () => {
    const own = await newBusiness();
    const product = await newStock(own, 5);
    const { id } = (await send(own)).body.data;
    const stations = async () => [
      await stockLeft(own, product.id),
      await countOf('stock_moves', 'order_id = ?', [id]),
    ];
    expect(await stations()).toEqual([5, 0]);
    await performAction(own.owner, await cardOf(own, id), 'accept');
    await performAction(own.owner, await cardOf(own, id), 'cancel');
    expect(await stations()).toEqual([5, 0]);
    const restored = await performAction(own.owner, await cardOf(own, id), 'restore');
    expect(restored.status, restored.text).toBe(200);
    expect(await stations()).toEqual([5, 0]);
  });

  it('of the reports: no item of it is kept for them', async () => {
    const { id } = (await send()).body.data;
    expect(await countOf('order_items', 'order_id = ?', [id])).toBe(0);
    expect(await countOf('customers', 'business_id = ?', [business.id])).toBe(1);
  });
});

describe('a test order is taken', () => {
  it('by a closed branch, with the choices its product demands', async () => {
    const own = await newBusiness();
    const sizes = await newVariationGroup(own, {
      variations: [
        { name: 'Small', priceCents: 1000 },
        { name: 'Large', priceCents: 2000, isDefault: true },
      ],
    });
    const extras = await newExtraGroup(own, {
      min: 2,
      max: 2,
      extras: [
        { name: 'Cheese', priceCents: 100 },
        { name: 'Olives', priceCents: 200 },
      ],
    });
    await newProduct(own, { variationGroupId: sizes.id, extraGroupIds: [extras.id] });
    const hours = `/api/branches/${own.branch.id}/opening-hours`;
    const { version } = (await own.owner.get<OpeningHoursDto>(hours)).body.data;
    await own.owner.send('PUT', hours, { version, hours: [{ service: 'ALL', mode: 'CLOSED' }] });
    const answer = await send(own);
    expect(answer.status, answer.text).toBe(201);
    const order = (await own.owner.get<OrderDto>(`/api/orders/${answer.body.data.id}`)).body.data;
    expect(order).toMatchObject({ totalCents: 2300, payment: { method: 'CASH', timing: 'ON_DELIVERY' } });
    expect(order.items[0]).toMatchObject({ variation: { name: 'Large' } });
  });

  it('by one that only delivers, into its own zone', async () => {
    const own = await newBusiness({ branch: { services: ['DELIVERY'], minOrderCents: 90_000 } });
    await newProduct(own);
    const answer = await send(own);
    expect(answer.body.data, answer.text).toMatchObject({ type: 'DELIVERY' });
    const order = (await own.owner.get<OrderDto>(`/api/orders/${answer.body.data.id}`)).body.data;
    expect(order).toMatchObject({ address: { district: 'Centro', zoneName: 'Centro' } });
  });
});
