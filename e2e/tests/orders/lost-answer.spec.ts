import type { Page } from '@playwright/test';
import type { CheckoutPage } from '../../pages/checkout-page';
import { StorePage } from '../../pages/store-page';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ expectedComplaints: /ERR_FAILED.*\/orders/ });

/** The next order arrives at the store, and its answer nowhere. */
async function losesNextAnswer(phone: Page): Promise<void> {
  await phone.route(
    /\/api\/store\/[^/]+\/orders$/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

async function orders(checkout: CheckoutPage): Promise<void> {
  await losesNextAnswer(checkout.page);
  await checkout.place.click();
  await expect(checkout.page.getByText('A loja não respondeu.')).toBeVisible();
}

test('an order whose answer was lost is one order, though it was the last piece or is changed before the next try', async ({
  phone,
  restaurant,
}) => {
  const last = await restaurant.newProduct({ name: unique('Torta'), stockTracked: true });
  await restaurant.restocks(last, 1);
  const store = new StorePage(phone);
  await store.open();
  await store.add(last.name);
  const checkout = await store.checkOut();
  await checkout.takeOut();
  const name = unique('Ana Lima');
  await checkout.isFor(name, uniquePhone());
  await checkout.payBy('Dinheiro');

  // By now there is none left: the menu says so, and a new price would be refused.
  await orders(checkout);
  await expect(checkout.review).toContainText('Esgotado');
  const first = await checkout.placed();
  await expect(first.order).toContainText(last.name);
  expect(await restaurant.ordersOf(name)).toHaveLength(1);

  // Changed: the customer hears of the first, and orders another one only by saying so.
  const other = await restaurant.newProduct({ name: unique('Prato') });
  await store.open();
  await store.add(other.name);
  await store.checkOut();
  await orders(checkout);
  await checkout.payBy('Pix');
  await checkout.place.click();
  await expect(checkout.earlier).toContainText('A loja já recebeu');
  await phone.keyboard.press('Escape');
  expect(await restaurant.ordersOf(name)).toHaveLength(2);
  await checkout.place.click();
  await checkout.earlier.getByRole('button', { name: 'Pedir de novo' }).click();
  const again = await checkout.followed();
  await expect(again.pix).toBeVisible();
  expect(await restaurant.ordersOf(name)).toHaveLength(3);
});
