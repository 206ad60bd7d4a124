import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newAddress } from '../support/account';
import { newBusiness, PASSWORD, type TestBusiness } from '../support/business';
import { client, type Answer } from '../support/client';
import { change } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { newOrder, newPhone, orderBody } from '../support/ordering';
import { freePort, newHome, spawnServer, type Home } from '../support/spawned';

const TIMEOUT_MS = 120_000;
/** More than any limit lets through in ten minutes. */
const FLOOD = 12;

interface Product {
  id: string;
  priceCents: number;
}

/** A server with the limits of production on a copy of this run's database, and nothing counted yet. */
async function productionServer(): Promise<{ home: Home; url: string }> {
  await change('DELETE FROM attempts', []);
  const home = await newHome();
  const { url } = await spawnServer(home, { port: await freePort(), env: { NODE_ENV: 'production' } });
  return { home, url };
}

type Server = Awaited<ReturnType<typeof productionServer>>;

/** Places an order at a server as a customer would, with an address for the confirmation. */
async function order({ url }: Server, { branch }: TestBusiness, product: Product, email: string) {
  const customer = { name: 'Ganhe R$500 em http://x.com', phone: newPhone(), email };
  const answer = await client(null, url).post(
    `/api/store/${branch.slug}/orders`,
    orderBody(product.id, product.priceCents, { customer }),
    { 'idempotency-key': randomUUID() },
  );
  expect(answer.status, answer.text).toBe(201);
  return answer;
}

/** Settles once every mail that was caused before is sent or dropped: mails are sent one after the other. */
async function mailsAreSent(server: Server, business: TestBusiness, product: Product): Promise<void> {
  const last = newAddress('last');
  await order(server, business, product, last);
  await mailsTo(last, 1, server.home.folder);
}

/** What was answered without what differs from one request to the next by itself. */
const shapeOf = ({ status, body }: Answer) => [status, Object.keys(body.data ?? body)];

// On PostgreSQL the run's own server, which has the limits of tests, would send some of the mails.
describe.skipIf(process.env.DATABASE_URL)('one mailbox', () => {
  it(
    'is sent so many mails of each kind, whoever causes them, and a full kind keeps back no other',
    async () => {
      const business = await newBusiness();
      const product = await newProduct(business);
      const victim = newAddress('victim');
      const strangers = await Promise.all(Array.from({ length: FLOOD }, () => business.person('kitchen')));
      const customer = { name: 'Ana Lima', phone: newPhone(), email: victim };
      const orders: { id: string }[] = [];
      for (let n = 0; n < FLOOD; n += 1) orders.push(await newOrder(business, product, { customer }));
      await mailsTo(victim, FLOOD);
      // The victim is the owner, whom the team may ask for permissions.
      await change(
        `UPDATE up_users SET email = ?, username = ? WHERE business_id = ? AND email LIKE 'owner-%'`,
        [victim, victim, business.id],
      );
      const server = await productionServer();
      const at = ({ cookie }: { cookie: string | null }) => client(cookie, server.url);

      const placed = [];
      for (let n = 0; n < FLOOD; n += 1)
        placed.push(await order(server, business, product, n % 2 ? victim : victim.toUpperCase()));
      const rejected = [];
      for (const { id } of orders)
        rejected.push(
          await at(business.owner).post(`/api/orders/${id}/reject`, { version: 1, code: 'RUSH_HOUR' }),
        );
      const changes = [];
      for (const stranger of strangers)
        changes.push(await at(stranger).post('/api/account/email', { password: PASSWORD, email: victim }));
      const requests = [];
      for (const stranger of strangers)
        requests.push(await at(stranger).post('/api/access-requests', { permission: 'menu.edit' }));
      for (const answers of [placed, rejected, changes, requests]) {
        const shapes = answers.map(shapeOf);
        expect(shapes).toEqual(shapes.map(() => shapes[0]));
      }
      const recovery = await client(null, server.url).post('/api/account/codes', {
        purpose: 'RECOVERY',
        email: victim,
      });
      expect(recovery.status).toBe(202);
      await mailsAreSent(server, business, product);

      const mails = await Promise.all(
        [victim, victim.toUpperCase()].map((spelling) => mailsTo(spelling, 0, server.home.folder)),
      );
      const sent: Record<string, number> = {};
      for (const { subject = '' } of mails.flat()) {
        const kind = subject.replace(/\d+|branch\S*/g, '').trim();
        sent[kind] = (sent[kind] ?? 0) + 1;
      }
      expect(sent).toEqual({
        'Your order  at': 5,
        'Your order  at  will not come': 10,
        'Você já tem uma conta': 10,
        'Person kitchen requests a permission': 10,
        'Seu código para criar uma nova senha': 1,
      });
    },
    TIMEOUT_MS,
  );

  it(
    'is one for all tags of an address, and takes as many mails for a new password as anybody needs',
    async () => {
      const business = await newBusiness();
      const product = await newProduct(business);
      const box = newAddress('box');
      const tagged = (n: number) => box.replace('@', `+${n}@`);
      const people = 22;
      for (let n = 0; n < people; n += 1) {
        await business.person('kitchen');
        await change(
          `UPDATE up_users SET email = ?, username = ? WHERE business_id = ? AND email LIKE 'kitchen-%'`,
          [tagged(n), tagged(n), business.id],
        );
      }
      const server = await productionServer();
      const answers: unknown[] = [];
      for (let n = 0; n < people; n += 1) {
        const body = { purpose: 'RECOVERY', email: tagged(n) };
        const { status, text } = await client(null, server.url).post('/api/account/codes', body);
        answers.push([status, text]);
      }
      expect(answers).toEqual(answers.map(() => answers[0]));
      await mailsAreSent(server, business, product);
      let sent = 0;
      for (let n = 0; n < people; n += 1) sent += (await mailsTo(tagged(n), 0, server.home.folder)).length;
      expect(sent).toBe(20);
    },
    TIMEOUT_MS,
  );
});
