import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonDto } from '../../../src/contracts/team';
import { ROLES, type Role } from '../../../src/domain/access';
import { newBusiness, type TestBranch, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { countOf, fingerprint, rows } from '../support/database';
import { MINUTE_MS, nowMs } from '../support/instants';
import { tally } from '../support/proof';
import { invitation, invite, member, personOf, type TeamMember } from '../support/team';

let a: TestBusiness;
let other: TestBranch;
let manager: TeamMember;
let boundManager: TeamMember;

beforeAll(async () => {
  a = await newBusiness();
  other = await a.addBranch();
  manager = await member(a, 'manager');
  boundManager = await member(a, 'manager', { branchIds: [a.branch.id] });
});

const here = () => ({ branchIds: [a.branch.id] });
const inviteAs = (who: Client, fields: object) => who.post<PersonDto>('/api/team', invitation(fields));
const edit = async (who: Client, id: string, changes: object) => {
  const { version } = await personOf(a.owner, id);
  return who.send<PersonDto>('PATCH', `/api/team/${id}`, { version, ...changes });
};
const listed = async (who: Client, query = '') => {
  const answer = await who.get<PersonDto[]>(`/api/team?pagination[pageSize]=100${query}`);
  expect(answer.status, query).toBe(200);
  return answer.body.data;
};

describe('the list of the team', () => {
  it('shows everybody of the business to who has every branch, and nobody of another', async () => {
    const b = await newBusiness();
    const stranger = await member(b, 'attendant');
    const people = await listed(a.owner);
    expect(people.map(({ id }) => id)).toContain(manager.id);
    expect(people.map(({ id }) => id)).not.toContain(stranger.id);
    expect(people.length).toBe(await countOf('up_users', `business_id = ? AND state <> 'REMOVED'`, [a.id]));
  });

  it('shows people of the own branches, and of all, to who has some', async () => {
    const [mine, theirs, both] = [
      await member(a, 'kitchen', here()),
      await member(a, 'kitchen', { branchIds: [other.id] }),
      await member(a, 'kitchen', { branchIds: [other.id, a.branch.id] }),
    ];
    const seen = (await listed(boundManager.client)).map(({ id }) => id);
    expect(seen).toEqual(expect.arrayContaining([mine.id, both.id, manager.id]));
    expect(seen).not.toContain(theirs.id);
    expect(refusal(await boundManager.client.get(`/api/team/${theirs.id}`))).toEqual([404, 'NOT_FOUND']);
  });

  it('is searched, filtered, sorted and paged', async () => {
    const { id } = await invite(a, { name: 'Zuleica Ânderson', role: 'courier', branchIds: [other.id] });
    const ids = async (query: string) => (await listed(a.owner, query)).map((person) => person.id);
    expect(await ids('&q=zuleica anderson')).toEqual([id]);
    expect(await ids('&filters[role][$in]=courier,seller&filters[state][$eq]=INVITED')).toEqual([id]);
    expect(await ids('&filters[role][$in][0]=courier&filters[branchId][$eq]=' + other.id)).toContain(id);
    expect(await ids('&filters[role][$eq]=courier&filters[branchId][$eq]=' + a.branch.id)).not.toContain(id);
    const names = (await listed(a.owner, '&sort=name:desc')).map(({ name }) => name);
    expect(names).toEqual([...names].sort((x, y) => y.localeCompare(x, 'en')));
    const first = await a.owner.get<PersonDto[]>('/api/team?pagination[pageSize]=2&sort=createdAt:asc');
    const second = await a.owner.get<PersonDto[]>(
      '/api/team?pagination[pageSize]=2&pagination[page]=2&sort=createdAt:asc',
    );
    expect(new Set([...first.body.data, ...second.body.data].map((person) => person.id)).size).toBe(4);
    expect(first.body.meta).toMatchObject({ pagination: { page: 1, pageSize: 2 } });
  });

  it('keeps those who were removed for who asks for them', async () => {
    const { id } = await invite(a);
    await a.owner.post(`/api/team/${id}/remove`, { version: 1 });
    expect((await listed(a.owner)).map((person) => person.id)).not.toContain(id);
    expect((await listed(a.owner, '&filters[state][$eq]=REMOVED')).map((person) => person.id)).toContain(id);
  });

  it('refuses what it does not know', async () => {
    for (const query of [
      'filters[businessId][$eq]=x',
      'filters[role][$eq]=admin',
      'filters[state][$ne]=ACTIVE',
      'sort=email',
      'sort=password:asc',
      'populate=*',
      'pagination[pageSize]=101',
      `q=${'a'.repeat(81)}`,
    ])
      expect((await a.owner.get(`/api/team?${query}`)).status, query).toBe(400);
  });

  it('says nothing by which somebody could sign in', async () => {
    const answer = await a.owner.get('/api/team?pagination[pageSize]=100');
    expect(answer.text).not.toMatch(/password|hash|token|\$2[aby]\$/i);
  });

  it('knows when somebody was there last, and on how many devices they are', async () => {
    const person = await member(a, 'attendant');
    const dto = await personOf(a.owner, person.id);
    expect(nowMs() - Date.parse(dto.lastSeenAt ?? '')).toBeLessThan(MINUTE_MS);
    expect(dto.openSessions).toBe(1);
  });
});

describe('inviting', () => {
  it('is for owners of everybody, for managers of everybody below them', async () => {
    let cases = 0;
    for (const role of ROLES) {
      const restricted = role === 'owner' ? {} : here();
      expect((await inviteAs(a.owner, { role, ...restricted })).status, role).toBe(201);
      const above = role === 'owner' || role === 'manager';
      const answer = await inviteAs(manager.client, { role, ...restricted });
      expect(refusal(answer), role).toEqual(above ? [403, 'OWNERS_ONLY'] : [201, null]);
      cases += 2;
    }
    tally('invitations by role', cases);
  });

  it('is to branches that one has, and that there are', async () => {
    const b = await newBusiness();
    for (const branchIds of [[], [other.id], [a.branch.id, other.id]]) {
      const answer = await inviteAs(boundManager.client, { branchIds });
      expect([...refusal(answer), answer.body.error.details.path]).toEqual([
        403,
        'GIVES_WHAT_THEY_LACK',
        ['branchIds'],
      ]);
    }
    for (const id of [b.branch.id, 'nothing']) {
      const answer = await inviteAs(a.owner, { branchIds: [a.branch.id, id] });
      expect([...refusal(answer), answer.body.error.details.path]).toEqual([
        400,
        'UNKNOWN_BRANCH',
        ['branchIds', 1],
      ]);
    }
    expect((await inviteAs(boundManager.client, here())).status).toBe(201);
  });

  it('gives nothing that one lacks', async () => {
    const lacking = [
      'plan.edit',
      'wallet.payout.request',
      'order.refund',
      'customer.export',
      'forbidden.test',
    ];
    for (const permission of lacking) {
      const answer = await inviteAs(manager.client, { allow: ['menu.edit', permission] });
      expect(refusal(answer), permission).toEqual([403, 'GIVES_WHAT_THEY_LACK']);
      expect(answer.body.error.details).toMatchObject({ path: ['allow', 1], permission });
    }
    const denied = await member(a, 'manager', { deny: ['campaign.edit'] });
    const answer = await inviteAs(denied.client, { role: 'marketing' });
    expect(refusal(answer)).toEqual([403, 'GIVES_WHAT_THEY_LACK']);
    expect(answer.body.error.details).toMatchObject({ path: ['role'], permission: 'campaign.edit' });
    expect((await inviteAs(a.owner, { allow: ['plan.edit', 'wallet.view'] })).status).toBe(201);
  });

  it('refuses what contradicts itself', async () => {
    const both = await inviteAs(a.owner, { allow: ['cart.view'], deny: ['cart.view'] });
    expect(refusal(both)).toEqual([422, 'ALLOWED_AND_DENIED']);
    for (const fields of [here(), { deny: ['menu.edit'] }]) {
      const answer = await inviteAs(a.owner, { role: 'owner', ...fields });
      expect(refusal(answer)).toEqual([422, 'OWNER_UNRESTRICTED']);
    }
  });

  it('stores nothing when it is refused', async () => {
    const before = await fingerprint(a.id);
    await inviteAs(manager.client, { role: 'owner' });
    await inviteAs(a.owner, { branchIds: ['nothing'] });
    await inviteAs(a.owner, { email: 'no address' });
    expect(await fingerprint(a.id)).toEqual(before);
  });
});

describe('changing somebody', () => {
  it.each<[Role, Role, boolean]>([
    ['owner', 'owner', true],
    ['owner', 'manager', true],
    ['owner', 'kitchen', true],
    ['manager', 'owner', false],
    ['manager', 'manager', false],
    ['manager', 'kitchen', true],
  ])('as %s a %s: %s', async (role, target, may) => {
    const [actor, person] = [await member(a, role), await member(a, target)];
    for (const [method, path, body] of [
      ['PATCH', '', { name: 'Another Name' }],
      ['POST', '/end-sessions', {}],
      ['POST', '/suspend', {}],
      ['POST', '/reactivate', {}],
      ['POST', '/remove', {}],
    ] as const) {
      const { version } = await personOf(a.owner, person.id);
      const sent = path === '/end-sessions' ? body : { ...body, version };
      const answer = await actor.client.send(method, `/api/team/${person.id}${path}`, sent);
      expect(refusal(answer), path).toEqual(may ? [200, null] : [403, 'OWNERS_ONLY']);
    }
    expect((await personOf(a.owner, person.id)).state).toBe(may ? 'REMOVED' : 'ACTIVE');
  });

  it('is not for oneself', async () => {
    const owner = await member(a, 'owner');
    for (const [method, path, body] of [
      ['PATCH', '', { version: 1, role: 'manager' }],
      ['PATCH', '', { version: 1, allow: ['menu.edit'] }],
      ['POST', '/suspend', { version: 1 }],
      ['POST', '/remove', { version: 1 }],
    ] as const)
      expect(refusal(await owner.client.send(method, `/api/team/${owner.id}${path}`, body))).toEqual([
        403,
        'SELF_CHANGE',
      ]);
    expect((await personOf(owner.client, owner.id)).actions).toEqual([]);
  });

  it('is not for managers whose branches are not all of the person’s', async () => {
    for (const branchIds of [[], [a.branch.id, other.id]]) {
      const person = await member(a, 'kitchen', { branchIds });
      expect(refusal(await edit(boundManager.client, person.id, { name: 'Another Name' }))).toEqual([
        403,
        'PERSON_ELSEWHERE',
      ]);
    }
  });

  it('gives no more than one has, and leaves what the person had from somebody else', async () => {
    const person = await member(a, 'attendant', { ...here(), allow: ['plan.view'] });
    const more = await edit(boundManager.client, person.id, { allow: ['plan.view', 'plan.edit'] });
    expect(refusal(more)).toEqual([403, 'GIVES_WHAT_THEY_LACK']);
    for (const branchIds of [[], [other.id]])
      expect(refusal(await edit(boundManager.client, person.id, { branchIds }))).toEqual([
        403,
        'GIVES_WHAT_THEY_LACK',
      ]);
    for (const role of ['manager', 'owner'])
      expect(refusal(await edit(manager.client, person.id, { role }))).toEqual([403, 'OWNERS_ONLY']);
    const answer = await edit(boundManager.client, person.id, { role: 'kitchen', deny: ['menu.view'] });
    expect(answer.body.data).toMatchObject({ role: 'kitchen', allow: ['plan.view'], deny: ['menu.view'] });
  });

  it('is refused to who saw an older version, and shows them the present one', async () => {
    const person = await member(a, 'attendant');
    expect((await edit(a.owner, person.id, { name: 'First Name' })).status).toBe(200);
    const answer = await a.owner.send('PATCH', `/api/team/${person.id}`, { version: 1, name: 'Second Name' });
    expect(refusal(answer)).toEqual([409, 'STALE_VERSION']);
    expect(answer.body.error.details.current).toMatchObject({ name: 'First Name', version: 2 });
    const late = await a.owner.post(`/api/team/${person.id}/suspend`, { version: 1 });
    expect(refusal(late)).toEqual([409, 'STALE_VERSION']);
  });

  it('is refused where the life cycle has no such step', async () => {
    const { id } = await invite(a);
    for (const verb of ['suspend', 'reactivate'])
      expect(refusal(await a.owner.post(`/api/team/${id}/${verb}`, { version: 1 })), verb).toEqual([
        409,
        'PERSON_MOVED_ON',
      ]);
    await a.owner.post(`/api/team/${id}/remove`, { version: 1 });
    expect(refusal(await edit(a.owner, id, { name: 'Another Name' }))).toEqual([409, 'PERSON_MOVED_ON']);
    expect((await personOf(a.owner, id)).actions).toEqual([]);
  });

  it('is written down with what was before', async () => {
    const person = await member(a, 'attendant', here());
    await edit(a.owner, person.id, { role: 'kitchen', name: 'Person attendant', deny: ['menu.view'] });
    const [entry] = await rows<{ action: string; before: string; after: string; actor_name: string }>(
      `SELECT action, before, after, actor_name FROM audit_entries WHERE entity = 'user' AND entity_id = ?`,
      [person.id],
    );
    expect(entry).toMatchObject({ action: 'update', actor_name: 'Person owner' });
    expect(JSON.parse(entry?.before ?? '')).toEqual({ role: 'attendant', deny: [] });
    expect(JSON.parse(entry?.after ?? '')).toEqual({ role: 'kitchen', deny: ['menu.view'] });
  });
});
