import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntryDto, AuditListMeta } from '../../../src/contracts/audit';
import { newBusiness, PASSWORD, type TestBranch, type TestBusiness } from '../support/business';
import { refusal, type Answer, type Client } from '../support/client';
import { change, countOf, rows } from '../support/database';
import { now } from '../support/instants';
import { newCategory, newProduct } from '../support/menu';
import { newSeller } from '../support/sellers';
import { orderIn } from '../support/states';
import { fromServer } from '../support/server';
import { tally } from '../support/proof';
import { invite, member, personOf, type TeamMember } from '../support/team';

let a: TestBusiness;
let other: TestBranch;
let manager: TeamMember;
let bound: TeamMember;

const log = (who: Client, query = ''): Promise<Answer<AuditEntryDto[]>> =>
  who.get<AuditEntryDto[]>(`/api/audit?pageSize=100${query}`);
const entries = async (who: Client, query = '') => {
  const answer = await log(who, query);
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return answer.body.data;
};

beforeAll(async () => {
  a = await newBusiness();
  other = await a.addBranch();
  [manager, bound] = [await member(a, 'manager'), await member(a, 'manager', { branchIds: [a.branch.id] })];
  const category = await newCategory(a, { name: 'Pizzas' });
  const answer = await a.owner.send('PATCH', `/api/categories/${category.id}`, { version: 1, name: 'Pizze' });
  expect(answer.status).toBe(200);
  await newCategory(a, { branchId: other.id, name: 'Elsewhere' });
  await invite(a);
});

describe('the log', () => {
  it('says who did what to what, and what was before', async () => {
    const [entry] = await entries(a.owner, '&entity=category&action=update');
    expect(entry).toMatchObject({
      branchId: a.branch.id,
      actor: { kind: 'USER', name: 'Person owner', role: 'owner' },
      approvedBy: null,
      subject: 'Pizze',
      before: { name: 'Pizzas' },
      after: { name: 'Pizze' },
    });
  });

  it('names what was changed, not what a database keeps in another order', async () => {
    const availability = {
      days: [1, 2],
      fromDate: null,
      toDate: null,
      periods: [{ from: '11:00', to: '15:00' }],
    };
    const product = await newProduct(a, { availability });
    const turned = JSON.stringify(Object.fromEntries(Object.entries(availability).reverse()));
    await change('UPDATE products SET availability = ? WHERE document_id = ?', [turned, product.id]);
    const body = { version: product.version, name: 'Bolo', availability };
    expect((await a.owner.send('PATCH', `/api/products/${product.id}`, body)).status).toBe(200);
    const [entry] = await entries(a.owner, `&entity=product&id=${product.id}&action=update`);
    expect(entry).toMatchObject({ before: { name: product.name }, after: { name: 'Bolo' } });
    for (const side of [entry?.before, entry?.after]) expect(side).not.toHaveProperty('availability');
  });

  it('names the records that a change refers to, and the noun by its plural', async () => {
    const [before, after] = [
      await newCategory(a, { name: 'Doces' }),
      await newCategory(a, { name: 'Bebidas' }),
    ];
    const product = await newProduct(a, { categoryIds: [before.id] });
    const body = { version: product.version, categoryIds: [after.id] };
    expect((await a.owner.send('PATCH', `/api/products/${product.id}`, body)).status).toBe(200);
    const [entry] = await entries(a.owner, `&entity=product&id=${product.id}&action=update`);
    expect(entry).toMatchObject({
      resource: 'products',
      names: { [before.id]: 'Doces', [after.id]: 'Bebidas' },
    });
  });

  it('names the team member who signs in as a seller', async () => {
    const seller = await newSeller(a, { personId: manager.id });
    const [entry] = await entries(a.owner, `&entity=seller&id=${seller.id}`);
    expect(entry?.names[manager.id]).toBeTruthy();
    expect(entry?.names[manager.id]).not.toBe(manager.id);
  });

  it('is filtered by person, thing, deed and time', async () => {
    const kitchen = await member(a, 'kitchen', { branchIds: [a.branch.id] });
    const product = await newProduct(a, { name: 'Broa' });
    await kitchen.client.post(`/api/products/${product.id}/sold-out`, { until: null });
    const mine = await entries(a.owner, `&person=${kitchen.id}`);
    expect(mine.map(({ entityId, subject }) => [entityId, subject])).toEqual([[product.id, 'Broa']]);
    const about = await entries(a.owner, `&entity=product&id=${product.id}`);
    expect(about.map(({ action }) => action)).toContain('create');
    expect(await entries(a.owner, `&entity=product&action=nothing`)).toEqual([]);
    const at = about.at(-1)?.at ?? '';
    expect((await entries(a.owner, `&from=${at}&id=${product.id}&entity=product`)).length).toBe(about.length);
    expect(await entries(a.owner, `&to=${at}&id=${product.id}&entity=product`)).toEqual([]);
  });

  it('is read to its end page by page, each entry once, while more is written', async () => {
    const all = (await entries(a.owner)).map(({ id }) => id);
    expect(all.length).toBeGreaterThan(6);
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const answer = await a.owner.get<AuditEntryDto[]>(`/api/audit?pageSize=3${cursor}`);
      seen.push(...answer.body.data.map(({ id }) => id));
      const { next } = answer.body.meta as AuditListMeta;
      await newCategory(a);
      if (next === null) break;
      cursor = `&cursor=${next}`;
    }
    expect(seen).toEqual(all);
  });

  it('refuses what it does not know', async () => {
    for (const query of [
      '&cursor=x',
      '&person=x',
      '&from=yesterday',
      '&businessId=x',
      '&pageSize=101',
      '&sort=at',
    ])
      expect((await log(a.owner, query)).status, query).toBe(400);
  });
});

describe('who sees the log', () => {
  it('owners everything, managers what was done in branches, of theirs', async () => {
    expect((await entries(a.owner, '&entity=user')).length).toBeGreaterThan(0);
    const seen = await entries(manager.client);
    expect(new Set(seen.map(({ branchId }) => branchId))).toEqual(new Set([a.branch.id, other.id]));
    expect(new Set((await entries(bound.client)).map(({ branchId }) => branchId))).toEqual(
      new Set([a.branch.id]),
    );
    expect(refusal(await log(bound.client, `&branch=${other.id}`))).toEqual([404, 'NOT_FOUND']);
  });

  it('nobody else, and nothing of another business', async () => {
    for (const role of ['attendant', 'kitchen', 'courier', 'seller', 'marketing'] as const)
      expect(refusal(await log(await a.person(role))), role).toEqual([403, 'FORBIDDEN']);
    const b = await newBusiness();
    const stranger = await member(b, 'attendant');
    await b.owner.post(`/api/team/${stranger.id}/suspend`, { version: 1 });
    expect((await entries(b.owner)).length).toBe(1);
    for (const query of [
      `&person=${stranger.id}`,
      `&branch=${b.branch.id}`,
      `&id=${stranger.id}&entity=user`,
    ])
      expect(await entries(a.owner, query), query).toEqual([]);
  });
});

describe('an entry', () => {
  it('is never changed or removed, whoever asks the database', async () => {
    const before = await rows<object>('SELECT * FROM audit_entries WHERE business_id = ? ORDER BY id', [
      a.id,
    ]);
    const attempts = [
      `UPDATE audit_entries SET actor_name = 'Nobody' WHERE business_id = ?`,
      `UPDATE audit_entries SET at = at + 1 WHERE business_id = ?`,
      `DELETE FROM audit_entries WHERE business_id = ?`,
    ];
    for (const statement of attempts)
      await expect(change(statement, [a.id]), statement).rejects.toThrow(/never changed or removed/);
    expect(
      await rows<object>('SELECT * FROM audit_entries WHERE business_id = ? ORDER BY id', [a.id]),
    ).toEqual(before);
    tally('changes of the log', attempts.length);
  });

  it('is there or not with the change itself', async () => {
    const person = await member(a, 'attendant');
    const count = () => countOf('audit_entries', 'entity_id = ?', [person.id]);
    await a.owner.send('PATCH', `/api/team/${person.id}`, { version: 1, branchIds: ['nothing'] });
    await a.owner.send('PATCH', `/api/team/${person.id}`, { version: 7, name: 'Another Name' });
    expect(await count()).toBe(0);
    await a.owner.send('PATCH', `/api/team/${person.id}`, { version: 1, name: 'Another Name' });
    expect(await count()).toBe(1);
    expect((await personOf(a.owner, person.id)).name).toBe('Another Name');
  });

  it('holds no secret, and no phone of a customer', async () => {
    const { writeAudit } = fromServer('./audit/audit') as {
      writeAudit: (sql: unknown, entry: object) => Promise<void>;
    };
    const { read } = fromServer('./database/transaction') as {
      read: <T>(work: (sql: unknown) => Promise<T>) => Promise<T>;
    };
    const at = now();
    const entry = { at, businessId: a.id, branchId: null, actor: { kind: 'SYSTEM' }, action: 'update' };
    await read(async (sql) => {
      await writeAudit(sql, {
        ...entry,
        entity: 'customer',
        entityId: 'customer-1',
        before: { phone: '+5511987654321', email: 'ana@example.test', name: 'Ana' },
        after: { phone: null, nested: [{ whatsapp: '+5511987654322' }] },
      });
      await writeAudit(sql, {
        ...entry,
        entity: 'branch',
        entityId: 'branch-1',
        after: {
          phone: '+551130000000',
          apiKey: 'sk-1',
          settings: { webhookSecret: 's', pin: '4071' },
          documentId: 'd',
        },
      });
    });
    const [customer] = await entries(a.owner, '&entity=customer');
    expect(customer?.before).toEqual({ phone: '•••4321', email: '•••test', name: 'Ana' });
    expect(customer?.after).toEqual({ phone: null, nested: [{ whatsapp: '•••4322' }] });
    const branch = (await entries(a.owner, '&entity=branch')).find(({ entityId }) => entityId === 'branch-1');
    expect(branch?.after).toEqual({
      phone: '+551130000000',
      apiKey: '•••',
      settings: { webhookSecret: '•••', pin: '•••' },
      documentId: 'd',
    });
    await orderIn(a, await newProduct(a), 'CANCELLED');
    await a.owner.send('PUT', '/api/account/pin', { password: PASSWORD, pin: '407193' });
    const whole = JSON.stringify(await entries(a.owner));
    for (const secret of [PASSWORD, '407193', '+55119']) expect(whole).not.toContain(secret);
  });
});
