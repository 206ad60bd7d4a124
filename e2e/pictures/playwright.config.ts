import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Pictures of every screen to be looked at by a person: `npm run pictures`. */
export default defineConfig({
  ...base,
  testDir: '.',
  retries: 0,
  timeout: 300_000,
  outputDir: '../test-results/pictures-failed',
  webServer: [base.webServer].flat().flatMap((server) => (server ? [{ ...server, cwd: '..' }] : [])),
});
