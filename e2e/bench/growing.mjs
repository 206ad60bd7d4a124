import { percentile } from './customer.mjs';
import { inTurns } from './in-turns.mjs';
import { placedToBoards } from './live.mjs';
import { orderBody, quoteBody } from './load.mjs';
import { questions } from './questions.mjs';
import { filled, millis, perSecond, report, signIn, up } from './setting.mjs';

// What is to take as long where there is much as where there is little.

const BOARDS = 200;
const BOARD_TURNS = 5;

/** How many times as long what is asked takes at the second as at the first. */
const timesAsLong = ([few, many]) => `${(few.perSecond / many.perSecond).toFixed(2)} ×`;

/** A quote for a delivery by a branch of five zones, and of five hundred. */
export async function zones() {
  const stores = [];
  for (const [index, count] of [5, 500].entries()) {
    const { folder, facts } = await filled(0, 500, count);
    stores.push({ server: await up(folder, 4391 + index), facts });
  }
  const measured = await inTurns(
    stores.map(({ server, facts }) => ({
      ...server,
      path: '/api/store/bench/quote',
      method: 'POST',
      body: () => quoteBody(facts),
    })),
    2,
  );
  for (const { server } of stores) await server.stop();
  const [few, many] = measured;
  report(
    'a quote for a delivery, 500 zones (200 of 500 corners)',
    perSecond(many),
    `with 5 zones: ${perSecond(few)} (${timesAsLong(measured)} the time, aim ≤ 1.2 ×); p99 ${millis(many.p99)} and ${millis(few.p99)}, n=${many.n} and ${few.n}`,
  );
}

/** The list of orders, at ten thousand of them and at so many; and after that what placing one takes there. */
export async function list(most) {
  const stores = [];
  for (const [index, orders] of [10_000, most].entries()) {
    const { folder, facts } = await filled(orders);
    const server = await up(folder, 4391 + index);
    const cookie = await signIn(server.base, facts);
    stores.push({ server, facts, cookie, headers: { cookie }, asked: questions(orders, facts) });
  }
  for (const name of Object.keys(stores[0].asked)) {
    const measured = await inTurns(
      stores.map(({ server, headers, asked }) => ({
        ...server,
        path: asked[name],
        headers,
        connections: 4,
      })),
      0.8,
    );
    const { p50, p99, n, ...many } = measured[1];
    report(
      `orders, ${name}, at ${most.toLocaleString('en')}`,
      perSecond(many),
      `p50 ${millis(p50)}, p99 ${millis(p99)}, n=${n}; ${timesAsLong(measured)} the time at 10,000, aim ≤ 1.3 ×`,
    );
  }
  await placing(stores, most);
  for (const { server } of stores) await server.stop();
}

/** Placing orders at few of them and at many, and how soon each is on all boards. */
async function placing(stores, most) {
  const measured = await inTurns(
    stores.map(({ server, facts }) => ({
      ...server,
      path: '/api/store/bench/orders',
      method: 'POST',
      body: () => orderBody(facts),
    })),
    1,
  );
  const [few, many] = measured;
  report(
    `place an order, c=10, at ${most.toLocaleString('en')}`,
    perSecond(many),
    `at 10,000: ${perSecond(few)} (${timesAsLong(measured)} the time, aim ≤ 1.3 ×); p99 ${millis(many.p99)} and ${millis(few.p99)} (${(many.p99 / few.p99).toFixed(2)} ×), n=${many.n} and ${few.n}`,
  );
  const [soon, late] = await toBoards(stores);
  report(
    `order sent → card on all of ${BOARDS} boards, at ${most.toLocaleString('en')}`,
    `p50 ${millis(late.p50)}`,
    `p99 ${millis(late.p99)}, at 10,000 p50 ${millis(soon.p50)}, p99 ${millis(soon.p99)} (${(late.p99 / soon.p99).toFixed(2)} ×, aim ≤ 1.3 ×), n=${late.n} each`,
  );
}

/** From sending an order to its card on all boards, of each store; in turns, the first of which warms up and does not count. */
async function toBoards(stores) {
  const times = stores.map(() => []);
  for (let turn = 0; turn <= BOARD_TURNS; turn += 1) {
    for (const [index, { server, cookie, facts }] of stores.entries()) {
      const heard = await placedToBoards({ ...server, cookie, facts, boards: BOARDS, orders: 40 });
      if (turn > 0) times[index].push(...heard.times);
    }
  }
  return times.map((each) => {
    const sorted = each.sort((one, other) => one - other);
    return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), n: sorted.length };
  });
}
