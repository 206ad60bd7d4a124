import { BoardPage } from '../../pages/board-page';
import { KitchenPage } from '../../pages/kitchen-page';
import { expectAccessible } from '../../support/accessibility';
import { choose } from '../../support/choose';
import { expect, test } from '../../support/test';

test.use({ role: 'owner' });

test('what is sold out is offered otherwise, and the customer takes it from their phone', async ({
  page,
  phone,
  restaurant,
  customer,
}) => {
  const lemonade = await restaurant.newProduct({ priceCents: 1300 });
  const water = await restaurant.newProduct({ priceCents: 800 });
  const { number, token } = await customer.orders(lemonade.id, {}, { quantity: 2 });
  await phone.goto(`/t/${token}`);
  const board = new BoardPage(page);
  await board.open();
  await board.take('Accept', number);

  await board.choose('Sold out: offer something else', number);
  const drawer = page.getByRole('dialog', { name: `Order ${number}: something is sold out` });
  await drawer.getByRole('radio', { name: lemonade.name }).check();
  await choose(drawer.getByRole('combobox', { name: 'Add an item' }), new RegExp(`^${water.name}`));
  await drawer.getByRole('button', { name: 'Offer this' }).click();
  await expect(drawer).toContainText('R$16.00');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Ask the customer' }).click();
  await expect(drawer).toBeHidden();
  await expect(board.cardIn('In preparation', number)).toContainText('Asking until');

  // What is read a moment later is the order as it is now, not as the drawer had it.
  await board.cardIn('In preparation', number).getByRole('link').first().click();
  await expect(page.getByText(/^The customer is asked until/)).toBeVisible();

  const kitchen = new KitchenPage(page);
  await kitchen.open();
  await expect(kitchen.ticket(number).getByRole('region', { name: 'Wait for the customer' })).toContainText(
    water.name,
  );

  const question = phone.getByRole('region', { name: 'Um item acabou' });
  await expect(question).toContainText(lemonade.name);
  await expectAccessible(phone);
  await question.getByRole('button', { name: 'Sim, pode trocar' }).click();
  await expect(question).toBeHidden();
  await expect(phone.getByRole('region', { name: 'Seu pedido' })).toContainText(water.name);

  const change = page.getByRole('region', { name: `${number} was changed` });
  await expect(change).toContainText(water.name);
  // What ran out left the menu in the same breath.
  const { soldOutUntil } = await restaurant.productCalled(lemonade.name);
  expect(soldOutUntil).not.toBeNull();
});
