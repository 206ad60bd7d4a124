import { readFile } from 'node:fs/promises';
import { ProductsPage } from '../../pages/menu-pages';
import { StorePage } from '../../pages/store-page';
import { reais } from '../../support/money';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.describe('a menu from a file', () => {
  test.use({ role: 'owner' });

  test(
    'is shown line by line, stored as it was shown, and sold',
    { tag: '@proof' },
    async ({ page, phone, restaurant }) => {
      const word = unique('Sopa');
      const { name: category, id } = await restaurant.newCategory();
      const known = `${word} de cebola`;
      await restaurant.newProduct({ name: known, priceCents: 2000, categoryIds: [id] });
      const made = `${word} de açafrão`;
      const lines = [
        'Categoria;Nome;Descrição;Preço',
        `${category};${known};Gratinada;21,50`,
        `${category};${made};"Com pão; quente";R$ 18,90`,
        `${category};${word} sem preço;;dez`,
      ];
      // As Excel on Windows saves it in Brazil.
      const buffer = Buffer.from(lines.join('\r\n'), 'latin1');

      const products = new ProductsPage(page);
      await products.open();
      const files = await products.openFiles();
      await files
        .locator('input[type=file]')
        .setInputFiles({ name: 'cardápio.csv', mimeType: 'text/csv', buffer });
      await expect(files.getByRole('status')).toHaveText('1 new · 1 changed · 0 the same · 1 left out');
      const shown = files.getByRole('region', { name: 'Lines of the file' });
      await expect(shown.getByRole('row').filter({ hasText: known })).toContainText('R$ 20,00 → R$ 21,50');
      await expect(shown.getByRole('row').filter({ hasText: 'sem preço' })).toContainText(
        'This is not a price.',
      );
      const refused = page.waitForEvent('download');
      await files.getByRole('button', { name: 'Download the lines left out' }).click();
      expect(await readFile(await (await refused).path(), 'utf8')).toContain(
        `${category},${word} sem preço,,dez,This is not a price.`,
      );
      await files.getByRole('radiogroup', { name: 'Lines shown' }).getByText('New').click();
      await expect(shown.getByRole('row').filter({ hasText: known })).toBeHidden();

      await files.getByRole('button', { name: 'Import 2 products' }).click();
      await expect(files.getByText('Imported: 1 new, 1 changed')).toBeVisible();
      await files.getByRole('button', { name: 'Done' }).click();
      await products.find(made);

      const store = new StorePage(phone);
      await store.open();
      await expect(store.product(made)).toContainText(reais(1890));
      await expect(store.product(known)).toContainText(reais(2150));
    },
  );

  test(
    'is undone, also after the page was loaded again, but for what was changed since',
    { tag: '@proof' },
    async ({ page, restaurant }) => {
      const word = unique('Torta');
      const { name: category, id } = await restaurant.newCategory();
      const [first, second] = [`${word} de maçã`, `${word} de limão`];
      const made = `${word} de nozes`;
      for (const name of [first, second])
        await restaurant.newProduct({ name, priceCents: 2000, categoryIds: [id] });
      const lines = [
        'Category;Name;Price',
        ...[first, second, made].map((name) => `${category};${name};25,00`),
      ];
      const buffer = Buffer.from(lines.join('\n'));

      const products = new ProductsPage(page);
      await products.open();
      let files = await products.openFiles();
      const input = { name: 'menu.csv', mimeType: 'text/csv', buffer };
      await files.locator('input[type=file]').setInputFiles(input);
      await files.getByRole('button', { name: 'Import 3 products' }).click();
      await expect(files.getByText('Imported: 1 new, 2 changed')).toBeVisible();
      await files.getByRole('button', { name: 'Done' }).click();
      await products.find(second);
      await products.changePrice(second, '30.00');
      await expect(page.getByText(`${second} now costs`)).toBeVisible();

      await products.open();
      files = await products.openFiles();
      await expect(files.getByText(/^Last import: .+, 3 products$/)).toBeVisible();
      await files.getByRole('button', { name: 'Undo import' }).click();
      await page
        .getByRole('dialog', { name: 'Undo this import?' })
        .getByRole('button', { name: 'Undo import' })
        .click();
      await expect(files.getByRole('status')).toHaveText('Import undone: 1 as before, 1 taken off the menu');
      await expect(files.getByRole('listitem')).toHaveText(
        `${second}: It was changed since and stays as it is.`,
      );
      await expect(files.getByText(/^Last import: .+, 3 products$/)).toBeHidden();

      await files.locator('input[type=file]').setInputFiles(input);
      const shown = files.getByRole('region', { name: 'Lines of the file' });
      const row = (name: string) => shown.getByRole('row').filter({ hasText: name });
      await expect(row(first)).toContainText('R$ 20,00 → R$ 25,00');
      await expect(row(second)).toContainText('R$ 30,00 → R$ 25,00');
      await expect(row(made)).toContainText('New');
    },
  );

  test.describe('whose headings are unknown', () => {
    // The server refuses the file and says what its columns are.
    test.use({ expectedComplaints: /status of 400 .*\/api\/menu\/import/ });

    test(
      'is matched column by column, and by itself the next time',
      { tag: '@proof' },
      async ({ page, restaurant }) => {
        const { name: category } = await restaurant.newCategory();
        const [heading, first, second] = [unique('Sabor'), unique('Caldo'), unique('Caldo')];
        const fileOf = (name: string) => ({
          name: 'menu.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(`${heading};Linha;Quanto custa;Obs\n${name};${category};18,90;x`),
        });
        const products = new ProductsPage(page);
        await products.open();
        const files = await products.openFiles();
        await files.locator('input[type=file]').setInputFiles(fileOf(first));

        const dialog = page.getByRole('dialog', { name: 'Match columns' });
        await expect(dialog.getByRole('status')).toHaveText('Choose a column for: Category, Name');
        await expect(dialog.getByRole('row').filter({ hasText: heading })).toContainText(first);
        const choices = { [heading]: 'Name', Linha: 'Category', 'Quanto custa': 'Price' };
        for (const [column, field] of Object.entries(choices)) {
          await dialog.getByRole('combobox', { name: `Import “${column}” as` }).focus();
          await page.keyboard.type(field);
          await page.keyboard.press('Enter');
        }
        await dialog.getByRole('button', { name: 'Use these columns' }).click();
        await expect(files.getByRole('status')).toHaveText('1 new · 0 changed · 0 the same · 0 left out');
        await files.getByRole('button', { name: 'Import 1 product' }).click();
        await files.getByRole('button', { name: 'Import another file' }).click();

        await files.locator('input[type=file]').setInputFiles(fileOf(second));
        await expect(
          files.getByText('Columns matched as in your last import of a file like this.'),
        ).toBeVisible();
        await files.getByRole('button', { name: 'Import 1 product' }).click();
        await files.getByRole('button', { name: 'Done' }).click();
        await products.find(second);
      },
    );
  });

  for (const format of ['CSV', 'Excel'])
    test(`changes nothing when it was just exported as ${format}`, { tag: '@proof' }, async ({ page }) => {
      const products = new ProductsPage(page);
      await products.open();
      const files = await products.openFiles();
      const download = page.waitForEvent('download');
      await files.getByRole('button', { name: `As ${format}` }).click();
      await files.locator('input[type=file]').setInputFiles(await (await download).path());
      await expect(files.getByRole('status')).toContainText(
        /^0 new · 0 changed · \d+ the same · 0 left out$/,
      );
      await expect(files.getByRole('button', { name: 'Import 0 products' })).toBeDisabled();
    });
});
