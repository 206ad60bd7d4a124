import type { OrderCardDto } from '@contracts/orders';
import type { Page } from '@playwright/test';
import type { CheckoutPage } from '../../pages/checkout-page';
import { StorePage } from '../../pages/store-page';
import { expectAccessible } from '../../support/accessibility';
import type { Restaurant } from '../../support/restaurant';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ expectedComplaints: /ERR_FAILED.*\/orders|ERR_INTERNET_DISCONNECTED/ });

const ORDER = /\/api\/store\/[^/]+\/orders$/;
const QUESTION = /\/api\/store\/[^/]+\/orders\/withdraw$/;

/** The order is lost on its way, or arrives at the store and its answer is; no question after it is answered before `answers`. */
async function orders(checkout: CheckoutPage, { arrives = true } = {}): Promise<void> {
  const { page } = checkout;
  await page.route(QUESTION, (route) => route.abort());
  await page.route(
    ORDER,
    async (route) => {
      if (arrives) await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await checkout.place.click();
  await expect(page.getByText('A loja não respondeu. Seu pedido pode ter sido feito')).toBeVisible();
}

/** The store has the order, whose answer is lost, as its board shows it. */
async function losesAnswer(
  checkout: CheckoutPage,
  restaurant: Restaurant,
  name: string,
): Promise<OrderCardDto> {
  await orders(checkout);
  const [lost] = await restaurant.ordersOf(name);
  if (!lost) throw new Error('The store took no order');
  return lost;
}

/** From now on the store answers what became of an order. */
const answers = (phone: Page): Promise<void> => phone.unroute(QUESTION);

/** The network goes and comes back. */
async function reconnects(phone: Page): Promise<void> {
  await phone.context().setOffline(true);
  await phone.context().setOffline(false);
}

/** Everything is said of an order of a dish, in the name of somebody new, but that it is ordered. */
async function readyToOrder(phone: Page, dish: string) {
  const store = new StorePage(phone);
  await store.open();
  await store.add(dish);
  const checkout = await store.checkOut();
  await checkout.takeOut();
  const name = unique('Ana Lima');
  await checkout.isFor(name, uniquePhone());
  await checkout.payBy('Dinheiro');
  return { store, checkout, name };
}

test('an order whose answer was lost is one order, though it was the last piece or is changed before the next try', async ({
  phone,
  restaurant,
}) => {
  const last = await restaurant.newProduct({ name: unique('Torta'), stockTracked: true });
  await restaurant.restocks(last, 1);
  const { store, checkout, name } = await readyToOrder(phone, last.name);

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
  await answers(phone);
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

test(
  'an order that is followed after its answer was lost is over: the cart stays, and the next is ordered without a question',
  { tag: '@proof' },
  async ({ phone, restaurant }) => {
    const [first, next] = [await restaurant.newProduct(), await restaurant.newProduct()];
    const { store, checkout, name } = await readyToOrder(phone, first.name);
    await orders(checkout);

    // By now something else is in the cart: following the first takes none of it away.
    await store.open();
    await store.add(next.name);
    await store.checkOut();
    await answers(phone);
    await checkout.place.click();
    await checkout.earlier.getByRole('button', { name: 'Acompanhar' }).click();
    const followed = await checkout.followed();
    await expect(followed.order).toContainText(first.name);
    await expect(followed.order).not.toContainText(next.name);

    await store.open();
    await store.checkOut();
    await expect(checkout.review).toContainText(next.name);
    const second = await checkout.placed();
    await expect(second.order).toContainText(next.name);
    expect(await restaurant.ordersOf(name)).toHaveLength(2);
  },
);

test(
  'an order that came to nothing since its answer was lost is in the way of no other',
  { tag: '@proof' },
  async ({ phone, restaurant }) => {
    const dish = await restaurant.newProduct();
    const { checkout, name } = await readyToOrder(phone, dish.name);
    const lost = await losesAnswer(checkout, restaurant, name);
    await restaurant.does('reject', lost, { code: 'RUSH_HOUR' });
    await checkout.placed();
    expect((await restaurant.ordersOf(name)).filter(({ id }) => id !== lost.id)).toHaveLength(1);
  },
);

for (const [when, looks] of [
  ['once its page is opened again', (phone: Page) => phone.reload()],
  ['once the network is back', reconnects],
] as const)
  test(`an order whose answer was lost is looked for without a press: ${when}`, async ({
    phone,
    restaurant,
  }) => {
    const dish = await restaurant.newProduct();
    const { store, checkout, name } = await readyToOrder(phone, dish.name);
    const lost = await losesAnswer(checkout, restaurant, name);
    await answers(phone);
    await looks(phone);
    const notice = phone.getByRole('status').filter({ hasText: `A loja recebeu seu pedido ${lost.number}.` });
    await expect(notice).toBeVisible();
    // What is put into the cart from now on is another order, and begins at the menu.
    await expect(phone.getByRole('button', { name: 'Ver sacola' })).toHaveCount(0);
    await store.add(dish.name);
    await expect(phone.getByRole('button', { name: 'Ver sacola' })).toBeVisible();
    await expectAccessible(phone);
    await notice.getByRole('link', { name: 'Acompanhar' }).click();
    await expect((await checkout.followed()).order).toContainText(dish.name);
    await store.open();
    await expect(phone.getByText(`Seu pedido ${lost.number}, feito`)).toBeVisible();
    expect(await restaurant.ordersOf(name)).toHaveLength(1);
  });

test(
  'an order that was changed before it was found stays in the cart, and another one is ordered only by saying so',
  { tag: '@proof' },
  async ({ phone, restaurant }) => {
    const dish = await restaurant.newProduct();
    const { checkout, name } = await readyToOrder(phone, dish.name);
    const lost = await losesAnswer(checkout, restaurant, name);
    await phone.getByLabel('Recado para a loja').fill('Sem cebola');
    await answers(phone);
    await reconnects(phone);
    await expect(phone.getByText(`A loja recebeu seu pedido ${lost.number} como você enviou`)).toBeVisible();
    await checkout.place.click();
    await expect(checkout.earlier).toContainText('A loja já recebeu');
    expect(await restaurant.ordersOf(name)).toHaveLength(1);
  },
);

test(
  'an order that is not paid yet is told so, and is paid by the way that is offered',
  { tag: '@proof' },
  async ({ phone, restaurant }) => {
    const dish = await restaurant.newProduct();
    const { checkout, name } = await readyToOrder(phone, dish.name);
    await checkout.payBy('Pix');
    await orders(checkout);
    await answers(phone);
    await phone.reload();
    const notice = phone.getByRole('status').filter({ hasText: 'mas não o pagamento' });
    await expect(notice).toBeVisible();
    await expectAccessible(phone);
    await notice.getByRole('link', { name: 'Pagar' }).click();
    await expect((await checkout.followed()).pix).toBeVisible();
    expect(await restaurant.ordersOf(name)).toHaveLength(1);
  },
);

test(
  'an order that came to nothing before it was found is told so, and the cart stays',
  { tag: '@proof' },
  async ({ phone, restaurant }) => {
    const dish = await restaurant.newProduct();
    const { checkout, name } = await readyToOrder(phone, dish.name);
    const lost = await losesAnswer(checkout, restaurant, name);
    await restaurant.does('reject', lost, { code: 'RUSH_HOUR' });
    await answers(phone);
    await reconnects(phone);
    await expect(phone.getByText(`Seu pedido ${lost.number} não foi adiante.`)).toBeVisible();
    await checkout.placed();
    expect((await restaurant.ordersOf(name)).filter(({ id }) => id !== lost.id)).toHaveLength(1);
  },
);

test('an order that never reached the store is told to be none, and is ordered by the next press', async ({
  phone,
  restaurant,
}) => {
  const dish = await restaurant.newProduct();
  const { checkout, name } = await readyToOrder(phone, dish.name);
  await orders(checkout, { arrives: false });
  await answers(phone);
  await reconnects(phone);
  await expect(phone.getByText('Seu pedido não chegou à loja')).toBeVisible();
  expect(await restaurant.ordersOf(name)).toEqual([]);
  await checkout.placed();
  expect(await restaurant.ordersOf(name)).toHaveLength(1);
});
