import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, type TestBusiness } from '../support/business';
import { change, fingerprint, rows } from '../support/database';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { panel, panelTypes, ROWS } from '../support/panel';

const PLANS = `${ROWS}/api::plans.plan`;

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
  await newOrder(business, await newProduct(business));
  await change("UPDATE customers SET document = '52998224725' WHERE business_id = ?", [business.id]);
});

describe("the panel's roles", () => {
  it('are the super-admins, support and billing; Strapi’s examples are gone', async () => {
    const superAdmin = await panel('strapi-super-admin');
    const { body } = await superAdmin.get<{ data: { code: string }[] }>('/admin/roles');
    const codes = body.data.map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining(['strapi-super-admin', 'comanda-support', 'comanda-billing']),
    );
    expect(codes).not.toContain('strapi-editor');
    expect(codes).not.toContain('strapi-author');
  });

  it('let support see what there is but customers’ tax numbers, and change nothing but tickets', async () => {
    const support = await panel('comanda-support');
    const before = await fingerprint(business.id);
    for (const { uid } of await panelTypes()) {
      expect((await support.get(`${ROWS}/${uid}?pageSize=1`)).status, uid).toBe(200);
      for (const [method, path] of [
        ['POST', `${ROWS}/${uid}`],
        ['PUT', `${ROWS}/${uid}/${business.id}`],
        ['DELETE', `${ROWS}/${uid}/${business.id}`],
      ] as const)
        expect(
          // Of tickets something may be written, but not this, and not under this id.
          uid.startsWith('api::support.') ? [400, 403, 404] : [403],
          `${method} ${uid}`,
        ).toContain((await support.send(method, path, { tradeName: 'X' })).status);
    }
    const customers = await support.get(
      `${ROWS}/api::customers.customer?filters[businessId][$eq]=${business.id}`,
    );
    expect(customers.text).toContain('Ana Lima');
    expect(customers.text).not.toContain('52998224725');
    const guess = await support.get<{ pagination: { total: number } }>(
      `${ROWS}/api::customers.customer?filters[document][$eq]=52998224725&filters[businessId][$eq]=${business.id}`,
    );
    const other = await support.get<{ pagination: { total: number } }>(
      `${ROWS}/api::customers.customer?filters[document][$eq]=0&filters[businessId][$eq]=${business.id}`,
    );
    expect(guess.body.pagination.total).toBe(other.body.pagination.total);
    expect(await fingerprint(business.id)).toEqual(before);
  });

  it('let billing see businesses and edit plans, and nothing else', async () => {
    const billing = await panel('comanda-billing');
    const seen: string[] = [];
    for (const { uid } of await panelTypes())
      if ((await billing.get(`${ROWS}/${uid}?pageSize=1`)).status === 200) seen.push(uid);
    expect(seen.sort()).toEqual(['api::businesses.business', 'api::plans.plan', 'api::plans.subscription']);
    const answer = await billing.send('PUT', `${ROWS}/api::businesses.business/${business.id}`, {
      state: 'SUSPENDED',
    });
    expect(answer.status).toBe(403);
    const made = await billing.send<{ data: { documentId: string } }>('POST', PLANS, {
      slug: `billing-${process.pid}`,
      name: 'Billing made it',
      priceMonthlyCents: 100,
      priceYearlyCents: 1000,
      currency: 'BRL',
      trialDays: 0,
      features: [],
      limits: {
        branches: 0,
        users: 0,
        ordersPerMonth: 0,
        chatbots: 0,
        botMessages: 0,
        campaigns: 0,
        couriers: 0,
      },
      active: false,
      position: 900,
    });
    expect(made.status).toBe(201);
    await billing.send('PUT', `${PLANS}/${made.body.data.documentId}`, { priceMonthlyCents: 200 });
    const [stored] = await rows<{ price: number }>(
      'SELECT price_monthly_cents AS price FROM plans WHERE document_id = ?',
      [made.body.data.documentId],
    );
    expect(stored?.price).toBe(200);
  });

  it('let neither of them manage the panel', async () => {
    for (const role of ['comanda-support', 'comanda-billing'] as const) {
      const somebody = await panel(role);
      for (const path of ['/admin/users', '/admin/roles', '/admin/webhooks', '/admin/api-tokens'])
        expect((await somebody.get(path)).status, `${role} ${path}`).toBe(403);
      const own = await somebody.send('POST', '/admin/users', {
        email: 'friend@comanda.test',
        firstname: 'A',
        lastname: 'B',
        roles: [1],
      });
      expect(own.status).toBe(403);
    }
  });
});
