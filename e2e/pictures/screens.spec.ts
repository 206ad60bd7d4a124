import type { Page } from '@playwright/test';
import { switchColorScheme } from '../support/colour-scheme';
import { Mailbox } from '../support/mailbox';
import { newcomer, signUp } from '../support/newcomer';
import { NEW_PLACE } from '../support/restaurant';
import { stageOf } from '../support/scene';
import { type Screen } from '../support/screen';
import { SCREENS } from '../support/screens';
import { expect, test } from '../support/test';
import { WINDOWS, type WindowSize } from '../support/windows';
import { keepPicture, writeIndex } from './album';
import { reopen, type State } from './states';

const COLOURS = ['light', 'dark'] as const;
const DATALESS: readonly State[] = ['loading', 'error'];
/** Pages that show what they ask the server for. */
const OF_DATA = /^\/(?:dashboard|m|t|c|api)\//;
/** The address of a record that a business without any does not have. */
const OF_A_RECORD = /\/[a-z0-9]{24}/;

/** The documentation of the ordering API: drawn by Swagger UI, in one language and by day. */
const API_DOCS: Screen = {
  name: 'ordering API',
  role: null,
  visit: async (page) => {
    await page.goto('/api/docs');
    return page.getByRole('heading', { name: /Comanda storefront API/ });
  },
};

// What a service worker keeps would come where the server's answer is held back.
test.use({ expectedComplaints: /./, serviceWorkers: 'block' });

const faults: string[] = [];
/** By day and by night in a window as it stands. */
async function look(page: Page, screen: string, state: string, size: WindowSize): Promise<void> {
  await page.setViewportSize(size);
  for (const colorScheme of COLOURS) {
    await switchColorScheme(page, colorScheme);
    const beyond = await keepPicture(page, screen, state, { ...size, colorScheme });
    if (beyond > 0) faults.push(`${screen}, ${state}: ${beyond} px wider than a window of ${size.width}`);
  }
}

/** The addresses that were seen without their data, with the first screen of each: what opens over it has none then. */
const addresses = new Map<string, string>();

for (const { name, role, visit } of [...SCREENS, API_DOCS]) {
  test.describe(name, () => {
    test.use({ role });

    test('is seen', async ({ page, restaurant, customer }) => {
      const stage = stageOf(restaurant, customer);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await expect(await visit(page, stage)).toBeVisible();
        await look(page, name, 'data', size);
      }
      const { pathname, search } = new URL(page.url());
      const address = pathname.startsWith('/dashboard/') ? pathname + search : pathname;
      if (!OF_DATA.test(pathname) || addresses.has(address)) return;
      addresses.set(address, name);
      for (const state of DATALESS) {
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          const says = await reopen(page, state, () => look(page, name, state, size));
          if (!says) faults.push(`${name}: nothing says ${state} at ${size.width}`);
        }
      }
    });
  });
}

test('what a new owner sees who has nothing yet', async ({ page, baseURL }) => {
  test.setTimeout(900_000);
  await signUp(page.request, new Mailbox(baseURL ?? ''), newcomer());
  const made = await page.request.post('/api/branches', {
    headers: { 'X-Requested-With': 'comanda' },
    data: { name: 'Centro', address: NEW_PLACE, timezone: 'America/Manaus', services: ['TAKEOUT'] },
  });
  expect(made.ok(), await made.text()).toBe(true);
  for (const [address, name] of addresses) {
    if (!address.startsWith('/dashboard/') || OF_A_RECORD.test(address)) continue;
    await page.goto(address);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    for (const size of WINDOWS) await look(page, name, 'empty', size);
  }
});

test.afterAll(() => {
  if (faults.length > 0) console.warn(['To be looked at:', ...faults].join('\n  '));
  console.warn(`All pictures: ${writeIndex()}`);
});
