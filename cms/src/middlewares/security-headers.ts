import type { Context, Next } from 'koa';
import { isTokenPage } from '../domain/access';
import { DAY_SEC } from '../domain/time';
import { environment } from '../environment';

/** Where pictures of maps come from, if from anywhere. */
const tileServer = environment.mapTilesUrl === undefined ? [] : [new URL(environment.mapTilesUrl).origin];

const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // antd writes its styles at run time.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', ...tileServer],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const HEADERS: Record<string, string> = {
  'Content-Security-Policy': Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=()',
  ...(environment.https && {
    'Strict-Transport-Security': `max-age=${365 * DAY_SEC}; includeSubDomains`,
  }),
};

/** For pages whose address carries a token: no search engine lists them, and no request from them names the address. */
const TOKEN_PAGE_HEADERS = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };

/** What browsers may do with our pages and answers. The panel comes later in the chain and has rules of its own. */
export default () =>
  async function securityHeaders(ctx: Context, next: Next): Promise<void> {
    const carriesToken = isTokenPage(ctx.path, ctx.querystring);
    ctx.set({ ...HEADERS, ...(carriesToken && TOKEN_PAGE_HEADERS) });
    try {
      await next();
    } finally {
      // The panel's chain has set a policy of its own meanwhile.
      if (carriesToken) ctx.set(TOKEN_PAGE_HEADERS);
    }
  };
