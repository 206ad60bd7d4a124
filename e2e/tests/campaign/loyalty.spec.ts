import type { Page } from '@playwright/test';
import { NewOrderDrawer } from '../../pages/new-order-drawer';
import { StorePage } from '../../pages/store-page';
import type { TrackingPage } from '../../pages/tracking-page';
import { expectAccessible } from '../../support/accessibility';
import { reais } from '../../support/money';
import type { Restaurant } from '../../support/restaurant';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner' });

/** Of the demo's program: ten stamps buy thirty reais. */
const REWARD = 'R$ 30 de desconto';

interface Ordering {
  restaurant: Restaurant;
  dish: { name: string; priceCents: number };
  customer: { name: string; phone: string };
}

/** Orders a dish on a phone; with the reward where one is named. */
async function orders(phone: Page, { dish, customer }: Ordering, reward?: string): Promise<TrackingPage> {
  const store = new StorePage(phone);
  await store.open();
  await store.add(dish.name);
  const checkout = await store.checkOut();
  await checkout.takeOut();
  await checkout.isFor(customer.name, customer.phone);
  await checkout.payBy('Dinheiro');
  if (reward) {
    await phone.getByRole('radio', { name: reward }).check();
    await expect(checkout.place).toContainText(reais(dish.priceCents - 3000));
    await expectAccessible(phone);
  }
  return checkout.placed();
}

/** Hands the customer's order over. */
async function handsOver({ restaurant, customer }: Ordering): Promise<void> {
  let order = (await restaurant.board()).find(({ customerName }) => customerName === customer.name);
  if (!order) throw new Error('The order is not on the board');
  for (const step of ['accept', 'start', 'ready', 'deliver'] as const)
    order = await restaurant.does(step, order);
}

async function newOrdering(restaurant: Restaurant): Promise<Ordering> {
  const dish = await restaurant.newProduct({ name: unique('Prato'), priceCents: 6000 });
  return { restaurant, dish, customer: { name: unique('Ana Lima'), phone: uniquePhone() } };
}

test(
  'ten stamps take thirty reais off the next order, and come back when it is cancelled',
  { tag: '@proof' },
  async ({ phone, restaurant }) => {
    const ordering = await newOrdering(restaurant);
    await orders(phone, ordering);
    await handsOver(ordering);
    await restaurant.givesUnits(ordering.customer.phone, 10);

    const tracking = await orders(phone, ordering, REWARD);
    await expect(tracking.order).toContainText(REWARD);
    const stamps = phone.getByRole('img', { name: /de 10 carimbos/ });
    await expect(stamps).toHaveAccessibleName('0 de 10 carimbos');
    await expectAccessible(phone);

    await tracking.cancel();
    await expect(stamps).toHaveAccessibleName('10 de 10 carimbos');
    await expect(phone.getByText(`Já pode resgatar: ${REWARD}`)).toBeVisible();
  },
);

test(
  'the store redeems rewards with the code of the tracking page: on an order, and on the phone',
  { tag: '@proof' },
  async ({ page, phone, restaurant }) => {
    const ordering = await newOrdering(restaurant);
    await orders(phone, ordering);
    await handsOver(ordering);
    await restaurant.givesUnits(ordering.customer.phone, 20);
    const tracking = await orders(phone, ordering);
    await phone.getByRole('button', { name: 'Mostrar código' }).click();
    const code = (await phone.getByText(/^\d{6}$/).textContent()) ?? '';

    const redeem = async (): Promise<void> => {
      const dialog = page.getByRole('dialog', { name: 'Use a reward' });
      await expect(dialog.getByRole('radio', { name: /R\$ 30/ })).toBeChecked();
      await dialog.getByRole('textbox', { name: /^Code/ }).fill(code);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Use reward' }).click();
      await expect(dialog).toBeHidden();
    };
    const order = (await restaurant.board()).find(({ customerName, state }) => {
      return customerName === ordering.customer.name && state === 'PENDING';
    });
    await page.goto(`/dashboard/orders/details/${order?.id}`);
    await page.getByRole('button', { name: 'Use a reward' }).click();
    await redeem();
    await expect(page.getByText('Reward used')).toBeVisible();
    await expect(tracking.order).toContainText(REWARD);

    const drawer = new NewOrderDrawer(page);
    await drawer.open();
    await drawer.drawer.getByText('Pickup', { exact: true }).click();
    await drawer.field('Phone').fill(ordering.customer.phone);
    await page.keyboard.press('Enter');
    await drawer.add(ordering.dish.name);
    await drawer.drawer.getByRole('button', { name: 'Use a reward' }).click();
    await redeem();
    await expect(drawer.send).toContainText(reais(3000));
    await drawer.send.click();
    await drawer.next.waitFor();
  },
);
