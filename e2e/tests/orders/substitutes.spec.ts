import { BoardPage } from '../../pages/board-page';
import { KitchenPage } from '../../pages/kitchen-page';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'owner' });

test('what is sold out is offered otherwise, and the customer takes it from their phone', async ({
  page,
  phone,
  restaurant,
  customer,
}) => {
  const lemonade = await restaurant.newProduct({ priceCents: 1300 });
  const water = await restaurant.newProduct({ priceCents: 800 });
  const { number, token } = await customer.orders(lemonade.id, {}, { quantity: 2 });
  await phone.goto(`/t/${token}`);
  const board = new BoardPage(page);
  await board.open();
  await board.take('Accept', number);
  await expect(board.cardIn('In preparation', number)).toBeVisible();

  await board.choose('Sold out: offer something else', number);
  const drawer = page.getByRole('dialog', { name: `Order ${number}: something is sold out` });
  await drawer.getByRole('radio', { name: lemonade.name }).check();
  await drawer.getByRole('combobox', { name: 'Product' }).fill(water.name);
  await page.keyboard.press('Enter');
  await expect(drawer).toContainText('R$ 16,00');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Ask the customer' }).click();
  await expect(drawer).toBeHidden();
  await expect(board.cardIn('In preparation', number)).toContainText('Asking until');

  // What is read a moment later is the order as it is now, not as the drawer had it.
  await board.cardIn('In preparation', number).getByRole('link').first().click();
  await expect(page.getByText(/^The customer is asked until/)).toBeVisible();

  const kitchen = new KitchenPage(page);
  await kitchen.open();
  await expect(kitchen.ticket(number).getByRole('region', { name: 'Wait for the customer' })).toContainText(
    water.name,
  );

  const question = phone.getByRole('region', { name: 'Um item acabou' });
  await expect(question).toContainText(lemonade.name);
  await expectAccessible(phone);
  await question.getByRole('button', { name: 'Sim, pode trocar' }).click();
  await expect(question).toBeHidden();
  await expect(phone.getByRole('region', { name: 'Seu pedido' })).toContainText(water.name);

  const change = page.getByRole('region', { name: `${number} was changed` });
  await expect(change).toContainText(water.name);
  // What ran out left the menu in the same breath.
  const { soldOutUntil } = await restaurant.productCalled(lemonade.name);
  expect(soldOutUntil).not.toBeNull();
});

test(
  'half and half with a note is offered by the keyboard, at the price the order then has',
  { tag: '@proof' },
  async ({ page, restaurant, customer }) => {
    const halves = await restaurant.newVariations(unique('Tamanho'), { Grande: 0 });
    const flavours = await restaurant.newExtras(
      unique('Sabores'),
      { min: 2, max: 2, priceMethod: 'MAX' },
      { Calabresa: 4000, Pepperoni: 5000 },
    );
    const pizza = await restaurant.newProduct({
      ...{ name: unique('Meio a meio'), priceCents: 0, variationGroupId: halves.id },
      extraGroupIds: [flavours.id],
    });
    const lasagna = await restaurant.newProduct({ priceCents: 4500 });
    const { number, token } = await customer.orders(lasagna.id);
    const { id } = await restaurant.does('accept', await restaurant.order(number));
    const board = new BoardPage(page);
    await board.open();
    await board.choose('Sold out: offer something else', number);
    const drawer = page.getByRole('dialog', { name: `Order ${number}: something is sold out` });
    await drawer.getByRole('radio', { name: lasagna.name }).check();
    await drawer.getByRole('combobox', { name: 'Product' }).fill(pizza.name);
    await page.keyboard.press('Enter');
    const ask = drawer.getByRole('button', { name: 'Ask the customer' });
    await expect(drawer.getByRole('group', { name: flavours.name })).toBeVisible();
    await drawer
      .getByRole('group', { name: flavours.name })
      .getByRole('button', { name: /Calabresa/ })
      .focus();
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await drawer.getByRole('textbox', { name: 'Note for the kitchen' }).fill('Bem passada');
    await expect(ask).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(drawer).toContainText('½ Calabresa ½ Pepperoni');
    await expect(drawer).toContainText('R$ 50,00');
    await ask.click();
    await expect(drawer).toBeHidden();
    await customer.answers(token, 'SUBSTITUTE');
    const { totalCents, items } = await restaurant.orderById(id);
    expect(totalCents).toBe(5000);
    expect(items).toMatchObject([{ name: pizza.name, notes: 'Bem passada' }]);
  },
);
