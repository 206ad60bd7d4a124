import { BoardPage } from '../../pages/board-page';
import { expectAccessible } from '../../support/accessibility';
import { paperPrinter } from '../../support/paper-printer';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'owner', expectedComplaints: /status of 400 .*\/printers/ });

test('an accepted order comes out of the kitchen’s printer, once, and waits for it while it is off', async ({
  page,
  restaurant,
  customer,
}) => {
  const paper = await paperPrinter();
  const name = unique('Cozinha');
  const dish = await restaurant.newProduct({ name: unique('Feijoada') });
  const accepted = async () => {
    const { number } = await customer.orders(dish.id);
    return restaurant.does('accept', await restaurant.order(number));
  };

  await page.goto('/dashboard/custom-settings');
  const printers = page.getByRole('region', { name: 'Printers' });
  await printers.getByRole('button', { name: 'Add a printer' }).click();
  const form = page.getByRole('dialog', { name: 'Add a printer' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Address').fill('printer.local');
  await form.getByLabel('Port').fill(String(paper.port));
  await form.getByRole('button', { name: 'Add a printer' }).click();
  await expect(form.getByText('names and other places are not')).toBeVisible();
  await form.getByLabel('Address').fill('127.0.0.1');
  await form.getByRole('button', { name: 'Add a printer' }).click();
  await expect(form).toBeHidden();
  await printers.getByRole('button', { name: 'Print a test page' }).click();
  await expect.poll(() => paper.tickets.length).toBe(1);

  const { number } = await accepted();
  await expect.poll(() => paper.tickets.length).toBe(2);
  expect(paper.tickets[1]).toContain(number);
  expect(paper.tickets[1]).toContain(dish.name);

  await paper.off();
  const waiting = await accepted();
  const board = new BoardPage(page);
  await board.open();
  const banner = page.getByText(`${name} does not print`);
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Tickets' }).click();
  const queue = page.getByRole('dialog', { name: 'Tickets that are not on paper' });
  await expect(queue.getByText(waiting.number).first()).toBeVisible();
  await expectAccessible(page);
  await paper.on();
  // A board of another journey that printed by itself may still have it in its queue, too.
  await expect(queue.getByText(waiting.number).first()).toBeVisible();
  await expect.poll(() => paper.tickets.length, { timeout: 30_000 }).toBe(3);
  expect(paper.tickets[2]).toContain(waiting.number);
  await expect(banner).toBeHidden();

  // For the journeys after this one there is no printer.
  await page.goto('/dashboard/custom-settings');
  await printers.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(printers.getByText(name)).toBeHidden();
  await paper.off();
});
