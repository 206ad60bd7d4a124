import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

/** Asks as fast as `connections` allow for some seconds; answers per second and how long answers took, each in `times`. */
export async function load({
  base,
  path,
  method = 'GET',
  headers = {},
  body,
  connections = 10,
  seconds = 8,
}) {
  const request = body
    ? {
        method,
        path,
        setupRequest: (plain) => ({
          ...plain,
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
          body: JSON.stringify(body()),
        }),
      }
    : { method, path, headers };
  const times = [];
  // It ends when a sample does.
  const running = autocannon({
    url: base,
    connections,
    duration: seconds,
    sampleInt: 100,
    requests: [request],
  });
  running.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const result = await running;
  const wrong = result.non2xx - (result.statusCodeStats?.['304']?.count ?? 0) + result.errors;
  if (wrong > 0) console.warn(`  ${method} ${path}: ${wrong} answers were not what they should be`);
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    n: result.requests.total,
    times,
  };
}

let count = 0;
/** An order of three lines, from one of five thousand customers. */
export function orderBody({ productIds }) {
  count += 1;
  const items = [0, 1, 2].map((line) => ({
    productId: productIds[(count + line * 7) % 60],
    quantity: line + 1,
    extras: [],
  }));
  return {
    type: 'TAKEOUT',
    items,
    customer: { name: 'Ana Lima', phone: `+55119${80_000_000 + (count % 5000)}` },
    payment: { method: 'CASH' },
    coupon: 'BENCH',
    expectedTotalCents: 11_900,
  };
}

/** A delivery of two lines to somewhere near by, by its place on the map: inside of the first of `zones.cjs`. */
export function quoteBody({ productIds }) {
  count += 1;
  return {
    type: 'DELIVERY',
    items: [0, 1].map((line) => ({
      productId: productIds[(count + line * 7) % 60],
      quantity: 1,
      extras: [],
    })),
    address: {
      street: 'Rua Um',
      number: '1',
      district: 'Centro',
      city: 'São Paulo',
      state: 'SP',
      postalCode: '01001-000',
      lat: -23.64 + 0.01 * ((count * 0.7548) % 1),
      lng: -46.74 + 0.01 * ((count * 0.5698) % 1),
    },
  };
}
