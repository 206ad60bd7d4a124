import { expect, it } from 'vitest';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { newBusiness } from '../support/business';
import { client, type Client } from '../support/client';
import { killableServer, tryToOrder } from '../support/killable-server';
import { newProduct } from '../support/menu';
import { orderBody } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { newHome, runToEnd } from '../support/spawned';
import { performAction } from '../support/states';

const ORDERS = thorough(400, 80);
const KILLS = 3;
const AT_ONCE = 8;
const PATIENCE_MS = 600_000;

/** The actions that move money of an order that is cancelled in the end. */
const WAY: [action: string, more: object][] = [
  ['accept', {}],
  ['take-payment', { method: 'CREDIT', amountCents: 900 }],
  ['take-payment', { method: 'CASH', amountCents: 1100 }],
  ['refund', { part: 'AMOUNT', amountCents: 250, method: 'SAME', note: 'It was cold' }],
  ['cancel', {}],
  ['refund', { part: 'DUE', method: 'SAME' }],
];

/** The order as it is; null when the connection broke. */
const cardOf = (who: Client, id: string): Promise<OrderCardDto | null> =>
  who.get<OrderCardDto>(`/api/orders/${id}`).then(
    ({ body, status }) => (status === 200 ? body.data : null),
    () => null,
  );

it(
  'a server that is killed while money moves leaves no order and ledger that differ',
  async () => {
    const business = await newBusiness();
    const product = await newProduct(business);
    const home = await newHome();
    const server = await killableServer(home);
    const waiting = Array.from({ length: ORDERS }, (_, n) => `ledger-${n}`);
    let [steps, kills] = [0, 0];

    const cashier = async () => {
      for (let key = waiting.shift(); key; key = waiting.shift()) {
        await server.up();
        const placed = await tryToOrder(server.url, business.branch.slug, key, orderBody(product.id, 2000));
        if (!placed) continue;
        const owner = client(business.owner.cookie, server.url);
        const found = await owner
          .get<OrderCardDto[]>(`/api/orders?q=${encodeURIComponent(placed.number)}`)
          .catch(() => null);
        const id = found?.body.data.find(({ number }) => number === placed.number)?.id;
        for (const [action, more] of id === undefined ? [] : WAY) {
          await server.up();
          const card = await cardOf(owner, id ?? '');
          if (card && (await performAction(owner, card, action, more).catch(() => null))?.status === 200)
            steps += 1;
          if (kills < KILLS && steps >= ((kills + 1) * ORDERS * 2) / KILLS) {
            kills += 1;
            server.kill();
          }
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, cashier));
    await (await server.up()).end('SIGKILL');
    expect([kills, steps > ORDERS * 3]).toEqual([KILLS, true]);

    const { said } = await runToEnd(home, { args: ['--verify'] });
    expect(said).toMatch(/\d+ orders, \d+ transactions/);
    // On PostgreSQL the database is that of all tests, of which some change rows by hand.
    expect(said).not.toContain(business.id);
    const posted = await home.rows<{ n: number }>(
      'SELECT COUNT(*) AS n FROM ledger_transactions WHERE business_id = ?',
      [business.id],
    );
    expect(posted[0]?.n).toBeGreaterThan(ORDERS);
    tally(`moves of money through ${KILLS} kills`, steps);
  },
  PATIENCE_MS,
);
