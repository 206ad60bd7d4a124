import { beforeAll, describe, expect, it } from 'vitest';
import type { EditQuoteDto } from '../../../src/contracts/order-money';
import type { OrderMenuDto, StaffQuoteDto } from '../../../src/contracts/staff-orders';
import { localTime } from '../../../src/domain/time';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { DAY_MS, HOUR_MS, MINUTE_MS, later, now } from '../support/instants';
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

describe('the menu by which an order for later is typed', () => {
  /** What the menu says of a product at the time that an order is for, as the quote of that order says it too. */
  async function typed(product: { id: string }, scheduledFor: string | null) {
    const where = { branch: business.branch.id, channel: 'COUNTER' };
    const query = new URLSearchParams({ ...where, ...(scheduledFor && { at: scheduledFor }) });
    const menu = await business.owner.get<OrderMenuDto>(`/api/orders/menu?${query.toString()}`);
    expect(menu.status, menu.text).toBe(200);
    const shown = menu.body.data.products.find(({ id }) => id === product.id);
    const items = [{ productId: product.id, quantity: 1 }];
    const wish = { ...where, type: 'TAKEOUT', items, scheduledFor };
    const quote = await business.owner.post<StaffQuoteDto>('/api/orders/quote', wish);
    const ofItem = quote.body.data.refusals.filter(({ path }) => path[0] === 'items');
    expect(ofItem.length === 0).toBe(shown !== undefined && !shown.soldOut);
    return shown ? (shown.soldOut ? 'SOLD_OUT' : shown.priceCents) : null;
  }

  it('has what is sold at that time, at the prices of then', async () => {
    const tomorrow = later(DAY_MS).toISOString();
    const lunch = await newProduct(business, {
      ...{ soldOutUntil: later(HOUR_MS).toISOString(), promoPriceCents: 1500 },
      ...{ promoFrom: later(HOUR_MS).toISOString(), promoTo: later(3 * DAY_MS).toISOString() },
    });
    expect([await typed(lunch, tomorrow), await typed(lunch, null)]).toEqual([1500, 'SOLD_OUT']);
    const tomorrows = await newProduct(business, { availability: onDays(dayOf(later(DAY_MS)), null) });
    const todays = await newProduct(business, { availability: onDays(null, dayOf(now())) });
    expect([await typed(tomorrows, tomorrow), await typed(tomorrows, null)]).toEqual([2000, null]);
    expect([await typed(todays, tomorrow), await typed(todays, null)]).toEqual([null, 2000]);
    expect(await typed(todays, tomorrow)).toBeNull();
  });

  it('is that of now for a time that no order can be for, and for none that is no time', async () => {
    const back = await newProduct(business, { soldOutUntil: later(HOUR_MS / 2).toISOString() });
    for (const never of [later(40 * MINUTE_MS), later(30 * DAY_MS), later(-DAY_MS)])
      expect(await typed(back, never.toISOString())).toBe('SOLD_OUT');
    const wrong = `/api/orders/menu?branch=${business.branch.id}&channel=COUNTER&at=noon`;
    const answer = await business.owner.get(wrong);
    expect(refusal(answer)[0]).toBe(400);
    expect(answer.body.error.details.issues?.map(({ path }) => path)).toEqual([['at']]);
  });
});
