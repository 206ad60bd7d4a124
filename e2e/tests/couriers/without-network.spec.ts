import type { Page } from '@playwright/test';
import type { OrderCardDto } from '@contracts/orders';
import { NEAR_BY } from '../../support/people';
import { shiftHandoverBack } from '../../support/shift-times';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';
import type { Customer } from '../../support/customer';
import type { Restaurant } from '../../support/restaurant';

test.use({ role: 'owner', expectedComplaints: /net::ERR_|status of 40[49]/ });

/** Two orders on one trip of a courier, who has left with them. */
async function underWay(restaurant: Restaurant, customer: Customer, phone: Page, origin = '') {
  const courier = await restaurant.newCourier({ name: unique('Wesley') });
  const { id } = await restaurant.newProduct({ priceCents: 3000 });
  const orders: OrderCardDto[] = [];
  for (const street of ['Rua Perto', 'Rua Longe']) {
    const address = { ...NEAR_BY, street };
    const { number } = await customer.orders(id, { type: 'DELIVERY', address });
    for (const action of ['accept', 'start', 'ready'] as const)
      await restaurant.does(action, await restaurant.order(number));
    orders.push(await restaurant.order(number));
  }
  await restaurant.assigns(courier, ...orders);
  const address = origin + (await restaurant.courierPage(courier));
  await phone.goto(address);
  await phone.getByRole('button', { name: 'Aceitar' }).click();
  await phone.getByRole('button', { name: 'Retirei, saindo' }).click();
  await expect(phone.getByRole('button', { name: 'Entregue', exact: true })).toHaveCount(2);
  // The page moves ahead of the answer; what follows is about what is pressed after it.
  await expect(phone.getByText('Será enviado')).toHaveCount(0);
  return { courier, orders, address };
}

/** The worker has taken the page's files to itself. */
const isKept = (phone: Page) =>
  phone.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL ?? '');

/** An order that a courier, whose phone shows it, was asked to carry. */
async function isAsked(restaurant: Restaurant, customer: Customer, phone: Page, origin: string) {
  const courier = await restaurant.newCourier({ name: unique('Wesley') });
  const { id } = await restaurant.newProduct({ priceCents: 3000 });
  const { number } = await customer.orders(id, { type: 'DELIVERY', address: NEAR_BY });
  for (const action of ['accept', 'start', 'ready'] as const)
    await restaurant.does(action, await restaurant.order(number));
  await restaurant.assigns(courier, await restaurant.order(number));
  await phone.goto(origin + (await restaurant.courierPage(courier)));
  await expect(phone.getByRole('button', { name: 'Aceitar' })).toBeVisible();
  // A browser complains of a worker whose script is on its way when the network goes.
  await isKept(phone);
  return {
    number,
    isGivenAway: async () =>
      restaurant.assigns(
        await restaurant.newCourier({ name: unique('Rui') }),
        await restaurant.order(number),
      ),
  };
}

test('a phone that loads the page anew without a network shows the addresses, and sends what is pressed once', async ({
  phone,
  line,
  restaurant,
  customer,
}) => {
  const { orders } = await underWay(restaurant, customer, phone, line.origin);
  expect(await isKept(phone)).toContain('/c/worker.js');

  await line.cut(phone.context());
  await phone.reload();
  await expect(phone.getByText(/^Sem conexão, dados das \d\d:\d\d/)).toBeVisible();
  await expect(phone.getByText('Rua Perto')).toBeVisible();
  await expect(phone.getByText('Rua Longe')).toBeVisible();

  await phone.getByRole('button', { name: 'Entregue', exact: true }).first().click();
  await expect(phone.getByText('1 ação será enviada')).toBeVisible();
  await phone.reload();
  await phone.getByRole('button', { name: 'Entregue', exact: true }).click();
  await expect(phone.getByText('2 ações serão enviadas')).toBeVisible();

  await line.mend(phone.context());
  await expect(phone.getByText('Sem conexão')).toBeHidden();
  await expect(phone.getByText(/será enviada|serão enviadas/)).toBeHidden();
  for (const { id } of orders) {
    // The last press can be taken back for some seconds.
    await expect.poll(async () => (await restaurant.orderById(id)).state).toBe('DELIVERED');
    const { timeline } = await restaurant.orderById(id);
    expect(timeline.filter(({ action }) => action === 'deliver')).toHaveLength(1);
  }
  const left = () => phone.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await expect.poll(left).not.toContain('Rua Perto');
});

test(
  'a hand-over by mistake that arrived late is taken back at the counter',
  { tag: '@proof' },
  async ({ page, phone, line, restaurant, customer, baseURL }) => {
    const { orders } = await underWay(restaurant, customer, phone, line.origin);
    await line.cut(phone.context());
    await phone.getByRole('button', { name: 'Entregue', exact: true }).first().click();
    await expect(phone.getByText('1 ação será enviada')).toBeVisible();
    await line.mend(phone.context());
    const handedOver = async () => {
      const now = await Promise.all(orders.map(({ id }) => restaurant.orderById(id)));
      return now.find(({ state }) => state === 'DELIVERED')?.id ?? '';
    };
    await expect.poll(handedOver).not.toBe('');
    const id = await handedOver();
    // As if it had waited on the phone for so long: when the server heard of it stays.
    await shiftHandoverBack(baseURL ?? '', id, 25);

    await page.goto(`/dashboard/orders/details/${id}`);
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'One step back' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Pressed by mistake' }).click();
    await dialog.getByRole('button', { name: 'One step back' }).click();
    await expect(dialog).toBeHidden();
    expect((await restaurant.orderById(id)).state).toBe('DISPATCHED');
  },
);

test('two pages of one phone are one list of presses, which is sent once', async ({
  phone,
  line,
  restaurant,
  customer,
}) => {
  const { orders, address } = await underWay(restaurant, customer, phone, line.origin);
  const other = await phone.context().newPage();
  await other.goto(address);
  await expect(other.getByRole('button', { name: 'Entregue', exact: true })).toHaveCount(2);

  await line.cut(phone.context());
  await phone.getByRole('button', { name: 'Entregue', exact: true }).first().click();
  await expect(other.getByText('1 ação será enviada')).toBeVisible();
  await other.getByRole('button', { name: 'Entregue', exact: true }).click();
  await expect(phone.getByText('2 ações serão enviadas')).toBeVisible();

  await line.mend(phone.context());
  for (const page of [phone, other]) await expect(page.getByText(/será enviada|serão enviadas/)).toBeHidden();
  await expect
    .poll(() => Promise.all(orders.map(async ({ id }) => (await restaurant.orderById(id)).state)))
    .toEqual(['DELIVERED', 'DELIVERED']);
});

test('an offer that went to somebody else while the phone had no network is told as taken back', async ({
  phone,
  line,
  restaurant,
  customer,
}) => {
  const { number, isGivenAway } = await isAsked(restaurant, customer, phone, line.origin);
  await line.cut(phone.context());
  await isGivenAway();
  await line.mend(phone.context());
  const told = phone.getByText(`Pedido ${number} – não é mais seu: a loja o retirou`);
  await expect(told).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Aceitar' })).toBeHidden();
  await phone.reload();
  await expect(told).toBeVisible();
  await phone.getByRole('button', { name: 'OK' }).click();
  await expect(told).toBeHidden();
});

test('who accepted without a network what went to somebody else is told so, once', async ({
  phone,
  line,
  restaurant,
  customer,
}) => {
  const { number, isGivenAway } = await isAsked(restaurant, customer, phone, line.origin);
  await line.cut(phone.context());
  await phone.getByRole('button', { name: 'Aceitar' }).click();
  await isGivenAway();
  await line.mend(phone.context());
  await expect(phone.getByText(`Pedido ${number} – não feito: A loja retirou esta entrega.`)).toBeVisible();
  await expect(phone.getByText(`Pedido ${number} –`)).toHaveCount(1);
});

test('a link that was renewed leaves nothing of its trips on the phone', async ({
  phone,
  restaurant,
  customer,
}) => {
  const { courier } = await underWay(restaurant, customer, phone);
  const kept = () => phone.evaluate(() => localStorage.getItem('comanda.courier.page') ?? '');
  expect(await kept()).toContain('Rua Perto');
  await restaurant.renewsLink(courier);
  // The page hears of it by itself.
  await expect(phone.getByText('Rua Perto')).toBeHidden();
  expect(await kept()).toBe('');
});
