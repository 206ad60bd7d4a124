import { chromium, devices } from '@playwright/test';

/**
 * A page in a browser of its own with nothing in its cache, once what `until` matches is there; `stoodAt` of its window
 * says since when, in milliseconds from the start of the navigation. `prepare` gets the page before it is opened.
 */
export async function opened({ base, path, cookie, until, phone }, prepare = () => {}) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const close = () => browser.close();
  try {
    const context = await browser.newContext(
      phone ? devices['Pixel 5'] : { viewport: { width: 1440, height: 900 } },
    );
    if (cookie) {
      const [name, value] = cookie.split('=');
      await context.addCookies([{ name, value, url: base }]);
    }
    const page = await context.newPage();
    await prepare(page);
    await page.addInitScript((selector) => {
      new globalThis.MutationObserver((_, observer) => {
        if (!globalThis.document.querySelector(selector)) return;
        globalThis.stoodAt = performance.now();
        observer.disconnect();
      }).observe(globalThis.document, { childList: true, subtree: true, attributes: true });
    }, until);
    await page.goto(base + path);
    await page.waitForFunction(() => globalThis.stoodAt !== undefined);
    return { page, close };
  } catch (error) {
    await close();
    throw error;
  }
}
