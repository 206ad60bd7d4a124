import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { MenuReleaseDto } from '../../../src/contracts/menu-releases';
import type { PlacedOrderDto } from '../../../src/contracts/storefront';
import type { OrderState } from '../../../src/domain/orders/order';
import { sessionOf } from '../support/account';
import { client, refusal, signIn, type Client } from '../support/client';
import { mailsTo } from '../support/mailbox';
import { tally } from '../support/proof';
import { freePort, runToEnd, spawnServer } from '../support/spawned';
import { performAction } from '../support/states';
import { losses, type IntendedChange } from './losses';
import { dataOf, releases } from './release';
import type { Remembered } from './scene';
import { stored, type Row } from './stored';

const PATIENCE_MS = 300_000;

/** Changes of stored data that a migration intends, each with its reason. */
const INTENDED: readonly IntendedChange[] = [
  { table: 'strapi_database_schema', why: 'Strapi’s copy of the schema, replaced by that of the code' },
  {
    table: 'strapi_core_store_settings',
    where: ({ key }) =>
      /^(strapi_content_types_schema|plugin_content_manager_configuration|plugin_upload_metrics|core_comanda_panel-views)/.test(
        String(key),
      ),
    why: 'Strapi’s copies of the types and how the panel shows them, and its own notes: from the code at each start',
  },
  {
    table: 'admin_permissions',
    why: 'which fields of which types a role of the panel has: from the code at each start',
  },
  { table: 'admin_permissions_role_lnk', why: 'the same' },
];

describe.each(releases)('this code on the data of release %s', (version) => {
  it(
    'keeps every value of every row',
    async () => {
      const { home } = await dataOf(version);
      const before = await stored(home);
      const migrated = await runToEnd(home, { args: ['--seed'] });
      if (migrated.code !== 0) throw new Error(migrated.said);
      expect(losses(before, await stored(home), INTENDED)).toEqual([]);
      const rows = [...before.values()].reduce((sum, table) => sum + table.rows.length, 0);
      tally(`rows of ${before.size} tables of release ${version}`, rows);
    },
    PATIENCE_MS,
  );

  it(
    'goes on where it was',
    async () => {
      const { home, remembered, now } = await dataOf(version);
      const before = await stored(home);
      const { url } = await spawnServer(home, { port: await freePort() });
      const owner = client(remembered.cookie, url);
      await expectPeople(url, owner, remembered, now);
      await expectBusiness(url, owner, remembered);
      await expectMenuReleases(owner, before.get('menu_releases')?.rows ?? []);
      await expectNextSteps(url, owner, remembered);
      // A mail that waited in the outbox, sealed by the release.
      expect(await mailsTo(remembered.unsent, 1, home.folder)).toHaveLength(1);
    },
    PATIENCE_MS,
  );
});

/** Who was signed in still is; everybody can sign in with their password, the owner with the app as well. */
async function expectPeople(
  url: string,
  owner: Client,
  remembered: Remembered,
  now: () => number,
): Promise<void> {
  const { people, password, twoFactor, businessId } = remembered;
  expect(await sessionOf(owner)).toMatchObject({ user: { role: 'owner' }, business: { id: businessId } });
  for (const { email, role } of people.filter((person) => person.email !== twoFactor.email))
    expect(await sessionOf(await signIn(email, password, url))).toMatchObject({ user: { email, role } });
  const first = await client(null, url).post('/api/session', { email: twoFactor.email, password });
  expect(refusal(first)).toEqual([401, 'TWO_FACTOR_REQUIRED']);
  const code = new TOTP({ secret: Secret.fromBase32(twoFactor.secret) }).generate({ timestamp: now() });
  const step = { ticket: first.body.error.details.ticket, code, rememberDevice: false };
  expect((await client(null, url).post('/api/session/two-factor', step)).status).toBe(200);
}

/** Orders, menus, pictures and tickets answer what they answered. */
async function expectBusiness(
  url: string,
  owner: Client,
  { orders, menus, pictures, tickets }: Remembered,
): Promise<void> {
  for (const { token, ...order } of orders) {
    expect((await owner.get(`/api/orders/${order.id}`)).body.data).toMatchObject(order);
    const tracked = await client(null, url).get(`/api/store/orders/${token}`);
    expect(tracked.body.data).toMatchObject({ number: order.number, state: order.state });
  }
  for (const { slug, etag, body } of menus) {
    const menu = await client(null, url).get(`/api/store/${slug}/menu`);
    expect(menu.body.data).toMatchObject(body as object);
    // A menu that says nothing more than it did is the one that browsers keep.
    expect(menu.headers.get('etag') === etag).toBe(isDeepStrictEqual(menu.body.data, body));
  }
  for (const { url: address, sha256 } of pictures) {
    const bytes = Buffer.from(await (await fetch(url + address)).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
  for (const ticket of tickets) {
    const answer = await owner.get(`/api/support/tickets/${ticket.id}`);
    expect(answer.body.data).toMatchObject(ticket);
  }
}

/** Menu releases answer what is stored of them. */
async function expectMenuReleases(owner: Client, before: readonly Row[]): Promise<void> {
  expect(before.map(({ state }) => state).sort()).toEqual(['COLLECTING', 'PUBLISHED']);
  const instant = (at: unknown) => (at === null ? null : new Date(Number(at)).toISOString());
  for (const row of before) {
    const listed = await owner.get<MenuReleaseDto[]>(`/api/menu/releases?branch=${String(row.branch_id)}`);
    expect(listed.body.data.find(({ id }) => id === row.document_id)).toMatchObject({
      ...{ name: row.name, state: row.state, version: row.version, changeCount: 1 },
      ...{ collectedBy: row.collected_by, publishedAt: instant(row.live_since) },
    });
  }
}

/** What had been begun is carried on. */
async function expectNextSteps(
  url: string,
  owner: Client,
  { orders, keyed, pin, people, password }: Remembered,
): Promise<void> {
  const again = await client(null, url).post<PlacedOrderDto>(`/api/store/${keyed.slug}/orders`, keyed.body, {
    'idempotency-key': keyed.key,
  });
  expect(again.body.data).toEqual(keyed.answer);
  const anew = await client(null, url).post<PlacedOrderDto>(`/api/store/${keyed.slug}/orders`, keyed.body, {
    'idempotency-key': `${keyed.key}-anew`,
  });
  expect([anew.status, anew.body.data.totals]).toEqual([201, keyed.answer.totals]);
  expect(orders.map(({ number }) => number)).not.toContain(anew.body.data.number);

  const inState = (state: OrderState) => orders.find((order) => order.state === state)!;
  for (const [state, action, next] of [
    ['PENDING', 'accept', 'ACCEPTED'],
    ['ACCEPTED', 'start', 'PREPARING'],
    ['READY', 'deliver', 'DELIVERED'],
    ['DISPATCHED', 'deliver', 'DELIVERED'],
  ] as const)
    expect((await performAction(owner, inState(state), action)).body.data).toMatchObject({ state: next });

  const attendant = await signIn(people.find(({ role }) => role === 'attendant')!.email, password, url);
  const preparing = inState('PREPARING');
  const body = { version: preparing.version, code: 'RUSH_HOUR' };
  expect(refusal(await attendant.post(`/api/orders/${preparing.id}/cancel`, body))).toEqual([
    403,
    'PIN_REQUIRED',
  ]);
  const cancelled = await attendant.post(`/api/orders/${preparing.id}/cancel`, body, {
    'x-manager-pin': pin,
  });
  expect(cancelled.body.data).toMatchObject({ state: 'CANCELLED' });
}
