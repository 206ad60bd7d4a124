import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'marketing' });

test(
  'who writes the texts of the menu reads prices and stock there, and changes neither',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    const { id } = await restaurant.newProduct({ stockTracked: true });
    await page.goto(`/dashboard/menu/products/edit/${id}`);
    const stock = page.getByRole('switch', { name: 'Count the stock' });
    await expect(stock).toBeChecked();
    await expect(stock).toBeDisabled();
    await expect(page.getByLabel('Low stock from')).toBeDisabled();
    await expect(
      page.getByText('Stock and what has sold out are entered by who works with them.'),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toBeDisabled();
    await expect(page.getByText('Prices are changed by the owner or a manager.')).toBeVisible();

    await page.getByRole('textbox', { name: 'Description' }).fill('Com manjericão da horta');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Com manjericão da horta');

    const sizes = await restaurant.newVariations(unique('Tamanho'), { Broto: 1000, Grande: 2000 });
    await page.goto(`/dashboard/menu/variations/edit/${sizes.id}`);
    await expect(page.getByRole('switch', { name: 'Broto on sale' })).toBeDisabled();
    await page.getByRole('button', { name: 'More about Broto' }).click();
    await expect(page.getByRole('switch', { name: 'Count the stock' })).toBeDisabled();
  },
);
