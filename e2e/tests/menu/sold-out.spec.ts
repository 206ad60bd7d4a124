import { CategoriesPage, ProductsPage } from '../../pages/menu-pages';
import { StorePage } from '../../pages/store-page';
import { expectAccessible } from '../../support/accessibility';
import { calendarOf, enterDate } from '../../support/enter-date';
import { reais } from '../../support/money';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.describe('what is sold out', () => {
  // The order that comes too late is refused, and the browser says so on its console.
  test.use({ role: 'attendant', expectedComplaints: /status of 4\d\d .*\/api\/store\/[\w-]+\/orders/ });

  test(
    'is greyed on a menu that is being read, and can be had again',
    { tag: '@proof' },
    async ({ page, phone, restaurant }) => {
      const { name } = await restaurant.newProduct();
      const store = new StorePage(phone);
      await store.open();
      await expect(store.product(name).getByText('Esgotado')).toBeHidden();

      const products = new ProductsPage(page);
      await products.open();
      await products.find(name);
      await products.markSoldOut(name, 'Until I change it');
      await expect(store.product(name).getByText('Esgotado')).toBeVisible();
      await expect(store.product(name).getByRole('button', { name: `Adicionar ${name}` })).toBeHidden();

      await products.sellAgain(name);
      await expect(store.product(name).getByText('Esgotado')).toBeHidden();
      await expect(store.product(name).getByRole('button', { name: `Adicionar ${name}` })).toBeVisible();
    },
  );

  test(
    'is so until a day and a time of the branch, which are typed',
    { tag: '@proof' },
    async ({ page, restaurant }) => {
      const { name } = await restaurant.newProduct();
      const products = new ProductsPage(page);
      await products.open();
      await products.find(name);
      await products
        .row(name)
        .getByRole('button', { name: `Mark ${name} sold out` })
        .click();
      await page.getByRole('menuitem', { name: 'Until a date…' }).click();
      const dialog = page.getByRole('dialog', { name: `${name}: sold out until` });
      const until = dialog.getByRole('textbox', { name: 'Day and time' });
      await until.click();
      await calendarOf(until).waitFor();
      await expectAccessible(page);

      // Escape closes the calendar, and the dialog stays.
      await enterDate(until, '3/4/2020 19:05');
      await dialog.getByRole('button', { name: 'Mark sold out' }).click();
      await expect(dialog.getByText('Choose a moment that is still to come')).toBeVisible();
      await enterDate(until, '2098-04-03 19:05');
      await expect(until).toHaveValue('03/04/2098 19:05');
      await dialog.getByRole('button', { name: 'Mark sold out' }).click();
      await expect(page.getByText(/ is sold out until 3 Apr 2098, 19:05/)).toBeVisible();
      await products.sellAgain(name);
    },
  );

  test('is refused by name to a customer who had it in the cart', async ({ page, phone, restaurant }) => {
    const { name } = await restaurant.newProduct({ priceCents: 6000 });
    const before = (await restaurant.board()).length;
    const store = new StorePage(phone);
    await store.open();
    await store.add(name);
    const checkout = await store.checkOut();
    await checkout.takeOut();
    await checkout.isFor(unique('Ana Lima'), uniquePhone());
    await checkout.payBy('Dinheiro');

    const products = new ProductsPage(page);
    await products.open();
    await products.find(name);
    await products.markSoldOut(name, 'Until the day ends');

    await checkout.place.click();
    await expect(checkout.review.getByText(new RegExp(`${name}.*esgotado`, 'i'))).toBeVisible();
    await expect(checkout.heading).toBeVisible();
    expect(await restaurant.board()).toHaveLength(before);
  });
});

test.describe('on a tablet, where nothing hovers', () => {
  test.use({ role: 'manager', hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test(
    'marking something sold out stands in the menu of its row',
    { tag: '@proof' },
    async ({ page, restaurant }) => {
      const { name: product } = await restaurant.newProduct();
      const { name: category } = await restaurant.newCategory();
      const { name: extras } = await restaurant.newExtras(unique('Molhos'), { min: 0, max: 1 }, { Pesto: 0 });
      const goes = async (name: string) => {
        const again = page.getByRole('button', { name: `Sell ${name} again` });
        const mark = page.getByRole('button', { name: `Mark ${name} sold out` });
        await page.getByRole('button', { name: `More for ${name}`, exact: true }).tap();
        await expect(mark).toBeHidden();
        await page.getByRole('menuitem', { name: 'Until I change it' }).tap();
        await again.tap();
        await expect(again).toBeHidden();
        await expect(mark).toBeHidden();
      };
      const products = new ProductsPage(page);
      await products.open();
      await page.getByRole('searchbox', { name: 'Search by name or code' }).fill(product);
      await goes(product);
      await page.goto('/dashboard/menu/category');
      await goes(category);
      await page.goto('/dashboard/menu/products-extra');
      await page.getByRole('searchbox', { name: 'Search groups and options' }).fill(extras);
      await goes(extras);
    },
  );
});

test.describe('the menu', () => {
  test.use({ role: 'manager' });

  test(
    'takes in a new category with a product, and a new price',
    { tag: '@proof' },
    async ({ page, phone }) => {
      const category = unique('Sobremesas');
      const name = unique('Pudim');
      await new CategoriesPage(page).create(category);
      const products = new ProductsPage(page);
      await products.create({ name, category, price: '14.50' });

      const store = new StorePage(phone);
      await store.open();
      await expect(store.section(category)).toContainText(name);
      await expect(store.product(name)).toContainText(reais(1450));

      await products.open();
      await products.find(name);
      await products.changePrice(name, '16.90');
      await expect(page.getByText(`${name} now costs`)).toBeVisible();
      await expect(store.product(name)).toContainText(reais(1690));
    },
  );
});
