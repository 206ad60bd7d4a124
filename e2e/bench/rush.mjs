import { parseArgs } from 'node:util';
import { customer, openStore, percentile, seeded } from './customer.mjs';

// Customers ordering at a running server, spread over some minutes: npm run rush -- --orders 200 --minutes 2

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '2' },
    store: { type: 'string', default: 'cantina-centro' },
    url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? 4200}` },
    seed: { type: 'string', default: '1' },
  },
});
const orders = Number(values.orders);
const lengthMs = Number(values.minutes) * 60_000;
const random = seeded(Number(values.seed));

const store = await openStore(values.url, values.store).catch((error) => {
  console.error(
    error.cause?.code === 'ECONNREFUSED'
      ? `Nothing answers at ${values.url}. Start it with: npm start`
      : error.message,
  );
  process.exit(1);
});
const { order } = customer({ base: values.url, slug: values.store, ...store, random });

console.log(`${orders} orders at ${values.url}/m/${values.store} within ${values.minutes} minutes`);
const results = [];
const running = new Set();
const started = performance.now();
const arrivals = Array.from({ length: orders }, () => random() * lengthMs).sort((a, b) => a - b);

for (const [index, at] of arrivals.entries()) {
  const wait = at - (performance.now() - started);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  const one = order(index)
    .catch((error) => ({ placed: false, reason: error.cause?.code ?? error.message, ms: 0 }))
    .then((result) => results.push(result))
    .finally(() => running.delete(one));
  running.add(one);
  if ((index + 1) % 50 === 0) console.log(`  ${index + 1} sent`);
}
await Promise.all(running);

const placed = results.filter((result) => result.placed);
const times = placed.map(({ ms }) => ms).sort((a, b) => a - b);
const refused = new Map();
for (const { placed: done, reason } of results)
  if (!done) refused.set(reason, (refused.get(reason) ?? 0) + 1);

console.log(`placed   ${placed.length}`);
console.log(
  `refused  ${results.length - placed.length}${[...refused].map(([reason, n]) => `\n         ${n} × ${reason}`).join('')}`,
);
if (refused.has('TOO_MANY_REQUESTS'))
  console.log(
    '         Start the server with RATE_LIMIT_EXEMPT_NETWORKS=127.0.0.0/8: all customers here are one network.',
  );
console.log(`p50      ${percentile(times, 0.5).toFixed(0)} ms`);
console.log(`p99      ${percentile(times, 0.99).toFixed(0)} ms`);
