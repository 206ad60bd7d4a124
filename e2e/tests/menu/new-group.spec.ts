import { ProductsPage, typeOptions } from '../../pages/menu-pages';
import { waitForIdle } from '../../support/idle';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.describe('a product that comes in sizes which are not there yet', () => {
  test.use({ role: 'manager' });

  test(
    'gets its groups from its own form, which keeps what was typed',
    { tag: '@proof' },
    async ({ page, restaurant }) => {
      const { name: category } = await restaurant.newCategory();
      const [pizza, sizes, borders] = [unique('Pizza'), unique('Tamanho'), unique('Bordas')];
      const products = new ProductsPage(page);
      await products.fill({ name: pizza, category, price: '20.00' });

      await page.getByRole('button', { name: 'New group of variations…' }).click();
      const ofSizes = page.getByRole('dialog', { name: 'New variations group' });
      await ofSizes.getByRole('textbox', { name: 'Name', exact: true }).fill(sizes);
      await typeOptions(page, 'Add a variation', { Broto: '10.00', Grande: '30.00' });

      // Closing it over what was typed asks first.
      await ofSizes.getByRole('button', { name: 'Close' }).click();
      await page
        .getByRole('dialog', { name: 'Leave without saving?' })
        .getByRole('button', { name: 'Cancel' })
        .click();
      await expect(ofSizes.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(sizes);
      await ofSizes.getByRole('textbox', { name: 'Name', exact: true }).press('Control+s');
      await expect(ofSizes).toBeHidden();
      await expect(page.getByRole('textbox', { name: `Price of Grande` })).toBeVisible();

      await page.getByRole('button', { name: 'New group of extras…' }).click();
      const ofBorders = page.getByRole('dialog', { name: 'New extras group' });
      await ofBorders.getByRole('textbox', { name: 'Name', exact: true }).fill(borders);
      await typeOptions(page, 'Add an option', { Catupiry: '8.00' });
      await ofBorders.getByRole('button', { name: 'Create group' }).click();
      await expect(ofBorders).toBeHidden();
      await expect(page.getByRole('button', { name: `Remove ${borders}` })).toBeVisible();

      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(pizza);
      await products.save();
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('button', { name: `Remove ${borders}` })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Price of Grande' })).toBeVisible();
      await expect(
        page.getByRole('group', { name: 'Categories' }).getByRole('checkbox', { name: category }),
      ).toBeChecked();
    },
  );

  test('does not lose its own guard to the group’s', { tag: '@proof' }, async ({ page, restaurant }) => {
    const { name: category } = await restaurant.newCategory();
    const products = new ProductsPage(page);
    await products.open();
    await page.getByRole('link', { name: 'New product' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(unique('Pizza'));
    await page.getByRole('group', { name: 'Categories' }).getByRole('checkbox', { name: category }).check();
    await page.getByRole('button', { name: 'New group of extras…' }).click();
    const drawer = page.getByRole('dialog', { name: 'New extras group' });
    await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill(unique('Bordas'));

    await waitForIdle(page);
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(drawer).toBeHidden();

    await waitForIdle(page);
    await page.goBack();
    await expect(question).toBeVisible();
  });
});
