import { readFile } from 'node:fs/promises';
import { BoardPage } from '../../pages/board-page';
import { CustomersPage } from '../../pages/customers-page';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner' });

test(
  'a customer who is anonymised is found nowhere any more, and the order stays',
  { tag: '@proof' },
  async ({ page, restaurant, customer }) => {
    const dish = await restaurant.newProduct();
    const name = unique('Quintina Vaz');
    const phone = uniquePhone();
    const digits = phone.slice(-8);
    /** The phone as people write it: with or without a hyphen. */
    const anyPhone = new RegExp(`${digits.slice(0, 4)}\\D?${digits.slice(4)}`);
    const { number } = await customer.orders(dish.id, { customer: { name, phone } });
    let order = await restaurant.order(number);
    for (const step of ['accept', 'start', 'ready', 'deliver'] as const)
      order = await restaurant.does(step, order);

    const customers = new CustomersPage(page);
    await customers.open(name);
    expect(await customers.exportCsv()).toContain(name);
    await customers.show(name);
    await page.getByRole('button', { name: 'Privacy' }).click();
    await page.getByRole('menuitem', { name: 'Anonymise…' }).click();
    const dialog = page.getByRole('dialog', { name: `Anonymise ${name}?` });
    await dialog.getByLabel('Type the last four digits of the phone').fill(phone.slice(-4));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Anonymise for good' }).click();
    await expect(page.getByText('Customer anonymised')).toBeVisible();
    await expect(dialog).toBeHidden();

    const shown = page.getByRole('main');
    const expectNothingOfPerson = async () => {
      await expect(shown).not.toContainText(name);
      await expect(shown).not.toContainText(anyPhone);
    };
    await expect(page.getByRole('heading', { level: 1, name: '—' })).toBeVisible();
    await expect(shown).toContainText(number);
    await expectNothingOfPerson();

    for (const words of [name, digits]) {
      await customers.open();
      await customers.search(words);
      await expect(page.getByText('Nothing matches these filters')).toBeVisible();
    }
    await customers.open();
    const customerFile = await customers.exportCsv();
    expect(customerFile).not.toContain(name);
    expect(customerFile).not.toMatch(anyPhone);

    const board = new BoardPage(page);
    await board.open();
    await board.unfold('Delivered today');
    await expect(board.card(number)).toBeVisible();
    await expect(board.card(number)).not.toContainText(name);
    await page.goto(`/dashboard/orders/details/${order.id}`);
    await expect(shown).toContainText(number);
    await expectNothingOfPerson();

    await page.goto(`/dashboard/orders?period=today&q=${encodeURIComponent(name)}`);
    await expect(page.getByText('No order matches')).toBeVisible();
    await page.goto('/dashboard/orders?period=today');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV, for any program' }).click();
    const orderFile = await readFile(await (await download).path(), 'utf8');
    expect(orderFile).toContain(number);
    expect(orderFile).not.toContain(name);
    expect(orderFile).not.toMatch(anyPhone);
  },
);
