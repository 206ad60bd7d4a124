import { BoardPage } from '../../pages/board-page';
import { TrackingPage } from '../../pages/tracking-page';
import { expect, test } from '../../support/test';

test.use({ role: 'attendant' });

test('why an order is rejected reaches the customer', async ({ page, phone, restaurant, customer }) => {
  const { number, token } = await customer.orders((await restaurant.newProduct()).id);
  const tracking = new TrackingPage(phone);
  await tracking.open(token);
  await expect(tracking.headline).toHaveText('Aguardando a confirmação da loja');

  const board = new BoardPage(page);
  await board.open();
  await board.choose('Reject', number);
  const question = page.getByRole('dialog', { name: `Reject order ${number}` });
  await question.getByRole('radio', { name: 'Too many orders right now' }).check();
  await question.getByLabel('In your own words').fill('O forno parou.');
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(board.cardIn('To accept', number)).toBeHidden();
  await board.unfold('Cancelled');
  await expect(board.cardIn('Cancelled', number)).toContainText('Too many orders right now');

  await expect(tracking.headline).toHaveText('Não aceito pela loja');
  await expect(tracking.progress).toContainText('A cozinha está sobrecarregada.');
  await expect(tracking.progress).toContainText('O forno parou.');
});

test('a customer takes an order back before it is accepted, and the board says so', async ({
  page,
  phone,
  restaurant,
  customer,
}) => {
  const { number, token } = await customer.orders((await restaurant.newProduct()).id);
  const board = new BoardPage(page);
  await board.open();
  await expect(board.ring(number)).toBeVisible();

  const tracking = new TrackingPage(phone);
  await tracking.open(token);
  await tracking.cancel();
  await expect(tracking.headline).toHaveText('Cancelado');

  await expect(board.cardIn('To accept', number)).toBeHidden();
  await board.unfold('Cancelled');
  await expect(board.cardIn('Cancelled', number)).toContainText('The customer asked for it');
});

test(
  'an order that was noted on one board rings on no other',
  { tag: '@proof' },
  async ({ page, screenOf, restaurant, customer }) => {
    const here = new BoardPage(page);
    await here.open();
    const there = new BoardPage(await screenOf('manager'));
    await there.open();

    const { number } = await customer.orders((await restaurant.newProduct()).id);
    await expect(here.ring(number)).toBeVisible();
    await expect(there.ring(number)).toBeVisible();

    await here.take('Got it', number);
    await expect(here.ring(number)).toBeHidden();
    await expect(there.ring(number)).toBeHidden();
    await expect(there.cardIn('To accept', number)).toBeVisible();
  },
);
