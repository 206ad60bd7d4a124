import { readdirSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { freePort } from './environment.mjs';
import { startPostgres, whyNoPostgres } from './postgres.mjs';
import { at } from './project.mjs';
import { proofTests } from './proof-tests.mjs';
import { runPlaywright, runVitest } from './runners.mjs';
import { moments, nodeAt, whyNoFaketime } from './shifted-clocks.mjs';
import { failure, sum, tally } from './tallies.mjs';

/** Runs the short versions of tests at each of the moments; without another clock that is a failure. */
async function atShiftedClocks(options) {
  const reason = whyNoFaketime();
  if (reason) return failure('tests by other clocks', reason);
  const results = [];
  for (const moment of moments) {
    options.say(`${moment.at} in ${moment.zone}`);
    const env = { ...options.env, PROOF: undefined };
    results.push(await runVitest({ ...options, env, node: nodeAt(moment) }));
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

/** Runs the journeys of some folders, or the selected ones, with a server of their own. */
async function journeys(say, folders, selection, databaseUrl = '') {
  const browser = await findBrowser();
  say(`Browser: ${browser}`);
  const env = {
    CHROMIUM_PATH: browser,
    JOURNEYS_PORT: String(await freePort()),
    JOURNEYS_DATABASE_URL: databaseUrl,
    // A named file runs, whether it belongs to the proof or not.
    ...(selection && { JOURNEYS_SELECTED: '1' }),
  };
  return runPlaywright({
    cwd: at('e2e'),
    args: folders.map((name) => `tests/${name}/`),
    selection,
    env,
    say,
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
  'loyalty',
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
const withoutProof = process.env.PROOF
  ? []
  : proofTests().flatMap((name) => ['--exclude', `tests/api/${name}.test.ts`]);
const apiTests = ['tests/api', ...withoutProof];
// What the databases do differently: locks, conditional updates, lists as parameters, the line of commits, and who of two
// comes first anywhere. The others ask about doors, files, words and rules, which are the same on both; the proof asks
// everything on both.
const ofTheDialect = [
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
  : [...ofTheDialect.map((name) => `tests/api/${name}`), 'races.test', ...withoutProof];
// What people do in a shift, and what they do at a desk with what each screen is like: side by side, about equally long,
// each with a restaurant of its own.
const ofAShift = ['couriers', 'orders', 'printing'];
const walked = readdirSync(at('e2e/tests'));
const atADesk = walked.filter((name) => !ofAShift.includes(name));
const compiled = { after: 'build' };

/**
 * What `npm test` runs after the checks: steps, each with the part it belongs to and the folders its tests are in.
 * `run(say, selection)` runs the whole suite, or the tests that a `Selection` of the runners names. `proof`: only where
 * it is asked for.
 */
export const suites = [
  {
    part: 'unit',
    name: 'unit tests of the scripts',
    folders: ['scripts/tests'],
    run: (say, selection) => runVitest({ cwd: at('scripts'), selection, say }),
  },
  {
    part: 'unit',
    name: 'unit tests of the cms',
    folders: ['cms/tests/domain', 'cms/tests/environment', 'cms/tests/integrations'],
    run: (say, selection) => runVitest({ cwd: at('cms'), args: unitsOfCms, selection, say }),
  },
  {
    part: 'unit',
    name: 'unit tests of the admin',
    folders: ['admin/tests'],
    run: (say, selection) => runVitest({ cwd: at('admin'), selection, say }),
  },
  // These boot the compiled server.
  {
    part: 'api',
    name: 'API tests on SQLite',
    folders: ['cms/tests/api'],
    run: (say, selection) => runVitest({ cwd: at('cms'), args: apiTests, selection, env: sqlite, say }),
    ...compiled,
  },
  {
    part: 'api-pg',
    name: 'API tests on PostgreSQL',
    folders: ['cms/tests/api'],
    run: (say, selection) =>
      onPostgres(say, (url) =>
        runVitest({ cwd: at('cms'), args: onPostgresToo, selection, env: { TEST_DATABASE_URL: url }, say }),
      ),
    ...compiled,
  },
  {
    part: 'clocks',
    name: 'unit tests of the cms by other clocks',
    folders: ['cms/tests/domain', 'cms/tests/environment', 'cms/tests/integrations'],
    run: (say, selection) => atShiftedClocks({ cwd: at('cms'), args: unitsOfCms, selection, say }),
    proof: true,
  },
  {
    part: 'clocks',
    name: 'unit tests of the admin by other clocks',
    folders: ['admin/tests'],
    run: (say, selection) => atShiftedClocks({ cwd: at('admin'), selection, say }),
    proof: true,
  },
  {
    part: 'clocks',
    name: 'API tests by other clocks',
    folders: ['cms/tests/api'],
    run: (say, selection) =>
      atShiftedClocks({ cwd: at('cms'), args: byTheClock, selection, env: sqlite, say }),
    ...compiled,
    proof: true,
  },
  // Screens that wait for one another notice when something heavy has the processor.
  {
    part: 'e2e',
    name: 'journeys of a shift, in a browser',
    folders: ofAShift.map((name) => `e2e/tests/${name}`),
    run: (say, selection) => journeys(say, ofAShift, selection),
    ...compiled,
    last: true,
  },
  {
    part: 'e2e',
    name: 'journeys at a desk and screens, in a browser',
    folders: atADesk.map((name) => `e2e/tests/${name}`),
    run: (say, selection) => journeys(say, atADesk, selection),
    ...compiled,
    last: true,
  },
  {
    part: 'e2e-pg',
    name: 'journeys in a browser, on PostgreSQL',
    folders: ['e2e/tests'],
    run: (say, selection) => onPostgres(say, (url) => journeys(say, walked, selection, url)),
    ...compiled,
    last: true,
    proof: true,
  },
];
