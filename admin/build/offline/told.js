// Lets one page come without a network, the kitchen's or a store's: the built files that it is made of, and nothing that
// anybody has seen on it. The page tells which they are once it stands, in the language and for the person that it stands
// for. Its own address is its scope: no other page has to do with it.
const PAGE = new URL(self.registration.scope).pathname;
const CACHE = `comanda-page-${PAGE}`;
// oxlint-disable-next-line no-unused-vars -- answers.js, which is written behind this, asks it
const isPage = (pathname) => pathname === PAGE;
const isKept = (pathname) => /^\/(?:assets\/[\w.-]+|theme\.js)$/.test(pathname);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  // Where the kitchen's was kept before each page had a place of its own.
  event.waitUntil(Promise.all([caches.delete('comanda-kitchen'), self.clients.claim()])),
);

self.addEventListener('message', (event) => {
  // Without an answer what was kept before stays.
  event.waitUntil(keep(event.data.files.filter(isKept)).catch(() => undefined));
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
