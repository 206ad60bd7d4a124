import { describe, expect, it } from 'vitest';
import { businessWithPlan } from '../support/plan';
import { refusal } from '../support/client';
import { change, countOf } from '../support/database';
import { SECOND_MS } from '../support/instants';
import { newRow } from '../support/plain-nouns';
import { courier } from '../support/plain/courier';
import { thorough } from '../support/proof';
import { expireResendDelay, invitation, invite } from '../support/team';

const ROUNDS = thorough(20, 3);
const NO_MORE_PEOPLE = [409, 'PLAN_LIMIT_USERS'];
const NO_MORE_COURIERS = [409, 'PLAN_LIMIT_COURIERS'];

describe('the people that a plan allows', () => {
  it('are members and open invitations; a place is free once somebody is removed or an invitation has run out', async () => {
    const business = await businessWithPlan({ users: 3 });
    const { owner } = business;
    const first = await invite(business);
    const second = await invite(business);
    const refused = await owner.post('/api/team', invitation());
    expect(refusal(refused)).toEqual(NO_MORE_PEOPLE);
    expect(refused.body.error.message).toContain('3');

    // An open invitation is sent again all the same.
    await expireResendDelay(first.id);
    expect((await owner.post(`/api/team/${first.id}/resend`, {})).status).toBe(200);

    const removed = await owner.post(`/api/team/${second.id}/remove`, { version: 1 });
    expect(removed.status, removed.text).toBe(200);
    await change("UPDATE up_users SET state = 'EXPIRED' WHERE id = ?", [Number(first.id)]);
    await change('UPDATE invitations SET sent_at = sent_at - ? WHERE user_id = ?', [
      99 * SECOND_MS,
      Number(first.id),
    ]);
    await invite(business);
    await invite(business);
    expect(refusal(await owner.post(`/api/team/${first.id}/resend`, {}))).toEqual(NO_MORE_PEOPLE);
    expect(refusal(await owner.post('/api/team', invitation({ email: second.email })))).toEqual(
      NO_MORE_PEOPLE,
    );
  });

  it('are never more, however many are invited at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, owner } = await businessWithPlan({ users: 3 });
      const answers = await Promise.all([1, 2, 3, 4].map(() => owner.post('/api/team', invitation())));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
      expect(await countOf('up_users', 'business_id = ?', [id])).toBe(3);
    }
  });
});

describe('the couriers that a plan allows', () => {
  it('are counted over all branches, archived ones aside', async () => {
    const business = await businessWithPlan({ couriers: 2 });
    const { owner } = business;
    const other = await business.addBranch();
    const first = await newRow(courier, business);
    await newRow(courier, { ...business, branch: other });
    const post = (branchId = business.branch.id) =>
      owner.post('/api/couriers', { branchId, ...courier.needed() });
    expect(refusal(await post())).toEqual(NO_MORE_COURIERS);
    expect((await owner.send('DELETE', `/api/couriers/${first.id}?version=1`)).status).toBe(204);
    expect((await post(other.id)).status).toBe(201);
    expect(refusal(await owner.post(`/api/couriers/${first.id}/restore`, {}))).toEqual(NO_MORE_COURIERS);
  });

  it('are never more, however many are made at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const business = await businessWithPlan({ couriers: 2 });
      const post = () =>
        business.owner.post('/api/couriers', { branchId: business.branch.id, ...courier.needed() });
      const answers = await Promise.all([1, 2, 3, 4].map(post));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
      expect(await countOf('couriers', 'business_id = ?', [business.id])).toBe(2);
    }
  });

  it('have no end in a plan that names none', async () => {
    const business = await businessWithPlan({});
    for (let made = 0; made < 3; made += 1) await newRow(courier, business);
    expect(await countOf('couriers', 'business_id = ?', [business.id])).toBe(3);
  });
});
