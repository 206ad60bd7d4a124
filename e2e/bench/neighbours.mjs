import { Worker } from 'node:worker_threads';
import { temporaryFolder } from './server.mjs';
import { fill, millis, report, signIn, up } from './setting.mjs';

// How long one business's heaviest requests hold up another business's customers: the one has as much as the ceilings allow
// (5,000 products, 500 zones with 20,000 corners in all) and 20,000 orders, the other next to nothing.

const AIM_MS = 100;
const IDLE_MS = 3_000;
const TURNS = 3;

/** A probe in a thread; `during` answers the longest of its requests while some work is done. */
async function probe(base, facts) {
  const quote = { type: 'TAKEOUT', items: [{ productId: facts.productIds[0], quantity: 1, extras: [] }] };
  const worker = new Worker(new URL('./probe.mjs', import.meta.url), {
    workerData: { base, store: 'neighbour', quote },
  });
  const failed = new Promise((_, reject) => worker.once('error', reject));
  const tell = (message) => {
    const answered = new Promise((resolve) => worker.once('message', resolve));
    worker.postMessage(message);
    return Promise.race([answered, failed]);
  };
  return {
    async during(work) {
      await tell('restart');
      await work();
      return tell('read');
    },
    stop: () => worker.terminate(),
  };
}

/** Sends one request and reads its whole answer without parsing it. */
async function send(
  base,
  cookie,
  { method = 'GET', path, body, json, type = 'application/json', accept = 200 },
) {
  const response = await fetch(base + path, {
    method,
    headers: { cookie, ...(method !== 'GET' && { 'content-type': type }) },
    body: json === undefined ? body : JSON.stringify(json),
  });
  const text = Buffer.from(await response.arrayBuffer());
  if (response.status !== accept)
    throw new Error(`${method} ${path} answered ${response.status}: ${text.subarray(0, 300)}`);
  return text;
}

const address = {
  street: 'Rua Dois',
  number: '2',
  district: 'Centro',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01002-000',
};

function menuFile(lines) {
  const dish = (index) =>
    `Imported;Imported dish ${index};A sentence about it;${10 + (index % 50)},90;I-${index}`;
  return `Category;Name;Description;Price;SKU\n${Array.from({ length: lines }, (_, index) => dish(index)).join('\n')}\n`;
}

function zonesFile(count, corners) {
  const feature = (index) => {
    const at = Array.from({ length: corners }, (_, corner) => {
      const angle = (2 * Math.PI * corner) / corners;
      return [-46.6 + index / 1000 + Math.cos(angle) / 100, -23.5 + Math.sin(angle) / 100];
    });
    const geometry = { type: 'Polygon', coordinates: [[...at, at[0]]] };
    return { type: 'Feature', properties: { name: `Imported ${index}` }, geometry };
  };
  return { type: 'FeatureCollection', features: Array.from({ length: count }, (_, index) => feature(index)) };
}

/** Every request whose work grows with the size of a business; each answers a new request for each turn. */
function heavyRequests({ productIds, branchId, otherBranchId }) {
  const touch = (turn) => ({
    method: 'POST',
    path: `/api/products/${productIds[0]}/sold-out`,
    json: { until: turn % 2 === 0 ? '2036-01-01T00:00:00Z' : null },
  });
  const bulk = productIds.slice(0, 500);
  const item = (productId) => ({ productId, quantity: 1, extras: [] });
  const delivery = { type: 'DELIVERY', address, items: productIds.slice(0, 50).map(item) };
  const { state: _state, ...place } = address;
  const parts = ['profile', 'payments', 'rules', 'hours', 'zones', 'menu', 'social', 'coupons'];
  return {
    'store page after a change': (turn) => [touch(turn), { path: '/api/store/bench' }],
    'menu of the store after a change': (turn) => [touch(turn), { path: '/api/store/bench/menu' }],
    'a quote of 50 items after a change': (turn) => [
      touch(turn),
      { method: 'POST', path: '/api/store/bench/quote', json: delivery },
    ],
    "the staff's menu": () => [{ path: `/api/orders/menu?branch=${branchId}&channel=PHONE` }],
    'menu as XLSX': () => [{ path: `/api/menu/export?branch=${branchId}&format=xlsx` }],
    'menu as CSV': () => [{ path: `/api/menu/export?branch=${branchId}&format=csv` }],
    'preview of an import of 3,000 lines': () => [
      {
        method: 'POST',
        path: `/api/menu/import?branch=${otherBranchId}&preview=true`,
        body: menuFile(3000),
        type: 'application/octet-stream',
      },
    ],
    'import of 3,000 lines': () => [
      {
        method: 'POST',
        path: `/api/menu/import?branch=${otherBranchId}`,
        body: menuFile(3000),
        type: 'application/octet-stream',
      },
    ],
    'preview of copying 500 products': () => [
      {
        method: 'POST',
        path: '/api/menu/copy/preview',
        json: {
          branchId,
          productIds: bulk,
          toBranchIds: [otherBranchId],
          fields: ['name', 'prices', 'categories'],
          mode: 'BOTH',
        },
      },
    ],
    'list of products': () => [
      { path: `/api/products?filters[branchId][$eq]=${branchId}&pagination[pageSize]=100` },
    ],
    'search among products': () => [
      { path: `/api/products?filters[branchId][$eq]=${branchId}&pagination[pageSize]=100&q=product` },
    ],
    'list of zones': () => [{ path: `/api/delivery-zones?filters[branchId][$eq]=${branchId}` }],
    'test of an address against the zones': () => [
      { method: 'POST', path: `/api/branches/${branchId}/zones/test`, json: { address: place } },
    ],
    'import of 100 zones of 40 corners': () => [
      {
        method: 'POST',
        path: `/api/branches/${otherBranchId}/zones/import`,
        json: { geojson: zonesFile(100, 40) },
        accept: 201,
      },
    ],
    'preview of cloning the branch': () => [
      { method: 'POST', path: '/api/branches/clone/preview', json: { branchId, parts } },
    ],
    'cloning the branch': (turn) => [
      {
        method: 'POST',
        path: '/api/branches/clone',
        json: {
          branchId,
          parts,
          name: `Clone ${turn}`,
          slug: `clone-${turn}`,
          phone: '+551133334444',
          address,
        },
        accept: 201,
      },
    ],
    'orders as XLSX': () => [{ path: '/api/orders/export?format=xlsx' }],
    'orders as CSV': () => [{ path: '/api/orders/export?format=csv' }],
    'list of orders': () => [{ path: '/api/orders?pageSize=100' }],
    'home page': () => [{ path: `/api/home?branch=${branchId}` }],
  };
}

/** @param names of the requests to send; all where it is left out */
export async function neighbours(names) {
  const folder = temporaryFolder();
  const heavy = await fill(folder, [20_000, 5_000, 500, 'bench', 100]);
  const small = await fill(folder, [0, 5, 5, 'neighbour']);
  const server = await up(folder, 4391);
  const cookie = await signIn(server.base, heavy);
  const customer = await probe(server.base, small);
  await customer.during(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  const idle = await customer.during(() => new Promise((resolve) => setTimeout(resolve, IDLE_MS)));
  report(
    "another business's store and quote, nothing else going on",
    millis(idle.longest),
    `longest of n=${idle.n}`,
  );
  let worst = 0;
  for (const [what, requests] of Object.entries(heavyRequests(heavy))) {
    if (names && !names.some((name) => what.includes(name))) continue;
    const [longest, took, n] = [[], [], []];
    try {
      for (let turn = 0; turn < TURNS; turn += 1) {
        const began = performance.now();
        const during = await customer.during(async () => {
          for (const request of requests(turn)) await send(server.base, cookie, request);
        });
        took.push(performance.now() - began);
        longest.push(during.longest);
        n.push(during.n);
      }
    } catch (error) {
      report(what, 'failed', String(error));
      continue;
    }
    const median = [...longest].sort((one, other) => one - other)[(TURNS - 1) / 2];
    worst = Math.max(worst, median);
    report(
      `the same beside: ${what}`,
      millis(median),
      `of ${longest.map(Math.round).join(', ')} ms; it took ${took.map(Math.round).join(', ')} ms; n=${n.join(', ')}${median > AIM_MS ? `; ABOVE ${AIM_MS} ms` : ''}`,
    );
  }
  report('the longest of these', millis(worst), `aim ≤ ${AIM_MS} ms`);
  await customer.stop();
  await server.stop();
}
