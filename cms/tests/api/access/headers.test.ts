import { beforeAll, describe, expect, it } from 'vitest';
import { isTokenPage } from '../../../src/domain/access';
import { newBusiness, type TestBusiness } from '../support/business';
import { client } from '../support/client';
import { PROOF, tally } from '../support/proof';
import { apiRoutes } from '../support/routes';
import { serverUrl } from '../support/server';

const PAGES = [
  '/',
  '/login',
  '/signup',
  '/dashboard',
  '/dashboard/menu/products',
  '/dashboard/orders/details/nothing',
  '/no/such/page',
  '/m/nothing',
  '/t/nothing',
  '/c/nothing',
  '/s/nothing',
];

const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

let business: TestBusiness;
let requests: [method: string, path: string][];

beforeAll(async () => {
  business = await newBusiness();
  const filled = (path: string) =>
    path.replace(':slug', business.branch.slug).replace(':id', business.branch.id).replace(/:\w+/, 'nothing');
  const routes = (await apiRoutes()).map(({ method, path }): [string, string] => [method, filled(path)]);
  const others = [...PAGES, '/livez', '/readyz', '/api/nothing', '/theme.js', '/nothing.js'];
  requests = [...routes, ...others.map((path): [string, string] => ['GET', path])];
});

/** Asks as nobody, and reads no further than the headers. */
async function headersOf(
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Headers> {
  const controller = new AbortController();
  const response = await fetch((await serverUrl()) + path, { method, headers, signal: controller.signal });
  controller.abort();
  return response.headers;
}

function policyOf(headers: Headers): Record<string, string[]> {
  const policy = headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

describe('every answer', () => {
  it('tells browsers to run our own scripts alone, to guess no types, and to frame and leak nothing', async () => {
    for (const [method, path] of requests) {
      const headers = await headersOf(method, path);
      const which = `${method} ${path}`;
      const policy = policyOf(headers);
      expect(policy, which).toMatchObject(POLICY);
      for (const [directive, sources] of Object.entries(policy)) {
        const loose = sources.filter((source) =>
          /^\*|^https?:|unsafe-eval|unsafe-hashes|strict-dynamic/.test(source),
        );
        expect(loose, `${which}: ${directive}`).toEqual([]);
        if (directive !== 'style-src') expect(sources, which).not.toContain("'unsafe-inline'");
      }
      expect(headers.get('x-content-type-options'), which).toBe('nosniff');
      expect(headers.get('x-frame-options'), which).toBe('DENY');
      const referrers = isTokenPage(path.split('?')[0] ?? '', '') ? 'no-referrer' : 'same-origin';
      expect(headers.get('referrer-policy'), which).toBe(referrers);
      expect(headers.get('cross-origin-opener-policy'), which).toBe('same-origin');
      expect(headers.get('x-powered-by'), which).toBeNull();
    }
    tally('security headers', requests.length);
  });

  it('lets no other origin read it, whatever origin it calls itself', async () => {
    const own = new URL(await serverUrl());
    const origins = [
      'https://evil.example',
      'null',
      `${own.origin}.evil.example`,
      `https://${own.host}`,
      `http://evil.${own.hostname}`,
      'file://',
    ];
    let cases = 0;
    for (const [index, [method, path]] of requests.entries()) {
      // One of them for each route, in turn; the proof tries all with all.
      const turn = index % origins.length;
      for (const origin of origins.filter((_, at) => PROOF || at === turn)) {
        cases += 1;
        const asked = { origin, cookie: business.owner.cookie ?? '' };
        const preflight = {
          'access-control-request-method': method,
          'access-control-request-headers': 'x-any',
        };
        for (const headers of [
          // Asking to change something is refused elsewhere; here it would be done.
          ...(method === 'GET' ? [await headersOf(method, path, asked)] : []),
          await headersOf('OPTIONS', path, { ...asked, ...preflight }),
        ]) {
          const which = `${method} ${path} from ${origin}`;
          expect(headers.get('access-control-allow-origin'), which).toBeNull();
          expect(headers.get('access-control-allow-credentials'), which).toBeNull();
        }
      }
    }
    tally('origins', cases);
  });
});

describe('every page whose address carries a token', () => {
  const TOKEN_PAGES = [
    '/t/nothing',
    '/c/nothing',
    '/s/nothing',
    '/m/:slug/t/nothing',
    '/m/no-such-store/t/nothing',
    '/m/:slug/?cart=nothing',
    '/m/:slug/?card=nothing',
    '/m/:slug?table=7&stop=nothing.of.it',
    '/m/:slug?again=nothing',
    '/c/no.page',
    '/t/%00',
    '/signup?invite=nothing',
    '/validate-code?purpose=SIGN_UP&email=ana%40example.test',
    '/admin/auth/reset-password?code=nothing',
    '/admin/auth/register?registrationToken=nothing',
  ];

  it('is listed by no search engine and named by no request, also where it is an error', async () => {
    for (const path of TOKEN_PAGES) {
      const headers = await headersOf('GET', path.replace(':slug', business.branch.slug));
      expect(headers.get('x-robots-tag'), path).toBe('noindex, nofollow');
      expect(headers.get('referrer-policy'), path).toBe('no-referrer');
    }
    for (const path of ['/', '/dashboard', `/m/${business.branch.slug}`, '/api/session']) {
      const headers = await headersOf('GET', path);
      expect(headers.get('x-robots-tag'), path).toBeNull();
      expect(headers.get('referrer-policy'), path).toBe('same-origin');
    }
    tally('pages with tokens', TOKEN_PAGES.length);
  });
});

describe('every page', () => {
  it('has no script in itself, and gets each from us, unchanging and as a script', async () => {
    const scripts = new Set<string>();
    for (const path of PAGES) {
      const { status, text, headers } = await client().get(path);
      expect([status, headers.get('content-type')], `${path}: are the browser apps built?`).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(headers.get('cache-control'), path).toBe('no-cache');
      const tags = [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
      expect(tags.length, path).toBeGreaterThan(0);
      for (const [, attributes = '', content] of tags) {
        expect(content, path).toBe('');
        const [, source] = /src="(\/[^/"][^"]*)"/.exec(attributes) ?? [];
        expect(source, `${path}: ${attributes}`).toBeDefined();
        scripts.add(source ?? '');
      }
      expect(text, path).not.toMatch(/\son\w+\s*=|javascript:|<base\b|http-equiv/i);
      for (const [, address] of text.matchAll(/(?:src|href)="([^"]*)"/g))
        expect(address, path).toMatch(/^(\/(?!\/)|#|data:)/);
    }
    for (const script of scripts) {
      const headers = await headersOf('GET', script);
      expect(headers.get('content-type'), script).toMatch(/^(text|application)\/javascript/);
      if (script.startsWith('/assets/')) expect(headers.get('cache-control'), script).toMatch(/immutable/);
    }
    tally('scripts of pages', scripts.size);
  });
});

describe('a page', () => {
  it.each(PAGES)('says how long it is, so that its connection can be used again: %s', async (path) => {
    const page = await fetch((await serverUrl()) + path, { headers: { 'accept-encoding': 'identity' } });
    const text = await page.text();
    expect(page.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  });
});
