import { opened } from './page-open.mjs';

const SLOWER = 4;
const QUIET_MS = 200;
const LOADS = 5;

/**
 * Milliseconds from the start of a navigation until a page can be worked with, on a processor four times slower and with
 * nothing in the cache: what `until` matches is there, and no task of more than 50 ms begins in the 200 ms that follow.
 * A task counts to its end, the 200 ms do not. The median of five loads.
 */
export async function timeToInteractive(target) {
  const times = [];
  for (let load = 0; load < LOADS; load += 1) times.push(await once(target));
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(LOADS / 2)], fastest: times[0], slowest: times.at(-1), n: LOADS };
}

async function once(target) {
  const { page, close } = await opened(target, async (before) => {
    const devtools = await before.context().newCDPSession(before);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await before.addInitScript(() => {
      globalThis.busyUntil = 0;
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          globalThis.busyUntil = Math.max(globalThis.busyUntil, startTime + duration);
      }).observe({ type: 'longtask', buffered: true });
    });
  });
  try {
    const interactive = await page.waitForFunction(
      (quiet) => {
        const { stoodAt, busyUntil } = globalThis;
        const since = Math.max(stoodAt, busyUntil);
        return performance.now() - since > quiet && since;
      },
      QUIET_MS,
      { polling: 50 },
    );
    return await interactive.jsonValue();
  } finally {
    await close();
  }
}
