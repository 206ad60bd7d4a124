import { ProductsPage } from '../../pages/menu-pages';
import { StorePage } from '../../pages/store-page';
import { reais } from '../../support/money';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.describe('prices of many products', () => {
  test.use({ role: 'manager' });

  test('are shown before they change, change together, and come back', async ({
    page,
    phone,
    restaurant,
  }) => {
    const word = unique('Risoto');
    const { id } = await restaurant.newCategory();
    const names = [`${word} de funghi`, `${word} de limão`, `${word} caprese`];
    for (const [index, name] of names.entries())
      await restaurant.newProduct({ name, priceCents: 4000 + index * 10, categoryIds: [id] });
    const [funghi = '', limao = '', caprese = ''] = names;

    const products = new ProductsPage(page);
    await products.open();
    await page.getByRole('searchbox', { name: 'Search by name or code' }).fill(word);
    await expect(products.row(caprese)).toBeVisible();
    await products.choose(funghi);
    await products.choose(limao);
    await expect(products.chosen).toContainText('2 chosen');

    await products.chosen.getByRole('button', { name: 'Price…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the price of 2 products' });
    await dialog.getByRole('textbox', { name: 'By how many per cent' }).fill('7');
    await dialog.getByRole('combobox', { name: 'Round to' }).selectOption({ label: 'Steps of R$0.50' });
    const preview = dialog.getByRole('region', { name: 'Prices before and after' });
    await expect(preview.getByRole('row').filter({ hasText: funghi })).toContainText('R$43.00');
    await dialog.getByRole('button', { name: 'Change 2 prices' }).click();

    await expect(page.getByText('2 products changed')).toBeVisible();
    await expect(products.row(funghi)).toContainText('R$43.00');
    await expect(products.row(limao)).toContainText('R$43.00');
    await expect(products.row(caprese)).toContainText('R$40.20');
    const store = new StorePage(phone);
    await store.open();
    await expect(store.product(funghi)).toContainText(reais(4300));

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 products are as they were')).toBeVisible();
    await expect(products.row(limao)).toContainText('R$40.10');
    await store.lookAgain();
    await expect(store.product(funghi)).toContainText(reais(4000));
  });

  test('come back but for the one that somebody else changed meanwhile', async ({
    page,
    screenOf,
    restaurant,
  }) => {
    const word = unique('Nhoque');
    const { id } = await restaurant.newCategory();
    const [mine, theirs] = [`${word} ao sugo`, `${word} quatro queijos`];
    for (const name of [mine, theirs])
      await restaurant.newProduct({ name, priceCents: 3000, categoryIds: [id] });
    const products = new ProductsPage(page);
    await products.open();
    await page.getByRole('searchbox', { name: 'Search by name or code' }).fill(word);
    // Them and the headings.
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Choose all 2' }).check();
    await products.chosen.getByRole('button', { name: 'Price…' }).click();
    await page.getByRole('textbox', { name: 'By how many per cent' }).fill('10');
    await page.getByRole('button', { name: 'Change 2 prices' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(products.row(theirs)).toContainText('R$33.00');

    const kitchen = new ProductsPage(await screenOf('kitchen'));
    await kitchen.open();
    await kitchen.find(theirs);
    await kitchen.markSoldOut(theirs, 'Until I change it');

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`1 was left as it is. ${theirs}`)).toBeVisible();
    await expect(products.row(mine)).toContainText('R$30.00');
    await expect(products.row(theirs)).toContainText('R$33.00');
  });
});
