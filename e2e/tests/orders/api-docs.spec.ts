import { expect, test } from '../../support/test';
import { SLUG } from '../../support/people';

test('who connects to the ordering API reads it, and tries it on the page', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Comanda storefront API/ })).toBeVisible();
  await page
    .getByRole('button', { name: /GET.*\/store\/\{slug\}\/menu Everything that can be sold now/ })
    .click();
  await page.getByPlaceholder('slug').fill(SLUG);
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByRole('cell', { name: '200', exact: true }).first()).toBeVisible();
  await expect(page.getByText('"categories"').first()).toBeVisible();
});
