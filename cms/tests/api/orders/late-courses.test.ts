import { expect, it } from 'vitest';
import type { HomeDto } from '../../../src/contracts/home';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { isLate } from '../../../src/domain/orders/lateness';
import { newBusiness } from '../support/business';
import { change } from '../support/database';
import { HOUR_MS, MINUTE_MS, ago, now } from '../support/instants';
import { newProduct } from '../support/menu';
import { cardOf, EVERY_STATE, orderIn, performAction } from '../support/states';

it('a table is not late while its dessert waits, nor before what was fired is due, at home as on the board', async () => {
  const business = await newBusiness(EVERY_STATE);
  const soup = await newProduct(business, { station: 'Cold' });
  const cake = await newProduct(business, { station: 'Sweets' });
  const placed = await orderIn(business, soup, 'PREPARING', 'DINE_IN', {
    items: [soup, cake].map(({ id }) => ({ productId: id, quantity: 1 })),
    expectedTotalCents: soup.priceCents + cake.priceCents,
  });
  const late = async () => {
    const home = await business.owner.get<HomeDto>(`/api/home?branch=${business.branch.id}`);
    const count = home.body.data.needs.find(({ code }) => code === 'ORDERS_LATE')?.count ?? 0;
    // What the card says is what the board and the kitchen go by.
    expect(isLate(await cardOf(business, placed.id), now())).toBe(count === 1);
    return count;
  };
  const act = async (order: OrderCardDto, action: string, more: object = {}) => {
    const answer = await performAction(business.owner, order, action, more);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data;
  };

  expect(await late()).toBe(0);
  await change('UPDATE orders SET kitchen_due_at = ?, promised_at = ? WHERE document_id = ?', [
    ago(HOUR_MS),
    ago(HOUR_MS),
    placed.id,
  ]);
  expect(await late()).toBe(1);
  const held = await act(placed, 'hold', { places: [1] });
  expect(await late(), 'the soup is late still').toBe(1);
  const served = await act(held, 'ready', { station: 'Cold' });
  expect(await late()).toBe(0);
  const fired = await act(served, 'fire');
  expect(await late()).toBe(0);
  const stations = fired.stations.map((work) =>
    work.firedAt ? { ...work, minutes: 5, firedAt: ago(6 * MINUTE_MS).toISOString() } : work,
  );
  await change('UPDATE orders SET stations = ? WHERE document_id = ?', [JSON.stringify(stations), placed.id]);
  expect(await late()).toBe(1);
  await act(await act(fired, 'ready'), 'deliver');
  expect(await late()).toBe(0);
});
