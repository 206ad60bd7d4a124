import { randomUUID } from 'node:crypto';
import { BoardPage } from '../../pages/board-page';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'owner', expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

test('an owner sees all branches on one board, acts on each, and misses nothing while the network is gone', async ({
  page,
  context,
  restaurant,
  customer,
}) => {
  const dish = await restaurant.newProduct({ priceCents: 3100 });
  const branch = await restaurant.opensAnother(unique('Porto'));
  const same = await restaurant.productCalled(dish.name, branch);
  const orderThere = async () => (await customer.orders(same.id, {}, {}, randomUUID(), branch.slug)).number;
  const here = (await customer.orders(dish.id)).number;
  const there = await orderThere();

  const board = new BoardPage(page);
  await board.open();
  await page.getByRole('banner').getByRole('button', { name: restaurant.branch.name }).click();
  await page.getByRole('menuitemradio', { name: 'All branches' }).click();
  const cardOf = (number: string, name: string) => board.card(number).filter({ hasText: name });
  await expect(cardOf(there, branch.name)).toBeVisible();
  await expect(cardOf(here, restaurant.branch.name)).toBeVisible();

  await cardOf(there, branch.name)
    .getByRole('button', { name: `Accept: order ${there}` })
    .click();
  await expect(
    board.column('In preparation').getByRole('article').filter({ hasText: branch.name }),
  ).toHaveCount(1);

  await context.setOffline(true);
  await expect(board.offline).toBeVisible();
  const meanwhile = await orderThere();
  await context.setOffline(false);
  await board.live();
  await expect(cardOf(meanwhile, branch.name)).toHaveCount(1);
});
