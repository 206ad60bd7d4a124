import { choose } from '../../support/choose';
import { ProductsPage } from '../../pages/menu-pages';
import { StorePage } from '../../pages/store-page';
import { reais } from '../../support/money';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.describe('prices of many products', () => {
  test.use({ role: 'manager' });

  test(
    'are shown before they change, change together, and come back',
    { tag: '@proof' },
    async ({ page, phone, restaurant }) => {
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
      await dialog.getByRole('spinbutton', { name: 'By what percentage' }).fill('7');
      await choose(dialog.getByRole('combobox', { name: 'Round to' }), 'Steps of R$ 0,50');
      const preview = dialog.getByRole('region', { name: 'Prices before and after' });
      await expect(preview.getByRole('row').filter({ hasText: funghi })).toContainText('R$ 43,00');
      await dialog.getByRole('button', { name: 'Change 2 prices' }).click();

      await expect(page.getByText('2 products changed')).toBeVisible();
      await expect(products.row(funghi)).toContainText('R$ 43,00');
      await expect(products.row(limao)).toContainText('R$ 43,00');
      await expect(products.row(caprese)).toContainText('R$ 40,20');
      const store = new StorePage(phone);
      await store.open();
      await expect(store.product(funghi)).toContainText(reais(4300));

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('2 products are as they were')).toBeVisible();
      await expect(products.row(limao)).toContainText('R$ 40,10');
      await store.lookAgain();
      await expect(store.product(funghi)).toContainText(reais(4000));
    },
  );

  test(
    'of ten pizzas in sizes are raised for these alone, size by size, and come back',
    { tag: '@proof' },
    async ({ page, phone, restaurant }) => {
      const word = unique('Pizza');
      const { id } = await restaurant.newCategory();
      const group = await restaurant.newVariations(unique('Sizes'), { Small: 3590, Large: 4990 });
      const sized = { categoryIds: [id], variationGroupId: group.id, priceCents: 0 };
      const names = Array.from({ length: 10 }, (_, index) => `${word} ${index + 1}.`);
      for (const name of names) await restaurant.newProduct({ name, ...sized });
      const other = unique('Other');
      await restaurant.newProduct({ name: other, ...sized });

      const products = new ProductsPage(page);
      await products.open();
      await page.getByRole('searchbox', { name: 'Search by name or code' }).fill(word);
      await expect(page.getByRole('row')).toHaveCount(11);
      await page.getByRole('checkbox', { name: 'Choose all 10' }).check();
      await products.chosen.getByRole('button', { name: 'Price…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change the price of 10 products' });
      await dialog.getByText('Amount', { exact: true }).click();
      await dialog.getByRole('textbox', { name: 'By how much' }).fill('2');
      await choose(dialog.getByRole('combobox', { name: 'Round to' }), 'Ending in .90');
      const preview = dialog.getByRole('region', { name: `Prices of ${group.name} before and after` });
      await expect(preview.getByRole('row').filter({ hasText: `${names[0]} · Small` })).toContainText(
        'R$ 37,90',
      );
      const whose = dialog.getByRole('combobox', { name: group.name });
      await choose(whose, 'Change the group for all');
      await expect(dialog).toContainText('Also changes 1 other product.');
      await choose(whose, 'Give these products their own prices');
      await dialog.getByRole('button', { name: 'Change 20 prices' }).click();

      await expect(page.getByText('10 products changed')).toBeVisible();
      const [first = ''] = names;
      await expect(products.row(first)).toContainText('from R$ 37,90');
      const store = new StorePage(phone);
      await store.open();
      await expect(store.product(first)).toContainText(reais(3790));
      await expect(store.product(other)).toContainText(reais(3590));

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('10 products are as they were')).toBeVisible();
      await expect(products.row(first)).toContainText('from R$ 35,90');
    },
  );

  test(
    'come back but for the one that somebody else changed meanwhile',
    { tag: '@proof' },
    async ({ page, screenOf, restaurant }) => {
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
      await page.getByRole('spinbutton', { name: 'By what percentage' }).fill('10');
      await page.getByRole('button', { name: 'Change 2 prices' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(products.row(theirs)).toContainText('R$ 33,00');

      const kitchen = new ProductsPage(await screenOf('kitchen'));
      await kitchen.open();
      await kitchen.find(theirs);
      await kitchen.markSoldOut(theirs, 'Until I change it');

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText(`1 was left as it is. ${theirs}`)).toBeVisible();
      await expect(products.row(mine)).toContainText('R$ 30,00');
      await expect(products.row(theirs)).toContainText('R$ 33,00');
    },
  );
});
