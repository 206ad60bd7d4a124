import { ExtrasPage } from '../../pages/menu-pages';
import { CheckoutPage } from '../../pages/checkout-page';
import { KitchenPage } from '../../pages/kitchen-page';
import { StorePage } from '../../pages/store-page';
import { expectAccessible } from '../../support/accessibility';
import { reais } from '../../support/money';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.describe('a question that an option asks', () => {
  test.use({ role: 'manager' });

  test(
    'is set up in its line, answered by the customer and read by the kitchen',
    { tag: '@proof' },
    async ({ page, phone, screenOf, restaurant }) => {
      test.slow();
      const [sides, sauces] = [unique('Acompanhamento'), unique('Qual molho')];
      const [rice, fries, mayo, pesto] = [
        unique('Arroz'),
        unique('Fritas'),
        unique('Maionese'),
        unique('Pesto'),
      ];
      const sauce = await restaurant.newExtras(sauces, { min: 1, max: 2 }, { [mayo]: 200, [pesto]: 300 });

      const extras = new ExtrasPage(page);
      await extras.startNew(sides);
      await extras.addOptions({ [rice]: '4.00', [fries]: '9.00' });
      await extras.moreAbout(fries);
      await extras.thenAsk(fries, sauces);
      await extras.trial.getByRole('checkbox', { name: new RegExp(fries) }).check();
      const asked = extras.trial.getByRole('group', { name: sauces });
      await expect(extras.trial.getByText('1 more has to be chosen.')).toBeVisible();
      await asked.getByRole('checkbox', { name: new RegExp(pesto) }).check();
      await expect(extras.trial).toContainText('12,00');
      await expectAccessible(page);
      await extras.create();
      const group = await restaurant.extrasCalled(sides);
      const dish = await restaurant.newProduct({ extraGroupIds: [group.id] });

      // The other side: the group knows where it is asked, and that its options can ask no more.
      await page.goto(`/dashboard/menu/products-extra/edit/${sauce.id}`);
      await expect(page.getByRole('link', { name: `Asked after ${fries} of ${sides}` })).toBeVisible();
      await extras.moreAbout(mayo);
      await expect(page.getByText(`this group is itself asked after “${fries}”`)).toBeVisible();

      const store = new StorePage(phone);
      await store.open();
      const sheet = await store.choose(dish.name);
      await expect(sheet.group(sauces)).toBeHidden();
      await sheet.group(sides).getByText(fries).click();
      await sheet.dialog.getByRole('button', { name: /^Adicionar/ }).click();
      await expect(sheet.group(sauces)).toBeFocused();
      await expect(sheet.group(sauces)).toContainText('Escolha mais 1.');
      await expectAccessible(phone);
      await sheet.group(sauces).getByText(mayo).click();
      await sheet.group(sauces).getByText(pesto).click();
      await expect(sheet.dialog.getByRole('button', { name: /^Adicionar/ })).toContainText(
        reais(2500 + 900 + 500),
      );
      await sheet.add();

      await phone.getByRole('button', { name: 'Ver sacola' }).click();
      await expect(store.cart).toContainText(`${fries} (${mayo}, ${pesto})`);
      await store.cart.getByRole('button', { name: `Editar ${dish.name}` }).click();
      await sheet.group(sauces).getByText(pesto).click();
      await sheet.dialog.getByRole('button', { name: 'Salvar' }).click();
      await store.cart.getByRole('button', { name: 'Continuar' }).click();
      const checkout = new CheckoutPage(phone);
      await checkout.takeOut();
      await checkout.isFor(unique('Ana Lima'), uniquePhone());
      await checkout.payBy('Dinheiro');
      await expect(checkout.review).toContainText(`${fries} (${mayo})`);
      const tracking = await checkout.placed();
      await expect(tracking.order).toContainText(`${fries} (${mayo})`);

      const placed = (await restaurant.board()).find(({ items }) =>
        items.some(({ name }) => name === dish.name),
      );
      if (!placed) throw new Error('The order is not on the board');
      expect(placed.totalCents).toBe(2500 + 900 + 200);
      await restaurant.does('accept', placed);
      const kitchen = new KitchenPage(await screenOf('kitchen'));
      await kitchen.open();
      const ticket = kitchen.ticket(placed.number);
      await expect(ticket.getByText(`+ ${fries}`)).toBeVisible();
      await expect(ticket.getByText(`↳ ${mayo}`)).toBeVisible();
      await expect(ticket.getByText(pesto)).toBeHidden();
    },
  );
});
