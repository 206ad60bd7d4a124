import type { Page } from '@playwright/test';
import { BoardPage } from '../../pages/board-page';
import { KitchenPage } from '../../pages/kitchen-page';
import { expectNotTruncated } from '../../support/not-truncated';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'attendant', expectedComplaints: /status of 409 .*\/accept/ });

test.beforeEach(({ restaurant }) => restaurant.answersEverything());

const NOTE = 'SEM CEBOLA – ALERGIA';
const WIDTHS = [1440, 1280, 820, 390];

/** Keeps what was sent to the printer, in place of the browser's own dialog. */
async function keepPrinted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = document.querySelector('body > div[data-width]')?.textContent ?? '';
      window.dispatchEvent(new Event('afterprint'));
    };
  });
}

test('an order with an allergy is accepted, cooked and handed over without opening it', async ({
  page,
  screenOf,
  restaurant,
  customer,
}) => {
  // Both screens at four widths.
  test.slow();
  const flavours = await restaurant.newExtras(
    unique('Sabores'),
    { min: 2, max: 2, priceMethod: 'AVG' },
    { Calabresa: 4000, Pepperoni: 5000 },
  );
  const sizes = await restaurant.newVariations(unique('Tamanho'), { 'Grande (8 fatias, borda alta)': 100 });
  const pizza = await restaurant.newProduct({
    name: unique('Meio a meio da casa com massa de longa fermentação'),
    variationGroupId: sizes.id,
    extraGroupIds: [flavours.id],
    station: 'Forno',
  });
  const { number } = await customer.orders(
    pizza.id,
    {},
    {
      variationId: sizes.variations[0]!.id,
      extras: flavours.extras.map(({ id }) => ({ extraId: id, quantity: 1 })),
      notes: NOTE,
    },
  );
  const halves = '½ Calabresa ½ Pepperoni';

  await keepPrinted(page);
  const board = new BoardPage(page);
  await board.open();
  const card = board.card(number);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(card).toContainText(halves);
    for (const words of [NOTE, 'Calabresa', 'Pepperoni'])
      await expectNotTruncated(card.getByText(words).last());
    await expect(card.getByText('ALERGIA', { exact: true })).toHaveJSProperty('tagName', 'STRONG');
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await board.take('Accept', number);

  const wall = await screenOf('kitchen');
  const kitchen = new KitchenPage(wall);
  await kitchen.open();
  const ticket = kitchen.ticket(number);
  for (const width of WIDTHS) {
    await wall.setViewportSize({ width, height: 900 });
    await expect(ticket).toContainText(halves);
    for (const words of [NOTE, 'Calabresa', 'Pepperoni', 'Ready by'])
      await expectNotTruncated(ticket.getByText(words).last());
  }

  await board.choose('Print customer ticket', number);
  await expect(page.locator('body')).toHaveAttribute(
    'data-printed',
    new RegExp(`${halves.replaceAll(' ', '\\s')}.*${NOTE}`),
  );

  await wall.setViewportSize({ width: 1440, height: 900 });
  await kitchen.bump(number);
  await expect(board.cardIn('Ready', number)).toContainText(NOTE);
  await board.take('Hand over', number);
  await board.unfold('Delivered today');
  await expect(board.cardIn('Delivered today', number)).toBeVisible();
});

test(
  'several orders are accepted at once, with what is asked for in sight',
  { tag: '@proof' },
  async ({ page, board, restaurant, customer }) => {
    const { id } = await restaurant.newProduct();
    const first = await customer.orders(id, { notes: 'Alérgica a leite' });
    const second = await customer.orders(id);
    await board.column('To accept').getByRole('button', { name: 'Accept several (2)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept several orders' });
    await expectNotTruncated(dialog.getByText('Alérgica a leite'));

    // Somebody else is faster with one of them, and this screen has not heard of it.
    await page.route(
      '**/api/orders/*/accept',
      async (route) => {
        await restaurant.does('reject', await restaurant.order(first.number), { code: 'RUSH_HOUR' });
        await route.continue();
      },
      { times: 1 },
    );
    await dialog.getByRole('button', { name: 'Accept 2 orders' }).click();
    await expect(dialog.getByRole('alert')).toContainText('1 order was not accepted');
    await expect(dialog.getByRole('alert')).toContainText(first.number);
    await expect(dialog.getByRole('alert')).not.toContainText(second.number);
    await expect(board.cardIn('In preparation', second.number)).toBeAttached();
  },
);
