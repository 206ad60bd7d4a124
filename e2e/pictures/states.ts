import type { Page, Route } from '@playwright/test';

/** What every page asks before it is one: the session, and the line of live events; and the page of the API itself. */
const ALWAYS = /\/api\/(session|events|legal|readyz|docs)/;

const ofThePage = (url: URL) => url.pathname.startsWith('/api/') && !ALWAYS.test(url.pathname);

/** How a screen is seen while its data are on the way, and when they do not come. */
const ANSWERS = {
  loading: () => new Promise<void>(() => undefined),
  error: (route: Route) =>
    route.fulfill({
      status: 500,
      json: {
        data: null,
        error: { status: 500, name: 'ApplicationError', message: '', details: { code: 'INTERNAL' } },
      },
    }),
};

/** What says that the page waits, and what says that it gave up: on customers' pages a heading stands in its place. */
const SIGNS = {
  loading: '[aria-busy="true"], .ant-skeleton, .ant-spin, .swagger-ui .loading-container',
  error: '[role="alert"], .ant-result, .ant-alert, main > h1:first-child + p, .swagger-ui .errors-wrapper',
};

export type State = keyof typeof ANSWERS;

/** Opens the page that is open once more, in a state, for `look`; answers whether it shows that it is in it. */
export async function reopen(page: Page, state: State, look: () => Promise<void>): Promise<boolean> {
  await page.route(ofThePage, ANSWERS[state]);
  // What a customer's or courier's phone has kept of the page would stand in for the answer.
  if (!page.url().includes('/dashboard/')) await page.evaluate(() => localStorage.clear());
  await page.reload();
  const sign = page.locator(SIGNS[state]).first();
  const shown = await sign.waitFor({ timeout: 20_000 }).then(
    () => true,
    () => false,
  );
  await look();
  // What is still awaited is let go with the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return shown;
}
