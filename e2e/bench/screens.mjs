import { loadavg } from 'node:os';
import { timeToInteractive } from './interactive.mjs';
import { lighthouseOf, onSlow3G } from './lighthouse.mjs';
import { orderBody } from './load.mjs';
import { frameGaps } from './scrolling.mjs';
import { firstPaint, fromScreenToScreen } from './scripts-size.mjs';
import { entry, serve, temporaryFolder } from './server.mjs';
import { filled, millis, report, signIn, up } from './setting.mjs';

// What is measured in a browser.

const PRODUCT_ROWS = 'main [aria-busy=false] :is(tbody tr, li) a';

export async function scripts() {
  const { folder, facts } = await filled(100);
  const server = await up(folder, 4391);
  const cookie = await signIn(server.base, facts);
  const board = ['board', '/dashboard/orders/board', 460, 'main h1, main [role=list], main section'];
  const steps = [
    ['orders list', '/dashboard/orders', 585, 'main a[href*="/orders/details/"]'],
    ['products', '/dashboard/menu/products', 585, 'main a[href*="/menu/products/"]'],
    ['product form', `/dashboard/menu/products/edit/${facts.productIds[0]}`, 585, 'main form'],
  ];
  const pages = [
    ['front page', '/', 280, 'h1'],
    ['login', '/login', 280, 'form'],
    ['sign-up', '/signup', 585, 'form'],
    board,
    ...steps,
    ['home', '/dashboard/home', 585, 'main h2'],
    ['team', '/dashboard/employees/users', 585, 'main a[href*="/users/edit-user/"]'],
    ['store page', '/m/bench', 66, 'h1'],
  ];
  for (const [name, target, aim, until] of pages) {
    const { kilobytes, files } = await firstPaint({
      base: server.base,
      path: target,
      cookie: target.startsWith('/dashboard') ? cookie : null,
      until,
      // Customers order on phones; a wide window also shows the cart beside the menu.
      phone: name === 'store page',
    });
    report(
      `JavaScript at first paint: ${name} (gzip)`,
      `${kilobytes.toFixed(0)} KB`,
      `aim ≤ ${aim} KB; ${files} files`,
    );
  }
  const { ahead, added } = await fromScreenToScreen({
    base: server.base,
    cookie,
    first: { path: board[1], until: board[3] },
    steps: steps.map(([, target, , until]) => ({ path: target, until })),
  });
  report('JavaScript after the board stands: fetched ahead (gzip)', `${ahead.toFixed(0)} KB`);
  for (const [index, [name]] of steps.entries())
    report(`JavaScript more: from there to ${name} (gzip)`, `${added[index].toFixed(0)} KB`, 'aim ≤ 60 KB');
  await server.stop();
}

export async function interactive() {
  const { folder, facts } = await filled(100);
  const server = await up(folder, 4391);
  const cookie = await signIn(server.base, facts);
  const pages = [
    ['login', '/login', null, 'form button[type=submit]'],
    ['board', '/dashboard/orders/board', cookie, 'main h1'],
    ['products', '/dashboard/menu/products', cookie, PRODUCT_ROWS],
  ];
  for (const [name, target, signedIn, until] of pages) {
    const time = await timeToInteractive({ base: server.base, path: target, cookie: signedIn, until });
    report(
      `time to interactive, 4 × slower processor: ${name}`,
      `${(time.median / 1000).toFixed(1)} s`,
      `${(time.fastest / 1000).toFixed(1)}–${(time.slowest / 1000).toFixed(1)} s, n=${time.n}; load of the machine ${loadavg()[0].toFixed(0)}`,
    );
  }
  await server.stop();
}

export async function scroll() {
  const { folder, facts } = await filled(0, 2000);
  const server = await up(folder, 4391);
  const cookie = await signIn(server.base, facts);
  for (const view of ['table', 'grid']) {
    const frames = await frameGaps({
      base: server.base,
      path: `/dashboard/menu/products?view=${view}`,
      cookie,
      until: PRODUCT_ROWS,
    });
    report(
      `between frames, scrolling 2,000 products (${view})`,
      `p50 ${millis(frames.p50)}`,
      `p95 ${millis(frames.p95)}, longest ${millis(frames.longest)}, n=${frames.n}; without a graphics card`,
    );
  }
  await server.stop();
}

/** A board as full as none should be, while orders go on coming. */
export async function board() {
  const open = 300;
  const { folder, facts } = await filled(0);
  const server = await up(folder, 4391);
  const cookie = await signIn(server.base, facts);
  const post = (path, body, headers) =>
    fetch(server.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const place = () =>
    post('/api/store/bench/orders', orderBody(facts), { 'idempotency-key': crypto.randomUUID() });
  const staff = { cookie, 'x-requested-with': 'comanda' };
  for (let placed = 0; placed < open; placed += 1) await place();
  const shown = await fetch(`${server.base}/api/orders/board?branch=${facts.branchId}`, {
    headers: { cookie },
  });
  const { orders } = (await shown.json()).data;
  for (const { id, version } of orders.slice(0, open - 20))
    await post(`/api/orders/${id}/accept`, { version }, staff);
  const frames = await frameGaps({
    base: server.base,
    path: '/dashboard/orders/board',
    cookie,
    until: 'main [data-column] li',
    at: [640, 500],
    meanwhile: () => void place(),
  });
  report(
    `between frames, scrolling a board of ${open} open orders while others come`,
    `p50 ${millis(frames.p50)}`,
    `p95 ${millis(frames.p95)}, longest ${millis(frames.longest)}, n=${frames.n}; without a graphics card`,
  );
  await server.stop();
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
/** The demo is filled before its server is ready. */
const DEMO_SECONDS = 600;

export async function onPhones() {
  const path = '/m/cantina-centro';
  const demo = { DATA_DIR: temporaryFolder(), DATABASE_URL: '', COMANDA_DEMO: '1' };
  const server = await serve(entry, 4391, '/readyz', demo, DEMO_SECONDS);
  const { n, scores, ...found } = await lighthouseOf(server.base + path);
  report(
    'Lighthouse, store page on a phone: performance / accessibility / best practices / SEO',
    Object.values(scores).join(' / '),
    `aim ≥ 95 each; first paint ${seconds(found.firstPaint)}, largest ${seconds(found.largestPaint)}, blocked ${found.blocked.toFixed(0)} ms, shift ${found.shift.toFixed(3)}, ${found.kilobytes.toFixed(0)} KB; medians of ${n}`,
  );
  for (const audit of found.failed) console.log(`  ${audit}`);
  const slow = await onSlow3G({ base: server.base, path, cookie: null });
  report(
    'slow 3G and a processor 4 × slower: menu readable / order can be placed',
    `${seconds(slow.read)} / ${seconds(slow.ordered)}`,
    `medians of ${slow.n}`,
  );
  await server.stop();
}
