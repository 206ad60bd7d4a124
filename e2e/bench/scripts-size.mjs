import { gzipSync } from 'node:zlib';
import { opened } from './page-open.mjs';

/** Every script that a page asks for from now on: address → size, gzipped, in kilobytes. */
export function scriptsBy(page) {
  const sizes = new Map();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(
      response.url(),
      // A body is gone with its page, which then did not need it.
      response.body().then(
        (body) => gzipSync(body).length / 1024,
        () => 0,
      ),
    );
  });
  return sizes;
}

/** JavaScript that a page loads until it stands, gzipped, in kilobytes: `kilobytes` in so many `files`. */
export async function firstPaint(target) {
  let sizes;
  const { page, close } = await opened(target, (before) => (sizes = scriptsBy(before)));
  try {
    // What is fetched ahead for the next screen once this one stands is not part of it.
    const needed = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < globalThis.stoodAt)
        .map(({ name }) => name),
    );
    const scripts = await Promise.all(needed.flatMap((url) => sizes.get(url) ?? []));
    return { kilobytes: scripts.reduce((sum, size) => sum + size, 0), files: scripts.length };
  } finally {
    await close();
  }
}

// Longer than the dashboard waits before it fetches ahead.
const SETTLED_MS = 6000;

/**
 * What a person's way from screen to screen loads, in kilobytes: `ahead`, after the first screen stands, for those to
 * come; then `added` by each further screen until it stands. A step has a path and what is on that screen alone.
 */
export async function fromScreenToScreen({ base, cookie, first, steps }) {
  let sizes;
  const { page, close } = await opened({ base, cookie, ...first }, (before) => (sizes = scriptsBy(before)));
  const loaded = async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  try {
    const stood = await loaded();
    await page.waitForTimeout(SETTLED_MS);
    let total = await loaded();
    const ahead = total - stood;
    const added = [];
    for (const { path, until } of steps) {
      await page.evaluate((next) => {
        globalThis.history.pushState(null, '', next);
        globalThis.dispatchEvent(new globalThis.PopStateEvent('popstate'));
      }, path);
      await page.locator(until).first().waitFor();
      const now = await loaded();
      added.push(now - total);
      total = now;
    }
    return { ahead, added };
  } finally {
    await close();
  }
}
