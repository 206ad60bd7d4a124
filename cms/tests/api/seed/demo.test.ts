import { describe, expect, it } from 'vitest';
import type { BranchDto } from '../../../src/contracts/branches';
import type { CustomerDto, DuplicateGroupDto, SegmentCountDto } from '../../../src/contracts/customers';
import type { FeedbackCausesDto, FeedbackDto, FeedbackSummaryDto } from '../../../src/contracts/feedback';
import type { HomeDto } from '../../../src/contracts/home';
import type { OrderCardDto, OrderDto } from '../../../src/contracts/orders';
import type { OrderListMeta } from '../../../src/contracts/order-list';
import type { SessionDto } from '../../../src/contracts/session';
import type { StoreMenuDto, StoreProfileDto } from '../../../src/contracts/storefront';
import { promiseOutcome } from '../../../src/domain/orders/lateness';
import { addDays, businessDay, businessDayBounds } from '../../../src/domain/time';
import { DEMO_PASSWORD, DEMO_SIGN_INS, DEMO_STAFF } from '../../../seed/people';
import { client, signIn, type Client } from '../support/client';
import { now, nowMs } from '../support/instants';
import { PROOF, tally, thorough } from '../support/proof';
import { emptyHome, freePort, runToEnd, spawnServer } from '../support/spawned';

const PATIENCE_MS = 600_000;
const LOOKED_AT = thorough(500, 60);
const LOST = ['REJECTED', 'EXPIRED', 'CANCELLED'];
const OWNERS = ['owner@cantina.test', 'owner@sushi.test'];

/** All orders that a question finds, page by page. */
async function allOrders(
  who: Client,
  query: string,
): Promise<{ cards: OrderCardDto[]; meta: OrderListMeta }> {
  const cards: OrderCardDto[] = [];
  let [first, next]: [OrderListMeta | null, string | null] = [null, null];
  do {
    const cursor: string = next === null ? '' : `&cursor=${next}`;
    const { body } = await who.get<OrderCardDto[]>(`/api/orders?pageSize=100${query}${cursor}`);
    const meta = body.meta as OrderListMeta;
    first ??= meta;
    cards.push(...body.data);
    ({ next } = meta);
  } while (next !== null);
  return { cards, meta: first };
}

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((total, one) => total + (one ?? 0), 0);
const sold = ({ state }: OrderCardDto) => !LOST.includes(state) && state !== 'AWAITING_PAYMENT';

/** How many rows a business shows of everything that has a list. */
async function countsOf(who: Client): Promise<Record<string, number | null>> {
  const counts: Record<string, number | null> = {};
  for (const list of ['branches', 'categories', 'products', 'variation-groups', 'extra-groups']) {
    const { body } = await who.get(`/api/${list}`);
    counts[list] = (body.meta as { pagination: { total: number } }).pagination.total;
  }
  counts.orders = (await allOrders(who, '')).cards.length;
  return counts;
}

/** That home says of today, and of the same day last week, what the list of orders says. */
async function expectHomeOf(who: Client, branch: BranchDto): Promise<number> {
  const read = async () => (await who.get<HomeDto>(`/api/home?branch=${branch.id}`)).body.data;
  const ordersOn = (day: string) => allOrders(who, `&branch=${branch.id}&from=${day}&to=${day}`);
  // Orders go on by the clock: what is compared has to be of one moment.
  let home = await read();
  let today = await ordersOn(home.businessDay);
  for (let again = await read(); JSON.stringify(again) !== JSON.stringify(home); again = await read()) {
    home = again;
    today = await ordersOn(home.businessDay);
  }
  const counted = today.cards.filter(sold);
  expect(home.today).toMatchObject({
    orders: counted.length,
    salesCents: sum(counted.map(({ totalCents }) => totalCents)),
    cancelled: today.cards.filter(({ state }) => LOST.includes(state)).length,
  });
  expect(home.today.averageTicketCents).toBe(
    counted.length && Math.round(home.today.salesCents / counted.length),
  );
  expect(sum(home.hours.map(({ orders }) => orders))).toBe(counted.length);
  const { timezone, closeoutTime } = branch;
  const { start, end } = businessDayBounds(home.businessDay, timezone, closeoutTime);
  const isOfToday = (at: string | null) => at !== null && at >= start.toISOString() && at < end.toISOString();
  const lately = await allOrders(who, `&branch=${branch.id}&from=${addDays(home.businessDay, -8)}`);
  const handedOver = lately.cards.filter(
    (order) => sold(order) && order.promisedAt !== null && isOfToday(order.deliveredAt),
  );
  const after = handedOver.filter(({ deliveredAt, promisedAt }) => deliveredAt! > promisedAt!);
  const waited = after.filter((order) => order.type !== 'DELIVERY' && order.readyAt! <= order.promisedAt!);
  expect(home.fetchedLate).toBe(waited.length);
  const late = after.length - waited.length;
  expect(sum(home.late.map(({ count }) => count))).toBe(late);
  const underWay = lately.cards.flatMap((order) =>
    order.deliveredAt === null ? (promiseOutcome(order, now()) ?? []) : [],
  );
  expect(home.lateNow).toBe(underWay.filter((outcome) => outcome === 'BROKEN').length);
  expect(home.today.onTime).toEqual({
    kept: handedOver.length - late + underWay.filter((outcome) => outcome === 'KEPT').length,
    due: handedOver.length + underWay.length,
  });
  expect([today.meta.total, today.meta.sumCents]).toEqual([today.cards.length, home.today.salesCents]);

  const amounts = new Map<string, { quantity: number; salesCents: number }>();
  for (const { id } of counted) {
    const { items } = (await who.get<OrderDto>(`/api/orders/${id}`)).body.data;
    for (const { productId, quantity, totalCents } of items) {
      const before = amounts.get(productId) ?? { quantity: 0, salesCents: 0 };
      amounts.set(productId, {
        quantity: before.quantity + quantity,
        salesCents: before.salesCents + totalCents,
      });
    }
  }
  const best = [...amounts.values()]
    .sort((a, b) => b.quantity - a.quantity || b.salesCents - a.salesCents)
    .slice(0, 5);
  expect(home.bestSellers.map((one) => ({ quantity: one.quantity, salesCents: one.salesCents }))).toEqual(
    best,
  );

  const lastWeek = (await ordersOn(home.comparedDay)).cards.filter(sold);
  expect(sum(home.hours.map(({ comparedOrders }) => comparedOrders))).toBe(lastWeek.length);
  expect(home.compared.orders).toBeLessThanOrEqual(lastWeek.length);
  return today.cards.length + lastWeek.length;
}

/** That an order adds up, and that its story leads to where it stands. */
function expectCoherent(order: OrderDto): void {
  const which = `${order.number} of ${order.businessDay}`;
  const { items, fees, discounts, timeline } = order;
  for (const { quantity, unitPriceCents, totalCents } of items)
    expect(totalCents, which).toBe(quantity * unitPriceCents);
  expect(order.itemsCents, which).toBe(sum(items.map(({ totalCents }) => totalCents)));
  expect(order.feesCents, which).toBe(sum((fees ?? []).map(({ amountCents }) => amountCents)));
  expect(order.discountsCents, which).toBe(sum((discounts ?? []).map(({ amountCents }) => amountCents)));
  expect(order.totalCents, which).toBe(order.itemsCents! + order.feesCents! - order.discountsCents!);
  expect(order.unitCount, which).toBe(sum(items.map(({ quantity }) => quantity)));

  const moves = timeline.filter(({ to }) => to !== null);
  expect(moves.at(-1)?.to, which).toBe(order.state);
  moves.slice(1).forEach(({ from }, index) => expect(from, which).toBe(moves[index]!.to));
  const instants = timeline.map(({ at }) => Date.parse(at));
  expect(instants, which).toEqual(instants.toSorted((a, b) => a - b));
  expect(instants.at(-1), which).toBeLessThanOrEqual(nowMs());
  if (order.deliveredAt) expect(order.deliveredAt > order.placedAt, which).toBe(true);
}

async function expectStorePage(origin: string, slug: string): Promise<void> {
  const visitor = client(null, origin);
  const profile = (await visitor.get<StoreProfileDto>(`/api/store/${slug}`)).body.data;
  if (slug === 'cantina-centro') expect(profile.store.canOrder).toBe(true);
  const { products } = (await visitor.get<StoreMenuDto>(`/api/store/${slug}/menu`)).body.data;
  expect(products.length).toBeGreaterThan(20);
  const pictures = new Set(products.flatMap(({ imageUrls }) => imageUrls));
  expect(pictures.size).toBeGreaterThan(5);
  for (const picture of pictures) {
    const answer = await fetch(origin + picture);
    await answer.arrayBuffer();
    expect([answer.status, answer.headers.get('content-type')], picture).toEqual([
      200,
      expect.stringMatching(/^image\/(webp|jpeg|png|avif)$/),
    ]);
  }
}

/** That customers stand in every segment, that their figures are those of their orders, and that two are known twice. */
async function expectCustomers(owner: Client): Promise<void> {
  const segments = (await owner.get<SegmentCountDto[]>('/api/customers/segments')).body.data;
  for (const { segment, count } of segments) expect(count, segment).toBeGreaterThanOrEqual(12);
  const best = (await owner.get<CustomerDto[]>('/api/customers?sort=spentCents:desc&pagination[pageSize]=60'))
    .body.data;
  const oldest = (
    await owner.get<CustomerDto[]>('/api/customers?sort=lastOrderAt:asc&pagination[pageSize]=40')
  ).body.data;
  const { cards } = await allOrders(owner, '');
  let compared = 0;
  for (const { phone, orderCount, spentCents, lastOrderAt } of [...best, ...oldest]) {
    const own = cards.filter(({ customerPhone }) => customerPhone === phone);
    // Orders under way go on by the clock.
    if (own.some(({ state }) => state !== 'CONCLUDED' && !LOST.includes(state))) continue;
    const counted = own.filter(({ state }) => !LOST.includes(state));
    expect([orderCount, spentCents, lastOrderAt], phone).toEqual([
      counted.length,
      sum(counted.map(({ totalCents }) => totalCents)),
      counted
        .map(({ placedAt }) => placedAt)
        .sort()
        .at(-1) ?? null,
    ]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(50);
  const groups = (await owner.get<DuplicateGroupDto[]>('/api/customers/duplicates')).body.data;
  expect(groups.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['SAME_PHONE_WITHOUT_NINTH_DIGIT', 'SAME_EMAIL']),
  );
  const blocked = (await owner.get<CustomerDto[]>('/api/customers?filters[state][$eq]=BLOCKED')).body.data;
  expect(blocked.map(({ blockReason }) => blockReason)).toEqual([expect.stringMatching(/./)]);
}

/** That feedback has a credible score, finds the late courier, and leaves the team some work. */
async function expectFeedback(owner: Client, { id, timezone, closeoutTime }: BranchDto): Promise<void> {
  const today = businessDay(now(), timezone, closeoutTime);
  const period = `from=${addDays(today, -89)}&to=${today}`;
  const summary = (await owner.get<FeedbackSummaryDto>(`/api/feedback/summary?${period}`)).body.data;
  expect(summary.nps).toBeGreaterThanOrEqual(40);
  expect(summary.nps).toBeLessThanOrEqual(65);
  const { causes } = (await owner.get<FeedbackCausesDto>(`/api/feedback/causes?${period}`)).body.data;
  expect(causes).toContainEqual(expect.objectContaining({ dimension: 'COURIER', name: 'Danilo Rocha' }));
  expect(causes).toContainEqual(
    expect.objectContaining({ dimension: 'DELAY', value: expect.stringMatching(/^UP_TO/) as string }),
  );
  const open = (
    await owner.get<FeedbackDto[]>('/api/feedback?filters[kind][$eq]=DETRACTOR&filters[state][$eq]=OPEN')
  ).body.data;
  const overdue = open.filter(({ dueAt }) => dueAt !== null && dueAt < now().toISOString());
  expect(overdue.map(({ branchId }) => branchId)).toEqual([id]);
  expect(open).toContainEqual(expect.objectContaining({ state: 'IN_CONTACT', ownerName: 'Renato Prado' }));
  expect(open).toContainEqual(expect.objectContaining({ source: 'FALAE', orderId: null }));
}

// On PostgreSQL it takes longer and shows little that SQLite does not.
describe.runIf(PROOF || !process.env.DATABASE_URL)('the demo', () => {
  it(
    'fills an empty database with businesses whose figures agree, lets everybody in, and is done once',
    async () => {
      const home = await emptyHome();
      expect(await runToEnd(home, { args: ['--seed'] })).toMatchObject({
        code: 0,
        said: expect.stringMatching(/orders/) as string,
      });
      const again = await runToEnd(home, { args: ['--seed'] });
      expect([again.code, again.said]).toEqual([0, expect.not.stringMatching(/orders/)]);
      // The ledger holds the sales, payments and refunds of the demo, to the cent.
      const verified = await runToEnd(home, { args: ['--verify'] });
      expect(verified).toMatchObject({
        code: 0,
        said: expect.stringMatching(/[1-9]\d* orders, [1-9]\d* transactions: 0 differences/) as string,
      });
      const { url } = await spawnServer(home, { port: await freePort(), env: { COMANDA_DEMO: '1' } });

      for (const { email, role } of [...DEMO_SIGN_INS, ...DEMO_STAFF]) {
        const who = await signIn(email, DEMO_PASSWORD, url);
        expect((await who.get<SessionDto>('/api/session')).body.data.user).toMatchObject({ email, role });
      }
      let looked = 0;
      const counts: object[] = [];
      for (const email of OWNERS) {
        const owner = await signIn(email, DEMO_PASSWORD, url);
        counts.push(await countsOf(owner));
        const { cards } = await allOrders(owner, '');
        const numbers = cards.map(
          ({ branchId, businessDay, number }) => `${branchId} ${businessDay} ${number}`,
        );
        expect(new Set(numbers).size).toBe(cards.length);
        const step = Math.ceil(cards.length / LOOKED_AT);
        for (const { id } of cards.filter((_, index) => index % step === 0)) {
          expectCoherent((await owner.get<OrderDto>(`/api/orders/${id}`)).body.data);
          looked += 1;
        }
        const branches = (await owner.get<BranchDto[]>('/api/branches')).body.data;
        const centro = branches.find(({ slug }) => slug === 'cantina-centro');
        if (centro) {
          await expectCustomers(owner);
          await expectFeedback(owner, centro);
        } else expect((await owner.get<FeedbackDto[]>('/api/feedback')).body.data.length).toBeGreaterThan(10);
        for (const branch of branches) {
          looked += await expectHomeOf(owner, branch);
          await expectStorePage(url, branch.slug);
        }
      }
      expect(counts).toMatchObject([{ branches: 2 }, { branches: 1 }]);
      expect(sum(counts.map((count) => (count as { orders: number }).orders))).toBeGreaterThan(2000);
      tally('orders of the demo', looked);
    },
    PATIENCE_MS,
  );
});
