import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { FileBody } from '../support/client';
import { EXAMPLES } from '../support/examples';
import { newProduct } from '../support/menu';
import { newCourier, tokenOf } from '../support/couriers';
import { newOrder } from '../support/ordering';
import { panel } from '../support/panel';
import { tally } from '../support/proof';
import { apiRoutes, mountedRoutes } from '../support/routes';
import { serverUrl } from '../support/server';

const PATIENCE_MS = 120_000;
const STREAM = 'no-cache, no-transform';

/** What may be kept, or is asked about again: where it is answered. Everything else is kept nowhere. */
const OWN_RULES: Record<string, string> = {
  'GET /api/courier/:token/events': STREAM,
  'GET /api/docs': 'public, max-age=3600',
  'GET /api/docs/:file': 'public, max-age=3600',
  'GET /api/events': STREAM,
  'GET /api/openapi.json': 'no-cache',
  'GET /api/orders/:id/menu': 'private, no-cache',
  'GET /api/orders/menu': 'private, no-cache',
  'GET /api/store/:slug': 'no-cache',
  'GET /api/store/:slug/menu': 'no-cache',
  'GET /api/store/:slug/menu/events': STREAM,
  'GET /api/store/orders/:token/events': STREAM,
};

let business: TestBusiness;
let token: string;
let courierToken: string;

beforeAll(async () => {
  business = await newBusiness();
  courierToken = await tokenOf(business, await newCourier(business));
  token = (await newOrder(business, await newProduct(business))).token;
});

/** Asks and reads no further than the headers: some answers never end. */
async function headOf(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Response> {
  const controller = new AbortController();
  const file = body instanceof FileBody;
  const response = await fetch((await serverUrl()) + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': file ? body.type : 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: file ? body.bytes : JSON.stringify(body) }),
    signal: controller.signal,
  });
  controller.abort();
  return response;
}

const ruleOf = ({ headers }: Response) => headers.get('cache-control');

/** That an answer says what its route does: of what is refused nothing is kept, whatever the route. */
function expectRule(route: string, response: Response): void {
  const expected = response.status < 400 ? OWN_RULES[route] : undefined;
  expect(ruleOf(response), `${route} answered ${response.status}`).toBe(expected ?? 'no-store');
}

const addressOf = (path: string) =>
  path
    .replace(':slug', business.branch.slug)
    .replace('orders/:token', `orders/${token}`)
    .replace('courier/:token', `courier/${courierToken}`)
    .replace(':file', 'start.js')
    .replace(/:\w+/g, 'nothing');

describe('what browsers and proxies may keep', () => {
  it(
    'is nothing of the API, but for what says so itself',
    async () => {
      const routes = await apiRoutes();
      const owner = { cookie: business.owner.cookie ?? '' };
      const kept = new Set<string>();
      let answered = 0;
      for (const { method, path } of routes) {
        const route = `${method} ${path}`;
        expectRule(route, await headOf(method, addressOf(path)));
        const example = EXAMPLES[route];
        // What the owner's own session would end by is asked as nobody alone.
        if (!example && method !== 'GET') continue;
        const subject = await example?.subject(business);
        const response =
          example && subject !== undefined
            ? await headOf(method, example.path(subject), owner, example.body?.(subject))
            : await headOf(method, addressOf(path), owner);
        expectRule(route, response);
        if (response.status < 400) answered += 1;
        if (response.status < 400 && route in OWN_RULES) kept.add(route);
      }
      expect([...kept].sort()).toEqual(Object.keys(OWN_RULES).sort());
      // Most of them did answer: a refusal would say little of what the route says.
      expect(answered).toBeGreaterThan(routes.length / 2);
      tally('cache headers of the API', routes.length + answered);
    },
    PATIENCE_MS,
  );

  it('is a menu and a store, once they were asked about: who has them is told that they have not changed', async () => {
    const menu = await anonymous.get(`/api/store/${business.branch.slug}/menu`);
    const etag = menu.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await anonymous.get(`/api/store/${business.branch.slug}/menu`, { 'if-none-match': etag });
    expect([again.status, again.headers.get('cache-control'), again.headers.get('etag')]).toEqual([
      304,
      'no-cache',
      etag,
    ]);
  });

  it(
    'is nothing that the panel asks, signed in to it or not',
    async () => {
      const superAdmin = await panel('strapi-super-admin');
      const doors = (await mountedRoutes()).filter((door) => !/ \/api(\/|$)|[()]| \/$/.test(door));
      for (const door of doors) {
        const [method = '', path = ''] = door.split(' ');
        const address = path.replace(/:\w+/g, 'x');
        expect(ruleOf(await headOf(method, address)), door).toBe('no-store');
        if (method !== 'GET') continue;
        expect(ruleOf(await headOf(method, address, superAdmin.headers)), `${door}, signed in`).toBe(
          'no-store',
        );
      }
      const real = [
        '/admin/users/me',
        '/admin/users',
        '/content-manager/collection-types/plugin::users-permissions.user',
      ];
      for (const path of real) {
        const response = await headOf('GET', path, superAdmin.headers);
        expect([response.status, ruleOf(response)], path).toEqual([200, 'no-store']);
      }
      tally('cache headers of the panel', doors.length);
    },
    PATIENCE_MS,
  );

  it('is nothing that is refused, or not there, or says how the server is', async () => {
    const asked: [method: string, path: string, headers?: Record<string, string>][] = [
      ['GET', '/api/nothing'],
      ['POST', '/api/session', { origin: 'https://evil.example' }],
      ['PATCH', '/api/session'],
      ['OPTIONS', '/api/session'],
      ['GET', '/API/session'],
      ['GET', '/.env'],
      ['GET', '/assets/nothing.js'],
      ['GET', '/uploads/nothing.webp'],
      ['GET', `/uploads/${'a'.repeat(32)}/640.webp`],
      ['POST', '/dashboard'],
      ['GET', '/livez'],
      ['GET', '/readyz'],
    ];
    for (const [method, path, headers] of asked)
      expect(ruleOf(await headOf(method, path, headers)), `${method} ${path}`).toBe('no-store');
  });
});
