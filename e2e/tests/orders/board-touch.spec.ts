import { BoardPage } from '../../pages/board-page';
import { Shell } from '../../pages/shell';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';
import { tooSmall } from '../../support/thumb';
import { TABLET } from '../../support/windows';

const A_REST_MS = 300;

// A tablet of ten inches on the counter: no mouse, no keys.
test.use({
  role: 'attendant',
  viewport: { width: 1180, height: 820 },
  hasTouch: true,
  isMobile: true,
});

test('an order goes over the board by touch alone, and nothing on it is too small for a thumb', async ({
  page,
  placed: { number },
  board,
  restaurant,
}) => {
  await expect(board.cardIn('To accept', number)).toBeVisible();
  expect(await tooSmall(page.getByRole('main'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1180);

  await board.button('Got it', number).tap();
  await expect(board.ring(number)).toBeHidden();
  await board.button('Accept', number).tap();
  await expect(board.cardIn('In preparation', number)).toBeVisible();

  await board.more(number).tap();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  expect(await tooSmall(menu)).toEqual([]);
  await menu.getByRole('menuitem', { name: 'Cancel' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await tooSmall(dialog)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();

  await board
    .card(number)
    .getByRole('link', { name: `Order ${number}` })
    .tap();
  await expect(page).toHaveURL(/orders\/details/);
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  expect(await tooSmall(page.locator('body'))).toEqual([]);
  await new Shell(page).places.getByRole('link', { name: 'Order board' }).tap();

  await board.button('Start', number).tap();
  const more = board.more(number);
  await more.tap();
  await menu.getByRole('menuitem', { name: 'One step back' }).tap();
  await expect(dialog).toBeVisible();
  expect(await tooSmall(dialog)).toEqual([]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();
  for (const action of ['Ready', 'Hand over']) await board.button(action, number).tap();
  await expect.poll(async () => (await restaurant.order(number)).state).toBe('DELIVERED');
});

test(
  'a finger that rests on a button longer than a card needs to be picked up presses it',
  { tag: '@proof' },
  async ({ page, placed: { number }, restaurant }) => {
    await page.clock.install();
    const board = new BoardPage(page);
    await board.open();
    await board.presses('Accept', number, () => page.clock.fastForward(A_REST_MS));
    await expect(board.cardIn('In preparation', number)).toBeVisible();
    await expect.poll(async () => (await restaurant.order(number)).state).toBe('ACCEPTED');
  },
);

test(
  'an order is silenced, refused and typed by touch, and who listens is looked up',
  { tag: '@proof' },
  async ({ page, placed: { number }, board }) => {
    const dialog = page.getByRole('dialog');
    const closed = async () => {
      await dialog.getByRole('button', { name: 'Close' }).first().tap();
      await expect(dialog).toBeHidden();
    };
    await board.button('Got it', number).tap();
    await expect(board.ring(number)).toBeHidden();

    await board.more(number).tap();
    await page.getByRole('menuitem', { name: 'Reject' }).tap();
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    expect(await tooSmall(dialog)).toEqual([]);
    await closed();

    await page.getByRole('button', { name: /devices? (is|are) listening/ }).tap();
    await expect(dialog.getByRole('button', { name: 'Test all devices' })).toBeVisible();
    expect(await tooSmall(dialog)).toEqual([]);
    await expectAccessible(page);
    await closed();

    await page.getByRole('button', { name: 'New order' }).tap();
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    expect(await tooSmall(dialog)).toEqual([]);
  },
);

test.describe('upright', () => {
  test.use({ viewport: TABLET });

  test(
    'a card is carried by a finger where the rules allow, and a finger that passes over it only scrolls',
    { tag: '@proof' },
    async ({ page, placed: { number }, board, restaurant }) => {
      const placeOf = async () => (await board.column('Ready').boundingBox())?.x ?? 0;
      const before = await placeOf();
      await board.swipe(number);
      await expect.poll(placeOf).toBeLessThan(before);
      await expect(page.locator('[data-drop]')).toHaveCount(0);
      expect(await restaurant.order(number)).toMatchObject({ state: 'PENDING' });

      await board.carry(number, 'In preparation', async () => {
        await expect(board.column('Ready')).toHaveAttribute('data-drop', 'no');
      });
      await expect(board.cardIn('In preparation', number)).toBeVisible();
      await expect.poll(async () => (await restaurant.order(number)).state).toBe('ACCEPTED');

      await board.button('Start', number).tap();
      await expect.poll(async () => (await restaurant.order(number)).state).toBe('PREPARING');
      await board.carry(number, 'Ready', async () => {
        await expect(board.column('To accept')).toHaveAttribute('data-drop', 'no');
      });
      await expect(board.cardIn('Ready', number)).toBeVisible();
      await expect.poll(async () => (await restaurant.order(number)).state).toBe('READY');
    },
  );
});
