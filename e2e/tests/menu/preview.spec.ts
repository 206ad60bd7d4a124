import { ProductPreview, ProductsPage } from '../../pages/menu-pages';
import { StorePage } from '../../pages/store-page';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.describe('a product that is being put together', () => {
  test.use({ role: 'manager' });

  test(
    'is seen as customers will see it, outlives its tab, and is what the store shows',
    { tag: '@proof' },
    async ({ page, phone, restaurant }) => {
      const { name: category } = await restaurant.newCategory();
      const { name: extras } = await restaurant.newExtras(
        unique('Molhos'),
        { min: 1, max: 1 },
        { Pesto: 0, Aioli: 300 },
      );
      const name = unique('Moqueca');
      await new ProductsPage(page).fill({ name, category, price: '58.00', extras });
      const preview = new ProductPreview(page);
      await expect(preview.card(name)).toContainText('58,00');
      const opened = await preview.open(name);
      await opened.getByRole('group', { name: extras }).getByText('Aioli').click();
      await expect(opened.getByRole('button', { name: /^Adicionar/ })).toContainText('61,00');
      await expect(page.getByText('kept on this device')).toBeVisible();
      // What is kept is not called lost.
      await page.getByRole('link', { name: 'Products' }).first().click();
      const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
      await expect(leaving).toContainText('What you typed stays on this device');
      await leaving.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(page).toHaveURL(/\/menu\/products$/);
      await page.close();

      const tab = await page.context().newPage();
      const offer = tab.getByRole('button', { name: 'Go on with what you typed' });
      await tab.goto('/dashboard/menu/products/new');
      await offer.click();
      await expect(offer).toBeHidden();
      await tab.getByRole('textbox', { name: 'Description' }).fill('Com leite de coco');
      const card = new ProductPreview(tab).card(name);
      await expect(card).toContainText('Com leite de coco');
      const words = await card.innerText();
      await new ProductsPage(tab).save();
      // What was made is what one sees next.
      await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(tab).toHaveURL(/\/menu\/products\/details-product\//);

      const store = new StorePage(phone);
      await store.open();
      expect(await store.product(name).innerText()).toBe(words);

      await tab.goto('/dashboard/menu/products/new');
      await expect(tab.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
      await expect(offer).toBeHidden();
    },
  );
});
