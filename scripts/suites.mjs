import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { freePort } from './environment.mjs';
import { startPostgres, whyNoPostgres } from './postgres.mjs';
import { run, runNode } from './processes.mjs';
import { at, tool } from './project.mjs';
import { playwrightTally, vitestTally } from './reports.mjs';
import { moments, nodeAt, whyNoFaketime } from './shifted-clocks.mjs';
import { failure, sum, tally } from './tallies.mjs';

// What is passed on line by line is no terminal to the runner.
const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Lets a runner write its report into a folder that is gone afterwards. */
async function withReport(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'comanda-report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ofThisMachine = { command: process.execPath, before: [], env: {} };

function vitest(say, workspace, args = [], env = {}, node = ofThisMachine) {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const options = {
      cwd: at(workspace),
      env: { ...colors, NODE_ENV: 'test', ...node.env, ...env },
      output: say,
    };
    const wholeArgs = [...node.before, tool('vitest'), 'run', ...args, ...reporters];
    return vitestTally(report, await run(node.command, wholeArgs, options));
  });
}

/** Runs the short versions of tests at each of the moments. Who asks for it and has no other clock has proved nothing. */
async function atShiftedClocks(say, workspace, args, env = {}) {
  const reason = whyNoFaketime();
  if (reason) return failure('tests by other clocks', reason);
  const results = [];
  for (const moment of moments) {
    say(`${moment.at} in ${moment.zone}`);
    results.push(await vitest(say, workspace, args, { ...env, PROOF: undefined }, nodeAt(moment)));
  }
  return sum(results);
}

/** Runs `work` with the URL of a private PostgreSQL, or says why there is none. */
async function onPostgres(say, work) {
  const reason = whyNoPostgres();
  if (reason) return { ...tally(0, 0, 1), note: `not run: ${reason}` };
  say('Starting a private PostgreSQL');
  const { url, stop } = await startPostgres();
  try {
    return await work(url);
  } finally {
    stop();
  }
}

/** Runs the journeys of some folders with a server of their own. */
async function journeys(say, folders, databaseUrl = '') {
  const browser = await findBrowser();
  say(`Browser: ${browser}`);
  const port = await freePort();
  return withReport(async (report) => {
    const env = {
      ...colors,
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      JOURNEYS_PORT: String(port),
      JOURNEYS_DATABASE_URL: databaseUrl,
    };
    const playwright = tool('@playwright/test', { bin: 'playwright' });
    const args = ['test', ...folders.map((name) => `tests/${name}/`), '--reporter=list,json'];
    const options = { cwd: at('e2e'), env, output: say };
    return playwrightTally(report, await runNode(playwright, args, options));
  });
}

const unitsOfCms = ['--exclude', 'tests/api/**'];
// What is reckoned in days, hours and deadlines.
const byTheClock = [
  'access',
  'account',
  'branches',
  'carts',
  'couriers',
  'devices',
  'jobs',
  'menu',
  'onboarding',
  'orders',
  'panel',
  'payments',
  'printing',
  'realtime',
  'seed',
  'sellers',
  'settings',
  'storefront',
  'team',
  'tickets',
  'uploads',
].map((name) => `tests/api/${name}/`);
const sqlite = { TEST_DATABASE_URL: undefined };
// Long, and about what seldom changes: backups, imports, upgrades, full disks, proxies, settings that are wrong, the demo, how
// much a network may ask and send at once. The proof asks them as well.
const forTheProof = [
  'crash/backup',
  'crash/disk-full',
  'crash/import',
  'crash/shutdown',
  'deployment/behind-tls',
  'menu/bad-files',
  'menu/large-files',
  'menu/long-import',
  'seed/demo',
  'settings/file-modes',
  'settings/secure-cookies',
  'settings/wrong-settings',
  'storefront/limits',
  'upgrade/upgrade',
  'uploads/at-once',
];
const apiTests = process.env.PROOF
  ? ['tests/api']
  : ['tests/api', ...forTheProof.flatMap((name) => ['--exclude', `tests/api/${name}.test.ts`])];
// What the databases do differently: locks, conditional updates, lists as parameters, the line of commits, and who of two
// comes first anywhere. The others ask about doors, files, words and rules, which are the same on both; the proof asks
// everything on both.
const ofTheDialect = [
  'crash/database-away',
  'crud/',
  'database/',
  'menu/part-stock',
  'menu/place.',
  'menu/release-times',
  'menu/releases',
  'menu/stock',
  'orders/bump-against-cancel',
  'orders/clock',
  'orders/export',
  'orders/find-by-name',
  'orders/find-by-number',
  'orders/idempotency',
  'orders/life-cycle',
  'orders/list-totals',
  'orders/place-order',
  'orders/presses',
  'orders/refunds',
  'orders/saved-views',
  'orders/station-starts',
  'orders/substitutions',
  'orders/withdrawn-orders',
  'realtime/instances',
  'realtime/resume',
];
const onPostgresToo = process.env.PROOF
  ? ['tests/api']
  : [...ofTheDialect.map((name) => `tests/api/${name}`), 'races.test'];
// What people do in a shift, and what they do at a desk with what each screen is like: side by side, about equally long,
// each with a restaurant of its own.
const ofAShift = ['couriers', 'orders', 'printing'];
const walked = readdirSync(at('e2e/tests'));
const atADesk = walked.filter((name) => !ofAShift.includes(name));
const compiled = { after: 'build' };

/** What `npm test` runs after the checks: steps, each with the part it belongs to. `proof`: only where it is asked for. */
export const suites = [
  { part: 'unit', name: 'unit tests of the scripts', run: (say) => vitest(say, 'scripts') },
  {
    part: 'unit',
    name: 'unit tests of the cms',
    run: (say) => vitest(say, 'cms', unitsOfCms),
  },
  { part: 'unit', name: 'unit tests of the admin', run: (say) => vitest(say, 'admin') },
  // These boot the compiled server.
  {
    part: 'api',
    name: 'API tests on SQLite',
    run: (say) => vitest(say, 'cms', apiTests, sqlite),
    ...compiled,
  },
  {
    part: 'api-pg',
    name: 'API tests on PostgreSQL',
    run: (say) => onPostgres(say, (url) => vitest(say, 'cms', onPostgresToo, { TEST_DATABASE_URL: url })),
    ...compiled,
  },
  {
    part: 'clocks',
    name: 'unit tests of the cms by other clocks',
    run: (say) => atShiftedClocks(say, 'cms', unitsOfCms),
    proof: true,
  },
  {
    part: 'clocks',
    name: 'unit tests of the admin by other clocks',
    run: (say) => atShiftedClocks(say, 'admin'),
    proof: true,
  },
  {
    part: 'clocks',
    name: 'API tests by other clocks',
    run: (say) => atShiftedClocks(say, 'cms', byTheClock, sqlite),
    ...compiled,
    proof: true,
  },
  // Screens that wait for one another notice when something heavy has the processor.
  {
    part: 'e2e',
    name: 'journeys of a shift, in a browser',
    run: (say) => journeys(say, ofAShift),
    ...compiled,
    last: true,
  },
  {
    part: 'e2e',
    name: 'journeys at a desk and screens, in a browser',
    run: (say) => journeys(say, atADesk),
    ...compiled,
    last: true,
  },
  {
    part: 'e2e-pg',
    name: 'journeys in a browser, on PostgreSQL',
    run: (say) => onPostgres(say, (url) => journeys(say, walked, url)),
    ...compiled,
    last: true,
    proof: true,
  },
];
