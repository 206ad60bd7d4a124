import { beforeAll, describe, expect, it } from 'vitest';
import { businessRows, createEveryNoun } from '../support/business-rows';
import { anonymous, newBusiness, unique, type TestBusiness } from '../support/business';
import type { Answer } from '../support/client';
import { change, countOf, rows } from '../support/database';
import { EXAMPLES } from '../support/examples';
import { codeIn, mailTo } from '../support/mailbox';
import { tally } from '../support/proof';
import { apiRoutes, operatorRoutes } from '../support/routes';
import { ownTypes, runningStrapi, type DocumentService } from '../support/strapi';
import { writtenNouns } from '../support/written-fields';

/*
 * What comes with Strapi 5 and would be a hole if it were left as it comes. More of it: of the database in
 * strapi-database-traps.test.ts, CORS in headers.test.ts, what is uploaded in uploads/, the panel's own in panel/, a
 * shutdown in the middle of requests in crash/shutdown.test.ts.
 */

/** Types that belong to no business. */
const GLOBAL = ['api::plans.plan'];
const BUSINESS = 'api::businesses.business';

/** An answer without what the time makes of it. */
const told = ({ status, text }: Answer) => `${status} ${text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<at>')}`;

let a: TestBusiness;
let b: TestBusiness;

beforeAll(async () => {
  [a, b] = [await newBusiness(), await newBusiness()];
  await createEveryNoun(a);
  await createEveryNoun(b);
});

describe('core CRUD knows no tenants, and', () => {
  it('is mounted for no type', async () => {
    const own = new Set((await apiRoutes()).map(({ method, path: at }) => `${method} ${at}`));
    let doors = 0;
    for (const { info } of await ownTypes()) {
      for (const name of [info.pluralName, info.singularName]) {
        for (const [method, more] of [
          ['GET', ''],
          ['GET', '/:id'],
          ['POST', ''],
          ['PUT', '/:id'],
          ['DELETE', '/:id'],
          ['PUT', ''],
        ] as const) {
          if (own.has(`${method} /api/${name}${more}`)) continue;
          const { status } = await a.owner.send(
            method,
            `/api/${name}${more.replace(':id', '1')}`,
            method === 'GET' ? undefined : {},
          );
          expect([400, 404, 405], `${method} /api/${name}${more} answered ${status}`).toContain(status);
          doors += 1;
        }
      }
    }
    tally('doors of core CRUD', doors);
  });

  it("its Document Service reaches, during a request, what is the own business's and nothing else", async () => {
    const strapi = await runningStrapi();
    const during = <T>(state: object, work: () => Promise<T>) => strapi.requestContext.run({ state }, work);
    let cases = 0;
    for (const { uid } of await ownTypes()) {
      const documents: DocumentService = strapi.documents(uid);
      await expect(
        during({}, () => documents.findMany({})),
        uid,
      ).rejects.toThrow('is not reached from here');
      const asA = <T>(work: () => Promise<T>) => during({ viewer: { businessId: a.id } }, work);
      if (GLOBAL.includes(uid)) {
        await expect(
          asA(() => documents.findMany({})),
          uid,
        ).rejects.toThrow('is not reached from here');
        continue;
      }
      const key = uid === BUSINESS ? 'documentId' : 'businessId';
      const found = await asA(() => documents.findMany({}));
      expect(new Set(found.map((row) => row[key])), uid).toEqual(new Set(found.length > 0 ? [a.id] : []));
      for (const filters of [{ [key]: b.id }, { $or: [{ [key]: b.id }] }, { $not: { [key]: a.id } }])
        expect(await asA(() => documents.count({ filters })), uid).toBe(0);
      await expect(
        asA(() => documents.findMany({ populate: '*' })),
        uid,
      ).rejects.toThrow('Relations');
      const [theirs] = await documents.findMany({ filters: { [key]: b.id }, limit: 1 });
      if (!theirs) continue;
      const { documentId } = theirs;
      expect(await asA(() => documents.findOne({ documentId })), uid).toBeNull();
      await expect(
        asA(() => documents.update({ documentId, data: {} })),
        uid,
      ).rejects.toThrow();
      await expect(
        asA(() => documents.delete({ documentId })),
        uid,
      ).rejects.toThrow();
      cases += 1;
    }
    expect(cases).toBeGreaterThan(5);
    tally('types behind the wall', cases);
  });

  it('whatever is made during a request is made in the own business', async () => {
    const strapi = await runningStrapi();
    const made = await strapi.requestContext.run({ state: { viewer: { businessId: a.id } } }, () =>
      strapi.documents('api::menu.category').create({
        data: {
          businessId: b.id,
          branchId: a.branch.id,
          name: unique('Smuggled'),
          position: 0,
          version: 1,
          state: 'ACTIVE',
        },
      }),
    );
    expect(made.businessId).toBe(a.id);
  });
});

describe('relations, components and private fields', () => {
  it('there is no relation to another row and no component, so that nothing can be connected or left behind', async () => {
    const strapi = await runningStrapi();
    expect(Object.keys(strapi.components)).toEqual([]);
    for (const { uid, attributes } of await ownTypes()) {
      const linked = Object.entries(attributes).filter(
        ([name, { type }]) =>
          /relation|component|dynamiczone|media/.test(type) &&
          !/^(createdBy|updatedBy|localizations)$/.test(name),
      );
      expect(
        linked.map(([name]) => name),
        uid,
      ).toEqual([]);
    }
  });

  it('connecting is refused in every body', async () => {
    const [theirs] = await rows<{ id: string }>(
      'SELECT document_id AS id FROM categories WHERE business_id = ?',
      [b.id],
    );
    let cases = 0;
    for (const [route, example] of Object.entries(EXAMPLES)) {
      const [method = ''] = route.split(' ');
      if (!/POST|PATCH|PUT/.test(method) || !example.body) continue;
      const id = await example.subject(a);
      const body = example.body(id) as object;
      for (const field of ['categoryIds', 'categories', 'business', 'createdBy', 'localizations']) {
        const { status, text } = await a.owner.send(method, example.path(id), {
          ...body,
          [field]: { connect: [theirs?.id] },
        });
        // A route that reads no body has nothing to connect.
        if (status < 300) expect(text).not.toContain(String(theirs?.id));
        else expect(status, `${route} ${field}: ${text}`).toBeGreaterThanOrEqual(400);
        expect(status, route).toBeLessThan(500);
        cases += 1;
      }
    }
    tally('connect', cases);
  });

  it('private fields are not found by searching, and questions are strict', async () => {
    const strapi = await runningStrapi();
    for (const name of [
      'api.rest.strictParams',
      'api.documents.strictParams',
      'api.documents.strictRelations',
    ])
      expect(strapi.config.get(name), name).toBe(true);
    let cases = 0;
    for (const { uid, attributes } of await ownTypes()) {
      for (const [name, attribute] of Object.entries(attributes)) {
        if (
          !attribute.private ||
          /relation|datetime/.test(attribute.type) ||
          /^(createdBy|updatedBy|locale)$/.test(name)
        )
          continue;
        expect(attribute.searchable, `${uid} ${name}`).toBe(false);
        cases += 1;
      }
    }
    expect(cases).toBeGreaterThan(0);
    tally('private fields', cases);
  });

  it('no field of a type is written but those its body declares', async () => {
    let cases = 0;
    for (const { info, attributes } of await ownTypes()) {
      const example = EXAMPLES[`PATCH /api/${info.pluralName}/:id`];
      if (!example) continue;
      const id = await example.subject(a);
      const written = writtenNouns().find(({ noun }) => noun.resource === info.pluralName);
      const declared = Object.keys((await written?.others(a)) ?? {});
      for (const [name, { private: hidden }] of Object.entries(attributes)) {
        // A field such as a tax ID is private in Strapi's own answers, and written by the body that declares it.
        if (hidden && declared.includes(name)) continue;
        const own =
          /^(businessId|branchId|version|createdBy|updatedBy|createdAt|updatedAt|publishedAt|localizations)$/.test(
            name,
          );
        if (!hidden && !own) continue;
        if (name === 'version') continue;
        const answer = await a.owner.send('PATCH', example.path(id), { version: 1, [name]: b.id });
        expect([answer.status, answer.body.error.details.code], `${info.pluralName} ${name}`).toEqual([
          400,
          'UNKNOWN_FIELD',
        ]);
        cases += 1;
      }
    }
    tally('undeclared fields', cases);
  });

  it('nothing is populated, however it is asked for', async () => {
    let cases = 0;
    for (const { method, path: at } of await operatorRoutes()) {
      if (method !== 'GET' || at === '/api/events') continue;
      const example = EXAMPLES[`GET ${at}`];
      if (!example && at.includes(':')) continue;
      const asked = example ? example.path(await example.subject(a)) : at;
      for (const question of [
        'populate=*',
        'populate[createdBy]=true',
        'populate=createdBy.roles',
        'fields=*',
        'publicationState=preview',
      ]) {
        const { status, text } = await a.owner.get(`${asked}${asked.includes('?') ? '&' : '?'}${question}`);
        expect([200, 400, 403], `${asked}?${question} answered ${status}`).toContain(status);
        expect(text, asked).not.toMatch(
          /"(createdBy|updatedBy|localizations|password|resetPasswordToken|roles)"/,
        );
        cases += 1;
      }
    }
    tally('populate', cases);
  });

  it('no list gives more than a hundred rows, whatever size is asked for', async () => {
    let cases = 0;
    const lists = (await operatorRoutes()).filter(
      ({ method, path: at }) => method === 'GET' && !at.includes(':') && at !== '/api/events',
    );
    for (const { path: at } of lists) {
      const plain = await a.owner.get(at);
      for (const question of [
        'pagination[pageSize]=1000',
        'pagination[pageSize]=-1',
        'pagination[limit]=-1',
        'pagination[start]=0&pagination[limit]=1000',
        'pageSize=1000',
        'pageSize=-1',
        'limit=-1',
        '_limit=-1',
      ]) {
        const answer = await a.owner.get(`${at}?${question}`);
        // What does not page reads no question.
        if (answer.status !== 400) {
          expect(told(answer), `${at}?${question}`).toBe(told(plain));
        }
        cases += 1;
      }
    }
    tally('sizes of pages', cases);
  });
});

describe('what Strapi does by itself', () => {
  it('nobody makes themselves super-admin, signed in or not', async () => {
    const body = { email: 'me@example.test', password: 'Comanda-demo-1', firstname: 'Me', lastname: 'Too' };
    const before = await rows('SELECT id FROM admin_users');
    for (const who of [anonymous, a.owner])
      for (const door of ['/admin/register-admin', '/api/admin/register-admin', '/admin/register-admin/'])
        expect([404, 405]).toContain((await who.post(door, body)).status);
    expect(await rows('SELECT id FROM admin_users')).toEqual(before);
  });

  it("codes that let somebody set a new password are kept by hash, and Strapi's own tokens are never made", async () => {
    const email = `${unique('forgetful')}@example.test`;
    await a.person('attendant');
    const [person] = await rows<{ id: number }>(
      'SELECT id FROM up_users WHERE business_id = ? ORDER BY id DESC',
      [a.id],
    );
    await change('UPDATE up_users SET email = ?, username = ? WHERE id = ?', [email, email, person!.id]);
    for (const door of ['/api/auth/forgot-password', '/api/auth/reset-password'])
      expect((await anonymous.post(door, { email })).status).toBeOneOf([404, 405]);
    expect((await anonymous.post('/api/account/codes', { purpose: 'RECOVERY', email })).status).toBeLessThan(
      300,
    );
    const code = codeIn(await mailTo(email));
    const kept = JSON.stringify([...(await businessRows(a.id))].filter(([table]) => table !== 'outbox'));
    expect(kept).not.toContain(`"${code}"`);
    expect(
      await countOf('up_users', 'reset_password_token IS NOT NULL OR confirmation_token IS NOT NULL', []),
    ).toBe(0);
  });
});
