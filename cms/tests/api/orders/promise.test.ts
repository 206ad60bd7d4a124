import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { HomeDto } from '../../../src/contracts/home';
import type { BoardDto } from '../../../src/contracts/board';
import type { BranchDto } from '../../../src/contracts/branches';
import type { OrderCardDto } from '../../../src/contracts/orders';
import type { PrinterDto } from '../../../src/contracts/printing';
import type { TrackedOrderDto } from '../../../src/contracts/storefront';
import { isLate } from '../../../src/domain/orders/lateness';
import { addDays, businessDayBounds } from '../../../src/domain/time';
import { newAddress } from '../support/account';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { change } from '../support/database';
import { DAY_MS, HOUR_MS, MINUTE_MS, ago, now } from '../support/instants';
import { mailsTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';
import { paperPrinter } from '../support/paper-printer';
import { performAction, cardOf, EVERY_STATE, orderIn } from '../support/states';
import { TIME_ZONE } from '../support/time-zone';

let business: TestBusiness;
let product: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness(EVERY_STATE);
  product = await newProduct(business);
});

const delivery = (more: object = {}) => newOrder(business, product, { type: 'DELIVERY', ...more });
const minutesBetween = (from: string | null, to: string | null) =>
  (Date.parse(to ?? '') - Date.parse(from ?? '')) / MINUTE_MS;
const clock = (instant: string | null) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant ?? ''),
  );

/** Lets an order have been placed so many minutes ago, with all that it was promised. */
async function placedAgo(id: string, minutes: number): Promise<void> {
  const { placedAt, kitchenDueAt, promisedFrom, promisedAt } = await cardOf(business, id);
  const shifted = (at: string | null) => new Date(Date.parse(at ?? '') - minutes * MINUTE_MS);
  await change(
    'UPDATE orders SET placed_at = ?, kitchen_due_at = ?, promised_from = ?, promised_at = ? WHERE document_id = ?',
    [shifted(placedAt), shifted(kitchenDueAt), shifted(promisedFrom), shifted(promisedAt), id],
  );
}

const promiseOf = ({ kitchenDueAt, promisedFrom, promisedAt }: OrderCardDto) => [
  kitchenDueAt,
  promisedFrom,
  promisedAt,
];

describe('the promise of a delivery', () => {
  it('is kept with the order as a window, with when it has to leave the kitchen before it', async () => {
    const { id, token } = await delivery();
    const { placedAt, kitchenDueAt, promisedFrom, promisedAt, preparationMin } = await cardOf(business, id);
    expect(minutesBetween(placedAt, kitchenDueAt)).toBe(preparationMin);
    expect(minutesBetween(kitchenDueAt, promisedFrom)).toBeGreaterThan(0);
    expect(minutesBetween(promisedFrom, promisedAt)).toBeGreaterThan(0);
    const tracked = await anonymous.get<TrackedOrderDto>(`/api/store/orders/${token}`);
    expect(tracked.body.data).toMatchObject({ promisedFrom, promisedAt });
  });

  it('gives the kitchen no more time because nobody took it on', async () => {
    const { id } = await delivery();
    await placedAgo(id, 8);
    const before = await cardOf(business, id);
    const accepted = (await performAction(business.owner, before, 'accept')).body.data;
    expect(promiseOf(accepted)).toEqual(promiseOf(before));
  });

  it('moves as a whole when it is accepted with more minutes', async () => {
    const { id } = await delivery();
    const before = await cardOf(business, id);
    const minutes = (before.preparationMin ?? 0) + 15;
    const accepted = (await performAction(business.owner, before, 'accept', { preparationMin: minutes })).body
      .data;
    expect(accepted.preparationMin).toBe(minutes);
    for (const [place, at] of promiseOf(accepted).entries())
      expect(minutesBetween(promiseOf(before)[place] ?? null, at)).toBe(15);
  });

  it('is told by mail as a window', async () => {
    const email = newAddress();
    const { id } = await delivery({ customer: { name: 'Ana Lima', phone: newPhone(), email } });
    const { promisedFrom, promisedAt } = await cardOf(business, id);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(`between ${clock(promisedFrom)} and ${clock(promisedAt)}`);
  });

  it('stands on the kitchen’s paper as when it has to leave the kitchen', async () => {
    const paper = await paperPrinter();
    const { branch, owner } = business;
    const printer = { branchId: branch.id, name: 'Kitchen', host: paper.host, port: paper.port };
    const made = await owner.post<PrinterDto>('/api/printers', printer);
    expect(made.status).toBe(201);
    const { id } = await delivery();
    await placedAgo(id, 8);
    const { kitchenDueAt } = (await performAction(owner, await cardOf(business, id), 'accept')).body.data;
    await vi.waitFor(() => expect(paper.tickets).toHaveLength(1), { timeout: 10_000 });
    expect(paper.tickets[0]).toContain(clock(kitchenDueAt));
  });
});

it('that was broken is told at home, with the station that its kitchen waited for', async () => {
  const made = await newBusiness(EVERY_STATE);
  const pizza = await newProduct(made, { station: 'Oven' });
  const { id } = await newOrder(made, pizza);
  const accepted = (await performAction(made.owner, await cardOf(made, id), 'accept')).body.data;
  const shifted = (at: string | null) => new Date(Date.parse(at ?? '') - 90 * MINUTE_MS);
  await change('UPDATE orders SET accepted_at = ?, promised_at = ? WHERE document_id = ?', [
    shifted(accepted.acceptedAt),
    shifted(accepted.promisedAt),
    id,
  ]);
  const ready = (await performAction(made.owner, accepted, 'ready')).body.data;
  expect((await performAction(made.owner, ready, 'deliver')).body.data.state).toBe('DELIVERED');
  const home = (await made.owner.get<HomeDto>(`/api/home?branch=${made.branch.id}`)).body.data;
  expect(home.late).toEqual([{ breaker: 'KITCHEN', count: 1, by: [{ name: 'Oven', count: 1 }] }]);
  expect([home.today.onTime, home.fetchedLate]).toEqual([{ kept: 0, due: 1 }, 0]);
});

it('was kept where an order was ready in time and fetched late, which home tells apart', async () => {
  const made = await newBusiness();
  const { id } = await newOrder(made, await newProduct(made), { type: 'TAKEOUT' });
  for (const action of ['accept', 'ready']) await performAction(made.owner, await cardOf(made, id), action);
  await change('UPDATE orders SET ready_at = ?, promised_at = ? WHERE document_id = ?', [
    ago(20 * MINUTE_MS),
    ago(10 * MINUTE_MS),
    id,
  ]);
  await performAction(made.owner, await cardOf(made, id), 'deliver');
  const home = (await made.owner.get<HomeDto>(`/api/home?branch=${made.branch.id}`)).body.data;
  expect(home).toMatchObject({ late: [], fetchedLate: 1, today: { orders: 1, onTime: { kept: 1, due: 1 } } });
});

describe('a promise at home', () => {
  const homeOf = (made: TestBusiness) =>
    made.owner.get<HomeDto>(`/api/home?branch=${made.branch.id}`).then(({ body }) => body.data);

  async function written(id: string, set: Record<string, Date | string | number>): Promise<void> {
    if (Object.keys(set).length === 0) return;
    const columns = Object.keys(set).map((column) => `${column} = ?`);
    await change(`UPDATE orders SET ${columns.join(', ')} WHERE document_id = ?`, [
      ...Object.values(set),
      id,
    ]);
  }

  async function handedOver(made: TestBusiness, set: Record<string, Date | string | number>): Promise<void> {
    const { id } = await newOrder(made, await newProduct(made), { type: 'TAKEOUT' });
    for (const action of ['accept', 'ready', 'deliver'])
      expect((await performAction(made.owner, await cardOf(made, id), action)).status).toBe(200);
    await written(id, set);
  }

  it('counts on the day of the handing over, however long before it was ordered', async () => {
    const made = await newBusiness();
    const { businessDay: today } = await homeOf(made);
    const before = { placed_at: ago(DAY_MS), business_day: addDays(today, -1) };
    await handedOver(made, before);
    expect((await homeOf(made)).today).toMatchObject({ orders: 0, onTime: { kept: 1, due: 1 } });
    const broken = { accepted_at: ago(HOUR_MS), promised_at: ago(MINUTE_MS), preparation_min: 1 };
    await handedOver(made, { ...before, ...broken });
    await handedOver(made, { ...before, ready_at: ago(2 * MINUTE_MS), promised_at: ago(MINUTE_MS) });
    const home = await homeOf(made);
    expect([home.today.orders, home.today.onTime, home.fetchedLate]).toEqual([0, { kept: 2, due: 3 }, 1]);
    expect(home.late).toMatchObject([{ breaker: 'KITCHEN', count: 1 }]);
    const board = await made.owner.get<BoardDto>(`/api/orders/board?branch=${made.branch.id}`);
    expect(board.body.data.orders.filter(({ state }) => state === 'DELIVERED')).toHaveLength(3);
  });

  it('counts on no other day: not when it was ordered, and last week up to the same moment alone', async () => {
    const made = await newBusiness();
    const { businessDay: today, comparedDay } = await homeOf(made);
    const branch = await made.owner.get<BranchDto>(`/api/branches/${made.branch.id}`);
    const { timezone, closeoutTime } = branch.body.data;
    const bounds = (day: string) => businessDayBounds(day, timezone, closeoutTime);
    const onDay = (day: string, delivered: number, promised: number) => ({
      placed_at: new Date(bounds(day).start.getTime() - DAY_MS),
      business_day: addDays(day, -1),
      ready_at: new Date(delivered),
      delivered_at: new Date(delivered),
      promised_at: new Date(promised),
    });
    const compared = bounds(comparedDay);
    const start = compared.start.getTime();
    await handedOver(made, onDay(comparedDay, start, start + 1));
    // Later than it is now on that day, and before it.
    await handedOver(made, onDay(comparedDay, compared.end.getTime() - 1, compared.end.getTime()));
    // Handed over late after this time of that day: under way and late then, as it would count today.
    await handedOver(made, onDay(comparedDay, compared.end.getTime() - 1, start + 1));
    await handedOver(made, onDay(comparedDay, start - 1, start - 2));
    const yesterday = bounds(today).start.getTime() - 1;
    await handedOver(made, { ...onDay(today, yesterday, yesterday - 1), business_day: today });
    const home = await homeOf(made);
    expect([home.compared.onTime, home.today.onTime]).toEqual([
      { kept: 1, due: 2 },
      { kept: 0, due: 0 },
    ]);
    expect([home.late, home.fetchedLate]).toEqual([[], 0]);
  });

  it('of half a day says one thing everywhere: orders under way past their promise are late, and count', async () => {
    const made = await newBusiness(EVERY_STATE);
    const dish = await newProduct(made);
    expect((await homeOf(made)).today.onTime).toEqual({ kept: 0, due: 0 });
    for (let nth = 0; nth < 3; nth += 1) await handedOver(made, {});
    await handedOver(made, { accepted_at: ago(HOUR_MS), promised_at: ago(MINUTE_MS) });
    // Not due yet, late in the kitchen, late on the road, and ready in time for a customer who does not come.
    await orderIn(made, dish, 'PREPARING', 'DELIVERY');
    for (const [state, type] of [
      ['ACCEPTED', 'TAKEOUT'],
      ['PREPARING', 'DELIVERY'],
      ['DISPATCHED', 'DELIVERY'],
    ] as const) {
      const { id } = await orderIn(made, dish, state, type);
      await written(id, { promised_at: ago(5 * MINUTE_MS), kitchen_due_at: ago(9 * MINUTE_MS) });
    }
    const waits = await orderIn(made, dish, 'READY', 'TAKEOUT');
    await written(waits.id, { promised_at: ago(5 * MINUTE_MS), ready_at: ago(6 * MINUTE_MS) });
    const home = await homeOf(made);
    expect(home.today.onTime).toEqual({ kept: 4, due: 8 });
    expect([home.lateNow, home.late.map(({ count }) => count), home.fetchedLate]).toEqual([3, [1], 0]);
    expect(home.needs.find(({ code }) => code === 'ORDERS_LATE')?.count).toBe(3);
    const board = await made.owner.get<BoardDto>(`/api/orders/board?branch=${made.branch.id}`);
    expect(board.body.data.orders.filter((order) => isLate(order, now()))).toHaveLength(3);
  });
});
