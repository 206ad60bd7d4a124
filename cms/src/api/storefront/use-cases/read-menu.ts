import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { StoreMenuDto } from '../../../contracts/storefront';
import { nextMenuChange } from '../../../domain/menu';
import { composeMenu } from '../../../domain/storefront';
import type { LoadedStore } from '../../../store/load-store';

/** A menu as it is sent: its bytes are made once and kept until the menu or the time changes them. */
interface SentMenu {
  etag: string;
  body: Buffer;
  /** Compressed in a thread of its own: of a large menu it takes long. */
  gzip(): Promise<Buffer>;
  /** Milliseconds since 1970 from which on it may look different. */
  until: number;
}

const compress = promisify(gzip);

const kept = new WeakMap<LoadedStore, SentMenu>();

/** The menu of a store as customers see it now. */
export function readMenu(store: LoadedStore, now: Date): SentMenu {
  const known = kept.get(store);
  if (known && now.getTime() < known.until) return known;
  const body = Buffer.from(JSON.stringify({ data: menuNow(store, now) }));
  let zipped: Promise<Buffer> | undefined;
  const menu: SentMenu = {
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    body,
    gzip: () => (zipped ??= compress(body)),
    until: nextMenuChange(store.wholeMenu, now, store.branch.timezone)?.getTime() ?? Infinity,
  };
  kept.set(store, menu);
  return menu;
}

function menuNow({ menu, wholeMenu, branch }: LoadedStore, now: Date): StoreMenuDto {
  return composeMenu(wholeMenu, menu, { now, timeZone: branch.timezone, channel: 'STORE' });
}
