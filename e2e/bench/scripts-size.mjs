import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

/** JavaScript that a page loads until it stands, gzipped, in kilobytes. */
export async function scriptSize({ base, path, cookie, until }) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext();
    if (cookie) {
      const [name, value] = cookie.split('=');
      await context.addCookies([{ name, value, url: base }]);
    }
    const page = await context.newPage();
    const sizes = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(base + path);
    await page.locator(until).first().waitFor();
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
  } finally {
    await browser.close();
  }
}
