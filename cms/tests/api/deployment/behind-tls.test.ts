import { describe, expect, it } from 'vitest';
import type { OwnSessionDto } from '../../../src/contracts/account';
import type { BoardDto } from '../../../src/contracts/board';
import type { SessionDto } from '../../../src/contracts/session';
import { confirmSignUp, GOOD_PASSWORD, newSignUp, sessionOf } from '../support/account';
import { newBrowser } from '../support/browser';
import { client } from '../support/client';
import { DEPLOYMENTS } from '../support/deployment';
import { orderBody } from '../support/ordering';
import { PANEL_PASSWORD } from '../support/panel';
import { whyMissing } from '../support/proxies';
import { openShop } from '../support/shop';
import { emptyHome, freePort, spawnServer, type Home, type SpawnedServer } from '../support/spawned';
import { performAction } from '../support/states';
import { openEventStream } from '../support/stream';
import { requestOverTls } from '../support/tls-visitor';

const PATIENCE_MS = 240_000;
const ADMIN = { email: 'root@comanda.test', password: PANEL_PASSWORD };
const VISITOR = '127.0.0.7';
const LIE = '203.0.113.66';

/** On PostgreSQL two instances that share a data folder, as docker-compose.yml has them; on SQLite the one there can be. */
async function spawnInstances(home: Home, env: NodeJS.ProcessEnv) {
  const ports = home.databaseUrl ? [await freePort(), await freePort()] : [await freePort()];
  const servers: SpawnedServer[] = [];
  // One after the other: the first one migrates.
  for (const port of ports) servers.push(await spawnServer(home, { port, env }));
  return { ports, servers };
}

describe.each(DEPLOYMENTS)('behind $name', ({ name, programs, proxies, arrange }) => {
  it(
    'people sign up and in, order and deliver',
    async ({ skip }) => {
      const missing = whyMissing(...programs);
      if (missing) {
        // A runner that counts what is skipped does not show why.
        console.log(`behind ${name}: ${missing}`);
        skip(missing);
      }
      const [home, port] = [await emptyHome(), await freePort()];
      const origin = `https://localhost:${port}`;
      const { ports, servers } = await spawnInstances(home, {
        NODE_ENV: 'production',
        LOG_LEVEL: 'http',
        PUBLIC_URL: origin,
        TRUST_PROXY: String(proxies),
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      });
      const ask = requestOverTls(await arrange(port, ports), { from: VISITOR });
      const visitor = (userAgent?: string) => newBrowser(userAgent, { origin, ask });

      // The owner signs up, and in again.
      const owner = visitor();
      const { email, answer } = await newSignUp({}, owner);
      expect(answer.status, answer.text).toBe(202);
      await confirmSignUp({ browser: owner, email }, home.folder);
      expect([...owner.cookies.keys()].sort()).toEqual(['__Host-did', '__Host-sid']);
      expect((await owner.send('DELETE', '/api/session')).status).toBe(204);
      expect(await sessionOf(owner)).toBeNull();
      const again = await owner.send<SessionDto>(
        'POST',
        '/api/session',
        { email, password: GOOD_PASSWORD },
        { 'x-forwarded-for': LIE, 'x-forwarded-proto': 'http' },
      );
      expect(again.status, again.text).toBe(200);
      expect(again.headers.get('strict-transport-security')).toContain('max-age=');
      expect((await sessionOf(owner))?.user.email).toBe(email);
      const { body } = await owner.get<OwnSessionDto[]>('/api/account/sessions');
      expect(body.data.map(({ ip }) => ip)).toEqual([VISITOR]);
      const foreign = await owner.send('DELETE', '/api/session', undefined, {
        origin: 'https://other.example',
      });
      expect(foreign.status).toBe(403);

      // The super-admin signs in to the panel, whose cookie opens it again.
      const superAdmin = visitor();
      const panel = await superAdmin.post('/admin/login', ADMIN);
      expect(panel.status, panel.text).toBe(200);
      expect(panel.headers.getSetCookie()[0]).toMatch(/^strapi_admin_refresh=.*; secure/i);
      const opened = await superAdmin.post<{ token: string }>('/admin/access-token', {});
      expect(opened.status, opened.text).toBe(200);
      expect(opened.body.data.token).toMatch(/./);

      // A customer orders, the board is told, and the order is delivered.
      const { branch, product } = await openShop(owner);
      const board = await openEventStream('/api/events?after=0', { cookie: owner.header(), origin, ask });
      const customer = visitor();
      const order = orderBody(product.id, product.priceCents);
      const placed = await customer.post(`/api/store/${branch.slug}/orders`, order, {
        'idempotency-key': crypto.randomUUID(),
      });
      expect(placed.status, placed.text).toBe(201);
      await board.until(({ event }) => event === 'order.placed');
      board.close();
      const worker = client(owner.header(), origin, ask);
      let [card] = (await owner.get<BoardDto>(`/api/orders/board?branch=${branch.id}`)).body.data.orders;
      for (const action of ['acknowledge', 'accept', 'start', 'ready', 'deliver']) {
        const moved = await performAction(worker, card!, action);
        expect(moved.status, `${action}: ${moved.text}`).toBe(200);
        card = moved.body.data;
      }
      expect(card!.state).toBe('DELIVERED');

      for (const server of servers) expect(server.said()).toMatch(/(GET|POST) \/api\/.* 20[0-9] /);
    },
    PATIENCE_MS,
  );
});
