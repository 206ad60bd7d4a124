import { describe, expect, it } from 'vitest';
import type { PlacedOrderDto, TrackedOrderDto } from '../../../src/contracts/storefront';
import { newBusiness, type TestBusiness } from '../support/business';
import { newCoupon } from '../support/coupon';
import { expectEachOnce } from '../support/each-once';
import { newStock } from '../support/menu';
import { killableServer, tryToOrder, tryToQuote, type KillableServer } from '../support/killable-server';
import { CENTRO } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { newHome } from '../support/spawned';
import { quoteOf, wantedOrders, type Taken, type Wanted } from '../support/varied-order';

const ORDERS = thorough(1000, 200);
/** More than all of them want. */
const STOCK = 10_000;
const KILLS = thorough(3, 2);
const AT_ONCE = 20;
const ASKED_AGAIN = 50;
const PATIENCE_MS = 600_000;

/** Asks what each order comes to, and orders it for that under its key; the same key always says the same. */
function orderer(server: KillableServer, { branch: { slug } }: TestBusiness) {
  return async (wanted: Wanted): Promise<PlacedOrderDto | null> => {
    await server.up();
    wanted.quotedCents ??= (await tryToQuote(server.url, slug, quoteOf(wanted)))?.totalCents;
    const { key, wish, quotedCents } = wanted;
    if (quotedCents === undefined) return null;
    return tryToOrder(server.url, slug, key, { ...wish, expectedTotalCents: quotedCents });
  };
}

/** Customers order and try again until all are confirmed, while the server is killed under them. */
async function rushThroughKills(
  server: KillableServer,
  all: readonly Wanted[],
  order: (wanted: Wanted) => Promise<PlacedOrderDto | null>,
): Promise<{ taken: Taken[]; kills: number; retries: number }> {
  const waiting = [...all];
  const taken: Taken[] = [];
  let [kills, retries] = [0, 0];
  const customer = async () => {
    for (let wanted = waiting.shift(); wanted; wanted = waiting.shift()) {
      const placed = await order(wanted);
      if (placed) taken.push({ wanted, placed });
      else {
        retries += 1;
        waiting.push(wanted);
      }
      if (kills < KILLS && taken.length >= ((kills + 1) * ORDERS) / (KILLS + 1)) {
        kills += 1;
        server.kill();
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, customer));
  return { taken, kills, retries };
}

async function expectTracked(url: string, orders: readonly PlacedOrderDto[]): Promise<void> {
  for (const { token, number } of orders) {
    const answer = await fetch(`${url}/api/store/orders/${token}`);
    const { data } = (await answer.json()) as { data: TrackedOrderDto };
    expect(data).toMatchObject({ number, state: 'PENDING' });
  }
}

describe('a server that is killed while it takes orders', () => {
  it(
    'has every order that it confirmed, and each of them once',
    async () => {
      const business = await newBusiness();
      await newCoupon(business, { code: 'RUSH' });
      const product = await newStock(business, STOCK);
      const home = await newHome();
      const server = await killableServer(home);
      const order = orderer(server, business);
      const variety = { productId: product.id, coupon: 'RUSH', district: CENTRO.district };

      const { taken, kills, retries } = await rushThroughKills(server, wantedOrders(ORDERS, variety), order);
      expect([kills, taken.length]).toEqual([KILLS, ORDERS]);

      const some = taken.slice(0, ASKED_AGAIN);
      for (const { wanted, placed } of some) expect(await order(wanted)).toEqual(placed);
      await expectTracked(
        server.url,
        some.map(({ placed }) => placed),
      );

      await (await server.up()).end('SIGKILL');
      const { id, branch } = business;
      await expectEachOnce(
        (statement, parameters) => home.rows(statement, parameters),
        { businessId: id, branchId: branch.id },
        taken,
      );
      const left = await home.rows('SELECT quantity FROM stock_levels WHERE item_id = ?', [product.id]);
      const sold = taken.flatMap(({ wanted }) => wanted.wish.items);
      expect(left).toEqual([{ quantity: sold.reduce((rest, { quantity }) => rest - quantity, STOCK) }]);
      tally(`orders through ${KILLS} kills, with ${retries} retries`, ORDERS);
    },
    PATIENCE_MS,
  );
});
