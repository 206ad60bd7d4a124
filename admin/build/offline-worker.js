// Lets the couriers' page come without a network: its own built files, and nothing that anybody has seen on it. It lies
// in /c/ and so never has to do with the dashboard or the store page. The build writes VERSION and FILES in front.
/* global VERSION, FILES */
const OURS = 'comanda-courier-';
const CACHE = OURS + VERSION;
// Every address below /c/ answers the same page; whose it is, its address says.
const PAGE = '/c/';
// A network that says nothing for so long is taken for none.
const PATIENCE_MS = 4000;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(OURS) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageFor(request));
  else if (FILES.includes(pathname)) event.respondWith(keptFile(request));
});

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
