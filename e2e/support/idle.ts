import type { Page } from '@playwright/test';

/** The page has done what it had begun: what a form does after a press (a guard that it sets up) is there. */
export const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
