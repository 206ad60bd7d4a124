// Lets the couriers' page come without a network: its own built files, and nothing that anybody has seen on it. It lies
// in /c/ and so never has to do with the dashboard or the store page. The build writes VERSION and FILES in front.
const OURS = 'comanda-courier-';
const CACHE = OURS + VERSION;
// Every address below /c/ answers the same page; whose it is, its address says.
const PAGE = '/c/';
// oxlint-disable-next-line no-unused-vars -- answers.js, which is written behind this, asks it
const isPage = (pathname) => pathname.startsWith(PAGE);
// oxlint-disable-next-line no-unused-vars -- the same
const isKept = (pathname) => FILES.includes(pathname);

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
