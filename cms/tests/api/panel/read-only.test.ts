import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { fingerprint, rows } from '../support/database';
import { newCategory, newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { panel, panelClient, panelTypes, ROWS, type PanelClient } from '../support/panel';
import { tally } from '../support/proof';
import { serverUrl } from '../support/server';

const ORDER = 'api::orders.order';
const BUSINESS = 'api::businesses.business';
const USER = 'plugin::users-permissions.user';
/** What can be made in the panel, and what can be changed. */
const MADE = ['api::plans.plan', 'api::support.support-message'];
const CHANGED = [
  ...MADE,
  BUSINESS,
  USER,
  'api::branches.branch',
  'api::branches.delivery-zone',
  'api::branches.hours-exception',
  'api::menu.category',
  'api::menu.product',
  'api::plans.subscription',
  'api::support.support-ticket',
];

let business: TestBusiness;
let superAdmin: PanelClient;
let orderId: string;

beforeAll(async () => {
  business = await newBusiness();
  await newCategory(business);
  orderId = (await newOrder(business, await newProduct(business))).id;
  superAdmin = await panel('strapi-super-admin');
});

/** Some row of a type, by its id; null when there is none. */
async function someRow(uid: string): Promise<string | null> {
  const { body } = await superAdmin.get<{ results: { documentId: string }[] }>(`${ROWS}/${uid}?pageSize=1`);
  return body.results[0]?.documentId ?? null;
}

const print = async () => [await fingerprint(business.id), await rows('SELECT * FROM up_users ORDER BY id')];

describe('the panel', () => {
  it('deletes, copies and publishes nothing, and makes nothing but plans and answers to tickets', async () => {
    const types = await panelTypes();
    const before = await print();
    let cases = 0;
    for (const { uid } of types) {
      const id = (await someRow(uid)) ?? 'nothing';
      const tries: [method: string, path: string, body?: object][] = [
        ['DELETE', `${ROWS}/${uid}/${id}`],
        ['POST', `${ROWS}/${uid}/actions/bulkDelete`, { documentIds: [id] }],
        ['POST', `${ROWS}/${uid}/clone/${id}`, {}],
        ['POST', `${ROWS}/${uid}/auto-clone/${id}`, {}],
        ['POST', `${ROWS}/${uid}/${id}/actions/publish`, {}],
      ];
      if (!MADE.includes(uid))
        tries.push(['POST', `${ROWS}/${uid}`, { name: 'New', businessId: business.id }]);
      if (!CHANGED.includes(uid))
        tries.push(['PUT', `${ROWS}/${uid}/${id}`, { name: 'Other', state: 'ARCHIVED' }]);
      for (const [method, path, body] of tries) {
        const { status } = await superAdmin.send(method, path, body);
        expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
        expect(status, `${method} ${path}`).toBeLessThan(500);
        cases += 1;
      }
    }
    expect(await print()).toEqual(before);
    tally('writes the panel refuses', cases);
  });

  it('changes nothing of an order, not even for a super-admin', async () => {
    const path = `${ROWS}/${ORDER}/${orderId}`;
    const before = await print();
    const tries: object[] = [{ state: 'CANCELLED' }, { totalCents: 1 }, { items: [] }, { customerName: 'X' }];
    for (const body of tries) expect((await superAdmin.send('PUT', path, body)).status).toBe(403);
    expect((await superAdmin.send('DELETE', path)).status).toBe(403);
    expect((await superAdmin.get(path)).status, 'it is shown all the same').toBe(200);
    expect(await print()).toEqual(before);
  });

  it('leaves alone what of a business is never changed there', async () => {
    const fields: [uid: string, id: string, body: object][] = [
      [BUSINESS, business.id, { currency: 'USD', country: 'US', version: 99 }],
      [
        'api::branches.branch',
        business.branch.id,
        { businessId: 'another', slug: unique('slug'), pixKey: 'x@y.z' },
      ],
    ];
    const before = await fingerprint(business.id);
    for (const [uid, id, body] of fields)
      expect((await superAdmin.send('PUT', `${ROWS}/${uid}/${id}`, body)).status, uid).toBe(400);
    expect(await fingerprint(business.id)).toEqual(before);
  });

  it('lets no role be given what nobody is to have', async () => {
    const { body } = await superAdmin.send<{ data: { id: number } }>('POST', '/admin/roles', {
      name: unique('Role'),
      description: '',
    });
    const grant = (action: string, subject: string | null, fields?: string[]) =>
      superAdmin.send('PUT', `/admin/roles/${body.data.id}/permissions`, {
        permissions: [{ action, subject, conditions: [], properties: fields ? { fields } : {} }],
      });
    const explorer = 'plugin::content-manager.explorer';
    expect((await grant(`${explorer}.read`, ORDER, ['number'])).status).toBe(200);
    for (const [action, subject, fields] of [
      [`${explorer}.update`, ORDER, ['state']],
      [`${explorer}.create`, ORDER, ['state']],
      [`${explorer}.create`, USER, ['email']],
      [`${explorer}.delete`, ORDER, undefined],
      [`${explorer}.delete`, BUSINESS, undefined],
      ['plugin::upload.assets.create', null, undefined],
      ['admin::api-tokens.create', null, undefined],
      ['admin::webhooks.create', null, undefined],
    ] as const) {
      const { status } = await grant(action, subject, fields && [...fields]);
      expect(status, `${action} ${String(subject)}`).toBe(400);
    }
  });

  it('says why when a role was given too many fields', async () => {
    const role = await superAdmin.send<{ data: { id: number } }>('POST', '/admin/roles', {
      name: unique('Role'),
      description: '',
    });
    const action = (verb: string) => `plugin::content-manager.explorer.${verb}`;
    const fields = ['tradeName', 'currency'];
    const permissions = ['read', 'update'].map((verb) => ({
      action: action(verb),
      subject: BUSINESS,
      conditions: [],
      properties: { fields },
    }));
    await superAdmin.send('PUT', `/admin/roles/${role.body.data.id}/permissions`, { permissions });
    const somebody = await panelClient(role.body.data.id);

    const before = await fingerprint(business.id);
    const answer = await somebody.send('PUT', `${ROWS}/${BUSINESS}/${business.id}`, {
      tradeName: 'Another name',
      currency: 'USD',
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.details.errors?.[0]?.path).toEqual(['currency']);
    expect(answer.body.error?.message).toBe(
      'This is not changed in the panel: it belongs to the business and is changed there.',
    );
    expect(await fingerprint(business.id)).toEqual(before);
  });

  it('has no other doors to write through: uploads, tokens, webhooks, content types, roles of people', async () => {
    const doors: [method: string, path: string, body?: object][] = [
      ['GET', '/upload/files'],
      ['POST', '/upload/folders', { name: 'x', parent: null }],
      ['GET', '/admin/api-tokens'],
      ['POST', '/admin/api-tokens', { name: 'x', type: 'full-access', lifespan: null }],
      ['POST', '/admin/transfer/tokens', { name: 'x', permissions: ['pull'], lifespan: null }],
      ['GET', '/admin/webhooks'],
      [
        'POST',
        '/admin/webhooks',
        { name: 'x', url: 'https://evil.example', events: ['entry.create'], headers: {} },
      ],
      ['GET', '/content-type-builder/schema'],
      ['POST', '/users-permissions/roles', { name: 'x', description: 'x', permissions: {} }],
      ['PUT', '/users-permissions/advanced', { allow_register: true }],
      ['POST', '/i18n/locales', { name: 'x', code: 'fr', isDefault: false }],
      ['POST', '/admin/project-settings', {}],
      ['POST', '/email/test', { to: 'somebody@example.com' }],
    ];
    for (const [method, path, body] of doors) {
      const { status } = await superAdmin.send(method, path, body);
      expect([403, 404, 405], `${method} ${path} answered ${status}`).toContain(status);
    }
    const form = new FormData();
    form.append(
      'files',
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
      'a.svg',
    );
    form.append('fileInfo', '{}');
    const upload = await fetch(`${await serverUrl()}/upload`, {
      method: 'POST',
      headers: superAdmin.headers,
      body: form,
    });
    expect(upload.status).toBe(403);
    tally('other doors of the panel', doors.length + 1);
  });
});
