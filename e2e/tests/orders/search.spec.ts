import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'attendant' });

const searchField = (page: Page) => page.getByRole('combobox', { name: /^Order, customer, product/ });

/** Types into the search that Ctrl K opens, and goes where its marked result leads; all by keys. */
async function finds(page: Page, words: string, result: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type(words);
  const option = page.getByRole('option', { name: result });
  await expect(option).toBeVisible();
  await expect
    .poll(async () => {
      if ((await option.getAttribute('aria-selected')) === 'true') return true;
      await page.keyboard.press('ArrowDown');
      return false;
    })
    .toBe(true);
  await page.keyboard.press('Enter');
}

test(
  'Ctrl K finds orders by number, name and phone and products by name, by keys alone',
  { tag: '@proof' },
  async ({ page, restaurant, customer }) => {
    const product = await restaurant.newProduct();
    const person = { name: unique('Zuleica Prado'), phone: uniquePhone() };
    const { number } = await customer.orders(product.id, { customer: person });
    const order = `${number} · ${person.name}`;
    const atOrder = page.getByRole('heading', { level: 1, name: number });

    await page.goto('/dashboard/menu/category');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await finds(page, number, order);
    await expect(atOrder).toBeVisible();

    for (const words of [person.name, person.phone]) {
      await page.goto('/dashboard/menu/category');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await finds(page, words, order);
      await expect(atOrder).toBeVisible();
    }

    await finds(page, product.name, product.name);
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();

    // What was found stands first the next time, the last of it on top.
    await page.keyboard.press('Control+k');
    const options = page.getByRole('option');
    await expect(page.getByText('Recent')).toBeVisible();
    await expect(options.nth(0)).toHaveText(product.name);
    await expect(options.nth(1)).toContainText(order);
    await expectAccessible(page);

    // Every order of a customer, however long ago.
    await page.keyboard.press('Escape');
    await finds(page, person.phone, `All orders for “${person.phone}”`);
    await expect(page).toHaveURL(/\/dashboard\/orders\?q=/);
    await expect(page.getByRole('table', { name: 'Orders' }).getByText(person.name)).toBeVisible();
  },
);

test.describe('who is not told names and phones', () => {
  test.use({ role: 'marketing' });

  test('finds orders by their number alone', { tag: '@proof' }, async ({ page, restaurant, customer }) => {
    const product = await restaurant.newProduct();
    const name = unique('Tarsila Couto');
    const { number } = await customer.orders(product.id, { customer: { name, phone: uniquePhone() } });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/orders\?/.test(request.url()))
        asked.push(new URL(request.url()).searchParams.get('q') ?? '');
    });
    await page.goto('/dashboard/menu/category');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await searchField(page).fill(name);
    await expect(page.getByText('Nothing matches')).toBeVisible();
    expect(asked).toEqual([]);
    await searchField(page).fill(number);
    await expect(page.getByRole('option', { name: new RegExp(`^${number}`) }).first()).toBeVisible();
  });
});
