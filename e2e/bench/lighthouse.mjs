import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { opened } from './page-open.mjs';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const PORT = 9377;

/** Lighthouse's own phone: a Moto G Power on slow 4G, simulated. */
async function once(url) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
  });
  try {
    const options = { port: PORT, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
    const { lhr } = await lighthouse(url, options);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return lhr;
  } finally {
    await browser.close();
  }
}

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

/** Lighthouse's four scores of a page with what they are made of, medians of three runs; and what it finds wrong. */
export async function lighthouseOf(url) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await once(url));
  const scoreOf = (name) => median(runs.map(({ categories }) => Math.round(categories[name].score * 100)));
  const msOf = (audit) => median(runs.map(({ audits }) => audits[audit].numericValue));
  const [last] = runs.slice(-1);
  const failed = Object.values(last.audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim());
  return {
    n: RUNS,
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])),
    firstPaint: msOf('first-contentful-paint'),
    largestPaint: msOf('largest-contentful-paint'),
    blocked: msOf('total-blocking-time'),
    shift: msOf('cumulative-layout-shift'),
    kilobytes: msOf('total-byte-weight') / 1024,
    failed,
  };
}

/** As Chromium's own preset: 400 kbit/s each way, 400 ms until an answer begins; and a processor four times slower. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER = 4;

/**
 * Milliseconds on slow 3G, with nothing in the cache, from the start of the navigation until the menu can be read, and
 * until an order can be placed: something is in the cart and the checkout stands.
 */
export async function onSlow3G(target) {
  const [read, ordered] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    const { page, close } = await opened({ ...target, phone: true, until: 'article h3' }, async (before) => {
      const devtools = await before.context().newCDPSession(before);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    });
    read.push(await page.evaluate(() => globalThis.stoodAt));
    await page.locator('article button[aria-label^="Adicionar"]:not([aria-haspopup])').first().click();
    await page.getByRole('button', { name: 'Ver sacola' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.locator('button[form=checkout]').waitFor();
    ordered.push(await page.evaluate(() => performance.now()));
    await close();
  }
  return { n: RUNS, read: median(read), ordered: median(ordered) };
}
