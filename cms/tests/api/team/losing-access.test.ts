import { beforeAll, describe, expect, it } from 'vitest';
import type { SessionDto } from '../../../src/contracts/session';
import { newBusiness, PASSWORD, type TestBusiness } from '../support/business';
import { refusal, signIn } from '../support/client';
import { openEventStream } from '../support/stream';
import { member, personOf } from '../support/team';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const act = async (id: string, verb: string) => {
  const { version } = await personOf(business.owner, id);
  const body = verb === 'end-sessions' ? {} : { version };
  const answer = await business.owner.post(`/api/team/${id}/${verb}`, body);
  expect(answer.status, answer.text).toBe(200);
};

// The server looks at the people behind its streams now and then: who waits for that waits together.
describe.concurrent.each(['suspend', 'remove', 'end-sessions'])('after %s', (verb) => {
  it('the next request is refused and the open stream ends', async () => {
    const person = await member(business, 'attendant');
    const stream = await openEventStream('/api/events', { cookie: person.client.cookie });
    await stream.until(({ event }) => event === 'hello');
    expect((await person.client.get('/api/orders')).status).toBe(200);
    await act(person.id, verb);
    expect(refusal(await person.client.get('/api/orders'))).toEqual([401, 'NOT_SIGNED_IN']);
    await expect(stream.ended).resolves.toBeUndefined();
  });
});

describe('a suspended person', () => {
  it('signs in again once they are let in again, and not before', async () => {
    const person = await member(business, 'attendant');
    await act(person.id, 'suspend');
    await expect(signIn(person.email, PASSWORD)).rejects.toThrow('401');
    await act(person.id, 'reactivate');
    // Sessions of before stay ended.
    expect((await person.client.get('/api/orders')).status).toBe(401);
    expect((await (await signIn(person.email, PASSWORD)).get('/api/orders')).status).toBe(200);
  });
});

describe('another role, branch or denial', () => {
  it('counts at the next request, and ends the stream that was opened before', async () => {
    const other = await business.addBranch();
    const changes: [object, string][] = [
      [{ role: 'courier' }, '/api/categories'],
      [{ deny: ['menu.view'] }, '/api/categories'],
      [{ branchIds: [other.id] }, `/api/orders/board?branch=${business.branch.id}`],
    ];
    const lose = async ([change, path]: (typeof changes)[number]) => {
      const person = await member(business, 'attendant');
      const stream = await openEventStream('/api/events', { cookie: person.client.cookie });
      await stream.until(({ event }) => event === 'hello');
      expect((await person.client.get(path)).status).toBe(200);
      const answer = await business.owner.send('PATCH', `/api/team/${person.id}`, { version: 1, ...change });
      expect(answer.status).toBe(200);
      expect([403, 404]).toContain((await person.client.get(path)).status);
      expect((await person.client.get<SessionDto>('/api/session')).body.data.user.id).toBe(person.id);
      await expect(stream.ended).resolves.toBeUndefined();
    };
    await Promise.all(changes.map(lose));
  });
});

describe('who sees the team', () => {
  it('is told of its changes, and nobody else is', async () => {
    const [kitchen, person] = [await business.person('kitchen'), await member(business, 'attendant')];
    const [told, untold] = await Promise.all(
      [business.owner, kitchen].map((who) => openEventStream('/api/events', { cookie: who.cookie })),
    );
    for (const stream of [told!, untold!]) await stream.until(({ event }) => event === 'hello');
    await act(person.id, 'suspend');
    const event = await told!.until(({ event }) => event === 'team.changed');
    expect(event.data).toMatchObject({ resource: 'team', id: person.id });
    await business.owner.post(`/api/branches/${business.branch.id}/pause`, { reason: 'OTHER', minutes: 5 });
    await untold!.until(({ event: name }) => name === 'store.changed');
    expect(untold!.received.map(({ event: name }) => name)).not.toContain('team.changed');
    told!.close();
    untold!.close();
  });
});
