import { cacheFiles } from '@shared/state/offline-files';
import { storeAddress } from '../addresses';
import type { LoadedStore } from './load-store';

/** Beside what the browser keeps by itself, which a page that is loaded without a network cannot ask for. */
const CACHE = 'comanda-store-seen';
/** A menu is some hundred kilobytes, and few people keep more than a handful of stores as apps. */
const MOST = 10;
/** By then the page has fetched what is likely next; what keeps it for later takes nothing from that. */
const SETTLED_MS = 3_000;

const seenAddressOf = (slug: string) => `${storeAddress(slug)}seen.json`;

/** Lets a store's page come without a network from now on, with its menu as it was just seen. */
export async function cacheStorePage(slug: string, store: LoadedStore): Promise<void> {
  await keepStore(slug, store, new Date());
  await new Promise((done) => setTimeout(done, SETTLED_MS));
  await cacheFiles('/m/worker.js', storeAddress(slug));
}

type Kept = Pick<LoadedStore, 'profile' | 'menu'> & { seenAt: string };

async function keepStore(slug: string, { profile, menu }: LoadedStore, now: Date): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept: Kept = { profile, menu, seenAt: now.toISOString() };
  await cache.delete(seenAddressOf(slug));
  await cache.put(seenAddressOf(slug), new Response(JSON.stringify(kept)));
  const all = await cache.keys();
  await Promise.all(all.slice(0, -MOST).map((old) => cache.delete(old)));
}

/** A store as it was last seen on this device, or null. Its menu has no mark: the next look for news is for all of it. */
export async function cachedStore(slug: string): Promise<LoadedStore | null> {
  const kept = await caches.match(seenAddressOf(slug), { cacheName: CACHE });
  return kept ? { ...((await kept.json()) as Kept), menuEtag: null } : null;
}
