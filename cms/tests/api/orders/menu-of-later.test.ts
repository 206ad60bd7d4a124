import { beforeAll, describe, expect, it } from 'vitest';
import type { EditQuoteDto } from '../../../src/contracts/order-money';
import type { OrderMenuDto } from '../../../src/contracts/staff-orders';
import { localTime } from '../../../src/domain/time';
import { newBusiness, type TestBusiness } from '../support/business';
import { DAY_MS, HOUR_MS, later, now } from '../support/instants';
import { newProduct } from '../support/menu';
import { EVERY_STATE, orderIn } from '../support/states';
import { TIME_ZONE } from '../support/time-zone';

let business: TestBusiness;
let usual: { id: string; priceCents: number };
let forLater: { id: string };
let forNow: { id: string };

const dayOf = (instant: Date) => localTime(instant, TIME_ZONE).day;
const onDays = (fromDate: string | null, toDate: string | null) => ({
  days: [],
  periods: [],
  fromDate,
  toDate,
});

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  usual = await newProduct(business);
  // For tomorrow at this time.
  forLater = await orderIn(business, usual, 'SCHEDULED', 'TAKEOUT');
  forNow = await orderIn(business, usual, 'ACCEPTED', 'TAKEOUT');
});

const menuOf = async ({ id }: { id: string }) => {
  const answer = await business.owner.get<OrderMenuDto>(`/api/orders/${id}/menu`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.products;
};

/** How an edit of an order finds a product, and what the menu of that order says of it. */
async function found(order: { id: string }, product: { id: string }) {
  const shown = (await menuOf(order)).find(({ id }) => id === product.id);
  const wanted = {
    keep: [{ place: 0, quantity: 1 }],
    add: [{ productId: product.id, quantity: 1, extras: [] }],
  };
  const quote = await business.owner.post<EditQuoteDto>(`/api/orders/${order.id}/edit-quote`, wanted);
  const { refusals, deltaCents } = quote.body.data;
  expect(refusals.length === 0).toBe(shown !== undefined && !shown.soldOut);
  if (shown && !shown.soldOut) expect(deltaCents).toBe(shown.priceCents);
  return shown ? (shown.soldOut ? 'SOLD_OUT' : shown.priceCents) : null;
}

describe('the menu by which an order for later is edited', () => {
  it('has what is back by then, and marks what is not', async () => {
    const back = await newProduct(business, { soldOutUntil: later(HOUR_MS).toISOString() });
    expect([await found(forLater, back), await found(forNow, back)]).toEqual([2000, 'SOLD_OUT']);
    const gone = await newProduct(business, { soldOutUntil: later(3 * DAY_MS).toISOString() });
    expect([await found(forLater, gone), await found(forNow, gone)]).toEqual(['SOLD_OUT', 'SOLD_OUT']);
  });

  it('has what is on the menu then, and not what is only now', async () => {
    const [today, tomorrow] = [dayOf(now()), dayOf(later(DAY_MS))];
    const tomorrows = await newProduct(business, { availability: onDays(tomorrow, null) });
    const todays = await newProduct(business, { availability: onDays(null, today) });
    expect([await found(forLater, tomorrows), await found(forNow, tomorrows)]).toEqual([2000, null]);
    expect([await found(forLater, todays), await found(forNow, todays)]).toEqual([null, 2000]);
    // One does not stand in for the other, whichever was read last.
    expect(await found(forLater, todays)).toBeNull();
  });

  it('has the prices of then', async () => {
    const cheaper = await newProduct(business, {
      ...{ promoPriceCents: 1500, promoFrom: later(HOUR_MS).toISOString() },
      promoTo: later(3 * DAY_MS).toISOString(),
    });
    expect([await found(forLater, cheaper), await found(forNow, cheaper)]).toEqual([1500, 2000]);
  });
});
