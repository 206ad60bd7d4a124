import { BoardPage } from '../../pages/board-page';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';

test.use({ role: 'attendant' });

test('a card is dragged where the rules allow, with the minutes that it shows, and nowhere else', async ({
  page,
  placed: { number },
  board,
  restaurant,
}) => {
  await page.locator('[aria-keyshortcuts="?"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await board
    .card(number)
    .getByRole('button', { name: `Preparation time of order ${number}` })
    .click();
  // A press on the menu that slips a little picks up no card beneath it.
  const minutes = page.getByRole('menuitem', { name: '45 min', exact: true });
  await minutes.hover();
  await page.mouse.down();
  await minutes.hover({ position: { x: 12, y: 12 } });
  await expect(board.column('In preparation')).not.toHaveAttribute('data-drop');
  await page.mouse.up();
  await expect(minutes).toBeHidden();

  await board.drag(number, 'In preparation', async () => {
    await expect(board.column('In preparation')).toHaveAttribute('data-drop', 'here');
    await expect(board.column('Ready')).toHaveAttribute('data-drop', 'no');
  });
  await expect(board.cardIn('In preparation', number)).toBeVisible();
  await expect.poll(() => restaurant.order(number)).toMatchObject({ state: 'ACCEPTED', preparationMin: 45 });

  // What the customer was told is not taken back.
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/orders/')) asked.push(pathname);
  });
  await board.drag(number, 'To accept', () =>
    expect(board.column('To accept')).toHaveAttribute('data-drop', 'no'),
  );
  await expect(board.column('To accept')).not.toHaveAttribute('data-drop');
  await expect(board.cardIn('In preparation', number)).toBeVisible();
  expect(await restaurant.order(number)).toMatchObject({ state: 'ACCEPTED' });
  expect(asked, 'what the board asked of the server').toEqual([]);
});

test(
  'a press on a button that slips a little is a press',
  { tag: '@proof' },
  async ({ page, placed: { number }, board, restaurant }) => {
    const accept = board.button('Accept', number);
    await accept.hover({ position: { x: 10, y: 10 } });
    await page.mouse.down();
    await accept.hover({ position: { x: 22, y: 14 } });
    await expect(page.locator('[data-drop]')).toHaveCount(0);
    await page.mouse.up();
    await expect(board.cardIn('In preparation', number)).toBeVisible();
    await expect.poll(async () => (await restaurant.order(number)).state).toBe('ACCEPTED');
  },
);

test('a board keeps its screen lit', { tag: '@proof' }, async ({ page }) => {
  await page.addInitScript(() => {
    const request = (kind: string) => {
      document.documentElement.dataset.lit = kind;
      return Promise.resolve({ release: () => Promise.resolve() });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await new BoardPage(page).open();
  await expect(page.locator('html')).toHaveAttribute('data-lit', 'screen');
});
