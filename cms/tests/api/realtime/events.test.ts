import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto } from '../../../src/contracts/menu';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { rows } from '../support/database';
import { pause, range, reachedBy, resume } from '../support/events';
import { newCategory, newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { tally } from '../support/proof';
import { performAction, cardOf } from '../support/states';
import { openEventStream, type EventStream } from '../support/stream';

interface EventRow {
  seq: number;
  type: string;
  branch_id: string;
  resource: string;
  entity_id: string;
}

let business: TestBusiness;
let product: ProductDto;

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business);
});

describe('the live line of a business', () => {
  it('tells everything that is stored, in order, without a gap, to whoever listens and whoever comes later', async () => {
    const second = await business.addBranch();
    const category = await newCategory(business, { branchId: second.id });
    const elsewhere = await newProduct(business, { branchId: second.id, categoryIds: [category.id] });
    const before = await reachedBy(business.id);
    const live = await openEventStream('/api/events', { cookie: business.owner.cookie });
    expect((await live.until(({ event }) => event === 'hello')).data).toEqual({ seq: before });

    const branches = { ...business, branch: second };
    await Promise.all([
      ...Array.from({ length: 15 }, () => newOrder(business, product, { type: 'DELIVERY' })),
      ...Array.from({ length: 10 }, () => newOrder(branches, elsewhere)),
      ...Array.from({ length: 10 }, () => newCategory(business)),
    ]);
    const { id } = await newOrder(business, product);
    for (const action of ['acknowledge', 'accept', 'start'])
      await performAction(business.owner, await cardOf(business, id), action);
    await pause(business.owner, second.id);
    await resume(business.owner, second.id);

    const stored = await rows<EventRow>(
      'SELECT seq, type, branch_id, resource, entity_id FROM events WHERE business_id = ? ORDER BY seq',
      [business.id],
    );
    const last = stored.length;
    expect(stored.map(({ seq }) => seq)).toEqual(range(1, last));
    expect(last).toBe(before + 15 + 10 + 10 + 1 + 3 + 2);
    const later = await openEventStream('/api/events?after=0', { cookie: business.owner.cookie });
    for (const stream of [live, later]) {
      await stream.until((message) => message.id === last);
      stream.close();
      const told = stream.received.filter(({ id: seq }) => seq !== null);
      const from = stream === live ? before : 0;
      expect(
        told.map(({ id: seq, event, data }) => [seq, data.seq, event, data.branchId, data.resource, data.id]),
      ).toEqual(
        stored
          .slice(from)
          .map(({ seq, type, branch_id, resource, entity_id }) => [
            seq,
            seq,
            type,
            branch_id,
            resource,
            entity_id,
          ]),
      );
    }
    tally('events told live and afterwards', 2 * last - before);
  });

  it('tells each person what is theirs to see: other businesses and branches stay silent', async () => {
    const [a, b] = [await newBusiness(), await newBusiness()];
    const second = await a.addBranch();
    const people = {
      owner: a.owner,
      limited: await a.person('manager', { branchIds: [second.id] }),
      courier: await a.person('courier'),
      stranger: b.owner,
    };
    const streams = new Map<string, EventStream>();
    for (const [name, { cookie }] of Object.entries(people))
      streams.set(name, await openEventStream('/api/events?after=0', { cookie }));

    const sold = await newProduct(a);
    const order = await newOrder(a, sold);
    const category = await newCategory(a, { branchId: second.id });
    const theirs = await newOrder(b, await newProduct(b));
    await pause(a.owner, a.branch.id);
    await pause(a.owner, second.id);
    await pause(b.owner, b.branch.id);

    const told = async (name: string, until: string) => {
      const stream = streams.get(name)!;
      await stream.until(({ event, data }) => event === 'store.changed' && data.id === until);
      stream.close();
      return stream.received.filter(({ id }) => id !== null);
    };
    const owner = await told('owner', second.id);
    expect(owner.map(({ id }) => id)).toEqual(range(1, await reachedBy(a.id)));
    expect(owner.map(({ data }) => data.id)).toContain(order.id);
    const limited = await told('limited', second.id);
    expect(limited.map(({ data }) => data.id)).toEqual([category.id, second.id]);
    const courier = await told('courier', second.id);
    expect(courier.map(({ data }) => data.id)).toEqual(
      owner.flatMap(({ event, data }) => (event.startsWith('order.') ? [] : [data.id])),
    );
    const stranger = await told('stranger', b.branch.id);
    expect(stranger.map(({ id }) => id)).toEqual(range(1, await reachedBy(b.id)));
    const bytes = JSON.stringify(stranger);
    for (const word of [a.branch.id, second.id, sold.id, order.id, order.token])
      expect(bytes).not.toContain(word);
    expect(bytes).toContain(theirs.id);
    tally('events for four people', owner.length + limited.length + courier.length + stranger.length);
  });

  it('is a stream that no proxy keeps back, and nobody hears it unasked', async () => {
    const stream = await openEventStream('/api/events', { cookie: business.owner.cookie });
    stream.close();
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    expect((await openEventStream('/api/events')).status).toBe(401);
    for (const after of ['-1', '1.5', 'now', ''])
      expect(refusal(await business.owner.get(`/api/events?after=${after}&x=1`))[0], after).toBe(400);
  });
});
