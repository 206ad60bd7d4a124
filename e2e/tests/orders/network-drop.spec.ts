import { BoardPage } from '../../pages/board-page';
import { LiveLine } from '../../support/live-line';
import { expect, test } from '../../support/test';

test.use({ role: 'attendant', expectedComplaints: /ERR_INTERNET_DISCONNECTED|status of 503/ });

test('a board that was without a network misses no order and doubles none', async ({
  page,
  context,
  restaurant,
  customer,
}) => {
  const { id } = await restaurant.newProduct();
  const earlier = await customer.orders(id);
  const board = new BoardPage(page);
  await board.open();
  await expect(board.button('Accept', earlier.number)).toBeEnabled();

  await context.setOffline(true);
  await expect(board.offline).toBeVisible();
  await expect(board.button('Accept', earlier.number)).toBeDisabled();
  // What rings is silenced all the same, and the others are told once the line is back.
  await board.button('Got it', earlier.number).click();
  await expect(board.ring(earlier.number)).toBeHidden();
  expect((await restaurant.order(earlier.number)).acknowledgedAt).toBeNull();
  const missed = [await customer.orders(id), await customer.orders(id)];
  for (const { number } of missed) await expect(board.card(number)).toBeHidden();

  await context.setOffline(false);
  await board.live();
  await expect(board.offline).toBeHidden();
  for (const { number } of missed) {
    await expect(board.cardIn('To accept', number)).toHaveCount(1);
    await expect(board.card(number)).toHaveCount(1);
    await expect(board.ring(number)).toBeVisible();
  }
  const waiting = (await restaurant.board()).filter(({ state }) => state === 'PENDING');
  await expect(board.column('To accept').getByRole('article')).toHaveCount(waiting.length);

  await expect.poll(async () => (await restaurant.order(earlier.number)).acknowledgedAt).not.toBeNull();
  await board.take('Accept', earlier.number);
  await expect(board.cardIn('In preparation', earlier.number)).toBeVisible();
});

test('a board whose stream the server ended goes on where it stood', async ({
  page,
  baseURL,
  restaurant,
  customer,
}) => {
  const { id } = await restaurant.newProduct();
  const line = await LiveLine.of(page, baseURL ?? '');
  const board = new BoardPage(page);
  await board.open();
  const heard = await customer.orders(id);
  await expect(board.cardIn('To accept', heard.number)).toBeVisible();

  line.close();
  await expect(board.offline).toBeVisible();
  const missed = [await customer.orders(id), await customer.orders(id)];
  await restaurant.does('accept', await restaurant.order(heard.number));
  await expect(board.cardIn('To accept', heard.number)).toBeVisible();

  line.reopen();
  // The board tries by itself as well, and takes the button away once it is back.
  const tryNow = page.getByRole('button', { name: 'Try now', exact: true });
  await Promise.any([tryNow.click(), expect(board.offline).toBeHidden()]);
  await expect(board.offline).toBeHidden();
  await expect(board.cardIn('In preparation', heard.number)).toBeVisible();
  for (const { number } of missed) {
    await expect(board.card(number)).toHaveCount(1);
    await expect(board.ring(number)).toBeVisible();
  }

  // And it is as live as before.
  const next = await customer.orders(id);
  await expect(board.ring(next.number)).toBeVisible();
  await line.end();
});
