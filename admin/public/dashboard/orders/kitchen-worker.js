// Lets the kitchen's page come without a network: the built files that it is made of, and nothing that anybody has seen
// on it. The page tells which they are once it stands, in the language and for the person that it stands for. Only the
// kitchen's address is its scope: the rest of the dashboard never has to do with it.
const CACHE = 'comanda-kitchen';
const PAGE = '/dashboard/orders/board-kitchen';
const BUILT = /^\/(?:assets\/[\w.-]+|theme\.js)$/;
// A network that says nothing for so long is taken for none.
const PATIENCE_MS = 4000;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const files = event.data.files.filter((file) => BUILT.test(file));
  // Without an answer what was kept before stays.
  event.waitUntil(keep(files).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageFor(request));
  else if (BUILT.test(pathname)) event.respondWith(keptFile(request));
});

async function keep(files) {
  const page = await fetch(PAGE);
  if (!page.ok) return;
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  // Another build has come meanwhile: it is kept once the page was loaded anew and tells its files.
  if (!named.every((file) => files.includes(file))) return;
  const cache = await caches.open(CACHE);
  const before = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(files.filter((file) => !before.includes(file)));
  await cache.put(PAGE, page);
  const gone = before.filter((file) => file !== PAGE && !files.includes(file));
  await Promise.all(gone.map((file) => cache.delete(file)));
}

/** The page as the server has it now; as it was, where the server does not answer. */
async function pageFor(request) {
  const kept = await caches.match(PAGE, { cacheName: CACHE, ignoreVary: true });
  if (kept === undefined) return fetch(request);
  const late = new Promise((done) => setTimeout(() => done(kept), PATIENCE_MS));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

async function keptFile(request) {
  return (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);
}
