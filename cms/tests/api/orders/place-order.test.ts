import { describe, expect, it } from 'vitest';
import type { BoardDto } from '../../../src/contracts/board';
import type { OrderCardDto } from '../../../src/contracts/orders';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness } from '../support/business';
import { change } from '../support/database';
import { newProduct } from '../support/menu';
import { CENTRO, orderBody, place } from '../support/ordering';

describe('placing an order', () => {
  it('goes from the customer to the board, through the kitchen and to the customer again', async () => {
    const business = await newBusiness();
    const product = await newProduct(business, { priceCents: 3000 });
    const answer = await place(business, orderBody(product.id, 3500, { type: 'DELIVERY', address: CENTRO }));
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      number: '001',
      state: 'PENDING',
      totals: { totalCents: 3500, feesCents: 500 },
    });

    const board = await business.owner.get<BoardDto>(`/api/orders/board?branch=${business.branch.id}`);
    const [card] = board.body.data.orders;
    expect(card).toMatchObject({
      number: '001',
      state: 'PENDING',
      newCustomer: true,
      totalCents: 3500,
      acknowledgedAt: null,
    });

    let current = card as OrderCardDto;
    for (const [action, state] of [
      ['accept', 'ACCEPTED'],
      ['start', 'PREPARING'],
      ['ready', 'READY'],
      ['dispatch', 'DISPATCHED'],
      ['deliver', 'DELIVERED'],
    ] as const) {
      const moved = await business.owner.post<OrderCardDto>(`/api/orders/${current.id}/${action}`, {
        version: current.version,
      });
      expect(moved.body.data).toMatchObject({ state, version: current.version + 1 });
      current = moved.body.data;
    }
    const tracked = await anonymous.get<TrackedOrderDto>(`/api/store/orders/${answer.body.data.token}`);
    expect(tracked.body.data.timeline.map(({ state }) => state)).toEqual([
      'PENDING',
      'ACCEPTED',
      'PREPARING',
      'READY',
      'DISPATCHED',
      'DELIVERED',
    ]);
    expect(tracked.body.data.payment.state).toBe('CONFIRMED');
  });

  it('passes over a number that an open order of an earlier day still goes by', async () => {
    const business = await newBusiness();
    const { id } = await newProduct(business, { priceCents: 2000 });
    const earlier = [await place(business, orderBody(id, 2000)), await place(business, orderBody(id, 2000))];
    expect(earlier.map(({ body }) => body.data.number)).toEqual(['001', '002']);
    const [ended] = earlier;
    await anonymous.post(`/api/store/orders/${ended?.body.data.token}/cancel`, {});
    // Both were placed the day before, as far as the books know.
    await change(`UPDATE orders SET business_day = '2020-02-29' WHERE branch_id = '${business.branch.id}'`);
    await change(`DELETE FROM order_counters WHERE branch_id = '${business.branch.id}'`);

    const today = [await place(business, orderBody(id, 2000)), await place(business, orderBody(id, 2000))];
    expect(today.map(({ body }) => body.data.number)).toEqual(['001', '003']);
  });
});
