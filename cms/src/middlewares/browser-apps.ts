import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Next } from 'koa';
import serve from 'koa-static';
import { DAY_SEC, HOUR_SEC } from '../domain/time';
import { environment } from '../environment';
import { notFound } from '../errors/api-error';
import { appManifest } from '../store/app-manifest';
import { limitCustomer, STORE_PAGES } from '../store/limit-customer';
import type { LoadedStore } from '../store/load-store';
import { openingEvent } from '../store/opening-event';
import { isStorePicture, storePicture, type StorePicture } from '../store/pictures';
import { storePage } from '../store/store-page';
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
const STORE_PAGE = /^\/m\/([a-z0-9-]{1,80})(?:\/|\/([a-z][a-z0-9-]*\.[a-z]{3,11}))?$/;
const YEAR_SECONDS = 365 * DAY_SEC;

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
    const { slug, file } = storeAddress(ctx.path);
    const store = await storeOfPage(slug);
    if (file !== undefined) {
      if (store === null || store === 'closed') throw notFound();
      await sendStoreFile(ctx, store, file);
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
    const moved = typeof store === 'object' ? store?.branch.slug : undefined;
    if (moved !== undefined && moved !== slug) {
      // Not for ever: a branch may come back to an address that it had.
      ctx.set('Cache-Control', `public, max-age=${HOUR_SEC}`);
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
    const built = await readFile(page);
    if (store === null || store === 'closed') ctx.body = built;
    else sendStorePage(ctx, store, built);
  };
};

function sendStorePage(ctx: Context, store: LoadedStore, built: Buffer): void {
  const page = storePage(store, built, new Date());
  ctx.vary('Accept-Encoding');
  const zipped = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (zipped) ctx.set('Content-Encoding', 'gzip');
  ctx.body = zipped ? page.gzip() : page.html;
}

/** What a phone takes from the page: how it is kept as an app, what it looks like, and when the store opens. */
async function sendStoreFile(ctx: Context, store: LoadedStore, file: string): Promise<void> {
  ctx.set('Cache-Control', 'no-cache');
  if (file === 'app.webmanifest') {
    ctx.type = 'application/manifest+json';
    ctx.body = JSON.stringify(appManifest(store));
    return;
  }
  await limitCustomer(STORE_PAGES, ctx.ip, store.branch.id);
  if (isStorePicture(file)) {
    await sendPicture(ctx, store, file);
    return;
  }
  if (file !== 'opening.ics') throw notFound();
  const event = await openingEvent(store, new Date());
  if (event === null) throw notFound();
  ctx.type = 'text/calendar';
  ctx.attachment('opening.ics', { type: 'inline' });
  ctx.body = event;
}

/** Under the address of how the store looks now it is kept for long; whatever it is asked by, it is as it looks now. */
async function sendPicture(ctx: Context, store: LoadedStore, name: StorePicture): Promise<void> {
  const { type, etag, file } = await storePicture(store, name);
  ctx.set('Cache-Control', `public, max-age=${DAY_SEC}`);
  ctx.status = 200;
  ctx.type = type;
  ctx.etag = etag;
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = file;
}

function storeAddress(address: string): { slug?: string | undefined; file?: string | undefined } {
  const [, slug, file] = STORE_PAGE.exec(address) ?? [];
  return { slug, file };
}

/** The store whose page this is or once was; null for every other page, and while nobody can say. */
async function storeOfPage(slug: string | undefined): Promise<Awaited<ReturnType<typeof storeAt>>> {
  return slug === undefined ? null : storeAt(slug).catch(() => null);
}

function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}
