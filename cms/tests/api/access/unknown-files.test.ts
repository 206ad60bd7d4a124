import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/contracts/session';
import { newBusiness } from '../support/business';
import { client } from '../support/client';
import { askFor } from '../support/line';
import { tally } from '../support/proof';
import { expectRefusal } from '../support/refused';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** What strangers look for, and other ways of writing it. */
const SOUGHT = [
  '/.env',
  '/.env.local',
  '/.git/config',
  '/.git/HEAD',
  '/.git/',
  '/.aws/credentials',
  '/.ssh/id_rsa',
  '/.well-known/security.txt',
  '/.DS_Store',
  '/.data/secrets.json',
  '/.data/comanda.db',
  '/cms/.env',
  '/dashboard/.env',
  '/m/.env',
  '/m/store/.git/config',
  '/t/.htaccess',
  '/assets/.env',
  '/%2eenv',
  '/%2Eenv',
  '/.%65nv',
  '/%2egit/config',
  '/%2e%67it%2fconfig',
  '/dashboard%2f.env',
  '/wp-login.php',
  '/index.php/login',
  '/backup.zip',
  '/comanda.db',
  '/secrets.json',
  '/package.json',
  '/docker-compose.yml',
  '/robots.txt',
  '/nothing.js',
  '/assets/nothing.js',
  '/assets/index.js.map',
  '/a.b/c',
  '/dashboard/menu.json',
  '/m/store.html/x',
  '/actuator/health.json',
  '/../.env',
  '/../../etc/passwd',
  '/..%2f..%2f.data%2fsecrets.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '//.env',
  '//uploads/nothing.html',
  '/./uploads/nothing.html',
  '/C:%5Cwindows%5Cwin.ini',
  '/x.js%00.html',
  '/%00.js',
  '/%zz.js',
  '/%c0%ae%c0%ae/x',
  `/${'a.'.repeat(1000)}`,
];

describe('an address with a dot in it', () => {
  it('is a file that was built, or nothing', async () => {
    for (const address of SOUGHT) {
      const { status, headers, text } = await askFor(address);
      expect([status, headers.get('content-type')], address).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
      expect(text, address).toContain('NOT_FOUND');
    }
    for (const language of LANGUAGES) {
      const answer = await client().get('/.env', { 'accept-language': language });
      expectRefusal(answer, language, ['/.env', null, 404, 'NOT_FOUND', []]);
    }
    tally('addresses of no file', SOUGHT.length);
  });

  it('is served where it was built', async () => {
    const folder = path.join(ROOT, 'admin/dist');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`);
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const { status, headers } = await client().send('HEAD', file);
      expect([status, headers.get('vary')], file).toEqual([200, 'Accept-Encoding']);
      const kept = file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect(headers.get('cache-control'), file).toBe(kept);
    }
    expect((await client().get('/favicon.ico')).status).toBe(200);
    tally('files that were built', files.length);
  });
});

describe('an address without one', () => {
  it('is a page: of the dashboard, or of a store', async () => {
    const { branch } = await newBusiness();
    const pages: [address: string, program: RegExp][] = [
      ['/', /index-/],
      ['/login', /index-/],
      ['/dashboard/menu/products?q=a.b&sort=name.asc', /index-/],
      ['/dashboard/orders/details/abc123', /index-/],
      ['/no/such/page', /index-/],
      [`/m/${branch.slug}`, /store-/],
      [`/m/${branch.slug}?utm_source=a.b`, /store-/],
      ['/t/abcdef', /store-/],
    ];
    for (const [address, program] of pages) {
      const { status, headers, text } = await client().get(address);
      expect([status, headers.get('content-type')], address).toEqual([200, 'text/html; charset=utf-8']);
      expect(text, address).toMatch(program);
    }
  });
});
