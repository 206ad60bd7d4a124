import { describe, expect, it } from 'vitest';
import { newPanelUser, PANEL_PASSWORD } from '../support/panel';
import { freePort, newHome, spawnServer } from '../support/spawned';

const refreshCookieOf = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('strapi_admin_refresh=')) ?? '';

describe('behind a proxy', () => {
  it('guessing is slow from however many addresses; over https the cookie is secure', async () => {
    const [guessed, other] = [await newPanelUser('comanda-support'), await newPanelUser('comanda-support')];
    const env = { PUBLIC_URL: 'https://comanda.example', TRUST_PROXY: '1' };
    const { url } = await spawnServer(await newHome(), { port: await freePort(), env });
    const signInFrom = (address: string, email: string, password: string) =>
      fetch(`${url}/admin/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-proto': 'https',
          'x-forwarded-for': address,
          'x-forwarded-host': 'comanda.example',
        },
        body: JSON.stringify({ email, password }),
      });
    for (let guess = 0; guess < 10; guess += 1) {
      const email = guess % 2 === 0 ? guessed : guessed.toUpperCase();
      const { status } = await signInFrom(`198.51.100.${guess}`, email, `Wrong-password-${guess}`);
      expect(status).toBe(400);
    }
    const refused = await signInFrom('198.51.100.99', guessed, PANEL_PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const answer = await signInFrom('198.51.100.99', other, PANEL_PASSWORD);
    expect(answer.status).toBe(200);
    expect(refreshCookieOf(answer.headers).toLowerCase()).toMatch(/; secure/);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
  });
});
