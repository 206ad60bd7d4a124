import { defineConfig } from '@playwright/test';
import { serverSettings } from './support/server-settings';
import type { JourneyOptions } from './support/test';

// Another one lets two working copies run their journeys side by side.
const PORT = Number(process.env.JOURNEYS_PORT ?? 4390);
const baseURL = `http://127.0.0.1:${PORT}`;

export default defineConfig<JourneyOptions>({
  testDir: 'tests',
  // The journeys share one restaurant, as its people do: one after the other, they are told apart.
  workers: 1,
  // `npm test` runs a failed test once more, alone, at its end: scripts/reruns.mjs.
  retries: 0,
  // Journeys marked @proof are long, or like one that always runs: they run in the proof, or where they are named.
  grepInvert: process.env.PROOF || process.env.JOURNEYS_SELECTED ? undefined : /@proof/,
  forbidOnly: true,
  // The longest takes 25 s on a quiet machine; in a slow hour, beside other journeys, three times that.
  timeout: 120_000,
  // A page that is loaded anew takes its time in a slow hour, its drawer after that.
  expect: { timeout: 20_000 },
  outputDir: `test-results/${PORT}`,
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // A place measured while a dialog grows is another one when the mouse gets there; what fades in has no contrast yet.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fifth of the time: `--trace=retain-on-failure` where the error and the picture do not say enough.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node support/server.mjs',
    url: `${baseURL}/readyz`,
    // The demo's orders are placed one by one: on PostgreSQL each takes a way to the server and back.
    timeout: process.env.JOURNEYS_DATABASE_URL ? 400_000 : 180_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: serverSettings(PORT),
  },
});
