import type { Page } from '@playwright/test';
import { choose } from '../../support/choose';
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
  const phoneField = drawer.getByRole('textbox', { name: 'Phone' });
  await expect(phoneField).toBeFocused();
  // How they get it is chosen right before the phone.
  await keys.press('Shift+Tab');
  await expect(drawer.getByRole('radio', { name: 'Delivery' })).toBeFocused();
  await keys.press('ArrowRight');
  await expect(drawer.getByRole('radio', { name: 'Pickup' })).toBeChecked();
  await keys.press('Tab');
  await expect(phoneField).toBeFocused();

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
  const send = drawer.getByRole('button', { name: /Send to the kitchen · R\$\s127,00/ });
  await expect(send).toBeFocused();
  await keys.press('Enter');
  const next = drawer.getByRole('button', { name: 'Next order' });
  await expect(next).toBeFocused();
  await expect(drawer.getByText(name)).toBeVisible();
  expect(keys.pressed, 'keys beside phone, name and products').toBe(14);

  // The same customer calls again: what they repeat is picked up as before.
  await keys.press('Enter');
  await expect(phoneField).toBeFocused();
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
  expect(taken.map(({ channel, type, state }) => [channel, type, state])).toEqual([
    ['PHONE', 'TAKEOUT', 'ACCEPTED'],
    ['PHONE', 'TAKEOUT', 'ACCEPTED'],
  ]);
});

const HOME = { postalCode: '01305-000', street: 'Rua Augusta', number: '1200' };

test(
  'a delivery is taken by the keyboard alone, for a new caller and for one who wants something else',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    const [first, second] = [await restaurant.newProduct(), await restaurant.newProduct()];
    const [phone, name] = [uniquePhone(), unique('Dona Rosa')];
    const keys = keyboardOf(page);
    await page.goto('/dashboard/orders/board');
    await expect(page.getByRole('button', { name: 'New order' })).toBeVisible();
    await keys.press('n');
    const drawer = page.getByRole('dialog', { name: /New order/ });
    const field = (label: string) => drawer.getByRole('textbox', { name: label });
    const search = drawer.getByRole('combobox', { name: 'Product' });
    const send = drawer.getByRole('button', { name: /Send to the kitchen/ });
    const next = drawer.getByRole('button', { name: 'Next order' });

    await expect(field('Phone')).toBeFocused();
    await keys.type(phone);
    await keys.press('Enter');
    await expect(field('Name')).toBeFocused();
    await keys.type(name);
    await keys.press('Enter');
    await expect(drawer.getByRole('textbox', { name: /^Postal code|^CEP/ })).toBeFocused();
    await keys.type(HOME.postalCode);
    await keys.press('Enter');
    await expect(field('Street')).toBeFocused();
    await keys.type(HOME.street);
    await keys.press('Enter');
    await expect(field('Number')).toBeFocused();
    await keys.type(HOME.number);
    await keys.press('Enter');
    // The district as the store writes it, by some of its letters.
    const district = drawer.getByRole('combobox', { name: 'District' });
    await expect(district).toBeFocused();
    await keys.type('conso');
    await expect(
      page.locator('.ant-select-dropdown:visible').getByText(/^Consolação · São Paulo · R\$/),
    ).toBeVisible();
    await keys.press('Enter');
    await expect(search).toBeFocused();
    await expect(district).toHaveValue('Consolação');
    await keys.type(first.name);
    await keys.press('Enter', 'Enter');
    await expect(send).toBeFocused();
    await keys.press('Enter');
    await expect(next).toBeFocused();
    expect(keys.pressed, 'keys beside what the customer says').toBe(10);

    await keys.press('Enter');
    await expect(field('Phone')).toBeFocused();
    const before = keys.pressed;
    await keys.type(phone);
    await keys.press('Enter');
    await expect(drawer.getByRole('button', { name: /^Repeat 1× / })).toBeFocused();
    // Whoever wants something else has it typed at once.
    await keys.type(second.name);
    await expect(search).toHaveValue(second.name);
    await keys.press('Enter', 'Enter');
    await expect(send).toBeFocused();
    await keys.press('Enter');
    await expect(next).toBeFocused();
    expect(keys.pressed - before).toBe(4);
    const taken = (await restaurant.board()).filter(({ customerName }) => customerName === name);
    expect(taken.map(({ type, district: where }) => [type, where])).toEqual([
      ['DELIVERY', 'Consolação'],
      ['DELIVERY', 'Consolação'],
    ]);
  },
);

test(
  'an order that is repeated without something is not sent unseen, and what it replaced comes back',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    const extras = await restaurant.newExtras(unique('Molhos'), { min: 1, max: 1 }, { Barbecue: 200 });
    const burger = await restaurant.newProduct({ name: unique('Burger'), extraGroupIds: [extras.id] });
    const edges = await restaurant.newExtras(unique('Borda'), { min: 1, max: 1 }, { Fina: 0, Grossa: 0 });
    const pizza = await restaurant.newProduct({ name: unique('Pizza'), extraGroupIds: [edges.id] });
    const [soda, water] = [await restaurant.newProduct(), await restaurant.newProduct()];
    const phone = uniquePhone();
    await page.goto('/dashboard/orders?new=order');
    const drawer = page.getByRole('dialog', { name: /New order/ });
    const search = drawer.getByRole('combobox', { name: 'Product' });
    const items = drawer.getByRole('list', { name: 'Items' });
    const next = drawer.getByRole('button', { name: 'Next order' });
    const send = drawer.getByRole('button', { name: /Send to the kitchen/ });
    await drawer.getByText('Pickup', { exact: true }).click();
    await drawer.getByRole('textbox', { name: 'Phone' }).fill(phone);
    await drawer.getByRole('textbox', { name: 'Name' }).fill(unique('Dona Rosa'));
    await search.fill(soda.name);
    await page.keyboard.press('Enter');
    await search.fill(burger.name);
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('group', { name: extras.name })).toBeFocused();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(items.getByRole('listitem')).toHaveCount(2);
    await send.click();
    await next.click();

    await restaurant.sellsOut(extras, extras.extras[0]!.id);
    await page.reload();
    await drawer.getByText('Pickup', { exact: true }).click();
    await search.fill(water.name);
    await page.keyboard.press('Enter');
    await drawer.getByRole('textbox', { name: 'Phone' }).fill(phone);
    await page.keyboard.press('Enter');
    const repeat = drawer.getByRole('button', { name: /^Repeat / });
    await repeat.focus();
    await page.keyboard.press('ArrowDown');
    await expect(search).toBeFocused();
    // Also while the options of something else stand there: no letter is lost.
    await search.fill(pizza.name);
    await page.keyboard.press('Enter');
    await expect(search).toBeHidden();
    await repeat.focus();
    await page.keyboard.type(water.name);
    await expect(search).toHaveValue(water.name);
    await search.clear();
    await repeat.focus();
    await page.keyboard.press('Enter');
    await expect(drawer.getByText(`Unavailable today: ${burger.name}`)).toBeVisible();
    await expect(search).toBeFocused();
    await expect(items).toContainText(soda.name);
    await page.keyboard.press('Enter');
    await expect(send).toBeFocused();
    await expect(next).toBeHidden();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(items).toContainText(water.name);
    await expect(items).not.toContainText(soda.name);
    await drawer.getByRole('button', { name: 'Clear' }).click();
    await expect(drawer.getByText('Nothing chosen yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(items).toContainText(water.name);
    await expect(drawer.getByRole('textbox', { name: 'Phone' })).toHaveValue(phone);
  },
);

test(
  'an order for later is for a slot that customers are offered, or for any other time',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    await restaurant.behaves({ scheduling: { enabled: true, minLeadMin: 0, maxDays: 2 } });
    try {
      const product = await restaurant.newProduct();
      const name = unique('Dona Rosa');
      await page.goto('/dashboard/orders?new=order');
      const drawer = page.getByRole('dialog', { name: /New order/ });
      await drawer.getByText('Pickup', { exact: true }).click();
      await drawer.getByRole('textbox', { name: 'Phone' }).fill(uniquePhone());
      await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
      await drawer.getByRole('combobox', { name: 'Product' }).fill(product.name);
      await page.keyboard.press('Enter');
      await drawer.getByRole('button', { name: 'Coupon, time, split and more' }).click();
      const later = drawer.getByRole('combobox', { name: 'For later' });
      await choose(later, 'Another time');
      await expect(drawer.getByRole('textbox', { name: 'Another time' })).toBeVisible();
      await expectAccessible(page);
      // Down from the last there is the first slot.
      await later.press('ArrowDown');
      await later.press('ArrowDown');
      await later.press('Enter');
      await expect(drawer.getByRole('textbox', { name: 'Another time' })).toBeHidden();
      await drawer.getByRole('button', { name: /^Put on the board/ }).click();
      await expect(drawer.getByRole('button', { name: 'Next order' })).toBeVisible();
      const [taken] = (await restaurant.board()).filter(({ customerName }) => customerName === name);
      expect(taken?.scheduledFor).not.toBeNull();
    } finally {
      await restaurant.behaves({ scheduling: { enabled: false } });
    }
  },
);

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

test(
  'on a card that rings, N opens a new order, and G takes note of it',
  { tag: '@proof' },
  async ({ page, placed: { number }, board, restaurant }) => {
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
    // The bell goes ahead of the server's answer.
    await expect.poll(async () => (await restaurant.order(number)).acknowledgedAt).not.toBeNull();
  },
);
