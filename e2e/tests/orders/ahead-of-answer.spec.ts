import { BoardPage } from '../../pages/board-page';
import { expect, test } from '../../support/test';

test.describe('on a slow line', () => {
  test.use({ role: 'attendant', expectedComplaints: /status of 503/ });

  test('a card moves as soon as it is pressed, and stands where it was when the server refuses', async ({
    page,
    restaurant,
    customer,
  }) => {
    const dish = await restaurant.newProduct();
    const { number } = await customer.orders(dish.id);
    const board = new BoardPage(page);
    await board.open();
    await expect(board.cardIn('To accept', number)).toBeVisible();

    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/orders/*/accept', async (route) => {
      await answered;
      await route.fulfill({ status: 503, body: '' });
    });
    await board.take('Accept', number);
    await expect(board.cardIn('In preparation', number)).toBeVisible();
    expect((await restaurant.order(number)).state).toBe('PENDING');
    answer();
    await expect(board.cardIn('To accept', number)).toBeVisible();
    await page.unroute('**/api/orders/*/accept');
    await board.take('Accept', number);
    await expect(board.cardIn('In preparation', number)).toBeVisible();
    await expect.poll(async () => (await restaurant.order(number)).state).toBe('ACCEPTED');
  });

  test('what was silenced is accepted at once, whenever the answer to that comes', async ({
    page,
    restaurant,
    placed: { number },
    board,
  }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/orders/*/acknowledge', async (route) => {
      await answered;
      await route.continue();
    });
    await board.take('Got it', number);
    await expect(board.ring(number)).toBeHidden();
    await board.take('Accept', number);
    await expect.poll(async () => (await restaurant.order(number)).state).toBe('ACCEPTED');
    const noted = page.waitForResponse('**/api/orders/*/acknowledge');
    answer();
    expect((await noted).status()).toBe(200);
    await expect(board.cardIn('In preparation', number)).toBeVisible();
  });
});
