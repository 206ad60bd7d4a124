import { beforeAll, expect, it } from 'vitest';
import type { StoredOrder } from '../../../src/api/orders/exports';
import type { Tx } from '../../../src/database/transaction';
import { randomFrom, seedOf } from '../../../seed/random';
import { newBusiness } from '../support/business';
import { MINUTE_MS } from '../support/instants';
import { ledgerOf } from '../support/ledger';
import { newProduct } from '../support/menu';
import { orderBody } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { fromServer, serverUrl } from '../support/server';

/** Days of 23 and 25 hours, where the zone has such days. */
const ZONES: [zone: string, days: string[]][] = [
  ['America/Sao_Paulo', ['2026-03-08', '2026-11-01']],
  ['America/New_York', ['2026-03-08', '2026-11-01']],
  ['Europe/Lisbon', ['2026-03-29', '2026-10-25']],
  ['Asia/Kathmandu', ['2026-03-29', '2026-10-25']],
];
const ORDERS = thorough(60, 8);
const CLOSEOUT_HOUR = 4;

interface Server {
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  placeOrderWithin: (tx: Tx, request: object) => Promise<{ data: { token: string } }>;
  orderByToken: (tx: Tx, token: string) => Promise<StoredOrder | null>;
  moveOrder: (tx: Tx, order: StoredOrder, move: object) => Promise<StoredOrder>;
  receivedAll: (order: StoredOrder, seen: { by: string; at: Date }) => object;
  refundedPayments: (order: StoredOrder, refund: object) => object;
}
let server: Server;

beforeAll(async () => {
  await serverUrl();
  server = {
    ...(fromServer('./database/transaction') as object),
    ...(fromServer('./api/orders/use-cases/place-order') as object),
    ...(fromServer('./api/orders/store/order-row') as object),
    ...(fromServer('./api/orders/store/move-order') as object),
    ...(fromServer('./api/orders/store/payment-changes') as object),
  } as Server;
});

/** The business day of an instant by the platform's own calendar, hour by hour: the day whose closeout was passed last. */
function dayOf(at: Date, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
  });
  for (let instant = at.getTime(); ; instant -= 15 * MINUTE_MS) {
    const { year, month, day, hour } = Object.fromEntries(
      clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
    );
    if (Number(hour) >= CLOSEOUT_HOUR) return `${year}-${month}-${day}`;
  }
}

it.each(ZONES)(
  'in %s money counts for the day on which it moved, and a sale for that of its order',
  async (zone, days) => {
    const business = await newBusiness({ branch: { timezone: zone } });
    const product = await newProduct(business);
    const random = randomFrom(seedOf(zone));
    const expected = new Map<string, number>();
    const add = (account: string, day: string, cents: number) =>
      expected.set(`${account} ${day}`, (expected.get(`${account} ${day}`) ?? 0) + cents);
    for (let order = 0; order < ORDERS; order += 1) {
      const midnight = Date.parse(`${random.pick(days)}T00:00:00.000Z`);
      const instants = Array.from(
        { length: 4 },
        () => new Date(midnight + random.integer(-6 * 60, 34 * 60) * MINUTE_MS),
      );
      const [placed, paid, concluded, refunded] = instants.sort((a, b) => a.getTime() - b.getTime()) as [
        Date,
        Date,
        Date,
        Date,
      ];
      await live(business.branch.id, product, { placed, paid, concluded, refunded });
      add('cash', dayOf(paid, zone), 2000);
      add('cash', dayOf(refunded, zone), -100);
      add('sales', dayOf(placed, zone), -2000);
      add('refunds', dayOf(refunded, zone), 100);
    }
    const found = new Map<string, number>();
    for (const { account, businessDay, amountCents } of await ledgerOf(business.id)) {
      const key = `${account.startsWith('cash') ? 'cash' : account} ${businessDay}`;
      if (!account.startsWith('orders.')) found.set(key, (found.get(key) ?? 0) + amountCents);
    }
    expect(Object.fromEntries([...found].sort())).toEqual(Object.fromEntries([...expected].sort()));
    tally(`orders on days of 23 and 25 hours in ${zone}`, ORDERS);
  },
);

/** An order that is placed, handed over, concluded and given back in part, each at its instant. */
async function live(
  branchId: string,
  product: { id: string; priceCents: number },
  at: Record<'placed' | 'paid' | 'concluded' | 'refunded', Date>,
): Promise<void> {
  const actor = { kind: 'SYSTEM' };
  await server.inTransaction(async (tx) => {
    const { data } = await server.placeOrderWithin(tx, {
      ...{ branchId, body: orderBody(product.id, 2000), channel: 'STORE', language: 'en', random: 0.5 },
      ...{ idempotencyKey: `${branchId} ${Math.random()}`, now: at.placed },
    });
    let order = await server.orderByToken(tx, data.token);
    const move = async (action: string, now: Date, set?: (order: StoredOrder) => object) => {
      if (order) order = await server.moveOrder(tx, order, { action, actor, now, set: set?.(order) });
    };
    for (const action of ['accept', 'start', 'ready']) await move(action, at.placed);
    await move('deliver', at.paid, (current) => server.receivedAll(current, { by: 'Ana', at: at.paid }));
    await move('conclude', at.concluded);
    await move('refund', at.refunded, (current) =>
      server.refundedPayments(current, {
        ...{ part: 'AMOUNT', of: null, amountCents: 100, method: 'CASH', by: 'Ana', note: 'Cold' },
        at: at.refunded.toISOString(),
      }),
    );
  });
}
