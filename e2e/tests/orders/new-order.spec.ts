import { BoardPage } from '../../pages/board-page';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'attendant' });

/** Types as a person does, and counts what is pressed beside what is told by the customer. */
function keyboardOf({ keyboard }: Page) {
  let pressed = 0;
  return {
    type: (text: string) => keyboard.type(text),
    press: async (...keys: string[]) => {
      for (const key of keys) {
        await keyboard.press(key);
        pressed += 1;
      }
    },
    get pressed() {
      return pressed;
    },
  };
}

test('an order comes by phone and goes to the kitchen by the keyboard alone, and again in two keys', async ({
  page,
  restaurant,
}) => {
  const sizes = await restaurant.newVariations(unique('Tamanho'), { Média: 4200, Grande: 5400 });
  const edges = await restaurant.newExtras(
    unique('Borda'),
    { min: 1, max: 1 },
    { Simples: 0, Recheada: 600 },
  );
  const pizza = await restaurant.newProduct({
    name: unique('Pizza'),
    variationGroupId: sizes.id,
    extraGroupIds: [edges.id],
  });
  const soda = await restaurant.newProduct({ name: unique('Guaraná'), priceCents: 700 });
  const [phone, name] = [uniquePhone(), unique('Dona Rosa')];
  const keys = keyboardOf(page);

  await page.goto('/dashboard/orders/board');
  await expect(page.getByRole('button', { name: 'New order' })).toBeVisible();
  await keys.press('n');
  const drawer = page.getByRole('dialog', { name: /New order/ });
  const search = drawer.getByRole('combobox', { name: 'Product' });
  await expect(search).toBeVisible();
  await drawer.getByText('Pickup', { exact: true }).click();
  await drawer.getByRole('textbox', { name: 'Phone' }).focus();

  await keys.type(phone);
  await keys.press('Enter');
  await expect(drawer.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await keys.type(name);
  await keys.press('Enter');
  await expect(search).toBeFocused();

  await keys.type(`2 ${pizza.name}`);
  await keys.press('Enter');
  await expect(drawer.getByRole('group', { name: 'Size' })).toBeFocused();
  await keys.press('2', 'Enter');
  await expect(drawer.getByRole('group', { name: edges.name })).toBeFocused();
  await keys.press('2', 'Enter');
  await expect(search).toBeFocused();
  await keys.type(soda.name);
  await keys.press('Enter', 'Enter');
  const send = drawer.getByRole('button', { name: /Send to the kitchen · R\$127\.00/ });
  await expect(send).toBeFocused();
  await keys.press('Enter');
  const next = drawer.getByRole('button', { name: 'Next order' });
  await expect(next).toBeFocused();
  await expect(drawer.getByText(name)).toBeVisible();
  expect(keys.pressed, 'keys beside phone, name and products').toBeLessThanOrEqual(12);

  // The same customer calls again.
  await keys.press('Enter');
  await expect(drawer.getByRole('textbox', { name: 'Phone' })).toBeVisible();
  await drawer.getByText('Pickup', { exact: true }).click();
  await drawer.getByRole('textbox', { name: 'Phone' }).focus();
  await keys.type(phone);
  await keys.press('Enter');
  await expect(drawer.getByRole('button', { name: /^Repeat 2× / })).toBeFocused();
  const before = keys.pressed;
  await keys.press('Enter');
  await expect(send).toBeFocused();
  await keys.press('Enter');
  await expect(next).toBeFocused();
  expect(keys.pressed - before).toBe(2);
  await expectAccessible(page);

  await keys.press('Escape');
  const taken = (await restaurant.board()).filter(({ customerName }) => customerName === name);
  expect(taken.map(({ channel, state }) => [channel, state])).toEqual([
    ['PHONE', 'ACCEPTED'],
    ['PHONE', 'ACCEPTED'],
  ]);
});

test(
  'what was typed is still there after the drawer was closed by mistake',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    const { name } = await restaurant.newProduct();
    await page.goto('/dashboard/orders?new=order');
    const drawer = page.getByRole('dialog', { name: /New order/ });
    await drawer.getByRole('combobox', { name: 'Product' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('list', { name: 'Items' })).toContainText(name);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'New order' }).click();
    await expect(drawer.getByRole('list', { name: 'Items' })).toContainText(name);
    await drawer.getByRole('button', { name: 'Clear' }).click();
    await expect(drawer.getByText('Nothing chosen yet.')).toBeVisible();
  },
);

test('on a card that rings, N opens a new order, and G takes note of it', async ({
  page,
  restaurant,
  customer,
}) => {
  const { id } = await restaurant.newProduct();
  const { number } = await customer.orders(id);
  const board = new BoardPage(page);
  await board.open();
  await board.button('Accept', number).focus();
  await page.keyboard.press('n');
  const drawer = page.getByRole('dialog', { name: /New order/ });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect(board.ring(number)).toBeVisible();

  await board.button('Accept', number).focus();
  await page.keyboard.press('g');
  await expect(board.ring(number)).toBeHidden();
  expect((await restaurant.order(number)).acknowledgedAt).not.toBeNull();
});
