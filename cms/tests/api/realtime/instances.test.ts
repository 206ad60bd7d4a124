import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newBusiness } from '../support/business';
import { client } from '../support/client';
import { rows } from '../support/database';
import { pause, reachedBy, resume } from '../support/events';
import { fromServer } from '../support/server';
import { freePort, newHome, spawnServer } from '../support/spawned';

/** What instances tell each other about a business, and a promise of the word for a number or a later one. */
async function overhear(businessId: string) {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  onTestFinished(async () => client.end());
  const told: number[] = [];
  const waiting = new Set<() => void>();
  client.on('notification', ({ payload }) => {
    const [business, seq] = (payload ?? '').split(':');
    if (business !== businessId) return;
    told.push(Number(seq));
    for (const look of waiting) look();
  });
  await client.connect();
  await client.query('LISTEN comanda_events');
  const until = async (seq: number) =>
    new Promise<void>((resolve) => {
      const look = () => (told.at(-1) ?? 0) >= seq && resolve();
      waiting.add(look);
      look();
    });
  return { told, until };
}

// On SQLite there is one instance.
describe.runIf(process.env.DATABASE_URL)('other instances on the same PostgreSQL', () => {
  it('are told the number that a business has reached, however much happens at once', async () => {
    const { id, owner, branch } = await newBusiness();
    const words = await overhear(id);
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => (index % 2 ? pause : resume)(owner, branch.id)),
    );
    await pause(owner, branch.id);
    const reached = await reachedBy(id);
    await words.until(reached);
    expect(words.told.at(-1)).toBe(reached);
  });

  it('are heard again after PostgreSQL has ended the connections of all', async () => {
    const { id, owner, branch } = await newBusiness();
    const other = await spawnServer(await newHome(), { port: await freePort() });
    const there = client(owner.cookie, other.url);
    const heard: number[] = [];
    const { onEventsAppended } = fromServer('./realtime/announce') as {
      onEventsAppended: (listener: (businessId: string, seq: number) => void) => () => void;
    };
    onTestFinished(onEventsAppended((businessId, seq) => void (businessId === id && heard.push(seq))));

    const listening = `FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'comanda notices'`;
    const ended = await rows<{ pid: number }>(`SELECT pid, pg_terminate_backend(pid) ${listening}`);
    expect(ended.length).toBeGreaterThanOrEqual(2);
    // What is said before both listen again is not heard; what is said later has to be.
    await vi.waitFor(async () => {
      await pause(there, branch.id);
      expect(heard).toContain(await reachedBy(id));
    }, 20_000);
  }, 60_000);
});
