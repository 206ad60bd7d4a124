import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BoardPage } from '../../pages/board-page';
import { expectAccessible } from '../../support/accessibility';
import { holdPrinting, printed } from '../../support/browser-print';
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
  await expect(row).toContainText(reais(totals - 700));
  await row.getByRole('button', { name: 'Mark received' }).click();
  await expect(row).toContainText('Paid');
});

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const inText = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
/** In a cell of a file that commas separate. */
const inCell = (cents: number) => `"${inText(cents)}"`;

/** The lines of a file that a button gives. */
async function exported(page: Page): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Settlement .+\.csv$/);
  return (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n');
}

test('a settlement is on paper and in a file what it is on the screen, to the cent', async ({
  page,
  restaurant,
  customer,
}) => {
  const courier = await restaurant.newCourier({ name: unique('Wesley'), available: false });
  const { id } = await restaurant.newProduct({ priceCents: 3137 });
  const brought: { number: string; tipCents: number; cashCents: number }[] = [];
  await restaurant.behaves({ orders: { tips: true } });
  try {
    for (const tipCents of [251, 0]) {
      const { number } = await customer.orders(id, { type: 'DELIVERY', address: NEAR_BY, tipCents });
      for (const action of ['accept', 'start', 'ready'] as const)
        await restaurant.does(action, await restaurant.order(number));
      await restaurant.assigns(courier, await restaurant.order(number));
      await restaurant.does('dispatch', await restaurant.order(number));
      const { totalCents } = await restaurant.does('deliver', await restaurant.order(number));
      brought.push({ number, tipCents, cashCents: totalCents ?? 0 });
    }
  } finally {
    await restaurant.behaves({ orders: { tips: false } });
  }
  const cashCents = brought.reduce((sum, one) => sum + one.cashCents, 0);
  const balanceCents = 2 * 700 + 251 - cashCents;
  const countedCents = -balanceCents - 113;

  await holdPrinting(page);
  await page.goto('/dashboard/employees/partner-couriers');
  await page.getByRole('article', { name: courier.name }).getByRole('button', { name: 'Settle' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: /^Cash counted of/ }).fill(inText(countedCents));
  await drawer.getByRole('button', { name: /^Close, taking in/ }).click();
  await expect(drawer).toBeHidden();

  await page.getByRole('tab', { name: 'Settlements' }).click();
  const settlements = page.getByRole('table', { name: 'Settlements' });
  await settlements.getByRole('button', { name: courier.name }).click();
  await expect(drawer.getByRole('row')).toHaveCount(4);
  const sums = oneLine(await drawer.locator('dl').innerText());
  expect(sums).toBe(
    [
      'Deliveries 2',
      `Earned R$ 14,00`,
      `Tips R$ 2,51`,
      `Cash received R$ ${inText(cashCents)}`,
      `Change given R$ 0,00`,
      `Cash less change R$ ${inText(cashCents)}`,
      `Cash counted R$ ${inText(countedCents)}`,
      'Short R$ 1,13',
      `Courier hands in R$ ${inText(-balanceCents)}`,
    ].join(' '),
  );
  const trips = oneLine(await drawer.getByRole('table').innerText());
  for (const { number, tipCents, cashCents: cash } of brought) {
    const trip = drawer.getByRole('row').filter({ hasText: number });
    await expect(trip).toContainText(`R$ 7,00R$ ${inText(tipCents)}R$ ${inText(cash)}`);
  }

  await drawer.getByRole('button', { name: 'Print' }).click();
  const paper = await printed(page, page.locator('body > section'));
  expect(paper.chrome).toBe(false);
  expect(paper.pages).toHaveLength(1);
  const text = oneLine(paper.text);
  expect(text).toContain(`Settlement of ${courier.name}`);
  expect(text).toContain(`${sums} ${trips}`);
  expect(text).toContain(`Signature – ${courier.name}`);

  const [head, ...rows] = await exported(page);
  expect(head).toBe(
    'Day,Orders,State,Earned,Tips,Cash received,Change given,Brought forward,Balance,Cash counted',
  );
  expect(
    rows
      .slice(0, -1)
      .map((line) => line.replace(/^\d{4}-\d\d-\d\d,/, ''))
      .sort(),
  ).toEqual(
    brought
      .map(
        (one) => `${one.number},Delivered,"7,00",${inCell(one.tipCents)},${inCell(one.cashCents)},"0,00",,,`,
      )
      .sort(),
  );
  expect(rows.at(-1)).toBe(
    `Total,2,,"14,00","2,51",${inCell(cashCents)},"0,00","0,00",${inCell(balanceCents)},${inCell(countedCents)}`,
  );
});
