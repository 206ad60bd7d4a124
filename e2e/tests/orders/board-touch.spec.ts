import type { Locator } from '@playwright/test';
import { BoardPage } from '../../pages/board-page';
import { expect, test } from '../../support/test';

// A tablet of ten inches on the counter: no mouse, no keys.
test.use({
  role: 'attendant',
  viewport: { width: 1180, height: 820 },
  hasTouch: true,
  isMobile: true,
});

/** What a thumb finds without aiming, in pixels of the page; a tenth of one is lost to rounding. */
const THUMB = 43.9;
const PRESSABLE =
  'button, a[href], [role="menuitem"], [role="tab"], [role="radio"], input:not([type="hidden"])';

/** What can be pressed within something and is too small for a thumb, in words. */
const tooSmall = (within: Locator) =>
  within.locator(PRESSABLE).evaluateAll(
    (elements, least) =>
      elements.flatMap((element) => {
        // antd's fields and the links of its menus are pressed by what is drawn around them.
        const frame = 'label, .ant-input-affix-wrapper, .ant-select, .ant-input-number, [role="menuitem"]';
        const pressed = element.closest(element.matches('input, a') ? frame : '*') ?? element;
        const { width, height } = pressed.getBoundingClientRect();
        if (width === 0 || (width >= least && height >= least)) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return [`${name} ${Math.round(width)}×${Math.round(height)}`];
      }),
    THUMB,
  );

test('an order goes over the board by touch alone, and nothing on it is too small for a thumb', async ({
  page,
  restaurant,
  customer,
}) => {
  const { id } = await restaurant.newProduct();
  const { number } = await customer.orders(id);
  const board = new BoardPage(page);
  await board.open();
  await expect(board.cardIn('To accept', number)).toBeVisible();
  expect(await tooSmall(page.getByRole('main'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1180);

  await board.button('Accept', number).tap();
  await expect(board.cardIn('In preparation', number)).toBeVisible();

  await board
    .card(number)
    .getByRole('button', { name: `More for order ${number}`, exact: true })
    .tap();
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
  await page.goBack();

  for (const action of ['Start', 'Ready', 'Hand over']) await board.button(action, number).tap();
  await expect.poll(async () => (await restaurant.order(number)).state).toBe('DELIVERED');
});
