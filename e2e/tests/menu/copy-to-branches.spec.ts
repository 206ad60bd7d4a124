import type { Locator } from '@playwright/test';
import { ProductsPage } from '../../pages/menu-pages';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

/** The only other branch is chosen already. */
async function choosePraia(dialog: Locator): Promise<void> {
  const praia = dialog.getByRole('checkbox', { name: /Praia/ });
  await expect(praia).toBeVisible();
  if (!(await praia.isChecked())) await praia.click();
  await expect(praia).toBeChecked();
}

test.describe('products in another branch', () => {
  test.use({ role: 'owner' });

  test(
    'are shown before they are copied, and only what is chosen of them changes',
    { tag: '@proof' },
    async ({ page, restaurant }) => {
      const word = unique('Torta');
      const { id } = await restaurant.newCategory({ name: unique('Tortas') });
      const [lemon, nut] = [`${word} de limão`, `${word} de nozes`];
      for (const name of [lemon, nut])
        await restaurant.newProduct({ name, priceCents: 1800, categoryIds: [id], station: 'Pastry' });
      const products = new ProductsPage(page);
      await products.open();
      await page.getByRole('searchbox', { name: 'Search by name or code' }).fill(word);
      await products.choose(lemon);
      await products.choose(nut);
      await products.chosen.getByRole('button', { name: 'More…' }).click();
      await page.getByRole('menuitem', { name: 'Copy to branches…' }).click();

      const both = page.getByRole('dialog', { name: 'Copy 2 products to other branches' });
      await choosePraia(both);
      await both.getByRole('button', { name: 'See what happens' }).click();
      await expect(both.getByText('2 new · 0 changed')).toBeVisible();
      await both.getByRole('button', { name: 'Copy 2 products' }).click();
      await expect(both.getByText('2 products were added or changed.')).toBeVisible();
      await both.getByRole('button', { name: 'Close' }).last().click();

      // It costs more here from now on, and that alone goes there.
      await products.changePrice(lemon, '21');
      await expect(products.row(lemon)).toContainText('R$ 21,00');
      await products
        .row(lemon)
        .getByRole('button', { name: `More for ${lemon}` })
        .click();
      await page.getByRole('menuitem', { name: 'Copy to branches…' }).click();
      const one = page.getByRole('dialog', { name: `Copy ${lemon} to other branches` });
      await choosePraia(one);
      await one.getByRole('button', { name: 'Choose none' }).click();
      await expect(one.getByRole('button', { name: 'See what happens' })).toBeDisabled();
      await one.getByText('Prices and cost').click();
      await one.getByRole('button', { name: 'See what happens' }).click();
      await expect(one.getByText('Price: R$ 18,00 → R$ 21,00')).toBeVisible();
      await one.getByRole('button', { name: 'Copy 1 product' }).click();
      await expect(one.getByText('1 product was added or changed.')).toBeVisible();
    },
  );
});
