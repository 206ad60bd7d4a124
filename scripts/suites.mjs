import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { startPostgres, whyNoPostgres } from './postgres.mjs';
import { runNode } from './processes.mjs';
import { step } from './progress.mjs';
import { at, tool } from './project.mjs';
import { playwrightTally, vitestTally } from './reports.mjs';
import { tally } from './tallies.mjs';

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

function vitest(workspace, args = [], env = {}) {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const options = { cwd: at(workspace), env: { ...colors, NODE_ENV: 'test', ...env }, output: console.log };
    return vitestTally(report, await runNode(tool('vitest'), ['run', ...args, ...reporters], options));
  });
}

async function apiOnPostgres() {
  const reason = whyNoPostgres();
  if (reason) return { ...tally(0, 0, 1), note: `not run: ${reason}` };
  const { url, stop } = await step('Starting a private PostgreSQL', startPostgres);
  try {
    return await vitest('cms', ['tests/api'], { TEST_DATABASE_URL: url });
  } finally {
    stop();
  }
}

async function journeys() {
  const browser = await findBrowser();
  console.log(`Browser: ${browser}`);
  return withReport(async (report) => {
    const env = { ...colors, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const playwright = tool('@playwright/test', { bin: 'playwright' });
    const options = { cwd: at('e2e'), env, output: console.log };
    return playwrightTally(report, await runNode(playwright, ['test', '--reporter=list,json'], options));
  });
}

const sqlite = { TEST_DATABASE_URL: undefined };

/** What `npm test` runs after the checks: the part it belongs to, its name, and how to run and count it. */
export const suites = [
  { part: 'unit', name: 'unit tests of the scripts', run: () => vitest('scripts') },
  { part: 'unit', name: 'unit tests of the cms', run: () => vitest('cms', ['--exclude', 'tests/api/**']) },
  { part: 'unit', name: 'unit tests of the admin', run: () => vitest('admin') },
  // These boot the compiled server.
  {
    part: 'api',
    name: 'API tests on SQLite',
    run: () => vitest('cms', ['tests/api'], sqlite),
    needsBuild: true,
  },
  { part: 'api-pg', name: 'API tests on PostgreSQL', run: apiOnPostgres, needsBuild: true },
  { part: 'e2e', name: 'journeys in a browser', run: journeys, needsBuild: true },
];
