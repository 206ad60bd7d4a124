import { entry, inProject, run, serve, temporaryFolder } from './server.mjs';

/** Measures run on SQLite unless this names an empty database of PostgreSQL. */
const DATABASE_URL = process.env.BENCH_DATABASE_URL ?? '';

const fixture = inProject('e2e/bench/fixture.cjs');
export const rows = [];
export const report = (what, value, against = '') => {
  rows.push([what, value, against]);
  console.log(`${what.padEnd(58)} ${value.padStart(16)}  ${against}`);
};
export const perSecond = ({ perSecond: rate }) => `${rate.toFixed(0)}/s`;
export const millis = (ms) => `${ms.toFixed(1)} ms`;

/** A data folder with so much in it, and what a measurement needs to know of it. */
export async function filled(orders, products = 500, zoneCount = 0) {
  const folder = temporaryFolder();
  return { folder, facts: await fill(folder, [orders, products, zoneCount]) };
}

/** Adds a business to a data folder. `numbers` are the arguments of `fixture.cjs`. */
export const fill = (folder, numbers) =>
  run(fixture, numbers.map(String), {
    DATA_DIR: folder,
    DATABASE_URL,
    COMANDA_DEMO: '',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
  });

export async function signIn(base, { email, password }) {
  const response = await fetch(`${base}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.headers.get('set-cookie').split(';')[0];
}

export const up = (folder, port, env = {}) =>
  serve(entry, port, '/readyz', { DATA_DIR: folder, DATABASE_URL, COMANDA_DEMO: '', ...env });
