import type { Page } from '@playwright/test';
import { reais } from '../../support/money';
import { NEAR_BY } from '../../support/people';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';
import type { Customer } from '../../support/customer';
import { HOUR_MS, MINUTE_MS, later } from '../../support/instants';
import type { Restaurant } from '../../support/restaurant';

test.use({ role: 'owner', expectedComplaints: /net::ERR_|status of (?:404|409|422)/ });

/** An order, paid in cash at the door, that a courier is asked to carry. */
async function asked(restaurant: Restaurant, customer: Customer, phone: Page, origin = '') {
  const courier = await restaurant.newCourier({ name: unique('Wesley') });
  const { id } = await restaurant.newProduct({ priceCents: 3000 });
  const { number, token } = await customer.orders(id, { type: 'DELIVERY', address: NEAR_BY });
  for (const action of ['accept', 'start', 'ready'] as const)
    await restaurant.does(action, await restaurant.order(number));
  const order = await restaurant.order(number);
  await restaurant.assigns(courier, order);
  await phone.goto(origin + (await restaurant.courierPage(courier)));
  await expect(phone.getByRole('button', { name: 'Aceitar' })).toBeVisible();
  return { courier, order, token };
}

/** The same, and the courier has left with it. */
async function underWay(...args: Parameters<typeof asked>) {
  const made = await asked(...args);
  const [, , phone] = args;
  await phone.getByRole('button', { name: 'Aceitar' }).click();
  await phone.getByRole('button', { name: 'Retirei, saindo' }).click();
  await expect(phone.getByRole('button', { name: 'Entregue', exact: true })).toBeVisible();
  // The page moves ahead of the answer; what follows is about what is pressed after it.
  await expect(phone.getByText('Será enviado')).toHaveCount(0);
  return made;
}

test('a door that was paid in two other ways is told so, also without a network, and the cash is right', async ({
  phone,
  line,
  restaurant,
  customer,
}) => {
  const { courier, order } = await underWay(restaurant, customer, phone, line.origin);
  const total = order.totalCents ?? 0;
  await phone.getByRole('button', { name: 'Pago de outra forma' }).click();
  const first = phone.getByRole('group', { name: 'Como foi pago?' });
  await first.getByRole('radio', { name: 'Cartão de débito' }).check();
  await phone.getByRole('checkbox', { name: 'Em duas formas' }).check();
  const second = phone.getByRole('group', { name: 'E a outra parte?' });
  await second.getByRole('radio', { name: 'Dinheiro' }).check();
  const delivered = phone.getByRole('button', { name: 'Entregue', exact: true });
  await expect(delivered).toBeDisabled();
  await phone.getByRole('textbox', { name: 'Valor: Dinheiro' }).fill('5,00');
  await expect(
    phone.getByText(`${reais(total - 500)} Cartão de débito + ${reais(500)} Dinheiro`),
  ).toBeVisible();

  await line.cut(phone.context());
  await delivered.click();
  await expect(phone.getByText('1 ação será enviada')).toBeVisible();
  await phone.reload();
  await line.mend(phone.context());
  await expect(phone.getByText(`Você recebe no acerto ${reais(courier.payBaseCents - 500)}`)).toBeVisible();
  const { payments, state } = await restaurant.orderById(order.id);
  expect(state).toBe('DELIVERED');
  expect(payments).toMatchObject([
    { method: 'DEBIT', amountCents: total - 500, state: 'CONFIRMED' },
    { method: 'CASH', amountCents: 500, state: 'CONFIRMED' },
  ]);
  expect((await restaurant.shiftOf(courier)).cashDueCents).toBe(500);
});

test('cash that was taken without a network for an order that the store cancelled meanwhile is told to the store', async ({
  page,
  phone,
  line,
  restaurant,
  customer,
}) => {
  const { courier, order } = await underWay(restaurant, customer, phone, line.origin);
  await line.cut(phone.context());
  await phone.getByRole('button', { name: 'Entregue', exact: true }).click();
  await expect(phone.getByText('1 ação será enviada')).toBeVisible();
  await restaurant.does('cancel', await restaurant.order(order.number), { code: 'CUSTOMER_REQUEST' });
  await line.mend(phone.context());
  await expect(phone.getByText(`Pedido ${order.number} – não feito`)).toBeVisible();

  const collected = `Collected at the door: ${reais(order.totalCents ?? 0)} Cash`;
  await page.goto(`/dashboard/orders/details/${order.id}`);
  await expect(page.getByRole('alert').filter({ hasText: courier.name })).toContainText(collected);
  await page.goto('/dashboard/employees/partner-couriers');
  const own = page.getByRole('article', { name: courier.name });
  const refused = own.getByRole('alert').filter({ hasText: `Order ${order.number}` });
  await expect(refused).toContainText(collected);
  await own.getByRole('button', { name: `Order ${order.number} is back` }).click();
  await own.getByRole('button', { name: 'Settle' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('alert').filter({ hasText: order.number })).toContainText(collected);
  expect((await restaurant.shiftOf(courier)).cashDueCents).toBe(0);
  expect((await restaurant.orderById(order.id)).state).toBe('CANCELLED');
});

test(
  'the counter that hands over what was paid otherwise tells so from the menu of the order',
  { tag: '@proof' },
  async ({ page, phone, restaurant, customer }) => {
    const { courier, order } = await underWay(restaurant, customer, phone);
    await page.goto(`/dashboard/orders/details/${order.id}`);
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Delivered, paid otherwise' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Debit card' }).check();
    await dialog.getByRole('button', { name: 'Delivered' }).click();
    await expect(dialog).toBeHidden();
    expect((await restaurant.orderById(order.id)).payments).toMatchObject([
      { method: 'DEBIT', state: 'CONFIRMED' },
    ]);
    expect((await restaurant.shiftOf(courier)).cashDueCents).toBe(0);
  },
);

test('an order that was handed over by a slip of the thumb is not, for some seconds', async ({
  phone,
  restaurant,
  customer,
}) => {
  await phone.clock.install();
  const { order } = await underWay(restaurant, customer, phone);
  await phone.clock.pauseAt(later(HOUR_MS));
  const delivered = phone.getByRole('button', { name: 'Entregue', exact: true });
  await delivered.click();
  await expect(phone.getByText(`Pedido ${order.number} entregue`)).toBeVisible();
  await phone.getByRole('button', { name: `Desfazer: pedido ${order.number} entregue` }).click();
  await expect(delivered).toBeVisible();
  await phone.clock.runFor(MINUTE_MS);
  expect((await restaurant.orderById(order.id)).state).toBe('DISPATCHED');

  await delivered.click();
  await phone.clock.runFor(5_000);
  await expect.poll(async () => (await restaurant.orderById(order.id)).state).toBe('DELIVERED');
  await expect(phone.getByRole('button', { name: /^Desfazer/ })).toBeHidden();
});

test('a trip that is declined leaves the phone, and waits at the store for somebody else', async ({
  page,
  phone,
  restaurant,
  customer,
}) => {
  const { courier, order } = await asked(restaurant, customer, phone);
  await phone.getByRole('button', { name: 'Recusar' }).click();
  await expect(phone.getByText(order.number)).toBeHidden();
  await page.goto('/dashboard/employees/partner-couriers');
  await expect(page.getByText(`not taken by ${courier.name}`)).toBeVisible();
});

test('an order is handed over by the digits that its customer reads off, and by no others', async ({
  phone,
  restaurant,
  customer,
}) => {
  await restaurant.behaves({ couriers: { requireDeliveryCode: true } });
  try {
    const { order, token } = await underWay(restaurant, customer, phone);
    const code = (await customer.tracks(token)).deliveryCode ?? '';
    const delivered = phone.getByRole('button', { name: 'Entregue', exact: true });
    await expect(delivered).toBeDisabled();
    await phone.getByLabel('Código do cliente').fill(code === '0000' ? '1111' : '0000');
    await delivered.click();
    await expect(phone.getByText(`Pedido ${order.number} – não feito`)).toBeVisible();
    await phone.getByLabel('Código do cliente').fill(code);
    await delivered.click();
    await expect.poll(async () => (await restaurant.orderById(order.id)).state).toBe('DELIVERED');
  } finally {
    await restaurant.behaves({ couriers: { requireDeliveryCode: false } });
  }
});

test(
  'a problem of another kind is told to the store in the courier’s own words',
  { tag: '@proof' },
  async ({ page, phone, restaurant, customer }) => {
    const { courier, order } = await underWay(restaurant, customer, phone);
    await phone.getByRole('button', { name: 'Tenho um problema' }).click();
    await phone.getByRole('button', { name: 'Outro motivo' }).click();
    await phone.getByRole('textbox', { name: 'O que aconteceu?' }).fill('Cachorro solto no portão');
    await phone.getByRole('button', { name: 'Avisar a loja' }).click();
    await expect(phone.getByRole('button', { name: 'Resolvido, seguindo' })).toBeVisible();
    await page.goto('/dashboard/employees/partner-couriers');
    await expect(page.getByRole('article', { name: courier.name })).toContainText('Cachorro solto no portão');
    await phone.getByRole('button', { name: 'Resolvido, seguindo' }).click();
    await expect(phone.getByRole('button', { name: 'Tenho um problema' })).toBeVisible();
    expect((await restaurant.orderById(order.id)).state).toBe('DISPATCHED');
  },
);
