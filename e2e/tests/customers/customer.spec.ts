import { BoardPage } from '../../pages/board-page';
import { KitchenPage } from '../../pages/kitchen-page';
import { CustomersPage } from '../../pages/customers-page';
import { expectAccessible } from '../../support/accessibility';
import { expectNotTruncated } from '../../support/not-truncated';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner' });

test('an allergy that is noted on the page of a customer is on the card and the kitchen ticket of the next order', async ({
  page,
  restaurant,
  customer,
}) => {
  const ana = { name: unique('Ana Lima'), phone: uniquePhone() };
  const dish = await restaurant.newProduct();
  const before = await customer.orders(dish.id, { customer: ana });

  const customers = new CustomersPage(page);
  await customers.open(ana.name);
  await customers.show(ana.name);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: `Edit ${ana.name}` });
  await drawer.getByLabel('Allergies').fill('Camarão e amendoim');
  await drawer.getByLabel('Note for the kitchen').fill('Sempre bem passado');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: 'Camarão e amendoim' })).toBeVisible();
  await expectAccessible(page);

  const { number } = await customer.orders(dish.id, { customer: ana });
  const board = new BoardPage(page);
  await board.open();
  const card = board.card(number);
  await expect(card).toContainText('Sempre bem passado');
  await expectNotTruncated(card.getByText('Camarão e amendoim'));
  // An order keeps what was known when it was placed.
  await expect(board.card(before.number)).not.toContainText('Camarão');
  await board.take('Accept', number);

  const kitchen = new KitchenPage(page);
  await kitchen.open();
  await expect(kitchen.ticket(number)).toContainText('Sempre bem passado');
  await expectNotTruncated(kitchen.ticket(number).getByText('Camarão e amendoim'));
});

test(
  'two entries of one customer are merged in the list and separated again on the page',
  { tag: '@proof' },
  async ({ page, restaurant, customer }) => {
    const name = unique('Bia Prado');
    const dish = await restaurant.newProduct();
    // Two phones: the store cannot know that they are of one person.
    await customer.orders(dish.id, { customer: { name: `${name} Casa`, phone: uniquePhone() } });
    await customer.orders(dish.id, { customer: { name: `${name} Trabalho`, phone: uniquePhone() } });

    const customers = new CustomersPage(page);
    await customers.open(name);
    await customers.select(`${name} Casa`, `${name} Trabalho`);
    await page.getByRole('button', { name: 'Merge 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge 2 customers' });
    await dialog.getByRole('radio', { name: `${name} Casa` }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(customers.row(`${name} Casa`)).toBeVisible();
    await expect(customers.row(`${name} Trabalho`)).toHaveCount(0);

    await customers.show(`${name} Casa`);
    const merged = page.getByRole('region', { name: 'Merged customers' });
    await expect(merged).toContainText(`${name} Trabalho`);
    await merged.getByRole('button', { name: 'Separate' }).click();
    await expect(page.getByText(`${name} Trabalho is a separate customer again`)).toBeVisible();
    await expect(merged).toBeHidden();
    await customers.open(name);
    await expect(customers.row(`${name} Casa`)).toBeVisible();
    await expect(customers.row(`${name} Trabalho`)).toBeVisible();
  },
);
