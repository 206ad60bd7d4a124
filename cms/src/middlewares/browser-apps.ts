import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { Context, Next } from 'koa';
import serve from 'koa-static';
import { environment } from '../environment';

const RESERVED = /^\/(admin|uploads|_health|livez|readyz|[aA][pP][iI])(\/|$)/;
/** Where the panel, which lives under /admin, finds what its plugins answer. */
const PANEL = /^\/(content-manager|content-type-builder|email|i18n|upload|users-permissions)\//;
const STOREFRONT = /^\/(m|t|c|s)\//;
const YEAR_SECONDS = 31_536_000;

/** Serves the built browser apps on the cms's own origin: the storefront's page, else the dashboard's. */
export default () => {
  const folder = path.join(environment.root, 'admin', 'dist');
  const assets = serve(folder, {
    index: false,
    brotli: true,
    gzip: true,
    setHeaders(response, file) {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      response.setHeader('Cache-Control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  return async function browserApps(ctx: Context, next: Next): Promise<void> {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || RESERVED.test(ctx.path) || PANEL.test(ctx.path)) {
      await next();
      return;
    }
    if (path.extname(ctx.path)) {
      await assets(ctx, next);
      return;
    }
    const page = path.join(folder, STOREFRONT.test(ctx.path) ? 'store.html' : 'index.html');
    if (!existsSync(page)) {
      ctx.status = 503;
      ctx.body = 'The browser apps are not built yet. Run "npm start".';
      return;
    }
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = createReadStream(page);
  };
};
