import { BoardPage } from '../../pages/board-page';
import { KitchenPage } from '../../pages/kitchen-page';
import { expect, test } from '../../support/test';

test.use({ role: 'owner' });

test('the second course is held at the counter and fired by the kitchen, and only then is the order ready', async ({
  page,
  screenOf,
  restaurant,
  customer,
}) => {
  const steak = await restaurant.newProduct({ priceCents: 5200 });
  const { number } = await customer.orders(steak.id);
  const board = new BoardPage(page);
  await board.open();
  await board.take('Accept', number);
  await board.cardIn('In preparation', number).getByRole('link').first().click();
  await page.getByRole('button', { name: `Hold ${steak.name}` }).click();
  await expect(page.getByRole('button', { name: `Fire ${steak.name}` })).toBeVisible();

  const kitchen = new KitchenPage(await screenOf('kitchen'));
  await kitchen.open();
  const ticket = kitchen.ticket(number);
  await expect(ticket.getByRole('region', { name: `${number} was changed` })).toContainText('Held');
  await expect(kitchen.ready(number)).toBeDisabled();
  await ticket.getByRole('button', { name: `Fire: order ${number}` }).click();
  await expect(ticket.getByRole('region', { name: `${number} was changed` })).toContainText('Fire');
  await kitchen.bump(number);
  await expect(page.getByRole('button', { name: `Fire ${steak.name}` })).toBeHidden();
  await board.open();
  await expect(board.cardIn('Ready', number)).toBeVisible();
});
