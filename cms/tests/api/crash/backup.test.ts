import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { RecoveryCodesDto, TwoFactorSetUpDto } from '../../../src/contracts/account';
import type { ProductDto } from '../../../src/contracts/menu';
import type { OrderCardDto } from '../../../src/contracts/orders';
import type { OrderListMeta } from '../../../src/contracts/order-list';
import type { PlacedOrderDto, StoreMenuDto } from '../../../src/contracts/storefront';
import type { UploadDto } from '../../../src/contracts/uploads';
import { backUp, restore, type Backup } from '../support/backups';
import { newBusiness, PASSWORD, type TestBusiness } from '../support/business';
import { client, FileBody, type Client } from '../support/client';
import { nowMs } from '../support/instants';
import { stockLeft, newStock } from '../support/menu';
import { tryToOrder } from '../support/killable-server';
import { orderBody } from '../support/ordering';
import { testPicture } from '../support/pictures';
import { tally, thorough } from '../support/proof';
import {
  emptyHome,
  freePort,
  newFolder,
  newHome,
  runScript,
  spawnServer,
  type Home,
} from '../support/spawned';
import { openEventStream } from '../support/stream';
import { member } from '../support/team';

const ORDERS = thorough(1000, 150);
const STOCK = 10_000;
const PRICE = 2000;
const AT_ONCE = 10;
const BACKUPS = 3;
const PICTURES = 30;
const STEP_MS = 30_000;
const PATIENCE_MS = 600_000;

type Placed = Map<string, PlacedOrderDto>;

interface Rush {
  placed: Placed;
  /** Settles when so many orders were taken. */
  reached: (count: number) => Promise<unknown>;
  over: Promise<unknown>;
}

/** Customers who order, each order under a key, until all are placed. */
function rush(url: string, { branch }: TestBusiness, productId: string): Rush {
  const placed: Placed = new Map();
  const waiting = Array.from({ length: ORDERS }, (_, index) => `drilled-order-${index}`);
  const milestones: { count: number; tell: () => void }[] = [];
  const customer = async () => {
    for (let key = waiting.shift(); key; key = waiting.shift()) {
      const answer = await tryToOrder(url, branch.slug, key, orderBody(productId, PRICE));
      if (!answer) throw new Error('The server was not there');
      placed.set(key, answer);
      for (const { count, tell } of milestones) if (placed.size >= count) tell();
    }
  };
  const over = Promise.all(Array.from({ length: AT_ONCE }, customer));
  const reached = (count: number) =>
    new Promise<void>((resolve) => {
      if (placed.size >= count) resolve();
      milestones.push({ count, tell: resolve });
    });
  // An order that is refused ends the waiting.
  return { placed, reached: (count) => Promise.race([reached(count), over]), over };
}

/** Somebody who shows a new picture of the product again and again. */
async function changePictures(owner: Client, product: ProductDto): Promise<void> {
  let { version } = product;
  for (let turn = 0; turn < PICTURES; turn += 1) {
    const bytes = await testPicture(200 + turn, 200)
      .png()
      .toBuffer();
    const { body } = await owner.post<UploadDto>(
      '/api/uploads?purpose=menu',
      new FileBody(bytes, 'image/png'),
    );
    const answer = await owner.send<ProductDto>('PATCH', `/api/products/${product.id}`, {
      version,
      imageUrls: [body.data.url],
    });
    if (answer.status !== 200) throw new Error(answer.text);
    version = answer.body.data.version;
  }
}

const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs() + steps * STEP_MS });

/** A manager with a second factor. */
async function newGuarded(business: TestBusiness) {
  const { client: manager, email } = await member(business, 'manager');
  const { body } = await manager.post<TwoFactorSetUpDto>('/api/account/two-factor', { password: PASSWORD });
  const { secret } = body.data;
  const answer = await manager.post<RecoveryCodesDto>('/api/account/two-factor/confirm', {
    code: codeOf(secret, 0),
  });
  expect(answer.status).toBe(200);
  return { email, secret };
}

async function allOrders(who: Client): Promise<OrderCardDto[]> {
  const found: OrderCardDto[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { body, status } = await who.get<OrderCardDto[]>(`/api/orders?pageSize=100${query}`);
    expect(status).toBe(200);
    found.push(...body.data);
    cursor = (body.meta as OrderListMeta).next;
  }
  return found;
}

const seqOf = async (cookie: string | null, origin: string): Promise<number> => {
  const stream = await openEventStream('/api/events', { cookie, origin });
  const { data } = await stream.until(({ event }) => event === 'hello');
  stream.close();
  return Number(data.seq);
};

/** Files and folders of a home that others than its owner may open. */
function openToOthers({ folder }: Home): string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => existsSync(path.join(folder, name)))
    .filter((name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0);
}

/** Everything that is there of the business has to fit together. */
async function expectWhole(
  origin: string,
  business: TestBusiness,
  product: ProductDto,
  before: PlacedOrderDto[],
): Promise<number> {
  const owner = client(business.owner.cookie, origin);
  const orders = await allOrders(owner);
  expect(orders.length).toBeGreaterThanOrEqual(before.length);
  for (const unique of ['id', 'number'] as const)
    expect(new Set(orders.map((order) => `${order.businessDay} ${order[unique]}`)).size).toBe(orders.length);
  expect(orders.map(({ totalCents }) => totalCents)).toEqual(orders.map(() => PRICE));
  const left = (await owner.get<ProductDto>(`/api/products/${product.id}`)).body.data.stockQuantity;
  expect(left).toBe(STOCK - orders.length);

  for (const { token, number } of before) {
    const { status, body } = await client(null, origin).get(`/api/store/orders/${token}`);
    expect([status, body.data]).toMatchObject([200, { number, state: 'PENDING' }]);
  }
  const menu = await client(null, origin).get<StoreMenuDto>(`/api/store/${business.branch.slug}/menu`);
  const shown = menu.body.data.products.flatMap(({ imageUrls }) => imageUrls);
  expect(shown).not.toEqual([]);
  for (const url of shown) expect((await fetch(origin + url)).status).toBe(200);
  return orders.length;
}

describe('a backup of a server that takes orders', () => {
  it(
    'holds every order acknowledged before it began, and a server on it goes on',
    async () => {
      const business = await newBusiness();
      const product = await newStock(business, STOCK);
      const guarded = await newGuarded(business);
      const home = await newHome();
      const server = await spawnServer(home, { port: await freePort() });
      const owner = client(business.owner.cookie, server.url);
      const { placed, reached, over } = rush(server.url, business, product.id);
      const painting = changePictures(owner, product);

      const to = newFolder();
      const taken: { backup: Backup; before: Placed }[] = [];
      for (let count = 1; count <= BACKUPS; count += 1) {
        await reached((count * ORDERS) / (BACKUPS + 1));
        const before = new Map(placed);
        taken.push({ backup: await backUp(home, to), before });
      }
      await Promise.all([over, painting]);
      const { backup, before } = taken.at(-1)!;
      expect(before.size).toBeGreaterThanOrEqual((BACKUPS * ORDERS) / (BACKUPS + 1));
      const seen = await seqOf(business.owner.cookie, server.url);

      const refused = await runScript(home, 'restore', backup.folder, '--replace');
      expect([refused.code, refused.said]).toEqual([1, expect.stringMatching(/is using|is connected/)]);
      expect(await stockLeft(business, product.id)).toBeTypeOf('number');
      await server.end('SIGTERM');

      const fresh = await emptyHome();
      await restore(fresh, backup);
      expect(openToOthers(fresh)).toEqual([]);
      const restored = await spawnServer(fresh, { port: await freePort() });
      const there = await expectWhole(restored.url, business, product, [...before.values()]);
      expect(there).toBeLessThanOrEqual(ORDERS);

      const { body } = await client(null, restored.url).post('/api/session', {
        email: guarded.email,
        password: PASSWORD,
      });
      const step = {
        ticket: body.error.details.ticket,
        code: codeOf(guarded.secret, 1),
        rememberDevice: false,
      };
      expect((await client(null, restored.url).post('/api/session/two-factor', step)).status).toBe(200);

      // Whoever has seen more than the backup knows reads everything anew, however much happens from here on.
      const stream = await openEventStream(`/api/events?after=${seen}`, {
        cookie: business.owner.cookie,
        origin: restored.url,
      });
      await stream.until(({ event }) => event === 'reset');
      stream.close();

      const again = await tryToOrder(
        restored.url,
        business.branch.slug,
        'after-the-drill',
        orderBody(product.id, PRICE),
      );
      expect([...before.values()].map(({ token }) => token)).not.toContain(again?.token);
      await restored.end('SIGTERM');
      tally(`orders in the last of ${BACKUPS} backups under load`, there);
    },
    PATIENCE_MS,
  );
});
