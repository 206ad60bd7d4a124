import './node-version.mjs';
import { findBrowser } from './browser.mjs';
import { buildStale } from './builds.mjs';
import { freePort } from './environment.mjs';
import { installPackages } from './packages.mjs';
import { main, runNode } from './processes.mjs';
import { at, tool } from './project.mjs';

// Every screen at three widths, light and dark, with data, without, waiting and failing, for a person to look at:
// npm run pictures [-- --grep board]. What can be measured of them (a page wider than its window, a state that nothing
// says) is printed.
await main(async () => {
  await installPackages();
  await buildStale();
  const env = { CHROMIUM_PATH: await findBrowser(), JOURNEYS_PORT: String(await freePort()) };
  const playwright = tool('@playwright/test', { bin: 'playwright' });
  const args = ['test', '--config=pictures', '--reporter=line', ...process.argv.slice(2)];
  const { code } = await runNode(playwright, args, { cwd: at('e2e'), env });
  return code;
});
