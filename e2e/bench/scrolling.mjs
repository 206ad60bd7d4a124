import { chromium } from '@playwright/test';

const WHEEL = { px: 240, everyMs: 16, times: 400 };

/**
 * How far apart the frames are, in milliseconds, while a page is scrolled at a point as fast as a wheel turns. `meanwhile` is called each tenth turn.
 */
export async function frameGaps({
  base,
  path,
  cookie,
  until,
  at: [x, y] = [800, 500],
  meanwhile = () => undefined,
}) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const [name, value] = cookie.split('=');
    await context.addCookies([{ name, value, url: base }]);
    const page = await context.newPage();
    await page.goto(base + path);
    await page.locator(until).first().waitFor();
    await page.mouse.move(x, y);
    await page.evaluate(() => {
      globalThis.gaps = [];
      let before = performance.now();
      const note = () => {
        const now = performance.now();
        globalThis.gaps.push(now - before);
        before = now;
        globalThis.requestAnimationFrame(note);
      };
      globalThis.requestAnimationFrame(note);
    });
    for (let turn = 0; turn < WHEEL.times; turn += 1) {
      await page.mouse.wheel(0, WHEEL.px);
      if (turn % 10 === 0) meanwhile();
      await page.waitForTimeout(WHEEL.everyMs);
    }
    const gaps = (await page.evaluate(() => globalThis.gaps)).sort((a, b) => a - b);
    const at = (part) => gaps[Math.floor((gaps.length - 1) * part)];
    return { n: gaps.length, p50: at(0.5), p95: at(0.95), longest: at(1) };
  } finally {
    await browser.close();
  }
}
