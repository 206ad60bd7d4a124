// How a worker answers that lets one page come without a network. What stands before it says which page that is (PAGE),
// what is asked where it is meant (isPage), where it is kept (CACHE) and which files are kept with it (isKept).
// A network that says nothing for so long is taken for none.
const PATIENCE_MS = 4000;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(pageFor(request));
  } else if (isKept(pathname)) event.respondWith(keptFile(request));
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
