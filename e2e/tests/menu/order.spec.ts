import { ProductsPage } from '../../pages/menu-pages';
import { StorePage } from '../../pages/store-page';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.describe('the order of products', () => {
  test.use({ role: 'manager' });

  test(
    'is made by keyboard and by drag, and is the one that customers see',
    { tag: '@proof' },
    async ({ page, phone, restaurant }) => {
      const category = await restaurant.newCategory({ name: unique('Sobremesas') });
      const names = ['Pudim', 'Brigadeiro', 'Quindim', 'Cocada'].map((word) => unique(word));
      const [pudim = '', brigadeiro = '', quindim = '', cocada = ''] = names;
      for (const name of names) await restaurant.newProduct({ name, categoryIds: [category.id] });

      const products = new ProductsPage(page);
      await products.open(category.id);
      await expect(products.names).toHaveText(names);

      await products.handle(cocada).press('Home');
      await expect(products.names).toHaveText([cocada, pudim, brigadeiro, quindim]);
      await expect(page.getByText(`${cocada} is now in place 1 of 4`)).toBeAttached();
      await expect(products.handle(cocada)).toBeFocused();
      await products.handle(cocada).press('ArrowDown');
      await expect(products.names).toHaveText([pudim, cocada, brigadeiro, quindim]);
      await expect(products.handle(cocada)).toBeFocused();

      await products.drag(quindim, pudim);
      await expect(products.names).toHaveText([quindim, pudim, cocada, brigadeiro]);
      await products.drag(pudim, brigadeiro);
      const order = [quindim, cocada, brigadeiro, pudim];
      await expect(products.names).toHaveText(order);

      const store = new StorePage(phone);
      await expect(async () => {
        await store.open();
        await expect(store.section(category.name).getByRole('heading', { level: 3 })).toHaveText(order, {
          timeout: 1000,
        });
      }).toPass();
      await page.reload();
      await expect(products.names).toHaveText(order);

      // What is found has no order of its own.
      await products.find(pudim);
      await expect(products.names).toHaveText([pudim]);
      await expect(products.handle(pudim)).toBeHidden();
    },
  );
});
