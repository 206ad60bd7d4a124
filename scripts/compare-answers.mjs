import './node-version.mjs';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { freePort, withoutSettings } from './environment.mjs';
import { main, Stop } from './processes.mjs';
import { root } from './project.mjs';
import { nodeAt, whyNoFaketime } from './shifted-clocks.mjs';

/*
 * Whether this working copy answers as another one does: `node scripts/compare-answers.mjs <folder of the other>`.
 * Both are built. The other makes the demo; each then gets a copy of it, starts at the same moment and is asked every route of
 * the other by everybody of the demo and by a stranger: reads with the ids that were listed before, writes with
 * bodies that are refused and with a new name. Status, type, ETag and text have to be the same, byte for byte.
 */

const moment = { zone: 'America/Sao_Paulo', at: '2027-02-26 20:00:00' };
// The same in UTC.
const STARTED = '2027-02-26T23:00:00.000Z';
const PASSWORD = 'comanda-demo-1';
const people = [null, ...'owner manager attendant kitchen courier seller marketing'.split(' ')].map(
  (role) => role && `${role}@cantina.test`,
);
const slugs = ['cantina-centro', 'sushi-kyo'];
const bodies = [{}, { version: 1, name: '' }, []];
const MOST_ROWS = 3;

async function withServer(folder, data, work) {
  const port = await freePort();
  const { command, before, env } = nodeAt(moment);
  const settings = {
    ...withoutSettings(),
    NODE_ENV: 'production',
    COMANDA_DEMO: '1',
    DATA_DIR: data,
    PORT: String(port),
  };
  const server = spawn(command, [...before, path.join(folder, 'cms/dist/src/main.js')], {
    env: { ...process.env, ...settings, ...env, LOG_LEVEL: 'warn', TRUST_PROXY: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // faketime stays the server's parent and passes no signal on: both are ended as a group.
    detached: true,
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const url = `http://127.0.0.1:${port}`;
    await ready(url, server);
    return await work(url);
  } finally {
    process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
}

async function ready(url, server) {
  while (server.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Stop('The server ended before it was ready.');
}

/** The routes that a build has, as its contexts declare them. */
function routesOf(folder) {
  const api = path.join(folder, 'cms/dist/src/api');
  const require = createRequire(import.meta.url);
  return readdirSync(api, { recursive: true })
    .filter((file) => /^[\w-]+\/routes\/[\w-]+\.js$/.test(file))
    .flatMap((file) =>
      require(path.join(api, file)).default.routes.map(({ method, path: route }) => ({
        method,
        route: `/api${route}`,
      })),
    );
}

/** Everything that is asked, with what came back. The addresses are those of the other when they are given. */
async function transcript(url, routes, asked = null) {
  const said = new Map();
  let visitors = 0;
  const ask = async (person, cookie, method, address, body) => {
    const headers = {
      ...(cookie && { cookie }),
      origin: url,
      // Everybody from a network of their own: nobody asks too often.
      'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors++ & 255}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(url + address, { method, headers, body: body && JSON.stringify(body) });
    const text = answer.headers.get('content-type')?.includes('event-stream') ? '' : await answer.text();
    const { status } = answer;
    const [type, etag] = ['content-type', 'etag'].map((name) => answer.headers.get(name));
    said.set([person, method, address, body && JSON.stringify(body)].filter(Boolean).join(' '), {
      status,
      type,
      etag,
      text: lasting(text, url),
    });
    return { status, text };
  };
  for (const person of people) {
    const cookie = person && (await signIn(url, person));
    const rows = new Map(asked?.get(person));
    const reads = routes.filter(
      ({ method, route }) => method === 'GET' && !/events$|account\/sessions$/.test(route),
    );
    for (const { route } of reads.sort((one, other) => one.route.length - other.route.length)) {
      for (const address of addresses(route, rows)) {
        const { status, text } = await ask(person, cookie, 'GET', address);
        if (!asked && status === 200) noteRows(rows, route, text);
      }
    }
    known.set(person, rows);
    // What a body of nothing would do: end the session, ask a day's worth of codes, or make an order with an id of its own.
    const writes = routes.filter(
      ({ method, route }) => method !== 'GET' && !/session|account|test-order/.test(route),
    );
    for (const { route, method } of writes)
      for (const address of addresses(route, rows).slice(0, 1))
        for (const body of [...bodies, ...renaming(method, route, rows)])
          await ask(person, cookie, method, address, body);
  }
  return said;
}

/** Without what is another in every run: the address of the server, and instants since it was started. */
const lasting = (text, url) =>
  text
    .replaceAll(url, '<here>')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, (at) => (at >= STARTED ? '<now>' : at));

/** By person: the first rows of each list. */
const known = new Map();

async function signIn(url, email) {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Stop(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function addresses(route, rows) {
  if (route.includes(':slug'))
    return slugs.map((slug) => route.replace(':slug', slug).replace(/:\w+/g, 'unknown'));
  if (!route.includes(':')) return [route];
  const ids = [...rowsOf(route, rows).map(({ id }) => id), 'unknown'];
  return ids.map((id) => route.replace(/:\w+/, id).replace(/:\w+/g, 'unknown'));
}

/** One change that is carried out, of what has a name; whoever asks later comes with an old version. */
const renaming = (method, route, rows) =>
  rowsOf(route, rows)
    .filter(({ name }) => method === 'PATCH' && name)
    .slice(0, 1)
    .map(({ name, version }) => ({ name: `${name} 2`, version }));

const rowsOf = (route, rows) => rows.get(route.slice(0, route.indexOf('/:'))) ?? [];

function noteRows(rows, route, text) {
  const { data } = JSON.parse(text || '{}');
  if (Array.isArray(data))
    rows.set(route, data.filter((row) => typeof row?.id === 'string').slice(0, MOST_ROWS));
}

/** Both answers, from shortly before the place where they part. */
function fromTheDifference(one, other) {
  const [was, is] = [one, other].map((answer) => JSON.stringify(answer) ?? 'not asked');
  const at = [...was].findIndex((letter, index) => letter !== is[index]);
  const [left, right] = [was, is].map((text) => text.slice(Math.max(0, at - 60), at + 200));
  return `- ${left}\n+ ${right}`;
}

await main(async () => {
  const [other] = process.argv.slice(2);
  if (!other)
    throw new Stop('Say where the other working copy is: node scripts/compare-answers.mjs <folder>');
  const reason = whyNoFaketime();
  if (reason) throw new Stop(reason);
  const folder = mkdtempSync(path.join(tmpdir(), 'comanda-compare-'));
  try {
    const demo = path.join(folder, 'demo');
    await withServer(other, demo, () => Promise.resolve());
    const run = (checkout, asked) => {
      const data = mkdtempSync(path.join(folder, 'data-'));
      cpSync(demo, data, { recursive: true });
      return withServer(checkout, data, (url) => transcript(url, routesOf(other), asked));
    };
    const before = await run(other, null);
    const after = await run(root, new Map(known));
    const keys = [...new Set([...before.keys(), ...after.keys()])];
    const different = keys.filter((key) => !isDeepStrictEqual(before.get(key), after.get(key)));
    for (const key of different)
      console.log(`\n${key}\n${fromTheDifference(before.get(key), after.get(key))}`);
    console.log(`${keys.length - different.length} of ${keys.length} answers are the same`);
    return different.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
