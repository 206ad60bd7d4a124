import { choose } from '../../support/choose';
import { ProductsPage } from '../../pages/menu-pages';
import { StorePage } from '../../pages/store-page';
import { expect, test } from '../../support/test';

test.use({ role: 'manager' });

test(
  'what is archived leaves the menu that is being read, and comes back from the archived ones',
  { tag: '@proof' },
  async ({ page, phone, restaurant }) => {
    const category = await restaurant.newCategory();
    const { name } = await restaurant.newProduct({ categoryIds: [category.id] });
    const store = new StorePage(phone);
    await store.open();
    await expect(store.product(name)).toBeVisible();

    const products = new ProductsPage(page);
    await products.open();
    const row = await products.find(name);
    await row.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    await expect(products.row(name)).toBeHidden();
    // Nobody looks again: the page is told.
    await expect(store.product(name)).toBeHidden();

    await choose(page.getByRole('combobox', { name: 'State' }), 'Archived');
    await expect(products.row(name)).toContainText('Archived');
    await products
      .row(name)
      .getByRole('button', { name: `Restore ${name}` })
      .click();
    await expect(page.getByText(`${name} is back, paused`)).toBeVisible();
    await choose(page.getByRole('combobox', { name: 'State' }), 'Paused');
    await expect(products.row(name)).toContainText('Paused');

    await page.goto('/dashboard/menu/category');
    await page.getByRole('button', { name: `More for ${category.name}` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText(`${category.name} is archived`)).toBeVisible();
    await choose(page.getByRole('combobox', { name: 'Which' }), 'Archived');
    await page.getByRole('button', { name: `Restore ${category.name}` }).click();
    await expect(page.getByText(`${category.name} is back, paused`)).toBeVisible();
  },
);
