import type { LoadedStore } from './load-store';

/** Beside what the browser keeps by itself, which a page that is loaded without a network cannot ask for. */
const CACHE = 'comanda-store-seen';
/** A menu is some hundred kilobytes, and few people order at more than a handful of stores. */
const MOST = 10;

const addressOf = (slug: string) => `/m/${encodeURIComponent(slug)}/seen.json`;

/** Keeps a store and its menu as they were seen, to be shown where the network is gone. */
export async function keepStore(slug: string, { profile, menu }: LoadedStore): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.delete(addressOf(slug));
  await cache.put(addressOf(slug), new Response(JSON.stringify({ profile, menu })));
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -MOST).map((old) => cache.delete(old)));
}

/** A store as it was last seen on this device, or null. Its menu has no mark: the next look for news is for all of it. */
export async function keptStore(slug: string): Promise<LoadedStore | null> {
  const kept = await caches.match(addressOf(slug), { cacheName: CACHE });
  if (!kept) return null;
  const { profile, menu } = (await kept.json()) as Pick<LoadedStore, 'profile' | 'menu'>;
  return { profile, menu, menuEtag: null };
}
