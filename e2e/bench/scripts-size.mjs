import { gzipSync } from 'node:zlib';
import { chromium, devices } from '@playwright/test';

/** JavaScript that a page loads until it stands, gzipped, in kilobytes. */
export async function scriptSize({ base, path, cookie, until, phone }) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext(phone ? devices['Pixel 5'] : {});
    if (cookie) {
      const [name, value] = cookie.split('=');
      await context.addCookies([{ name, value, url: base }]);
    }
    const page = await context.newPage();
    const sizes = new Map();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
    });
    // What is fetched ahead for the next screen once this one stands is not part of it.
    await page.addInitScript((selector) => {
      new globalThis.MutationObserver((_, observer) => {
        if (!globalThis.document.querySelector(selector)) return;
        globalThis.stoodAt = performance.now();
        observer.disconnect();
      }).observe(globalThis.document, { childList: true, subtree: true });
    }, until);
    await page.goto(base + path);
    await page.locator(until).first().waitFor();
    const needed = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < globalThis.stoodAt)
        .map(({ name }) => name),
    );
    const scripts = await Promise.all(needed.map((url) => sizes.get(url) ?? 0));
    return scripts.reduce((sum, size) => sum + size, 0) / 1024;
  } finally {
    await browser.close();
  }
}
