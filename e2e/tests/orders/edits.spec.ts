import { BoardPage } from '../../pages/board-page';
import { KitchenPage } from '../../pages/kitchen-page';
import { choose } from '../../support/choose';
import { expect, test } from '../../support/test';

test.use({ role: 'owner' });

test('an order is edited on the telephone, and the kitchen and the customer are told', async ({
  page,
  phone,
  restaurant,
  customer,
}) => {
  const soup = await restaurant.newProduct({ priceCents: 3000 });
  const juice = await restaurant.newProduct({ priceCents: 1250 });
  const { number, token } = await customer.orders(soup.id);
  await phone.goto(`/t/${token}`);
  const board = new BoardPage(page);
  await board.open();
  await board.take('Accept', number);
  await expect(board.cardIn('In preparation', number)).toBeVisible();

  await board.choose('Edit items', number);
  const drawer = page.getByRole('dialog', { name: `Edit order ${number}` });
  await choose(drawer.getByRole('combobox', { name: 'Add an item' }), new RegExp(`^${juice.name}`));
  await drawer.getByRole('button', { name: 'Add to the order' }).click();
  await expect(drawer).toContainText('R$42.50');
  await drawer.getByLabel('Why').fill('They are thirsty');
  await drawer.getByRole('button', { name: 'Change the order' }).click();
  await expect(drawer).toBeHidden();
  await expect(board.cardIn('In preparation', number)).toContainText('Changed');
  await expect(phone.getByRole('main')).toContainText(juice.name);

  const kitchen = new KitchenPage(page);
  await kitchen.open();
  const change = page.getByRole('region', { name: `${number} was changed` });
  await expect(change).toContainText(juice.name);
  await page.getByRole('button', { name: `Seen: order ${number}` }).click();
  await expect(change).toBeHidden();
});

test('a tenth is taken off an order by hand, and the customer reads why', async ({
  page,
  phone,
  restaurant,
  customer,
}) => {
  const soup = await restaurant.newProduct({ priceCents: 3000 });
  const { number, token } = await customer.orders(soup.id);
  const board = new BoardPage(page);
  await board.open();
  await board.take('Accept', number);
  await board.choose('Discount', number);
  const dialog = page.getByRole('dialog', { name: `Discount on order ${number}` });
  await dialog.getByText('Percent').click();
  await dialog.getByRole('spinbutton', { name: 'Percent' }).fill('10');
  await dialog.getByRole('button', { name: 'Late order' }).click();
  await expect(dialog).toContainText('R$27.00');
  await dialog.getByRole('button', { name: 'Apply discount' }).click();
  await expect(dialog).toBeHidden();
  await expect(board.card(number)).toContainText('R$27.00');
  await phone.goto(`/t/${token}`);
  await expect(phone.getByRole('main')).toContainText('Late order');
  await expect(phone.getByRole('main')).toContainText(/27,00/);
});
