import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../src/domain/access';
import { anonymous } from '../support/business';
import { tally } from '../support/proof';
import { apiRoutes, mountedRoutes } from '../support/routes';
import { fromServer } from '../support/server';

/** What anybody may call. Whoever adds a door adds it here, and thinks about it. */
const PUBLIC = [
  'DELETE /api/session',
  'GET /api/courier/:token',
  'GET /api/courier/:token/events',
  'GET /api/demo',
  'GET /api/docs',
  'GET /api/docs/:file',
  'GET /api/invitations/:token',
  'GET /api/openapi.json',
  'GET /api/session',
  'GET /api/store/:slug',
  'GET /api/store/:slug/menu',
  'GET /api/store/:slug/menu/events',
  'GET /api/store/:slug/slots',
  'GET /api/store/carts/:token',
  'GET /api/store/orders/:token',
  'GET /api/store/orders/:token/events',
  'GET /api/store/orders/:token/feedback',
  'POST /api/account/codes',
  'POST /api/account/codes/check',
  'POST /api/account/codes/link',
  'POST /api/account/new-password',
  'POST /api/account/signup',
  'POST /api/courier/:token/steps',
  'POST /api/feedback/intake',
  'POST /api/invitations/:token/accept',
  'POST /api/invitations/:token/code',
  'POST /api/payments/stripe/webhook',
  'POST /api/session',
  'POST /api/session/two-factor',
  'POST /api/store/:slug/carts',
  'POST /api/store/:slug/loyalty',
  'POST /api/store/:slug/loyalty/link',
  'POST /api/store/:slug/orders',
  'POST /api/store/:slug/orders/withdraw',
  'POST /api/store/:slug/quote',
  'POST /api/store/carts/:token/forget',
  'POST /api/store/carts/:token/resume',
  'POST /api/store/orders/:token/cancel',
  'POST /api/store/orders/:token/checkout',
  'POST /api/store/orders/:token/checkout/sync',
  'POST /api/store/orders/:token/claim-payment',
  'POST /api/store/orders/:token/feedback',
  'POST /api/store/orders/:token/feedback/unsubscribe',
  'POST /api/store/orders/:token/substitution',
  'PUT /api/store/carts/:token',
];

/** What everybody who is signed in may do with what is their own. */
const SIGNED_IN = [
  'DELETE /api/account/deletion',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/:id',
  'GET /api/access/explain',
  'GET /api/account',
  'GET /api/account/export',
  'GET /api/account/sessions',
  'GET /api/events',
  'PATCH /api/account',
  'POST /api/access-requests',
  'POST /api/account/deletion',
  'POST /api/account/email',
  'POST /api/account/email/confirm',
  'POST /api/account/two-factor',
  'POST /api/account/two-factor/confirm',
  'POST /api/account/two-factor/off',
  'POST /api/account/two-factor/recovery-codes',
  'POST /api/uploads',
  'PUT /api/account/password',
];

/** Doors of the panel that have to be open before anybody is signed in to it. */
const PANEL_OPEN = [
  'GET /admin/init',
  'GET /admin/project-type',
  'GET /admin/registration-info',
  // A script without data, for the frame in which the panel shows a page.
  'GET /content-manager/preview/script',
  'POST /admin/access-token',
  'POST /admin/forgot-password',
  'POST /admin/login',
  'POST /admin/register',
  'POST /admin/reset-password',
];

const PLUGIN_DOORS: [method: string, path: string][] = [
  ['POST', '/api/auth/local'],
  ['POST', '/api/auth/local/register'],
  ['POST', '/api/auth/forgot-password'],
  ['POST', '/api/auth/reset-password'],
  ['POST', '/api/auth/change-password'],
  ['POST', '/api/auth/refresh'],
  ['POST', '/api/auth/logout'],
  ['GET', '/api/auth/email-confirmation'],
  ['GET', '/api/connect/google'],
  ['GET', '/api/auth/google/callback'],
  ['GET', '/api/users'],
  ['GET', '/api/users/me'],
  ['GET', '/api/users/count'],
  ['POST', '/api/users'],
  ['PUT', '/api/users/1'],
  ['DELETE', '/api/users/1'],
  ['GET', '/api/users-permissions/roles'],
  ['GET', '/api/users-permissions/permissions'],
  ['GET', '/api/upload'],
  ['POST', '/api/upload'],
  ['GET', '/api/upload/files'],
  ['GET', '/api/upload/files/1'],
  ['GET', '/api/i18n/locales'],
  ['POST', '/api/email'],
  ['GET', '/api/content-type-builder/content-types'],
  ['GET', '/api/plans'],
  ['GET', '/api/businesses'],
  ['POST', '/admin/register-admin'],
];

const call = (method: string, path: string) =>
  anonymous.send(method, path, method === 'GET' ? undefined : {});

describe('the inventory of routes', () => {
  it('knows every door under /api: public by name, or with a permission that exists', async () => {
    const routes = await apiRoutes();
    const named = (requirement: string) =>
      routes
        .filter((route) => route.requirement === requirement)
        .map(({ method, path }) => `${method} ${path}`);
    expect(named('public').sort()).toEqual(PUBLIC);
    expect(named('signed-in').sort()).toEqual(SIGNED_IN);
    for (const { requirement, method, path } of routes) {
      if (requirement === 'public' || requirement === 'signed-in') continue;
      expect(Object.keys(PERMISSIONS), `${method} ${path}`).toContain(requirement);
    }
    tally('inventory', routes.length);
  });

  it('is the same as what the router really has', async () => {
    const listed = (await apiRoutes()).map(({ method, path }) => `${method} ${path}`);
    const mounted = (await mountedRoutes()).filter((door) => /^\w+ \/api(\/|$)/.test(door));
    expect(mounted.sort()).toEqual(listed.sort());
  });

  it('refuses to start with a route that another one stands before', async () => {
    await apiRoutes();
    const { findShadowedRoute } = fromServer('./bootstrap/route-check') as {
      findShadowedRoute: (routes: object[]) => string | null;
    };
    const asked = (...doors: string[]) =>
      findShadowedRoute(
        doors.map((door) => ({ method: door.split(' ')[0], path: door.slice(door.indexOf(' ') + 1) })),
      );
    expect(asked('GET /things/:id', 'GET /things/last')).toContain('/things/last is never asked');
    expect(asked('POST /a/:id/b/:part', 'GET /a', 'POST /a/:id/b/all')).not.toBeNull();
    expect(asked('GET /things', 'GET /things')).not.toBeNull();
    expect(asked('GET /things/last', 'GET /things/:id')).toBeNull();
    expect(
      asked('GET /things/:id', 'PUT /things/last', 'GET /things/:id/last', 'GET /other/last'),
    ).toBeNull();
    expect(asked('GET /:slug/menu', 'GET /orders/:token')).toBeNull();
  });

  it('refuses to start with a route that asks for nothing', async () => {
    await apiRoutes();
    const { strapi } = globalThis as {
      strapi?: { apis: Record<string, { routes: Record<string, object> }> };
    };
    const { checkRoutes } = fromServer('./bootstrap/route-check') as { checkRoutes: () => object[] };
    const routes = strapi?.apis.home?.routes;
    if (!routes) throw new Error('The server has no home');
    const forgetful = [{}, { auth: {} }, { auth: false }, { auth: { scope: ['order.view'] } }];
    for (const config of forgetful) {
      routes.forgotten = { type: 'content-api', routes: [{ method: 'GET', path: '/secrets', config }] };
      try {
        expect(() => checkRoutes(), JSON.stringify(config)).toThrow(
          'GET /secrets does not say who may call it',
        );
      } finally {
        delete routes.forgotten;
      }
    }
    expect(checkRoutes().length).toBeGreaterThan(0);
  });

  it('has nothing of what comes with plugins, and no way to make oneself super-admin', async () => {
    for (const [method, path] of PLUGIN_DOORS) {
      const { status } = await call(method, path);
      expect([404, 405], `${method} ${path} answered ${status}`).toContain(status);
    }
    tally('plugin doors', PLUGIN_DOORS.length);
  });

  it('lets nobody into the panel who is not signed in to it', async () => {
    const doors = (await mountedRoutes()).filter(
      (door) => !/ \/api(\/|$)/.test(door) && !/[()]/.test(door) && !PANEL_OPEN.includes(door),
    );
    const panel = doors.filter((door) => !/ (\/|\/livez|\/readyz|\/_health)$/.test(door));
    expect(panel.length).toBeGreaterThan(100);
    const open: string[] = [];
    for (const door of panel) {
      const [method = '', path = ''] = door.split(' ');
      const { status } = await call(method, path.replace(/:\w+/g, 'x'));
      if (![401, 403, 404, 405].includes(status)) open.push(`${door} answered ${status}`);
    }
    expect(open).toEqual([]);
    tally('panel doors', panel.length);
  });
});
