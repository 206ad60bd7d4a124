import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PlacedOrderDto } from '../../../src/contracts/storefront';
import { newBusiness, PASSWORD, unique } from '../support/business';
import { client } from '../support/client';
import { EXAMPLES } from '../support/examples';
import { newProduct } from '../support/menu';
import { CENTRO, newPhone, orderBody } from '../support/ordering';
import { tally } from '../support/proof';
import { operatorRoutes } from '../support/routes';
import { freePort, newHome, spawnServer } from '../support/spawned';

const PATIENCE_MS = 120_000;

describe('the log', () => {
  it(
    'names what was asked by its route, and nothing of what was said, of who said it, or of what keeps it secret',
    async () => {
      const document = `529${Math.floor(Math.random() * 1e8)}`;
      const business = await newBusiness({ business: { document } });
      const product = await newProduct(business);
      const subjects = new Map<string, string>();
      for (const [route, { subject }] of Object.entries(EXAMPLES))
        if (route.startsWith('GET')) subjects.set(route, await subject(business));
      const server = await spawnServer(await newHome(), {
        port: await freePort(),
        env: { LOG_LEVEL: 'debug' },
      });
      const owner = client(business.owner.cookie, server.url);
      const visitor = client(null, server.url);

      const secret = {
        name: unique('Zuleica'),
        phone: newPhone(),
        email: `${unique('zuleica')}@example.test`,
        street: unique('Ladeira'),
        notes: unique('no-onions'),
        key: randomUUID(),
        guess: unique('a-wrong-password'),
      };
      const { street, guess, key, name, phone, email, notes } = secret;
      const { body } = await visitor.post<PlacedOrderDto>(
        `/api/store/${business.branch.slug}/orders`,
        orderBody(product.id, product.priceCents + 500, {
          type: 'DELIVERY',
          customer: { name, phone, email },
          address: { ...CENTRO, street },
          notes,
        }),
        { 'idempotency-key': key },
      );
      const { token } = body.data;
      const letters = 'AbCdEfGhIjKlMnOpQrStUvWx';
      const search = `/api/orders?q=${encodeURIComponent(phone)}`;
      for (const path of [
        `/api/store/orders/${token}`,
        `/t/${token}`,
        `/t/${letters}`,
        `/api/nothing/${email}`,
        `/${name}/${phone}`,
        `/api/store/${name}/menu`,
      ])
        await visitor.get(path);
      for (const password of [guess, PASSWORD]) await visitor.post('/api/session', { email, password });
      await visitor.post('/api/account/codes', { purpose: 'RECOVERY', email });
      await visitor.send('POST', '/api/session', `{"email": "${email}", "password": "${guess}"`);
      await owner.get(search);
      await owner.send('PATCH', '/api/business', { version: 0, document, tradeName: name });
      await owner.send('PATCH', '/api/account', { name, phone: null, nothing: email });
      let routes = 0;
      for (const { method, path } of await operatorRoutes()) {
        if (method !== 'GET' || path === '/api/events') continue;
        const subject = subjects.get(`GET ${path}`);
        const example = EXAMPLES[`GET ${path}`];
        await owner.get(subject && example ? example.path(subject) : path.replace(/:\w+/g, name));
        routes += 1;
      }

      await server.end('SIGTERM');
      const log = server.said();
      for (const line of [
        'POST /api/store/:slug/orders 201',
        'GET /api/store/orders/:token 200',
        'GET /t/:any',
        'POST /api/session 401',
        'POST /api/session 400',
        'GET /api/orders 200',
        'PATCH /api/business 4',
      ])
        expect(log).toContain(line);
      const cookie = business.owner.cookie?.split('=')[1] ?? '';
      const kept = [...Object.values(secret), token, letters, document, cookie, phone.slice(3), PASSWORD];
      expect(kept.filter((word) => log.includes(word))).toEqual([]);
      expect(log).not.toMatch(/\$2[aby]\$|[0-9a-f]{64}|@example\.test/);
      tally('routes in the log', routes);
    },
    PATIENCE_MS,
  );
});
