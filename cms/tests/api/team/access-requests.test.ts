import { beforeAll, describe, expect, it } from 'vitest';
import type { AccessExplanation, AccessRequestDto } from '../../../src/contracts/access';
import type { SessionDto } from '../../../src/contracts/session';
import { ROLES } from '../../../src/domain/access';
import { newBusiness, type TestBranch, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { change, countOf } from '../support/database';
import { DAY_MS } from '../support/instants';
import { mailTo } from '../support/mailbox';
import { member, personOf, newAccessRequest, type TeamMember } from '../support/team';

let a: TestBusiness;
let other: TestBranch;
let manager: TeamMember;
let elsewhere: TeamMember;

beforeAll(async () => {
  a = await newBusiness();
  other = await a.addBranch();
  manager = await member(a, 'manager', { branchIds: [a.branch.id] });
  elsewhere = await member(a, 'manager', { branchIds: [other.id] });
});

const here = () => ({ branchIds: [a.branch.id] });
const ask = (who: Client, permission: string, more: object = {}) =>
  who.post<AccessExplanation>('/api/access-requests', { permission, ...more });
const explain = (who: Client, permission: string) =>
  who.get<AccessExplanation>(`/api/access/explain?permission=${permission}`);
const requests = async (who: Client) => (await who.get<AccessRequestDto[]>('/api/access-requests')).body.data;
const decide = (who: Client, id: string, verb: string) =>
  who.post<AccessRequestDto>(`/api/access-requests/${id}/${verb}`, {});

describe('a refusal', () => {
  it('names the permission that no role has, to everybody', async () => {
    const b = await newBusiness();
    for (const role of ROLES) {
      const answer = await (await b.person(role)).get('/api/forbidden/test');
      expect(refusal(answer), role).toEqual([403, 'FORBIDDEN']);
      expect(answer.body.error.details.permission).toBe('forbidden.test');
    }
  });
});

describe('the explanation of a permission', () => {
  it('names those who can give it to who asks, and no addresses', async () => {
    const attendant = await member(a, 'attendant', here());
    const answer = await explain(attendant.client, 'menu.edit');
    expect(answer.body.data).toEqual({
      permission: 'menu.edit',
      grant: null,
      roles: ['owner', 'manager', 'marketing'],
      grantors: [
        { name: 'Person manager', role: 'manager' },
        { name: 'Person owner', role: 'owner' },
      ],
      asked: null,
    });
    expect(answer.text).not.toContain('@');
  });

  it('names only owners for what managers cannot give, and nobody for what nobody has', async () => {
    const attendant = await member(a, 'attendant', here());
    const grantors = async (who: Client, permission: string) =>
      (await explain(who, permission)).body.data.grantors.map(({ role }) => role);
    expect(await grantors(attendant.client, 'plan.edit')).toEqual(['owner']);
    expect(await grantors(manager.client, 'plan.edit')).toEqual(['owner']);
    expect(await grantors(a.owner, 'forbidden.test')).toEqual([]);
    expect(await grantors(attendant.client, 'forbidden.test')).toEqual([]);
  });

  it('knows no permission that there is not', async () => {
    for (const permission of ['', 'menu', 'menu.edit.all', '__proto__'])
      expect((await explain(a.owner, permission)).status, permission).toBe(400);
  });
});

describe('asking for access', () => {
  it('tells those who can give it, on their screen and by mail, and nobody else', async () => {
    const before = await countOf('outbox', `topic = 'letter' AND business_id = ?`, [a.id]);
    const { id, asker } = await newAccessRequest(a, 'menu.edit', here());
    expect((await explain(asker.client, 'menu.edit')).body.data.asked).not.toBeNull();
    for (const who of [a.owner, manager.client])
      expect((await requests(who)).find((request) => request.id === id)).toMatchObject({
        permission: 'menu.edit',
        state: 'OPEN',
        grantable: true,
        person: { id: asker.id, role: 'attendant' },
      });
    expect((await requests(elsewhere.client)).map((request) => request.id)).not.toContain(id);
    expect(refusal(await asker.client.get('/api/access-requests'))).toEqual([403, 'FORBIDDEN']);

    const owner = (await a.owner.get<SessionDto>('/api/session')).body.data.user.email;
    for (const address of [owner, manager.email]) {
      const mail = await mailTo(address);
      expect(mail.text, address).toContain('/dashboard/employees/users?tab=requests');
      expect(mail.subject, address).toContain('Person attendant');
    }
    expect(await countOf('outbox', `topic = 'letter' AND business_id = ?`, [a.id])).toBe(before + 2);
  });

  it('is one question however often it is asked, at once or later', async () => {
    const asker = await member(a, 'attendant', here());
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(asker.client, 'menu.edit')));
    for (const answer of answers) expect(answer.status).toBe(201);
    await ask(asker.client, 'menu.edit');
    expect(await countOf('access_requests', 'user_id = ?', [Number(asker.id)])).toBe(1);
  });

  it('is not for what one has, what nobody can give, or all day long', async () => {
    const asker = await member(a, 'attendant', here());
    expect(refusal(await ask(asker.client, 'menu.view'))).toEqual([409, 'ALREADY_YOURS']);
    expect(refusal(await ask(asker.client, 'forbidden.test'))).toEqual([422, 'NOBODY_CAN_GIVE']);
    const many = [
      'menu.edit',
      'menu.price.edit',
      'hours.edit',
      'zone.edit',
      'campaign.edit',
      'chatbot.view',
      'chatbot.edit',
      'seller.view',
      'seller.edit',
      'wallet.view',
      'plan.view',
    ];
    for (const permission of many.slice(0, 10))
      expect((await ask(asker.client, permission)).status, permission).toBe(201);
    const answer = await ask(asker.client, many[10]!);
    expect(refusal(answer)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    await change('UPDATE access_requests SET at = at - ? WHERE user_id = ?', [DAY_MS, Number(asker.id)]);
    expect((await ask(asker.client, many[10]!)).status).toBe(201);
  });

  it('takes a page of ours, and no other address', async () => {
    const asker = await member(a, 'attendant', here());
    for (const path of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/a b', '/\\evil'])
      expect((await ask(asker.client, 'menu.edit', { path })).status, path).toBe(400);
    expect((await ask(asker.client, 'menu.edit', { path: '/dashboard/menu/category?q=a' })).status).toBe(201);
  });
});

describe('deciding', () => {
  it('yes gives the permission at once, no leaves things as they are', async () => {
    const granted = await newAccessRequest(a, 'menu.edit', here());
    expect((await decide(manager.client, granted.id, 'grant')).body.data.state).toBe('GRANTED');
    const { allow, version } = await personOf(a.owner, granted.asker.id);
    expect([allow, version]).toEqual([['menu.edit'], 2]);
    const category = { branchId: a.branch.id, name: 'Made by who was let' };
    expect((await granted.asker.client.post('/api/categories', category)).status).toBe(201);

    const dismissed = await newAccessRequest(a, 'menu.edit', here());
    expect((await decide(a.owner, dismissed.id, 'dismiss')).body.data.state).toBe('DISMISSED');
    expect((await personOf(a.owner, dismissed.asker.id)).allow).toEqual([]);
    expect((await requests(a.owner)).map(({ id }) => id)).not.toContain(dismissed.id);
  });

  it('takes back a denial', async () => {
    const asker = await member(a, 'attendant', { ...here(), deny: ['menu.view', 'cart.view'] });
    await ask(asker.client, 'menu.view');
    const request = (await requests(a.owner)).find(({ person }) => person.id === asker.id);
    await decide(a.owner, request?.id ?? '', 'grant');
    expect(await personOf(a.owner, asker.id)).toMatchObject({ allow: [], deny: ['cart.view'] });
  });

  it('is done once, by one of those who do it at once', async () => {
    const { id } = await newAccessRequest(a, 'menu.edit', here());
    const answers = await Promise.all([
      decide(a.owner, id, 'grant'),
      decide(manager.client, id, 'dismiss'),
      decide(manager.client, id, 'grant'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(refusal(answer)).toEqual([409, 'ALREADY_DECIDED']);
  });

  it('gives nothing that one lacks', async () => {
    const { id } = await newAccessRequest(a, 'plan.view', here());
    const mine = (await requests(manager.client)).find((request) => request.id === id);
    expect(mine?.grantable).toBe(false);
    expect(refusal(await decide(manager.client, id, 'grant'))).toEqual([403, 'GIVES_WHAT_THEY_LACK']);
    expect(refusal(await decide(elsewhere.client, id, 'grant'))).toEqual([404, 'NOT_FOUND']);
    expect((await decide(a.owner, id, 'grant')).status).toBe(200);
  });

  it('is not needed any more about somebody who was removed', async () => {
    const { id, asker } = await newAccessRequest(a, 'menu.edit', here());
    await a.owner.post(`/api/team/${asker.id}/remove`, { version: 1 });
    expect((await requests(a.owner)).map((request) => request.id)).not.toContain(id);
    expect(refusal(await decide(a.owner, id, 'grant'))).toEqual([409, 'ALREADY_DECIDED']);
  });
});
