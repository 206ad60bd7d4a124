import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { client } from '../support/client';
import { askFor } from '../support/line';
import { tally } from '../support/proof';
import { freePort, newHome, spawnServer } from '../support/spawned';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PATIENCE_MS = 120_000;

describe('the panel', () => {
  it(
    'answers a file it does not have like one that is not there, and its pages and files as ever',
    async () => {
      const port = await freePort();
      // Only outside tests the server serves the panel.
      const { url } = await spawnServer(await newHome(), { port, env: { NODE_ENV: 'production' } });
      const none = [
        '.env',
        '.git/config',
        '%2eenv',
        'nothing.js',
        'x/nothing.css',
        'plugins/.env',
        'a.php',
        'x.html',
      ];
      for (const name of none) {
        const { status, text } = await askFor(`/admin/${name}`, port);
        expect([status, text.includes('NOT_FOUND')], name).toEqual([404, true]);
      }
      const pages = [
        '/admin',
        '/admin/',
        '/admin/auth/login',
        '/admin/content-manager/collection-types/api::menu.product',
        '/admin/content-manager/collection-types/api::menu.product/abc?plugins[i18n][locale]=en',
      ];
      for (const address of pages) {
        const { status, headers, text } = await client(null, url).get(address);
        expect([status, headers.get('content-type')], address).toEqual([200, 'text/html; charset=utf-8']);
        expect(text, address).toContain('id="strapi"');
      }
      const files = readdirSync(path.join(ROOT, 'cms/dist/build')).filter((name) =>
        /\.(js|css|png)$/.test(name),
      );
      expect(files.length).toBeGreaterThan(20);
      for (const name of files.slice(0, 20)) {
        const { status, headers } = await client(null, url).send('HEAD', `/admin/${name}`);
        expect([status, headers.get('cache-control')], name).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
      }
      tally('addresses of the panel', none.length + pages.length + 20);
    },
    PATIENCE_MS,
  );
});
