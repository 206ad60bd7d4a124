import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';
import { SLUG } from '../../support/people';

test(
  'who connects to the ordering API reads it, and tries it on the page',
  { tag: '@proof' },
  async ({ page }) => {
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: /Comanda storefront API/ })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /GET.*\/store\/\{slug\}\/menu Everything that can be sold now/ })
      .click();
    await page.getByPlaceholder('slug').fill(SLUG);
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect(page.getByRole('cell', { name: '200', exact: true }).first()).toBeVisible();
    await expect(page.getByText('"categories"').first()).toBeVisible();
  },
);

test.describe('the owner', () => {
  test.use({ role: 'owner' });

  test(
    'the order that the documentation begins with is placed by trying it, and lands on the board',
    { tag: '@proof' },
    async ({ page, restaurant }) => {
      await page.goto('/api/docs');
      await page.getByRole('button', { name: /POST.*\/store\/\{slug\}\/orders Place an order/ }).click();
      await page.getByRole('button', { name: 'Execute' }).click();
      await expect(page.getByRole('cell', { name: '201', exact: true }).first()).toBeVisible();
      const answer = page.locator('.live-responses-table .microlight').first();
      const number = /"number":\s*"(\w+)"/.exec((await answer.textContent()) ?? '')?.[1] ?? '';
      expect((await restaurant.order(number)).state).toBe('PENDING');
    },
  );
});
