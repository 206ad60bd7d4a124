import { describe, expect, it } from 'vitest';
import type { PlacedOrderDto, TrackedOrderDto } from '../../../src/contracts/storefront';
import { newBusiness, type TestBusiness } from '../support/business';
import { expectEachOnce } from '../support/each-once';
import { newStock } from '../support/menu';
import { killableServer, tryToOrder, type KillableServer } from '../support/killable-server';
import { orderBody } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { newHome } from '../support/spawned';

const ORDERS = thorough(1000, 200);
const KILLS = thorough(3, 2);
const AT_ONCE = 20;
const ASKED_AGAIN = 50;
const PATIENCE_MS = 600_000;

/** What the server confirmed, by the key of the request. */
type Confirmed = Map<string, PlacedOrderDto>;

/** Orders under a key; the same key always says the same. */
function orderer(server: KillableServer, { branch }: TestBusiness, productId: string) {
  const bodies = new Map<string, object>();
  return async (key: string): Promise<PlacedOrderDto | null> => {
    const body = bodies.get(key) ?? orderBody(productId, 2000);
    bodies.set(key, body);
    await server.up();
    return tryToOrder(server.url, branch.slug, key, body);
  };
}

/** Customers order and try again until all are confirmed, while the server is killed under them. */
async function rushThroughKills(
  server: KillableServer,
  order: (key: string) => Promise<PlacedOrderDto | null>,
): Promise<{ confirmed: Confirmed; kills: number; retries: number }> {
  const waiting = Array.from({ length: ORDERS }, (_, index) => `kept-order-${index}`);
  const confirmed: Confirmed = new Map();
  let [kills, retries] = [0, 0];
  const customer = async () => {
    for (let key = waiting.shift(); key; key = waiting.shift()) {
      const placed = await order(key);
      if (placed) confirmed.set(key, placed);
      else {
        retries += 1;
        waiting.push(key);
      }
      if (kills < KILLS && confirmed.size >= ((kills + 1) * ORDERS) / (KILLS + 1)) {
        kills += 1;
        server.kill();
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, customer));
  return { confirmed, kills, retries };
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
      const product = await newStock(business, ORDERS);
      const home = await newHome();
      const server = await killableServer(home);
      const order = orderer(server, business, product.id);

      const { confirmed, kills, retries } = await rushThroughKills(server, order);
      expect([kills, confirmed.size]).toEqual([KILLS, ORDERS]);
      const orders = [...confirmed.values()];

      const some = [...confirmed].slice(0, ASKED_AGAIN);
      for (const [key, placed] of some) expect(await order(key)).toEqual(placed);
      await expectTracked(server.url, orders.slice(0, ASKED_AGAIN));

      await (await server.up()).end('SIGKILL');
      const { id, branch } = business;
      await expectEachOnce(
        (statement, parameters) => home.rows(statement, parameters),
        { businessId: id, branchId: branch.id },
        orders,
      );
      const left = await home.rows('SELECT quantity FROM stock_levels WHERE item_id = ?', [product.id]);
      expect(left).toEqual([{ quantity: 0 }]);
      tally(`orders through ${KILLS} kills, with ${retries} retries`, ORDERS);
    },
    PATIENCE_MS,
  );
});
