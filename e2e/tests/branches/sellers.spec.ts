import { StorePage } from '../../pages/store-page';
import { reais } from '../../support/money';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner' });

// That the commission is earned when the order is concluded, hours later, is shown where the clock can be told: cms/tests/api/sellers.
test('a seller’s link brings an order, and the order brings the seller a commission', async ({
  page,
  phone,
  restaurant,
}) => {
  const dish = await restaurant.newProduct({ name: unique('Prato'), priceCents: 5000 });
  const name = unique('Julia');
  const code = unique('J')
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(-16);
  const list = `/dashboard/sellers/${restaurant.branch.id}`;

  await page.goto(list);
  await page.getByRole('link', { name: 'New seller' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByRole('spinbutton', { name: 'Share' }).fill('10');
  await page.getByRole('button', { name: 'Add seller' }).click();
  const row = page.getByRole('row', { name: new RegExp(code) });
  await expect(row).toContainText('10% of each order');

  await row.getByRole('button', { name: `Show the QR code of ${name}` }).click();
  const link = await page.getByRole('dialog', { name }).getByText(`?s=${code}`).textContent();
  await page.keyboard.press('Escape');

  await phone.goto(new URL(link ?? '').pathname + new URL(link ?? '').search);
  const store = new StorePage(phone);
  // Coming back another time without the link, the customer is still the seller's.
  await store.open();
  await store.add(dish.name);
  const checkout = await store.checkOut();
  await checkout.takeOut();
  await checkout.isFor(unique('Ana Lima'), uniquePhone());
  await checkout.payBy('Dinheiro');
  await expect(checkout.place).toContainText(reais(5000));
  await checkout.place.click();
  await checkout.followed();

  await page.goto(`${list}?tab=commissions`);
  const commission = page.getByRole('row', { name: new RegExp(name) });
  await expect(commission).toContainText('R$5.00');
  await expect(commission).toContainText('Order under way');
  await page.goto(list);
  await expect(row).toContainText('R$50.00');

  await row.getByRole('switch', { name: `${name} sells` }).click();
  await expect(row).toContainText('Paused');
});
