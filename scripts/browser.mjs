import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lastLines, mustRun, Stop } from './processes.mjs';
import { findProgram, isRoot } from './programs.mjs';
import { step } from './progress.mjs';
import { at, tool } from './project.mjs';

// The one without windows takes a quarter less time for the same journey.
const systemBrowsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function playwrightBrowser() {
  const { chromium } = createRequire(at('e2e/package.json'))('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function isDebian() {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

async function aptGet() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun('apt-get update', 'apt-get', ['update'], { env });
  await mustRun('apt-get install', 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    env,
  });
}

const playwrightInstall = () =>
  mustRun('playwright install', process.execPath, [
    tool('@playwright/test', { bin: 'playwright' }),
    'install',
    'chromium',
  ]);

/** The Chromium that drives the journeys: the one named, the machine's, Playwright's, or one installed now. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Stop(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const present = () => findProgram(systemBrowsers) ?? playwrightBrowser();
  const found = named || present();
  if (found) return found;

  const install = isRoot && isDebian() ? aptGet : playwrightInstall;
  const problem = await step('Installing a browser for the journeys', install).catch((error) => error);
  const installed = present();
  if (installed) return installed;
  throw new Stop(
    'No browser was found and none could be installed. Install Chromium or Google Chrome, run ' +
      '`npx playwright install --with-deps chromium`, or name one with CHROMIUM_PATH=/path/to/chromium.' +
      (problem instanceof Error ? `\n\n${lastLines(problem.message, 10)}` : ''),
  );
}
