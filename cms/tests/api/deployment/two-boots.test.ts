import { describe, expect, it } from 'vitest';
import { emptyHome, freePort, newFolder, spawnServer } from '../support/spawned';

// SQLite's database is a file of one server.
describe.runIf(process.env.DATABASE_URL)('a database', () => {
  it('that is empty is made ready by one of two servers that start at once', async () => {
    const home = await emptyHome();
    const servers = await Promise.all(
      [home, { ...home, folder: newFolder() }].map(async (each) =>
        spawnServer(each, { port: await freePort() }),
      ),
    );
    for (const { url } of servers) expect((await fetch(`${url}/api/docs`)).status).toBe(200);
    expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([
      { code: 0, signal: null },
      { code: 0, signal: null },
    ]);
  }, 120_000);
});
