import { beforeAll, describe, expect, it } from 'vitest';
import type { SessionDto } from '../../../src/contracts/session';
import { newBusiness, type TestBusiness } from '../support/business';
import { change } from '../support/database';
import { numbersOf, pause, range, reachedBy, resume } from '../support/events';
import { nowMs } from '../support/instants';
import { openEventStream, type EventStream } from '../support/stream';

/** Who missed more than this many events reads the screen anew. */
const MOST_MISSED = 2000;

let business: TestBusiness;

describe('a number to go on from', () => {
  let seq: number;

  /** What a listener is told who comes with a number, up to the next thing that happens. */
  async function toldAfter(asked: { lastEventId?: string; after?: number }): Promise<EventStream> {
    const query = asked.after === undefined ? '' : `?after=${asked.after}`;
    const stream = await openEventStream(`/api/events${query}`, {
      cookie: business.owner.cookie,
      lastEventId: asked.lastEventId,
    });
    await stream.until(({ event }) => event === 'hello');
    await resume(business.owner, business.branch.id);
    await pause(business.owner, business.branch.id);
    seq = await reachedBy(business.id);
    await stream.until(({ id, event }) => id === seq && event !== 'reset');
    stream.close();
    return stream;
  }

  /** Writes events as an instance does that this one has not heard of. */
  async function happenedElsewhere(count: number): Promise<void> {
    await change('UPDATE event_counters SET seq = seq + ? WHERE business_id = ?', [count, business.id]);
    await change(
      `WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ?)
       INSERT INTO events (business_id, seq, at, type, branch_id, resource, entity_id)
       SELECT ?, ? + n, ?, 'menu.changed', ?, 'categories', 'nothing' FROM more`,
      [count, business.id, seq, nowMs(), business.branch.id],
    );
    seq += count;
  }

  beforeAll(async () => {
    business = await newBusiness();
    for (let times = 0; times < 10; times += 1) await pause(business.owner, business.branch.id);
    seq = await reachedBy(business.id);
  });

  it('is the header before the address, and neither means: from now on', async () => {
    const before = seq;
    expect(numbersOf(await toldAfter({ lastEventId: String(before - 3), after: 0 }))).toEqual(
      range(before - 2, seq),
    );
    const next = seq + 1;
    expect(numbersOf(await toldAfter({}))).toEqual(range(next, seq));
    for (const nonsense of ['x', '-1', '1.5', 'NaN', ' ']) {
      const from = seq + 1;
      expect(numbersOf(await toldAfter({ lastEventId: nonsense })), nonsense).toEqual(range(from, seq));
    }
  });

  it('is told with the session, so that what happens while a page loads is told to it', async () => {
    const session = await business.owner.get<SessionDto>('/api/session');
    const begun = session.body.data.seq;
    expect(begun).toBe(seq);
    await pause(business.owner, business.branch.id);
    expect(numbersOf(await toldAfter({ after: begun }))).toEqual(range(begun + 1, seq));
  });

  it('that was never reached, or lies before what is kept, asks to read the screen anew', async () => {
    const resetThenLive = async (asked: Parameters<typeof toldAfter>[0]) => {
      const at = seq;
      const [hello, reset, ...more] = (await toldAfter(asked)).received;
      expect(hello).toMatchObject({ event: 'hello', data: { seq: at } });
      expect(reset).toEqual({ id: at, event: 'reset', data: { seq: at } });
      expect(more.map(({ id }) => id)).toEqual(range(at + 1, seq));
    };
    await resetThenLive({ lastEventId: String(seq + 1) });
    await resetThenLive({ after: 9_007_199_254_740_991 });
    await resetThenLive({ lastEventId: '1e300' });

    await change('DELETE FROM events WHERE business_id = ? AND seq <= 5', [business.id]);
    await resetThenLive({ after: 4 });
    const from = seq;
    expect(numbersOf(await toldAfter({ after: 5 }))).toEqual(range(6, seq));
    expect(seq).toBeGreaterThan(from);
  });

  it('is known here when another instance has told it and this one has not read so far', async () => {
    const { owner } = business;
    const here = await openEventStream('/api/events', { cookie: owner.cookie });
    await here.until(({ event }) => event === 'hello');
    await happenedElsewhere(1);
    const fromThere = await openEventStream('/api/events', {
      cookie: owner.cookie,
      lastEventId: String(seq),
    });
    await pause(owner, business.branch.id);
    seq = await reachedBy(business.id);
    for (const stream of [here, fromThere]) {
      await stream.until(({ id }) => id === seq);
      stream.close();
    }
    expect(numbersOf(here)).toEqual([seq - 1, seq]);
    expect(numbersOf(fromThere)).toEqual([seq]);
  });

  it('may lie two thousand events back and no further', async () => {
    const from = seq;
    await happenedElsewhere(MOST_MISSED);
    const last = from + MOST_MISSED;
    const stream = await openEventStream(`/api/events?after=${from}`, { cookie: business.owner.cookie });
    await stream.until(({ id }) => id === last);
    stream.close();
    expect(numbersOf(stream)).toEqual(range(from + 1, last));
    const tooLate = await openEventStream(`/api/events?after=${from - 1}`, { cookie: business.owner.cookie });
    await tooLate.until(({ event }) => event === 'reset');
    tooLate.close();
    expect(numbersOf(tooLate)).toEqual([last]);
  });
});
