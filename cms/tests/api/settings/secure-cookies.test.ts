import { describe, expect, it } from 'vitest';
import { confirmSignUp, newSignUp } from '../support/account';
import { newBrowser } from '../support/browser';
import type { Ask } from '../support/client';
import { PANEL_PASSWORD } from '../support/panel';
import { emptyHome, freePort, spawnServer } from '../support/spawned';

const PATIENCE_MS = 120_000;
const ADMIN = { email: 'root@comanda.test', password: PANEL_PASSWORD };

describe('whether cookies are secure', () => {
  const inBothWays = [
    { publicUrl: 'https://comanda.example', said: 'http', secure: true },
    { publicUrl: 'http://comanda.example', said: 'https', secure: false },
  ];

  it.each(inBothWays)(
    'is decided by $publicUrl, though the connection is said to be $said',
    async ({ publicUrl, said, secure }) => {
      const home = await emptyHome();
      const { url } = await spawnServer(home, {
        port: await freePort(),
        env: {
          NODE_ENV: 'production',
          PUBLIC_URL: publicUrl,
          TRUST_PROXY: '1',
          ADMIN_EMAIL: ADMIN.email,
          ADMIN_PASSWORD: ADMIN.password,
        },
      });
      const cookies: string[] = [];
      const ask: Ask = async (address, init) => {
        const headers = { ...Object.fromEntries(new Headers(init.headers)), 'x-forwarded-proto': said };
        const answer = await fetch(address.replace(publicUrl, url), { ...init, headers });
        cookies.push(...answer.headers.getSetCookie());
        return answer;
      };
      const browser = newBrowser(undefined, { origin: publicUrl, ask });
      const { email } = await newSignUp({}, browser);
      await confirmSignUp({ browser, email }, home.folder);
      expect((await browser.post('/admin/login', ADMIN)).status).toBe(200);
      const names = cookies.map((cookie) => cookie.split(/(?:\.sig)?=/)[0]);
      const own = secure ? ['__Host-did', '__Host-sid', '__Secure-panel-did'] : ['did', 'panel-did', 'sid'];
      expect([...new Set(names)].sort()).toEqual([...own, 'strapi_admin_refresh']);
      for (const cookie of cookies) expect(/; secure/i.test(cookie), cookie).toBe(secure);
    },
    PATIENCE_MS,
  );
});
