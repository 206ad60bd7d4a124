import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoreProfileDto } from '../../../src/contracts/storefront';
import { anonymous, documents, newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { change, countOf, rows } from '../support/database';
import { newProduct } from '../support/menu';
import { orderBody, place } from '../support/ordering';
import { panel, ROWS, type PanelClient } from '../support/panel';
import { fromServer } from '../support/server';

const BRANCH = `${ROWS}/api::branches.branch`;
const BUSINESS = `${ROWS}/api::businesses.business`;
const PLAN = `${ROWS}/api::plans.plan`;
const PRODUCT = `${ROWS}/api::menu.product`;
const SUBSCRIPTION = `${ROWS}/api::plans.subscription`;
const USER = `${ROWS}/plugin::users-permissions.user`;
const NO_LIMITS = {
  branches: 0,
  users: 0,
  ordersPerMonth: 0,
  chatbots: 0,
  botMessages: 0,
  campaigns: 0,
  couriers: 0,
};

const plan = (more: object = {}) => ({
  slug: unique('plan'),
  name: 'A plan',
  priceMonthlyCents: 9900,
  priceYearlyCents: 99000,
  currency: 'BRL',
  trialDays: 14,
  features: ['STORE_PAGE'],
  limits: NO_LIMITS,
  active: false,
  position: 900,
  ...more,
});

let superAdmin: PanelClient;
let business: TestBusiness;
let product: { id: string; priceCents: number; version: number };

beforeAll(async () => {
  superAdmin = await panel('strapi-super-admin');
});
beforeEach(async () => {
  business = await newBusiness();
  product = await newProduct(business);
});

const profile = async () =>
  (await anonymous.get<StoreProfileDto>(`/api/store/${business.branch.slug}`)).body.data;
const order = (priceCents = product.priceCents) => place(business, orderBody(product.id, priceCents));

interface AuditRow {
  entity: string;
  action: string;
  actor_kind: string;
  actor_name: string;
  before: string;
  after: string;
}
const lastAudit = async (businessId: string) => {
  const [entry] = await rows<AuditRow>(
    'SELECT * FROM audit_entries WHERE business_id = ? ORDER BY at DESC, id LIMIT 1',
    [businessId],
  );
  return entry;
};

describe('what is changed in the panel', () => {
  it('arrives as its form sends it: the whole row, of which only what differs counts, and none but the row addressed', async () => {
    const other = await newBusiness();
    const address = `${BUSINESS}/${business.id}`;
    const read = async (id: string) =>
      (await superAdmin.get<{ data: { tradeName: string } }>(`${BUSINESS}/${id}`)).body.data;
    const [mine, others] = [await read(business.id), await read(other.id)];
    for (const documentId of [business.id, other.id]) {
      const tradeName = unique('Renamed');
      const saved = await superAdmin.send('PUT', address, { ...mine, documentId, tradeName });
      expect(saved.status).toBe(200);
      expect((await read(business.id)).tradeName).toBe(tradeName);
    }
    expect((await read(other.id)).tradeName).toBe(others.tradeName);
  });

  it('counts at the next request: a business that is suspended takes no orders, and does again after', async () => {
    expect((await profile()).store.state).toBe('OPEN');
    expect((await order()).status).toBe(201);

    const move = (verb: string) =>
      superAdmin.send('POST', `/admin/businesses/${business.id}/moves`, { move: verb, reason: 'For a test' });
    expect((await move('suspend')).status).toBe(200);
    expect((await profile()).store.state).toBe('BLOCKED_BILLING');
    const refused = await order();
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('BLOCKED_BILLING');

    expect((await move('reinstate')).status).toBe(200);
    expect((await profile()).store.state).toBe('OPEN');
    expect((await order()).status).toBe(201);
  });

  it('is not kept back by a rule on what the panel does not write, which may be younger than the row', async () => {
    const { id } = business.branch;
    await change(`UPDATE branches SET payment_methods = '["PIX"]', pix_key = NULL WHERE document_id = ?`, [
      id,
    ]);
    const saved = await superAdmin.send('PUT', `${BRANCH}/${id}`, { name: unique('Renamed') });
    expect(saved.status, saved.text).toBe(200);
  });

  it('is on the store page at once: names and prices', async () => {
    await profile();
    const tradeName = unique('Cantina');
    await superAdmin.send('PUT', `${BUSINESS}/${business.id}`, { tradeName });
    expect((await profile()).businessName).toBe(tradeName);

    const dearer = product.priceCents + 100;
    await superAdmin.send('PUT', `${PRODUCT}/${product.id}`, { priceCents: dearer });
    const menu = await anonymous.get(`/api/store/${business.branch.slug}/menu`);
    expect(menu.text).toContain(`"priceCents":${dearer}`);
    expect((await order()).status, 'the old price').toBe(409);
    expect((await order(dearer)).status).toBe(201);
  });

  it('is logged for the business, under the name of who did it', async () => {
    const language = (defaultLanguage: string) =>
      superAdmin.send('PUT', `${BUSINESS}/${business.id}`, { defaultLanguage });
    await language('es');
    expect(await lastAudit(business.id)).toMatchObject({
      entity: 'business',
      action: 'update',
      actor_kind: 'PLATFORM',
      actor_name: 'Pat Panel (Comanda)',
      before: '{"defaultLanguage":"pt-BR"}',
      after: '{"defaultLanguage":"es"}',
    });
    const before = await countOf('audit_entries', 'business_id = ?', [business.id]);
    await language('es');
    expect(await countOf('audit_entries', 'business_id = ?', [business.id]), 'nothing changed').toBe(before);
  });

  it('is told to the screens of the business', async () => {
    const events = () =>
      rows<{ type: string; resource: string; entity_id: string }>(
        'SELECT type, resource, entity_id FROM events WHERE business_id = ? ORDER BY seq DESC LIMIT 1',
        [business.id],
      );
    await superAdmin.send('PUT', `${PRODUCT}/${product.id}`, { name: 'Another name' });
    expect(await events()).toEqual([{ type: 'menu.changed', resource: 'products', entity_id: product.id }]);
  });

  it('is not overwritten by who still looks at the row as it was', async () => {
    await superAdmin.send('PUT', `${PRODUCT}/${product.id}`, { name: 'From the panel' });
    const stale = await business.owner.send('PATCH', `/api/products/${product.id}`, {
      version: product.version,
      name: 'From the dashboard',
    });
    expect(refusal(stale)).toEqual([409, 'STALE_VERSION']);
    expect(stale.body.error.details.current).toMatchObject({ name: 'From the panel' });
  });

  it('keeps the rules of the menu', async () => {
    const path = `${PRODUCT}/${product.id}`;
    const tries: [body: object, field: string][] = [
      [{ promoPriceCents: product.priceCents + 1 }, 'promoPriceCents'],
      [{ priceCents: -1 }, 'priceCents'],
      [{ name: 'x' }, 'name'],
      [{ state: 'ARCHIVED' }, 'state'],
    ];
    for (const [body, field] of tries) {
      const answer = await superAdmin.send('PUT', path, body);
      expect(answer.status, field).toBe(400);
      expect(answer.body.error?.details.errors?.[0]?.path, field).toEqual([field]);
    }
    expect(await countOf('products', 'document_id = ? AND version = 1', [product.id])).toBe(1);
  });

  it('ends a session: who is blocked is out at the next request, and back when it is taken back', async () => {
    const attendant = await business.person('attendant');
    const [row] = await rows<{ document_id: string }>(
      "SELECT document_id FROM up_users WHERE business_id = ? AND name = 'Person attendant'",
      [business.id],
    );
    const block = (blocked: boolean) => superAdmin.send('PUT', `${USER}/${row?.document_id}`, { blocked });
    expect((await attendant.get('/api/orders')).status).toBe(200);
    expect((await block(true)).status).toBe(200);
    expect(refusal(await attendant.get('/api/orders'))).toEqual([401, 'NOT_SIGNED_IN']);
    await block(false);
    expect((await attendant.get('/api/orders')).status).toBe(200);
    expect((await lastAudit(business.id))?.entity).toBe('user');
  });
});

describe('plans and subscriptions', () => {
  it('are there from the first start, and stay as a super-admin left them', async () => {
    const { ensurePlans } = fromServer('./bootstrap/plans') as { ensurePlans: () => Promise<void> };
    const { body } = await superAdmin.get<{
      results: { documentId: string; slug: string; name: string; position: number }[];
    }>(`${PLAN}?filters[slug][$in][0]=start&filters[slug][$in][1]=pro&filters[slug][$in][2]=network`);
    expect(body.results).toHaveLength(3);
    const [first] = body.results;
    const edit = (fields: object) => superAdmin.send('PUT', `${PLAN}/${first?.documentId}`, fields);
    await edit({ name: 'Ours', position: 7 });
    await ensurePlans();
    expect(await countOf('plans', "slug = ? AND name = 'Ours' AND position = 7", [first?.slug ?? ''])).toBe(
      1,
    );
    expect(await countOf('plans', "slug IN ('start', 'pro', 'network')", [])).toBe(3);
    // Other files sign up with what a new server offers.
    await edit({ name: first?.name, position: first?.position });
  });

  it('leave at least one to sign up with', async () => {
    const offered = await superAdmin.get<{ results: { documentId: string }[] }>(
      `${PLAN}?filters[active][$eq]=true`,
    );
    const answers: number[] = [];
    for (const { documentId } of offered.body.results)
      answers.push((await superAdmin.send('PUT', `${PLAN}/${documentId}`, { active: false })).status);
    for (const { documentId } of offered.body.results)
      await superAdmin.send('PUT', `${PLAN}/${documentId}`, { active: true });
    expect(answers.at(-1)).toBe(400);
    expect(answers.slice(0, -1).every((status) => status === 200)).toBe(true);
  });

  it('are made and changed as the editor sends them, lists and objects as text', async () => {
    const made = await superAdmin.send<{ data: { documentId: string } }>(
      'POST',
      PLAN,
      plan({ features: '["COUPONS", "CHATBOT"]', limits: JSON.stringify({ ...NO_LIMITS, branches: 2 }) }),
    );
    expect(made.status).toBe(201);
    const id = made.body.data.documentId;
    const changed = await superAdmin.send('PUT', `${PLAN}/${id}`, {
      features: ['COUPONS'],
      limits: { ...NO_LIMITS, branches: 3 },
      trialDays: 30,
    });
    expect(changed.status).toBe(200);
    const stored = await superAdmin.get<{ data: object }>(`${PLAN}/${id}`);
    expect(stored.body.data).toMatchObject({
      features: ['COUPONS'],
      limits: { ...NO_LIMITS, branches: 3 },
      trialDays: 30,
      priceMonthlyCents: 9900,
    });
    expect((await lastAudit('platform'))?.after).toContain('"trialDays":30');
  });

  it('refuse what no code would understand, at the field', async () => {
    const tries: [more: object, field: string][] = [
      [{ features: ['FLYING'] }, 'features'],
      [{ features: '["COUPONS"' }, 'features'],
      [{ limits: { branches: 1 } }, 'limits'],
      [{ limits: { ...NO_LIMITS, branches: -1 } }, 'limits'],
      [{ limits: { ...NO_LIMITS, chairs: 4 } }, 'limits'],
      [{ priceMonthlyCents: 99.5 }, 'priceMonthlyCents'],
      [{ currency: 'reais' }, 'currency'],
      [{ slug: 'Not a slug' }, 'slug'],
    ];
    for (const [more, field] of tries) {
      const answer = await superAdmin.send('POST', PLAN, plan(more));
      expect(answer.status, JSON.stringify(more)).toBe(400);
      expect(answer.body.error?.details.errors?.[0]?.path[0], JSON.stringify(more)).toBe(field);
    }
  });

  it('keep a plan’s slug, which subscriptions name, and let no two have the same', async () => {
    const first = plan();
    const made = await superAdmin.send<{ data: { documentId: string } }>('POST', PLAN, first);
    await superAdmin.send('PUT', `${PLAN}/${made.body.data.documentId}`, {
      slug: unique('other'),
      name: 'Renamed',
    });
    expect(await countOf('plans', "slug = ? AND name = 'Renamed'", [first.slug])).toBe(1);

    const second = await superAdmin.send('POST', PLAN, plan({ slug: first.slug }));
    expect(second.status).toBe(400);
    expect(second.body.error?.details.errors?.[0]?.path).toEqual(['slug']);
  });

  it('put a business on another plan, but on none that does not exist', async () => {
    const other = plan();
    await superAdmin.send('POST', PLAN, other);
    const { documentId } = await documents('api::plans.subscription').create({
      data: { businessId: business.id, planSlug: unique('plan'), state: 'TRIALING' },
    });
    const path = `${SUBSCRIPTION}/${documentId}`;
    expect((await superAdmin.send('PUT', path, { planSlug: unique('nowhere') })).status).toBe(400);
    const periodEndsAt = '2030-01-01T00:00:00.000Z';
    const answer = await superAdmin.send('PUT', path, {
      planSlug: other.slug,
      state: 'ACTIVE',
      periodEndsAt,
    });
    expect(answer.status).toBe(200);
    expect((await superAdmin.get<{ data: object }>(path)).body.data).toMatchObject({
      planSlug: other.slug,
      state: 'ACTIVE',
      periodEndsAt,
    });
    expect((await lastAudit(business.id))?.entity).toBe('subscription');
  });
});
