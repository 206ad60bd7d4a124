import { describe, expect, it } from 'vitest';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf } from '../support/database';
import { tally, thorough } from '../support/proof';
import { member, type TeamMember } from '../support/team';

const ROUNDS = thorough(20, 6);

async function twoOwners(): Promise<{ business: TestBusiness; one: TeamMember; two: TeamMember }> {
  const business = await newBusiness();
  const [one, two] = [await member(business, 'owner'), await member(business, 'owner')];
  const { id } = (await business.owner.get<{ user: { id: string } }>('/api/session')).body.data.user;
  const answer = await one.client.post(`/api/team/${id}/remove`, { version: 1 });
  if (answer.status !== 200) throw new Error(answer.text);
  return { business, one, two };
}

const activeOwners = (business: TestBusiness) =>
  countOf(
    'up_users u JOIN up_users_role_lnk l ON l.user_id = u.id JOIN up_roles r ON r.id = l.role_id',
    `u.business_id = ? AND u.state = 'ACTIVE' AND r.type = 'owner'`,
    [business.id],
  );

/** What two owners may try to do to each other. */
const DEEDS: [what: string, method: string, path: string, body: object][] = [
  ['demote', 'PATCH', '', { version: 1, role: 'attendant' }],
  ['suspend', 'POST', '/suspend', { version: 1 }],
  ['remove', 'POST', '/remove', { version: 1 }],
];

describe('two owners who act on each other at once', () => {
  it.each(DEEDS)('%s: one of them stays', async (_what, method, path, body) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { business, one, two } = await twoOwners();
      const answers = await Promise.all([
        one.client.send(method, `/api/team/${two.id}${path}`, body),
        two.client.send(method, `/api/team/${one.id}${path}`, body),
      ]);
      expect(await activeOwners(business)).toBe(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const [lost] = answers.filter(({ status }) => status !== 200);
      expect([401, 403]).toContain(lost?.status);
    }
    tally('owners against each other', ROUNDS);
  });
});

describe('the last owner', () => {
  it('stays, whoever tries', async () => {
    const { business, one, two } = await twoOwners();
    expect(
      (await one.client.send('PATCH', `/api/team/${two.id}`, { version: 1, role: 'manager' })).status,
    ).toBe(200);
    const helper = await member(business, 'attendant', { allow: ['user.edit'] });
    for (const who of [two, helper])
      expect(refusal(await who.client.post(`/api/team/${one.id}/remove`, { version: 1 }))).toEqual([
        403,
        'OWNERS_ONLY',
      ]);
    expect(refusal(await one.client.post(`/api/team/${one.id}/remove`, { version: 1 }))).toEqual([
      403,
      'SELF_CHANGE',
    ]);
    expect(await activeOwners(business)).toBe(1);
  });
});

describe('many who change a person at once', () => {
  it('do so one after another: each version is taken once', async () => {
    const business = await newBusiness();
    const person = await member(business, 'attendant');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        business.owner.send('PATCH', `/api/team/${person.id}`, { version: 1, name: `Name ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});
