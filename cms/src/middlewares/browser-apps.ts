import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Next } from 'koa';
import serve from 'koa-static';
import { environment } from '../environment';
import { notFound } from '../errors/api-error';
import { storeAt } from '../store/stores';

const RESERVED = /^\/(admin|uploads|_health|livez|readyz|favicon\.ico)(\/|$)/;
/** Where the panel, which lives under /admin, finds what its plugins answer. */
const PANEL = /^\/(content-manager|content-type-builder|email|i18n|upload|users-permissions)\//;
const API = /^\/api(\/|$)/i;
const HIDDEN = /(^|[\\/])\.|\0/;
/** What a build writes. */
const FILE = /^(\/[\w-][\w.-]*)+$/;
/** A name with an ending, in the panel – whose pages have content types like `api::menu.product` in their addresses. */
const FILE_OF_THE_PANEL = /^\/admin\/(?!.*::).*\.[^/]*$/;
const STOREFRONT = /^\/(m|t|c|s)\//;
/** A store page itself; what has no such address is none. */
const STORE_PAGE = /^\/m\/([a-z0-9-]{1,80})\/?$/;
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
      response.setHeader('Vary', 'Accept-Encoding');
      response.setHeader('Cache-Control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  return async function browserApps(ctx: Context, next: Next): Promise<void> {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || API.test(ctx.path)) {
      await next();
      return;
    }
    const asked = decoded(ctx.path);
    if (asked === null || HIDDEN.test(asked)) throw notFound();
    if (RESERVED.test(ctx.path) || PANEL.test(ctx.path)) {
      await next();
      // A file the panel does not have it answers with its page.
      if (FILE_OF_THE_PANEL.test(asked) && ctx.type === 'text/html' && !ctx.response.get('Last-Modified'))
        throw notFound();
      return;
    }
    // No page has a dot in its address.
    if (asked.includes('.')) {
      if (!FILE.test(asked)) throw notFound();
      // What the apps do not have may be among the server's public files, such as the demo's pictures.
      await assets(ctx, next);
      if (ctx.status === 404) throw notFound();
      return;
    }
    const store = await storeOfPage(ctx.path);
    const moved = typeof store === 'object' ? store?.branch.slug : undefined;
    if (moved !== undefined && moved !== slugOf(ctx.path)) {
      // Not for ever: a branch may come back to an address that it had.
      ctx.set('Cache-Control', 'public, max-age=3600');
      ctx.redirect(`/m/${moved}${ctx.search}`);
      ctx.status = 301;
      return;
    }
    const page = path.join(folder, STOREFRONT.test(ctx.path) ? 'store.html' : 'index.html');
    if (!existsSync(page)) {
      ctx.status = 503;
      ctx.body = 'The browser apps are not built yet. Run "npm start".';
      return;
    }
    // The page says it in the customer's words; whoever reads the status alone learns it as well.
    ctx.status = store === 'closed' ? 410 : 200;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = await readFile(page);
  };
};

const slugOf = (address: string): string | undefined => STORE_PAGE.exec(address)?.[1];

/** The store whose page this is or once was; null for every other page, and while nobody can say. */
async function storeOfPage(address: string): Promise<Awaited<ReturnType<typeof storeAt>>> {
  const slug = slugOf(address);
  return slug === undefined ? null : storeAt(slug).catch(() => null);
}

function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}
