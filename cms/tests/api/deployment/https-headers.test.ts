import { describe, expect, it } from 'vitest';
import { client } from '../support/client';
import { freePort, newHome, spawnServer } from '../support/spawned';

describe('behind https', () => {
  it('browsers are held to it: for the address, and for the cookie', async () => {
    const port = await freePort();
    const { url } = await spawnServer(await newHome(), {
      port,
      env: { PUBLIC_URL: 'https://comanda.example', TRUST_PROXY: '1' },
    });
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'comanda.example' };
    const page = await fetch(`${url}/login`, { headers: forwarded });
    await page.text();
    expect(page.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    const answer = await client(null, url).send('DELETE', '/api/session', undefined, forwarded);
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^__Host-sid=;/);
    expect(cookies[0]).toMatch(/; secure/i);
    expect(cookies[0]).toMatch(/; path=\/;/);
    expect(cookies[0]).not.toMatch(/domain/i);
  });
});
