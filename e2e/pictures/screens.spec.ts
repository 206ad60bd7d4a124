import type { Page } from '@playwright/test';
import { switchColorScheme } from '../support/colour-scheme';
import { Mailbox } from '../support/mailbox';
import { newcomer, signUp } from '../support/newcomer';
import { NEW_PLACE } from '../support/restaurant';
import { stageOf } from '../support/scene';
import { SCREENS } from '../support/screens';
import { expect, test } from '../support/test';
import { DESK, HANDHELD, WINDOWS } from '../support/windows';
import { keepPicture, writeIndex, type Look } from './album';
import { reopen, type State } from './states';

/** Loading, failing and empty are one picture of a desk by day and one of a phone by night. */
const GLANCES: readonly Look[] = [
  { ...DESK, colorScheme: 'light' },
  { ...HANDHELD, colorScheme: 'dark' },
];
const DATALESS: readonly State[] = ['loading', 'error'];
/** The address of a record that a business without any does not have. */
const OF_A_RECORD = /\/[a-z0-9]{24}/;

test.use({ expectedComplaints: /./ });

const faults: string[] = [];
async function look(page: Page, screen: string, state: string, glance: Look): Promise<void> {
  const { width, height, colorScheme } = glance;
  await page.setViewportSize({ width, height });
  await switchColorScheme(page, colorScheme);
  const beyond = await keepPicture(page, screen, state, glance);
  if (beyond > 0) faults.push(`${screen}, ${state}: ${beyond} px wider than a window of ${width}`);
}

/** The dashboard's pages by their screens, for somebody who has nothing yet. */
const addresses = new Map<string, string>();

for (const { name, role, visit } of SCREENS) {
  test.describe(name, () => {
    test.use({ role });

    test('is seen', async ({ page, restaurant, customer }) => {
      const stage = stageOf(restaurant, customer);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await expect(await visit(page, stage)).toBeVisible();
        for (const colorScheme of ['light', 'dark'] as const)
          await look(page, name, 'data', { ...size, colorScheme });
      }
      const { pathname, search } = new URL(page.url());
      if (!pathname.startsWith('/dashboard/')) return;
      if (!OF_A_RECORD.test(pathname)) addresses.set(name, pathname + search);
      for (const state of DATALESS) {
        for (const glance of GLANCES) {
          const says = await reopen(page, state, () => look(page, name, state, glance));
          if (!says) faults.push(`${name}: nothing says ${state} at ${glance.width}`);
        }
      }
    });
  });
}

test('what a new owner sees who has nothing yet', async ({ page, baseURL }) => {
  test.setTimeout(600_000);
  await signUp(page.request, new Mailbox(baseURL ?? ''), newcomer());
  const made = await page.request.post('/api/branches', {
    headers: { 'X-Requested-With': 'comanda' },
    data: { name: 'Centro', address: NEW_PLACE, timezone: 'America/Manaus', services: ['TAKEOUT'] },
  });
  expect(made.ok(), await made.text()).toBe(true);
  for (const [name, address] of addresses) {
    await page.goto(address);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    for (const glance of GLANCES) await look(page, name, 'empty', glance);
  }
});

test.afterAll(() => {
  if (faults.length > 0) console.warn(['To be looked at:', ...faults].join('\n  '));
  console.warn(`All pictures: ${writeIndex()}`);
});
