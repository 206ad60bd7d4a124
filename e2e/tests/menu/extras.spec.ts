import { ExtrasPage, ProductsPage, VariationsPage } from '../../pages/menu-pages';
import { StorePage } from '../../pages/store-page';
import { reais } from '../../support/money';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.describe('a question that the menu asks', () => {
  // The order that comes too late is refused, and the browser says so on its console.
  test.use({ role: 'manager', expectedComplaints: /status of 4\d\d .*\/api\/store\/[\w-]+\/orders/ });

  test(
    'is put right where it is impossible, asked in the store, priced, and refused by name once an answer ran out',
    { tag: '@proof' },
    async ({ page, phone, restaurant }) => {
      test.slow();
      const [sizes, name, pizza] = [unique('Tamanho'), unique('Dois sabores'), unique('Pizza')];
      const [calabresa, margherita] = [unique('Calabresa'), unique('Margherita')];
      const { name: category } = await restaurant.newCategory();
      await new VariationsPage(page).create(sizes, { Broto: '10.00', Grande: '20.00' });

      const extras = new ExtrasPage(page);
      await extras.startNew(name);
      await extras.addOptions({ [calabresa]: '24.00', [margherita]: '32.00' });
      await extras.field('At least').fill('3');
      await extras.field('At most').fill('3');
      await extras.field('At most').blur();
      const why = page.getByText('Nobody could order: the options on sale allow 2 at most');
      await expect(why).toBeVisible();
      await expect(extras.field('At least')).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('button', { name: 'Create group' }).click();
      await expect(extras.field('At least')).toBeFocused();

      await extras.field('At least').fill('2');
      await extras.field('At most').fill('2');
      await expect(why).toBeHidden();
      await extras.charge('The average');
      await extras.trial.getByRole('textbox', { name: 'Price of the product' }).fill('20.00');
      await extras.trial.getByRole('checkbox', { name: new RegExp(calabresa) }).check();
      await expect(extras.trial.getByText('1 more has to be chosen.')).toBeVisible();
      await extras.trial.getByRole('checkbox', { name: new RegExp(margherita) }).check();
      await expect(extras.trial).toContainText('48,00');
      await extras.create();
      await new ProductsPage(page).create({ name: pizza, category, price: '20.00', sizes, extras: name });

      const before = (await restaurant.board()).length;
      const store = new StorePage(phone);
      await store.open();
      const sheet = await store.choose(pizza);
      await sheet.group(sizes).getByText('Grande').click();
      await sheet.group(name).getByText(calabresa).click();
      await sheet.group(name).getByText(margherita).click();
      await expect(sheet.dialog.getByRole('button', { name: /^Adicionar/ })).toContainText(reais(4800));
      await sheet.add();
      const checkout = await store.checkOut();
      await checkout.takeOut();
      await checkout.isFor(unique('Ana Lima'), uniquePhone());
      await checkout.payBy('Dinheiro');

      await extras.open();
      await extras.find(name);
      await extras.markSoldOut(name, calabresa);
      await checkout.place.click();
      await expect(checkout.review.getByText(new RegExp(`${calabresa}.*esgotado`, 'i'))).toBeVisible();
      expect(await restaurant.board()).toHaveLength(before);
    },
  );
});

test.describe('an option that has run out', () => {
  test.use({ role: 'kitchen' });

  test(
    'is taken off every menu with one press, and put back with another',
    { tag: '@proof' },
    async ({ page, phone, restaurant }) => {
      const [catupiry, cheddar] = [unique('Catupiry'), unique('Cheddar')];
      const crust = await restaurant.newExtras(
        unique('Bordas'),
        { min: 0, max: 2 },
        { [catupiry]: 900, [cheddar]: 700 },
      );
      const product = await restaurant.newProduct({ extraGroupIds: [crust.id] });

      const extras = new ExtrasPage(page);
      await extras.open();
      await extras.find(crust.name);
      await extras.markSoldOut(crust.name, catupiry);

      const store = new StorePage(phone);
      await store.open();
      const sheet = await store.choose(product.name);
      const shown = (name: string) =>
        sheet.group(crust.name).getByRole('checkbox', { name: new RegExp(name) });
      await expect(shown(catupiry)).toBeDisabled();
      await expect(shown(cheddar)).toBeEnabled();

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(extras.option(crust.name, catupiry)).not.toContainText('Sold out');
      await store.lookAgain();
      await expect(shown(catupiry)).toBeEnabled();
    },
  );
});
