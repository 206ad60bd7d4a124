import { expect, type Page } from '@playwright/test';
import { SLUG } from './people';
import type { Scene } from './scene';
import { heading, proofScreen, type Screen } from './screen';

/** An amount, however the language writes it. */
const PRICE = /\d[.,]\d{2}/;

const sheetOf = async (page: Page, { product }: Scene) => {
  await page.goto(`/m/${SLUG}?item=${product.id}`);
  return page.getByRole('dialog').getByText('Catupiry');
};

/** Leaves a dish with its size and an extra, and one with a long name, in the customer's cart. */
async function fillCart(page: Page, scene: Scene): Promise<void> {
  const option = await sheetOf(page, scene);
  await option.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio').first().check();
  await sheet.getByRole('button').filter({ hasText: PRICE }).click();
  await expect(sheet).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: scene.longNamed.name });
  const add = card.getByRole('button').last();
  await add.click();
  await expect(add).toHaveText(/\d/);
}

/** Another store, in the language that was chosen on the page before, if there was one. */
async function visitOther(page: Page, slug: string): Promise<void> {
  const language = await page.locator('html').getAttribute('lang');
  await page.goto(`/m/${slug}`);
  if (language) await page.locator(`button[lang="${language}"]`).click();
}

/** What customers and couriers see on a phone: no account leads there. */
export const CUSTOMER_SCREENS: readonly Screen[] = [
  {
    name: 'store page',
    everywhere: true,
    role: null,
    customer: true,
    visit: async (page, stage) => {
      const { product } = await stage();
      await page.goto(`/m/${SLUG}`);
      return page.getByRole('article').filter({ hasText: product.name });
    },
  },
  proofScreen({
    name: 'store page without a menu',
    everywhere: true,
    role: null,
    customer: true,
    visit: async (page, stage) => {
      await visitOther(page, (await stage()).emptySlug);
      return heading(page);
    },
  }),
  proofScreen({
    name: 'store page of a closed restaurant',
    everywhere: true,
    role: null,
    customer: true,
    visit: async (page, stage) => {
      await visitOther(page, (await stage()).closedSlug);
      return page.getByRole('status').getByRole('link');
    },
  }),
  {
    name: 'product sheet',
    everywhere: true,
    role: null,
    customer: true,
    visit: async (page, stage) => sheetOf(page, await stage()),
  },
  {
    name: 'cart sheet',
    everywhere: true,
    role: null,
    customer: true,
    visit: async (page, stage) => {
      const scene = await stage();
      await fillCart(page, scene);
      await page.goto(`/m/${SLUG}?view=cart`);
      return page.getByRole('dialog').getByRole('heading', { name: scene.longNamed.name });
    },
  },
  proofScreen({
    name: 'store info',
    everywhere: true,
    role: null,
    customer: true,
    visit: async (page, stage) => {
      await stage();
      await page.goto(`/m/${SLUG}?view=info`);
      return page.getByRole('dialog').getByRole('definition').first();
    },
  }),
  {
    name: 'checkout',
    everywhere: true,
    role: null,
    customer: true,
    visit: async (page, stage) => {
      await fillCart(page, await stage());
      await page.goto(`/m/${SLUG}?view=checkout`);
      // The button tells the total once the store has said it.
      return page.getByRole('button').filter({ hasText: PRICE });
    },
  },
  {
    name: 'store page not found',
    everywhere: true,
    role: null,
    phone: true,
    refusal: /status of 404 .*\/(?:m|api\/store)\/no-such-store/,
    visit: async (page) => {
      await page.goto('/m/no-such-store');
      return heading(page);
    },
  },
  {
    name: 'courier page',
    everywhere: true,
    role: null,
    phone: true,
    visit: async (page, stage) => {
      await page.goto((await stage()).courierPath);
      return heading(page);
    },
  },
  proofScreen({
    name: 'courier page in the dark',
    everywhere: true,
    role: null,
    phone: true,
    visit: async (page, stage) => {
      await page.goto((await stage()).courierPath);
      // The phone keeps it: where it was looked at before, it is dark already.
      await page.locator('button:has(svg.lucide-moon, svg.lucide-sun)').waitFor();
      const darken = page.locator('button:has(svg.lucide-moon)');
      if (await darken.isVisible()) await darken.click();
      return page.locator('html[data-theme=dark]').locator('button:has(svg.lucide-sun)');
    },
  }),
  proofScreen({
    name: 'tracking of what was handed over',
    everywhere: true,
    role: null,
    customer: true,
    visit: async (page, stage) => {
      await page.goto(`/t/${(await stage()).deliveredToken}`);
      await page.getByRole('radio', { name: '8', exact: true }).check();
      return page.getByRole('main').getByRole('textbox');
    },
  }),
  proofScreen({
    name: 'survey',
    everywhere: true,
    role: null,
    customer: true,
    visit: async (page, stage) => {
      await page.goto(`/s/${(await stage()).deliveredToken}?nps=2&stop`);
      return page.getByRole('main').getByRole('checkbox').last();
    },
  }),
  {
    name: 'tracking',
    everywhere: true,
    role: null,
    customer: true,
    visit: async (page, stage) => {
      const { order } = await stage();
      await page.goto(`/t/${order.token}`);
      return page.getByText(order.number).first();
    },
  },
];
