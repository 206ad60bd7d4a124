import { describe, expect, it, vi } from 'vitest';
import { newBusiness } from '../support/business';
import type { Client } from '../support/client';
import { change } from '../support/database';
import { nowMs } from '../support/instants';
import { tally } from '../support/proof';
import { fromServer, serverUrl } from '../support/server';
import { openEventStream } from '../support/stream';

/** So many readers leave, each a turn of the event loop later than the one before. */
const HASTY = 60;

describe('an open line', () => {
  it('ends with the session, the person, and any change of what they may see', async () => {
    const business = await newBusiness();
    const second = await business.addBranch();
    const untouched = await openEventStream('/api/events', { cookie: business.owner.cookie });
    let ended = false;
    void untouched.ended.then(() => (ended = true));

    const ofPerson = (assignment: string, value: string | boolean) => (_: Client, id: number) =>
      change(`UPDATE up_users SET ${assignment} = ? WHERE id = ?`, [value, id]);
    const ways: Record<string, (who: Client, id: number) => Promise<unknown>> = {
      'signs out': (who) => who.send('DELETE', '/api/session'),
      'runs out of time': (_, id) =>
        change('UPDATE sessions SET expires_at = ? WHERE user_id = ?', [nowMs(), id]),
      'is blocked': ofPerson('blocked', true),
      'is suspended': ofPerson('state', 'SUSPENDED'),
      'is removed': ofPerson('state', 'REMOVED'),
      'loses a branch': ofPerson('branch_ids', JSON.stringify([second.id])),
      'loses a permission': ofPerson('deny', '["order.view"]'),
      'gets another role': (_, id) =>
        change(
          "UPDATE up_users_role_lnk SET role_id = (SELECT id FROM up_roles WHERE type = 'kitchen') WHERE user_id = ?",
          [id],
        ),
    };
    const lines = await Promise.all(
      Object.entries(ways).map(async ([name, end]) => {
        const who = await business.person('manager');
        const { user } = (await who.get<{ user: { id: string } }>('/api/session')).body.data;
        const stream = await openEventStream('/api/events', { cookie: who.cookie });
        await stream.until(({ event }) => event === 'hello');
        await end(who, Number(user.id));
        return { name, stream };
      }),
    );
    for (const { name, stream } of lines) await expect(stream.ended, name).resolves.toBeUndefined();
    expect(ended).toBe(false);
    untouched.close();
    tally('ways to lose a line', lines.length);
  });

  it('is let go when the reader goes, also while it is being opened', async () => {
    const { openStreamCount } = fromServer('./realtime/stream') as { openStreamCount: () => number };
    const left = () => vi.waitFor(() => expect(openStreamCount()).toBe(0), 10_000);
    await left();
    const { owner } = await newBusiness();
    const stream = await openEventStream('/api/events', { cookie: owner.cookie });
    expect(openStreamCount()).toBe(1);
    stream.close();
    await left();

    const headers = { cookie: owner.cookie ?? '' };
    for (let turns = 0; turns < HASTY; turns += 1) {
      const hasty = new AbortController();
      const answer = fetch(`${await serverUrl()}/api/events?after=0`, { headers, signal: hasty.signal });
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      hasty.abort();
      await answer.catch(() => null);
    }
    await left();
    tally('readers who left at once', HASTY);
  });
});
