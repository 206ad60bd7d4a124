import { BoardPage } from '../../pages/board-page';
import { expectAccessible } from '../../support/accessibility';
import { reais } from '../../support/money';
import { NEAR_BY } from '../../support/people';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'owner', expectedComplaints: /net::ERR_|fetching the script/ });

test('a courier carries an order, through a hole in the network, and is settled with to the cent', async ({
  page,
  phone,
  line,
  restaurant,
  customer,
}) => {
  const courier = await restaurant.newCourier({ name: unique('Wesley') });
  const { id } = await restaurant.newProduct({ priceCents: 3000 });
  const placed = await customer.orders(id, { type: 'DELIVERY', address: NEAR_BY });
  for (const action of ['accept', 'start', 'ready'] as const)
    await restaurant.does(action, await restaurant.order(placed.number));
  const { totals } = { totals: (await restaurant.order(placed.number)).totalCents ?? 0 };

  const board = new BoardPage(page);
  await board.open();
  const card = board.card(placed.number);
  await card.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Assign courier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(courier.name).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(card).toContainText(courier.name);
  await expect(card).toContainText('was asked');

  await phone.goto(line.origin + (await restaurant.courierPage(courier)));
  await phone.getByRole('button', { name: 'Aceitar' }).click();
  await expect(card).toContainText('picks it up');
  await phone.getByRole('button', { name: 'Retirei, saindo' }).click();
  await expect(board.cardIn('Out for delivery', placed.number)).toBeVisible();
  await expect(phone.getByText(`Cobrar ${reais(totals)}`)).toBeVisible();

  await expect(phone.getByText('Será enviado')).toHaveCount(0);
  await line.cut(phone.context());
  await phone.getByRole('button', { name: 'Entregue', exact: true }).click();
  await expect(phone.getByText('1 ação será enviada')).toBeVisible();
  await expect(board.cardIn('Out for delivery', placed.number)).toBeVisible();

  await line.mend(phone.context());
  await board.unfold('Delivered today');
  await expect(board.cardIn('Delivered today', placed.number)).toHaveCount(1);
  await expect(phone.getByText('será enviada')).toBeHidden();

  await page.goto('/dashboard/employees/partner-couriers');
  const own = page.getByRole('article', { name: courier.name });
  await own.getByRole('button', { name: 'Settle' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: /^Close, taking in/ }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('tab', { name: 'Settlements' }).click();
  const row = page.getByRole('row').filter({ hasText: courier.name });
  await expect(row).toContainText(((totals - 700) / 100).toFixed(2));
  await row.getByRole('button', { name: 'Mark received' }).click();
  await expect(row).toContainText('Paid');
});
