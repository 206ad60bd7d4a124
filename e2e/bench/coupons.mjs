import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inTurns } from './in-turns.mjs';
import { inProject, temporaryFolder } from './server.mjs';
import { fill, filled, millis, perSecond, report, signIn, up } from './setting.mjs';

// The cost of coupons: a simulation over the orders of 90 days, and quotes beside many coupons that apply by themselves.

const DAYS = 90;
const TURNS = 3;
const AUTOMATIC_COUPONS = 50;

const COUPON = { name: 'Bench', kind: 'PERCENT', valueBps: 1000, state: 'DRAFT' };
const terms = { productIds: [], categoryIds: [], buyQuantity: 1, getQuantity: 1 };
const flags = { combinable: false, autoApply: false, personalOnly: false };
const EVENINGS = {
  availability: {
    days: [1, 2, 3, 4, 5],
    periods: [{ from: '18:00', to: '23:00' }],
    fromDate: null,
    toDate: null,
  },
};

/** Coupons whose rules ask for more and more of an order. */
const draftsOf = ({ productIds }) => ({
  'any order': { ...COUPON, ...terms, ...flags, code: 'SIMPLE', rules: {} },
  'weekday evenings, once per customer': {
    ...{ ...COUPON, ...terms, ...flags, code: 'EVENING' },
    rules: { hours: EVENINGS, perCustomer: { perCustomerLimit: 1 }, minimum: { minSubtotalCents: 4500 } },
  },
  'some products, to two segments, weekday evenings': {
    ...{ ...COUPON, ...terms, ...flags, code: 'SEGMENT', productIds: ['x', ...productIds.slice(0, 50)] },
    rules: { hours: EVENINGS, audience: { audience: 'SEGMENT', segments: ['CHAMPION', 'LOYAL'] } },
  },
});

async function simulateOnce(base, cookie, coupon) {
  const response = await fetch(`${base}/api/coupons/simulate`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ coupon, days: DAYS }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`The simulation answered ${response.status}: ${text}`);
  const { result } = JSON.parse(text.trim().split('\n').at(-1));
  return result;
}

/** Reads how long the event loop of a server was blocked at most since it was read last. */
async function readLoopDelay({ pid }, file) {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await delay(5);
  return Number(readFileSync(file, 'utf8'));
}

/** A coupon tried over as many orders of the last 90 days as `count` says. */
export async function simulation(count) {
  const folder = temporaryFolder();
  const facts = await fill(folder, [count, 500, 0, 'bench', 0, DAYS]);
  const file = path.join(folder, 'loop-delay');
  const server = await up(folder, 4391, {
    NODE_OPTIONS: `--require=${inProject('e2e/bench/loop-delay.cjs')}`,
    BENCH_LOOP_DELAY_FILE: file,
  });
  const cookie = await signIn(server.base, facts);
  for (const [name, draft] of Object.entries(draftsOf(facts))) {
    const [took, blocked] = [[], []];
    let orders = 0;
    for (let turn = 0; turn <= TURNS; turn += 1) {
      await readLoopDelay(server, file);
      const began = performance.now();
      ({ orders } = await simulateOnce(server.base, cookie, draft));
      // The first turn warms up.
      if (turn > 0) {
        took.push(performance.now() - began);
        blocked.push(await readLoopDelay(server, file));
      }
    }
    report(
      `simulate a coupon over ${orders.toLocaleString('en')} orders of ${DAYS} days: ${name}`,
      millis(median(took)),
      `aim ≤ 2 s; of ${took.map(Math.round).join(', ')} ms; event loop blocked at most ${millis(Math.max(...blocked))}`,
    );
  }
  await server.stop();
}

/** A quote where no coupon applies by itself, and where as many do as a business may have. */
export async function automaticCoupons() {
  const targets = [];
  const servers = [];
  for (const [index, count] of [0, AUTOMATIC_COUPONS].entries()) {
    const { folder, facts } = await filled(0);
    const server = await up(folder, 4391 + index);
    const cookie = await signIn(server.base, facts);
    for (let each = 0; each < count; each += 1) await createAutomatic(server.base, cookie, facts, each);
    servers.push(server);
    targets.push({
      ...server,
      path: '/api/store/bench/quote',
      method: 'POST',
      body: () => ({ type: 'TAKEOUT', items: itemsOf(facts) }),
    });
  }
  const measured = await inTurns(targets, 2);
  for (const server of servers) await server.stop();
  const [none, many] = measured;
  report(
    `a quote beside ${AUTOMATIC_COUPONS} coupons that apply by themselves`,
    perSecond(many),
    `without: ${perSecond(none)} (${(none.perSecond / many.perSecond).toFixed(2)} × the time, aim ≤ 1.2 ×); p99 ${millis(many.p99)} and ${millis(none.p99)}, n=${many.n} and ${none.n}`,
  );
}

export const itemsOf = ({ productIds }) =>
  [0, 1, 2].map((line) => ({ productId: productIds[line * 7], quantity: line + 1, extras: [] }));

/** Of each ten: five are limited in their uses, two hold in the evening only, two are for some categories of products. */
export async function createAutomatic(base, cookie, { productIds }, index) {
  const kind = index % 10;
  const rules = {
    minimum: { minSubtotalCents: 1000 + 100 * index },
    ...(kind < 5 && { usage: { usageLimit: 100_000 } }),
    ...((kind === 5 || kind === 6) && { hours: EVENINGS }),
  };
  const coupon = {
    ...{ ...COUPON, ...terms, ...flags, state: 'ACTIVE', autoApply: true },
    ...{ code: `AUTO-${index}`, valueBps: 100 + index, combinable: kind === 9, rules },
    ...((kind === 7 || kind === 8) && { productIds: productIds.slice(0, 50) }),
  };
  const response = await fetch(`${base}/api/coupons`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(coupon),
  });
  if (response.status !== 201)
    throw new Error(`Creating a coupon answered ${response.status}: ${await response.text()}`);
}

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
