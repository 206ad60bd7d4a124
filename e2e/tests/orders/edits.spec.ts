import { KitchenPage } from '../../pages/kitchen-page';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';
import { tooSmall } from '../../support/thumb';
import { unique } from '../../support/unique';
import { HANDHELD } from '../../support/windows';

test.use({ role: 'owner' });

test('an order is edited on the telephone, and the kitchen and the customer are told', async ({
  page,
  phone,
  placed: { number, token },
  board,
  restaurant,
}) => {
  const juice = await restaurant.newProduct({ priceCents: 1250 });
  await phone.goto(`/t/${token}`);
  await board.take('Accept', number);
  await expect(board.cardIn('In preparation', number)).toBeVisible();

  await board.choose('Edit items', number);
  const drawer = page.getByRole('dialog', { name: `Edit order ${number}` });
  await drawer.getByRole('combobox', { name: 'Product' }).fill(juice.name);
  await page.keyboard.press('Enter');
  await expect(drawer).toContainText('R$ 37,50');
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

test.describe('in the hand', () => {
  test.use({ viewport: HANDHELD, hasTouch: true, isMobile: true });

  test(
    'what is added to an order is had as it is wanted, and the kitchen reads all of it',
    { tag: '@proof' },
    async ({ page, placed: { number }, board, screenOf, restaurant }) => {
      test.slow();
      const sauces = await restaurant.newExtras(
        unique('Molho'),
        { min: 1, max: 1 },
        { Pesto: 100, Aioli: 0 },
      );
      const sides = await restaurant.newExtras(
        unique('Extras'),
        { min: 0, max: 6, display: 'QUANTITY' },
        {
          Cheddar: { priceCents: 300, maxQuantity: 3 },
          Fritas: { priceCents: 900, extraGroupIds: [sauces.id] },
          Picles: { priceCents: 150, defaultQuantity: 1 },
        },
      );
      const burger = await restaurant.newProduct({
        ...{ name: unique('Burger'), priceCents: 3000, extraGroupIds: [sides.id] },
      });
      const { id } = await restaurant.does('accept', await restaurant.order(number));

      await page.getByRole('button', { name: /^In preparation \d/ }).tap();
      await board.choose('Edit items', number);
      const drawer = page.getByRole('dialog', { name: `Edit order ${number}` });
      const added = drawer.getByRole('list', { name: 'New items' }).getByRole('listitem');
      const save = drawer.getByRole('button', { name: 'Change the order' });
      await drawer.getByLabel('Why').fill('One more to eat');
      await drawer.getByRole('combobox', { name: 'Product' }).fill(burger.name);
      await page.keyboard.press('Enter');
      const options = drawer.getByRole('group', { name: sides.name });
      await expect(options).toBeFocused();
      for (const digit of ['1', '1', '2']) await page.keyboard.press(digit);
      await page.keyboard.press('Enter');
      // The fries ask for a sauce before anything is added.
      await expect(drawer.getByRole('group', { name: `Fritas: ${sauces.name}` })).toBeFocused();
      expect(await tooSmall(drawer)).toEqual([]);
      await expectAccessible(page);
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await expect(added).toContainText(burger.name);
      await drawer.getByRole('button', { name: `Make ${burger.name} later, when it is fired` }).tap();
      await expect(drawer).toContainText('R$ 72,50');
      await expect(save).toBeEnabled();

      // While it is chosen anew, nothing is saved that it is not part of.
      await added.getByRole('button', { name: burger.name, exact: true }).tap();
      await expect(save).toBeDisabled();
      await drawer.getByRole('textbox', { name: 'Note for the kitchen' }).fill('No onion, allergic');
      await page.keyboard.press('Enter');
      await expect(added).toContainText('No onion, allergic');
      await expect(drawer).toContainText('R$ 72,50');
      expect(await tooSmall(drawer)).toEqual([]);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(HANDHELD.width);
      await save.tap();
      await expect(drawer).toBeHidden();
      expect((await restaurant.orderById(id)).totalCents).toBe(7250);

      const kitchen = new KitchenPage(await screenOf('kitchen'));
      await kitchen.open();
      const item = kitchen.ticket(number).getByRole('listitem').filter({ hasText: burger.name }).last();
      for (const words of ['2× Cheddar', 'Fritas', 'Pesto', 'Picles', 'No onion, allergic', 'Held'])
        await expect(item).toContainText(words);
    },
  );
});

test(
  'a tenth is taken off an order by hand, and the customer reads why',
  { tag: '@proof' },
  async ({ page, phone, placed: { number, token }, board }) => {
    await board.take('Accept', number);
    await board.choose('Discount', number);
    const dialog = page.getByRole('dialog', { name: `Discount on order ${number}` });
    await dialog.getByText('Percent').click();
    await dialog.getByRole('spinbutton', { name: 'Percent' }).fill('10');
    await dialog.getByRole('button', { name: 'Late order' }).click();
    await expect(dialog).toContainText('R$ 22,50');
    await dialog.getByRole('button', { name: 'Apply discount' }).click();
    await expect(dialog).toBeHidden();
    await expect(board.card(number)).toContainText('R$ 22,50');
    await phone.goto(`/t/${token}`);
    await expect(phone.getByRole('main')).toContainText('Late order');
    await expect(phone.getByRole('main')).toContainText(/22,50/);
  },
);
