import { expect } from 'vitest';
import type { HomeDto } from '../../../src/contracts/home';
import type { CallerDto } from '../../../src/contracts/staff-orders';
import type { Grant, Permission, Role } from '../../../src/domain/access';
import { setSettings } from './branch-settings';
import { unique, type TestBusiness } from './business';
import { refusal, type Answer, type Client } from './client';
import { newCustomer } from './customers';
import { EXAMPLES } from './examples';
import { LOYALTY_CELLS } from './loyalty-examples';
import { SALES_CELLS_LIMITED, SALES_CELLS_OWN } from './sales-examples';
import { newRow, PLAIN_NOUNS, type PlainNoun } from './plain-nouns';
import type { ListedRoute } from './routes';
import { CENTRO, newPhone } from './ordering';
import { performAction } from './states';
import { invitation, newAccessRequest } from './team';
import { asWord, SECRETS, type GrantScene } from './grant-scene';

/** Where a new route with such a cell gets its example. */
export const FILE = 'cms/tests/api/support/grant-cells.ts';

/** Somebody who holds the permission of a route as `own`, `masked` or `limited`. */
interface Holder {
  role: Role;
  client: Client;
}

/** Proves that a route obeys the cell of a role; or the reason why there is nothing to obey. */
type Cell = ((holder: Holder, scene: GrantScene, route: ListedRoute) => Promise<void>) | { because: string };

const call = (
  client: Client,
  { method, path }: Pick<ListedRoute, 'method' | 'path'>,
  id: string,
): Promise<Answer> => {
  const example = EXAMPLES[`${method} ${path}`];
  return client.send(method, example?.path(id) ?? path, example?.body?.(id), {
    'idempotency-key': crypto.randomUUID(),
  });
};

/** Feedback as whoever sees only what is about the food is told of it. */
function foodAlone(told: Record<string, unknown> | undefined): void {
  expect(told).toMatchObject({ foodRating: 5, tags: ['COLD'] });
  for (const field of ['nps', 'kind', 'dueAt', 'deliveryRating', 'serviceRating', 'channel'])
    expect(told?.[field] ?? null, field).toBeNull();
}

/** Another person's row, made as for the matrix of tenants, answers 404. */
const hidden: Cell = async ({ client }, { business }, route) => {
  const example = EXAMPLES[`${route.method} ${route.path}`];
  if (!example) throw new Error(`${route.path} is about nothing in particular`);
  const answer = await call(client, route, await example.subject(business));
  expect(refusal(answer)).toEqual([404, 'NOT_FOUND']);
};

/** A list holds nothing of what is somebody else's; the owner's does, so that the words are the right ones. */
const listsNone =
  (words: (scene: GrantScene) => readonly string[], pathOf?: (scene: GrantScene) => string): Cell =>
  async ({ client }, scene, { path }) => {
    const address = pathOf?.(scene) ?? path;
    const [told, whole] = [await client.get(address), await scene.business.owner.get(address)];
    expect([told.status, whole.status], told.text).toEqual([200, 200]);
    for (const word of words(scene)) {
      expect(whole.text).toMatch(asWord(word));
      expect(told.text).not.toMatch(asWord(word));
    }
  };

/** No answer names phone, mail, surname or door of the customer. */
const masked =
  (pathOf?: (scene: GrantScene) => string): Cell =>
  async ({ client }, scene, route) => {
    const answer = pathOf
      ? await client.get(pathOf(scene))
      : await call(
          client,
          route,
          route.path.includes('/orders/') ? scene.order.id : scene.business.branch.id,
        );
    expect([200, 204, 403, 409, 422], answer.text).toContain(answer.status);
    expect(SECRETS.filter((secret) => answer.text.includes(secret))).toEqual([]);
  };

const forbidden: Cell = async ({ client }, scene, route) => {
  expect(refusal(await call(client, route, scene.business.branch.id))).toEqual([403, 'FORBIDDEN']);
};

/** A branch that the manager does not run. */
const otherBranchHidden: Cell = async ({ client }, { elsewhere }, route) => {
  expect(refusal(await call(client, route, elsewhere.id))[0]).toBe(404);
};

/** A row of a noun in a branch that the manager does not run; nor do they make one there. */
const plainElsewhere =
  (plain: PlainNoun): Cell =>
  async ({ client }, { business, elsewhere }, route) => {
    const { owner } = business;
    const { id } = await newRow(plain, { ...business, owner, branch: elsewhere });
    const answer = await call(client, route, route.path.includes(':id') ? id : elsewhere.id);
    expect(refusal(answer)).toEqual(
      route.path.includes(':id') ? [404, 'NOT_FOUND'] : [400, 'UNKNOWN_BRANCH'],
    );
  };

/** The cells of the nouns whose rows a permission creates and changes, which somebody holds for their own branches. */
const plainCells = (write: Permission): Record<string, Cell> =>
  Object.fromEntries(
    PLAIN_NOUNS.filter((plain) => plain.write === write).flatMap((plain) =>
      Object.keys(EXAMPLES)
        .filter((name) => !name.startsWith('GET ') && nounOfRoute(name) === plain.resource)
        .map((name) => [name, plainElsewhere(plain)]),
    ),
  );

const nounOfRoute = (name: string) => name.split('/')[2];

const ownOrders = listsNone(({ order }) => [order.id, order.number]);
const onBranch = (path: string) => (scene: GrantScene) => `${path}${scene.business.branch.id}`;

const ORDER_ROUTES_OWN: Record<string, Cell> = {
  'GET /api/orders': ownOrders,
  'GET /api/orders/board': listsNone(({ order }) => [order.id], onBranch('/api/orders/board?branch=')),
  'GET /api/orders/export': listsNone(
    ({ order }) => [order.number],
    () => '/api/orders/export?format=csv',
  ),
  'GET /api/orders/:id': hidden,
  'GET /api/orders/:id/black-box': hidden,
  'POST /api/orders/:id/acknowledge': hidden,
  'POST /api/orders/:id/step-back': hidden,
  'POST /api/branches/:id/heartbeat': forbidden,
  'GET /api/saved-views': listsNone(
    ({ view }) => [view],
    () => '/api/saved-views?resource=orders',
  ),
  'PATCH /api/saved-views/:id': async ({ client }, { view }) => {
    const answer = await client.send('PATCH', `/api/saved-views/${view}`, { version: 1, name: 'Mine' });
    expect(answer.status).toBe(404);
  },
  'DELETE /api/saved-views/:id': async ({ client }, { view }) => {
    expect((await client.send('DELETE', `/api/saved-views/${view}`)).status).toBe(404);
  },
  'POST /api/saved-views': { because: 'A view that somebody makes is theirs.' },
};

const NO_CONTACT = { because: 'A saved view holds filters, which are the words of whoever saved it.' };

const ORDER_ROUTES_MASKED: Record<string, Cell> = {
  ...Object.fromEntries(Object.keys(ORDER_ROUTES_OWN).map((route) => [route, masked()])),
  'GET /api/orders/board': masked(onBranch('/api/orders/board?branch=')),
  'GET /api/orders/export': masked(() => '/api/orders/export?format=csv'),
  'GET /api/saved-views': NO_CONTACT,
  'POST /api/saved-views': NO_CONTACT,
  'PATCH /api/saved-views/:id': NO_CONTACT,
  'DELETE /api/saved-views/:id': NO_CONTACT,
};

const CUSTOMER_READS = [
  'GET /api/customers',
  'GET /api/customers/segments',
  'GET /api/customers/tags',
  'GET /api/customers/:id',
  'GET /api/customers/duplicates',
  'GET /api/customers/:id/timeline',
  'GET /api/customers/:id/figures',
];

/** No answer about customers names phone, mail, document, door or notes. */
const maskedCustomer: Cell = async ({ client }, { business }, { path }) => {
  const known = {
    name: unique('Masked'),
    phone: newPhone(),
    email: `${unique('hidden')}@example.test`,
    document: '529.982.247-25',
    notes: unique('Secret'),
    addresses: [{ ...CENTRO, street: unique('Rua') }],
  };
  const { id } = await newCustomer(business, known);
  // The newest first, so that the customer is on the first page.
  const address = path.endsWith('customers') ? `${path}?sort=createdAt:desc` : path.replace(':id', id);
  const words = [known.phone.slice(3), known.email, '52998224725', known.notes, known.addresses[0]?.street];
  const [told, whole] = [await client.get(address), await business.owner.get(address)];
  expect([told.status, whole.status], told.text).toEqual([200, 200]);
  for (const word of words) expect(told.text).not.toContain(word);
  if (/customers$|:id$/.test(path)) for (const word of words) expect(whole.text).toContain(word);
};

const callerPath = (phone: string) => `/api/customers/by-phone?phone=${encodeURIComponent(phone)}`;

/** A change of a person whom a manager may not change is refused, and changes nothing. */
const ownersOnly: Cell = async ({ client }, { owner }, route) => {
  const { method, path } = route;
  const body = method === 'PATCH' ? { version: owner.version, name: 'Another' } : { version: owner.version };
  const answer = await client.send(method, path.replace(':id', owner.id), body);
  expect(refusal(answer)).toEqual([403, 'OWNERS_ONLY']);
};

const askedByManager = async (business: TestBusiness) =>
  (await newAccessRequest(business, 'wallet.payout.request', {}, 'manager')).id;

/** By permission and grant, for each route that takes the permission. */
export const CELLS: Partial<Record<`${Permission} ${Grant}`, Record<string, Cell>>> = {
  'home.view own': {
    'GET /api/home': async ({ client }, scene) => {
      const path = `/api/home?branch=${scene.business.branch.id}`;
      const { today, bestSellers, needs } = (await client.get<HomeDto>(path)).body.data;
      expect([today.orders, today.salesCents, bestSellers, needs]).toEqual([0, 0, [], []]);
      expect((await scene.business.owner.get<HomeDto>(path)).body.data.today.orders).toBeGreaterThan(0);
    },
  },
  'order.view own': ORDER_ROUTES_OWN,
  'order.view masked': ORDER_ROUTES_MASKED,
  'order.dispatch own': { 'POST /api/orders/:id/dispatch': hidden },
  'order.deliver own': {
    'POST /api/orders/:id/deliver': hidden,
    'POST /api/orders/:id/return': hidden,
  },
  'order.discount limited': {
    'POST /api/orders/:id/discount': async ({ client }, { business, order }) => {
      await setSettings(business, { orders: { discountPercent: 10 } });
      const { version } = (await business.owner.get<{ version: number }>(`/api/orders/${order.id}`)).body
        .data;
      const above = { amountCents: 300, reason: 'A regular' };
      expect(refusal(await performAction(client, { ...order, version }, 'discount', above))).toEqual([
        403,
        'DISCOUNT_LIMIT',
      ]);
    },
  },
  'order.refund limited': {
    'POST /api/orders/:id/refund': async ({ client }, { business, paid }) => {
      await setSettings(business, { orders: { refundPercent: 10 } });
      const { version } = (await business.owner.get<{ version: number }>(`/api/orders/${paid.id}`)).body.data;
      const above = { part: 'AMOUNT', amountCents: 900, method: 'CASH', note: 'It was cold' };
      expect(refusal(await performAction(client, { ...paid, version }, 'refund', above))).toEqual([
        403,
        'REFUND_LIMIT',
      ]);
    },
    'POST /api/orders/:id/resolve-unmatched': {
      because: 'It notes what was done at the provider; no money moves.',
    },
  },
  'branch.pause limited': {
    'POST /api/branches/:id/pause': async ({ client }, { business }) => {
      const pause = (minutes: number | null) =>
        client.post(`/api/branches/${business.branch.id}/pause`, { reason: 'OTHER', minutes });
      for (const minutes of [61, null]) expect(refusal(await pause(minutes))).toEqual([400, 'TOO_BIG']);
      expect((await pause(60)).status).toBe(200);
      expect((await client.post(`/api/branches/${business.branch.id}/resume`, {})).status).toBe(200);
    },
    'POST /api/branches/:id/resume': { because: 'The bound is about how long a store may be paused.' },
  },
  'branch.edit own': {
    'GET /api/branches/cards': listsNone(({ elsewhere }) => [elsewhere.id]),
    'GET /api/onboarding': async ({ client }, { business }) => {
      const { data } = (await client.get<{ branch: { id: string } }>('/api/onboarding')).body;
      expect(data.branch.id).toBe(business.branch.id);
    },
    'POST /api/onboarding/:step/skip': {
      because: 'The steps are those of the business, which has one list.',
    },
    'PATCH /api/branches/:id': otherBranchHidden,
    'POST /api/branches/:id/go-live': otherBranchHidden,
    'POST /api/branches/:id/test-order': otherBranchHidden,
    'PUT /api/branches/:id/social-links': otherBranchHidden,
    ...plainCells('branch.edit'),
  },
  'campaign.view own': {
    'GET /api/coupons': async ({ client }) => {
      expect((await client.get('/api/coupons')).body.data).toEqual([]);
    },
    'GET /api/coupons/:id': hidden,
    'GET /api/loyalty-programs/:id': hidden,
    'GET /api/loyalty-programs/:id/liability': hidden,
    ...LOYALTY_CELLS,
    'GET /api/loyalty-accounts/:id/statement': hidden,
    'POST /api/coupons/explain': async ({ client }) => {
      expect(refusal(await client.post('/api/coupons/explain', { code: 'ANYTHING' }))).toEqual([
        403,
        'FORBIDDEN',
      ]);
    },
  },
  'customer.view own': {
    'GET /api/customers': listsNone(({ order }) => [order.phone]),
    'GET /api/customers/:id': hidden,
    'GET /api/customers/:id/timeline': hidden,
    'GET /api/customers/:id/figures': hidden,
    'GET /api/customers/duplicates': async ({ client }) => {
      expect((await client.get('/api/customers/duplicates')).body.data).toEqual([]);
    },
    'GET /api/customers/segments': async ({ client }) => {
      const counts = (await client.get<{ count: number }[]>('/api/customers/segments')).body.data;
      expect(counts.filter(({ count }) => count > 0)).toEqual([]);
    },
    'GET /api/customers/tags': async ({ client }) => {
      expect((await client.get('/api/customers/tags')).body.data).toEqual([]);
    },
    'GET /api/customers/by-phone': async ({ client }, { business, order, carried }) => {
      for (const phone of [order.phone, '+5511912345678'])
        expect((await client.get(callerPath(phone))).body.data).toBeNull();
      const known = (await client.get<CallerDto | null>(callerPath(carried.phone))).body.data;
      expect(known).toMatchObject({ name: carried.name, notes: null, orders: [] });
      expect(known?.addresses.map(({ street }) => street)).toEqual([carried.street]);
      expect((await business.owner.get(callerPath(order.phone))).body.data).not.toBeNull();
    },
  },
  'customer.view masked': {
    ...Object.fromEntries(CUSTOMER_READS.map((route) => [route, maskedCustomer])),
    'GET /api/customers/by-phone': async ({ client, role }, { business, order }) => {
      const look = (who: Client) => who.get(callerPath(order.phone));
      // A person who takes orders by phone speaks to the customer; for anybody else an answer would confirm a hidden phone.
      if (role === 'attendant') {
        expect((await look(client)).status).toBe(200);
        const without = await business.person('attendant', { deny: ['order.create'] });
        expect(refusal(await look(without))).toEqual([403, 'FORBIDDEN']);
      } else expect(refusal(await look(client))).toEqual([403, 'FORBIDDEN']);
    },
  },
  'sales.view own': SALES_CELLS_OWN,
  'sales.view limited': SALES_CELLS_LIMITED,
  'feedback.view limited': {
    'GET /api/feedback': async ({ client }, { feedback }) => {
      const path = `/api/feedback?filters[orderId][$eq]=${feedback.orderId}`;
      const [told] = (await client.get<Record<string, unknown>[]>(path)).body.data;
      foodAlone(told);
      for (const query of ['filters[kind][$eq]=DETRACTOR', 'filters[nps][$lte]=6', 'sort=nps:asc'])
        expect((await client.get(`/api/feedback?${query}`)).status, query).toBe(400);
    },
    'GET /api/feedback/:id': async ({ client }, { feedback }) =>
      foodAlone((await client.get<Record<string, unknown>>(`/api/feedback/${feedback.id}`)).body.data),
  },
  'user.edit limited': {
    'PATCH /api/team/:id': ownersOnly,
    'POST /api/team/:id/suspend': ownersOnly,
    'POST /api/team/:id/reactivate': ownersOnly,
    'POST /api/team/:id/remove': ownersOnly,
    'POST /api/team/:id/end-sessions': ownersOnly,
    'POST /api/team/:id/copy-link': ownersOnly,
    'POST /api/team/:id/resend': ownersOnly,
    'POST /api/team': async ({ client }) => {
      for (const role of ['owner', 'manager'])
        expect(refusal(await client.post('/api/team', invitation({ role })))).toEqual([403, 'OWNERS_ONLY']);
    },
    'GET /api/access-requests': async ({ client }, { business }) => {
      const id = await askedByManager(business);
      expect((await client.get('/api/access-requests')).text).not.toContain(id);
      expect((await business.owner.get('/api/access-requests')).text).toContain(id);
    },
    'POST /api/access-requests/:id/grant': async ({ client }, { business }) => {
      const path = `/api/access-requests/${await askedByManager(business)}/grant`;
      expect(refusal(await client.post(path, {}))).toEqual([403, 'OWNERS_ONLY']);
    },
    'POST /api/access-requests/:id/dismiss': async ({ client }, { business }) => {
      const path = `/api/access-requests/${await askedByManager(business)}/dismiss`;
      expect(refusal(await client.post(path, {}))).toEqual([403, 'OWNERS_ONLY']);
    },
  },
  'courier.view own': {
    'GET /api/couriers': listsNone(({ courier }) => [courier.id]),
    'GET /api/couriers/:id': hidden,
    'GET /api/couriers/board': listsNone(
      ({ courier }) => [courier.id],
      onBranch('/api/couriers/board?branchId='),
    ),
    'GET /api/couriers/own-link': { because: 'The link is that of the courier who asks for it.' },
    'GET /api/couriers/:id/settlement': hidden,
    'GET /api/deliveries': listsNone(({ courier }) => [courier.trip]),
    'GET /api/settlements': listsNone(({ courier }) => [courier.settlement]),
    'GET /api/settlements/:id/deliveries': hidden,
  },
  'seller.view own': {
    'GET /api/sellers': listsNone(({ seller }) => [seller.id]),
    'GET /api/sellers/:id': hidden,
    'GET /api/commissions': listsNone(({ seller }) => [seller.commission]),
    'GET /api/commissions/sums': listsNone(
      ({ seller }) => [seller.id],
      onBranch('/api/commissions/sums?from=2020-01-01&to=2120-01-01&branchId='),
    ),
  },
  'support.contact own': {
    'GET /api/support/tickets': listsNone(({ ticket }) => [ticket]),
    'GET /api/support/tickets/:id': hidden,
    'POST /api/support/tickets/:id/messages': hidden,
    'POST /api/support/tickets/:id/read': hidden,
    'POST /api/support/tickets/:id/reopen': hidden,
    'POST /api/support/tickets/:id/resolve': hidden,
    'POST /api/support/tickets': { because: 'A ticket that somebody opens is theirs.' },
  },
  'audit.view own': {
    'GET /api/audit': listsNone(
      ({ elsewhere }) => [elsewhere.id],
      () => '/api/audit?action=pause',
    ),
  },
};
