import { copyFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { catchUp, changeElsewhere } from './catch-up.mjs';
import { automaticCoupons, simulation } from './coupons.mjs';
import { list, zones } from './growing.mjs';
import { placedToBoards, residentOf, whileBoardsListen } from './live.mjs';
import { load, orderBody } from './load.mjs';
import { neighbours } from './neighbours.mjs';
import { board, interactive, onPhones, scripts, scroll } from './screens.mjs';
import { entry, inProject, serve, temporaryFolder } from './server.mjs';
import { filled, millis, perSecond, report, rows, signIn, up } from './setting.mjs';

// npm run bench [-- --only=place,zones,coupons,simulation,neighbours,list,menu,live,catchup,scripts,interactive,scroll,board,lighthouse] [--orders=1000000]. Prints ratios with n and the machine; docs/benchmarks.md keeps them.

const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = option('only')?.split(',') ?? [
  ...['place', 'zones', 'coupons', 'simulation', 'neighbours', 'list', 'menu', 'live', 'catchup'],
  ...['scripts', 'interactive', 'scroll', 'board', 'lighthouse'],
];
async function place() {
  const { folder, facts } = await filled(0);
  const bareFile = path.join(temporaryFolder(), 'bare.db');
  copyFileSync(path.join(folder, 'comanda.db'), bareFile);
  const server = await up(folder, 4391);
  const ordering = { path: '/api/store/bench/orders', method: 'POST', body: () => orderBody(facts) };
  await load({ ...server, ...ordering, seconds: 3 });
  const ours = await load({ ...server, ...ordering });
  const quoting = await load({ ...server, path: '/livez' });
  const cookie = await signIn(server.base, facts);
  const asked = await load({ ...server, path: '/api/session', headers: { cookie } });
  await server.stop();

  const bare = await serve(inProject('e2e/bench/bare.mjs'), 4392, '/', {
    BARE_DATABASE: bareFile,
    BARE_BUSINESS: facts.businessId,
    BARE_BRANCH: facts.branchId,
  });
  await load({ ...bare, ...ordering, seconds: 3 });
  const theirs = await load({ ...bare, ...ordering });
  const nothing = await load({ ...bare, path: '/' });
  await bare.stop();
  report(
    'place an order over HTTP, c=10',
    perSecond(ours),
    `bare Koa + driver, the same rows: ${perSecond(theirs)} (ratio ${(ours.perSecond / theirs.perSecond).toFixed(2)}, aim ≥ 0.33); p50 ${ours.p50} ms, p99 ${ours.p99} ms, n=${ours.n}`,
  );
  report(
    'a signed-in request that does next to nothing',
    perSecond(asked),
    `bare Koa: ${perSecond(nothing)} (ratio ${(asked.perSecond / nothing.perSecond).toFixed(2)}, aim ≥ 0.33); without session ${perSecond(quoting)}`,
  );
}

async function menu() {
  const { folder, facts } = await filled(0);
  const server = await up(folder, 4391);
  const target = { path: '/api/store/bench/menu', headers: { 'accept-encoding': 'gzip' } };
  const response = await fetch(server.base + target.path, { headers: target.headers });
  const body = Buffer.from(await response.arrayBuffer());
  await load({ ...server, ...target, seconds: 3 });
  const whole = await load({ ...server, ...target });
  const same = await load({
    ...server,
    ...target,
    headers: { ...target.headers, 'if-none-match': response.headers.get('etag') },
  });
  await server.stop();

  const files = temporaryFolder();
  writeFileSync(path.join(files, 'menu.json'), body);
  writeFileSync(path.join(files, 'menu.json.gz'), gzipSync(body));
  const bare = await serve(inProject('e2e/bench/bare-file.mjs'), 4392, '/', { BARE_FOLDER: files });
  const file = { path: '/menu.json', headers: target.headers };
  await load({ ...bare, ...file, seconds: 3 });
  const theirs = await load({ ...bare, ...file });
  await bare.stop();
  report(
    `menu of ${facts.productIds.length} products (${(body.byteLength / 1024).toFixed(0)} KB), gzip`,
    perSecond(whole),
    `the same bytes as a file from Koa: ${perSecond(theirs)} (ratio ${(whole.perSecond / theirs.perSecond).toFixed(2)}, aim ≥ 0.5); p50 ${whole.p50} ms, p99 ${whole.p99} ms`,
  );
  report('the same, revalidated (304)', perSecond(same), `p50 ${same.p50} ms, p99 ${same.p99} ms`);
}

async function live() {
  const { folder, facts } = await filled(0);
  const server = await up(folder, 4391);
  const cookie = await signIn(server.base, facts);
  const results = new Map();
  const restingKb = residentOf(server.pid);
  for (const boards of [1, 100, 200, 1000]) {
    const result = await placedToBoards({ ...server, restingKb, cookie, facts, boards });
    results.set(boards, result);
    report(
      `order sent → card on all of ${boards} board${boards === 1 ? '' : 's'}`,
      `p50 ${millis(result.p50)}`,
      `p99 ${millis(result.p99)}, n=${result.n}; ${result.kilobytesEach.toFixed(0)} KB of the server's memory each`,
    );
  }
  report(
    'boards: 200 against 1',
    `${(results.get(200).p99 / results.get(1).p99).toFixed(2)} ×`,
    'p99, aim ≤ 2 × and ≤ 100 ms',
  );

  const ordering = { path: '/api/store/bench/orders', method: 'POST', body: () => orderBody(facts) };
  await load({ ...server, ...ordering, seconds: 3 });
  const alone = await load({ ...server, ...ordering });
  const boards = 200;
  const heard = await whileBoardsListen({ ...server, cookie, boards }, () =>
    load({ ...server, ...ordering }),
  );
  report(
    `place an order, c=10, while ${boards} boards listen`,
    perSecond(heard),
    `p50 ${heard.p50} ms, p99 ${heard.p99} ms, n=${heard.n}; without boards ${perSecond(alone)}, p99 ${alone.p99} ms (ratio ${(heard.perSecond / alone.perSecond).toFixed(2)})`,
  );
  await server.stop();
}

async function catchup() {
  const [boards, missed] = [50, 1900];
  const { folder, facts } = await filled(0);
  const server = await up(folder, 4391);
  const cookie = await signIn(server.base, facts);
  const ordering = { path: '/api/store/bench/orders', method: 'POST', body: () => orderBody(facts) };
  await load({ ...server, ...ordering, seconds: 1 });
  const Database = createRequire(entry)('better-sqlite3');
  const db = new Database(path.join(folder, 'comanda.db'));
  const after = changeElsewhere(db, facts, missed);
  db.close();
  const result = await catchUp({ ...server, cookie, boards, after, to: after + missed });
  report(
    `${boards} boards that each missed ${missed} events: all told`,
    `${(result.ms / 1000).toFixed(1)} s`,
    `a plain request meanwhile: p50 ${millis(result.p50)}, p99 ${millis(result.p99)}, longest ${millis(result.longest)}, n=${result.n}`,
  );
  await server.stop();
}

console.log(`${cpus().length} cores, ${cpus()[0].model}, Node ${process.version}\n`);
const measures = {
  place,
  zones,
  coupons: automaticCoupons,
  simulation: () => simulation(Number(option('orders') ?? 100_000)),
  neighbours: () => neighbours(),
  list: () => list(Number(option('orders') ?? 1_000_000)),
  menu,
  live,
  catchup,
  scripts,
  interactive,
  scroll,
  board,
  lighthouse: onPhones,
};
for (const name of only) {
  if (!measures[name]) throw new Error(`Unknown measure ${name}: ${Object.keys(measures).join(', ')}`);
  await measures[name]();
}
console.log(
  `\n| what | measured | against |\n|---|---:|---|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`,
);
process.exit(0);
