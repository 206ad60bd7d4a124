import type { Page } from '@playwright/test';
import { dashboardText } from './dashboard-text';
import { dashboard, heading, type Screen } from './screen';

/** Opens a list and searches it; waits for what is found, because rows of the search before are faint. */
async function search(page: Page, path: string, words: string): Promise<void> {
  await page.goto(`/dashboard/${path}`);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill(words);
  await page.waitForURL(/filters/);
  await main.locator('[aria-busy=true]').waitFor({ state: 'detached' });
}

const customer = dashboard(
  'customer',
  ({ diner }) => `customers/detail/${diner.id}`,
  (page, { diner }) => heading(page).filter({ hasText: diner.name }),
);

const feedback: Screen = {
  name: 'feedback',
  role: 'owner',
  visit: async (page, stage) => {
    await stage();
    await search(page, 'falae-submissions', 'Chegou frio.');
    return page.getByText('Chegou frio.').first();
  },
};

/** Who the customers are, and what they say. */
export const CLIENTELE_SCREENS: readonly Screen[] = [
  {
    name: 'customers',
    role: 'owner',
    visit: async (page, stage) => {
      const { diner } = await stage();
      await search(page, 'customers', diner.name);
      return page.getByRole('link', { name: diner.name, exact: true });
    },
  },
  customer,
  {
    ...customer,
    name: 'customer form',
    visit: async (page, stage) => {
      await (await customer.visit(page, stage)).waitFor();
      await page.getByRole('button', { name: await dashboardText(page, 'customers', 'editButton') }).click();
      return page.getByRole('dialog').getByRole('textbox').last();
    },
  },
  {
    name: 'merge of customers',
    role: 'owner',
    visit: async (page, stage) => {
      const { customerName } = await stage();
      const [firstName = ''] = customerName.split(' ');
      await search(page, 'customers', firstName);
      const boxes = page.getByRole('main').getByRole('checkbox', { name: firstName });
      for (const index of [0, 1]) await boxes.nth(index).check();
      const merge = await dashboardText(page, 'customers', 'merge.button');
      await page.getByRole('button', { name: merge.replace('{{count}}', '2') }).click();
      return page.getByRole('dialog').getByRole('radio').last();
    },
  },
  feedback,
  {
    ...feedback,
    name: 'work on feedback',
    visit: async (page, stage) => {
      await (await feedback.visit(page, stage)).waitFor();
      const open = await dashboardText(page, 'feedback', 'open');
      await page.getByRole('row').getByRole('button', { name: open, exact: true }).first().click();
      return page.getByRole('dialog').locator('.ant-drawer-title');
    },
  },
];
