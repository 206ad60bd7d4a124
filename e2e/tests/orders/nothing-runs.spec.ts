import { expect, type Page } from '@playwright/test';
import type { CartBody } from '@contracts/carts';
import { BoardPage } from '../../pages/board-page';
import { CartsPage } from '../../pages/carts-page';
import { KitchenPage } from '../../pages/kitchen-page';
import { StorePage } from '../../pages/store-page';
import { TrackingPage } from '../../pages/tracking-page';
import { dataOf } from '../../support/answers';
import { holdPrinting, printed } from '../../support/browser-print';
import { NEAR_BY, SLUG } from '../../support/people';
import { test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner' });

// What gets out of text into a page: each would leave a mark in the window, and the first asks another machine as well,
// of which the browsers complain.
const IMAGE = '<img src=//evil.test/x onerror=window.ran=1>';
const SCRIPT = '"><script>window.ran=1</script>';
const LINK = 'javascript:window.ran=1';
const TEMPLATE = "{{constructor.constructor('window.ran=1')()}}";

/** That a page says these texts as they are, and did nothing of what they say. */
async function expectHarmless(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(page.locator('body')).toContainText(text);
  await expect(page.locator('a[href^="javascript:" i], img[src*="evil.test"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
}

test('nothing that customers or the menu say runs on any page that shows it', async ({
  page,
  phone,
  restaurant,
  customer,
}) => {
  for (const each of [page, phone])
    each.on('dialog', (dialog) => Promise.reject(new Error(dialog.message())));
  const dish = `${unique('Prato')} ${IMAGE}`;
  const name = `${unique('Ana')} ${SCRIPT}`;
  const note = `${TEMPLATE} ${IMAGE}`;
  const reference = `${LINK} ${IMAGE}`;
  const product = await restaurant.newProduct({ name: dish, priceCents: 3000 });
  const order = {
    ...({ type: 'DELIVERY', notes: note, customer: { name, phone: uniquePhone() } } as const),
    address: { ...NEAR_BY, complement: SCRIPT, reference },
  } as const;
  const { number, token } = await customer.orders(product.id, order, { notes: LINK });

  const store = new StorePage(phone);
  await store.open();
  await expectHarmless(phone, dish);
  await new TrackingPage(phone).open(token);
  await expectHarmless(phone, dish, LINK, SCRIPT);

  const board = new BoardPage(page);
  await board.open();
  await expect(board.card(number)).toBeVisible();
  await expectHarmless(page, name, dish, note);
  for (const action of ['accept', 'start'] as const)
    await restaurant.does(action, await restaurant.order(number));
  await new KitchenPage(page).open();
  await expectHarmless(page, dish, LINK, note);

  const { id } = await restaurant.order(number);
  await holdPrinting(page);
  await page.goto(`/dashboard/orders/details/${id}`);
  await expectHarmless(page, name, dish, LINK, note, reference);
  await page.getByRole('button', { name: 'Print ticket' }).click();
  await page.getByRole('menuitem', { name: 'Print kitchen and customer tickets' }).click();
  const { text } = await printed(page);
  for (const said of [dish, LINK, note]) expect(text.replace(/\s+/g, ' ')).toContain(said);
  await page.getByRole('tab').last().click();
  await expectHarmless(page, dish);

  await restaurant.does('ready', await restaurant.order(number));
  const courier = await restaurant.newCourier({ name: unique('Wesley') });
  await restaurant.assigns(courier, await restaurant.order(number));
  await phone.goto(await restaurant.courierPage(courier));
  await phone.getByRole('button', { name: 'Aceitar' }).click();
  await expectHarmless(phone, name, dish, LINK, note, reference, SCRIPT);

  const cart: CartBody = {
    ...{ type: 'TAKEOUT', step: 'REVIEW', coupon: '<img src=x>' },
    items: [{ productId: product.id, quantity: 1, extras: [], notes: LINK }],
    contact: { consent: true, name, phone: uniquePhone(), email: null },
  };
  await dataOf<unknown>(await page.request.post(`/api/store/${SLUG}/carts`, { data: cart }));
  const carts = new CartsPage(page);
  await carts.open();
  await expectHarmless(page, name, dish);
  await carts.opens(name);
  await expectHarmless(page, LINK, '<img src=x>');
});
