import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../../support/accessibility';
import type { Customer } from '../../support/customer';
import { NEAR_BY } from '../../support/people';
import type { Restaurant } from '../../support/restaurant';
import { expect, test } from '../../support/test';
import { inReach, tooSmall } from '../../support/thumb';
import { unique } from '../../support/unique';

test.use({ role: 'owner', expectedComplaints: /status of (?:409|422)/ });

/** The page of a courier who is asked to carry so many orders on one trip, and what reaches each of these. */
async function tripOf(stops: number, restaurant: Restaurant, customer: Customer) {
  const courier = await restaurant.newCourier({ name: unique('Wesley') });
  const { id } = await restaurant.newProduct({ priceCents: 3000 });
  const address = { ...NEAR_BY, reference: 'Portão verde' };
  const order = { type: 'DELIVERY', address, notes: 'Tocar a campainha' } as const;
  const placed: { number: string; token: string }[] = [];
  for (let stop = 0; stop < stops; stop += 1)
    placed.push(await customer.orders(id, order, { notes: 'Sem cebola' }));
  for (const { number } of placed)
    for (const action of ['accept', 'start', 'ready'] as const)
      await restaurant.does(action, await restaurant.order(number));
  const cards = await Promise.all(placed.map(({ number }) => restaurant.order(number)));
  await restaurant.assigns(courier, ...cards);
  return { path: await restaurant.courierPage(courier), tokens: placed.map(({ token }) => token) };
}

/** That the page is worked with one thumb, and read in the sun and at night. */
async function expectWorkable(phone: Page): Promise<void> {
  expect(await tooSmall(phone.locator('body'))).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const theme of ['Escuro', 'Claro']) {
    await phone.getByRole('button', { name: theme }).click();
    expect(await findViolations(phone, ['color-contrast-enhanced']), theme).toEqual([]);
  }
}

/** That something lies under the thumb as soon as it is scrolled to from the top, wherever the page ends. */
async function expectWithinReach(phone: Page, action: Locator): Promise<void> {
  await phone.evaluate(() => window.scrollTo(0, 0));
  await action.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  expect(await inReach(action), await action.innerText()).toBe(true);
}

test('a courier works the phone with one thumb in the sun: large enough, within reach, with enough contrast', async ({
  phone,
  restaurant,
  customer,
}) => {
  await phone.goto((await tripOf(2, restaurant, customer)).path);
  for (const [action, left] of [
    ['Aceitar', 1],
    ['Retirei, saindo', 1],
    ['Entregue', 2],
    ['Entregue', 1],
  ] as const) {
    const next = phone.getByRole('button', { name: action, exact: true });
    await expect(next).toHaveCount(left);
    await expectWorkable(phone);
    for (const each of await next.all()) await expectWithinReach(phone, each);
    await next.first().click();
  }
  await expect(phone.getByText('Hoje')).toBeVisible();
  await expectWorkable(phone);
});

test(
  'what stands in a courier’s way at a door is worked with one thumb as well',
  { tag: '@proof' },
  async ({ phone, restaurant, customer }) => {
    await restaurant.behaves({ couriers: { requireDeliveryCode: true } });
    try {
      const { path, tokens } = await tripOf(1, restaurant, customer);
      const { deliveryCode } = await customer.tracks(tokens[0] ?? '');
      await phone.goto(path);
      await phone.getByRole('button', { name: 'Aceitar' }).click();
      await phone.getByRole('button', { name: 'Retirei, saindo' }).click();
      const code = phone.getByLabel('Código do cliente');
      await expect(code).toBeVisible();
      await expect(phone.getByText('Será enviado')).toHaveCount(0);
      await expectWorkable(phone);
      await code.fill(deliveryCode === '0000' ? '1111' : '0000');
      const delivered = phone.getByRole('button', { name: 'Entregue', exact: true });
      await expectWithinReach(phone, delivered);
      await delivered.click();
      await expect(phone.getByText(/^Pedido .* – não feito/)).toBeVisible();
      await expectWorkable(phone);

      await phone.getByRole('button', { name: 'Tenho um problema' }).click();
      await phone.getByRole('button', { name: 'Outro motivo' }).click();
      await phone.getByRole('textbox', { name: 'O que aconteceu?' }).fill('Cachorro solto no portão');
      await expectWorkable(phone);
      const tell = phone.getByRole('button', { name: 'Avisar a loja' });
      await expectWithinReach(phone, tell);
      await tell.click();
      await expect(phone.getByRole('button', { name: 'Resolvido, seguindo' })).toBeVisible();
      await expectWorkable(phone);
    } finally {
      await restaurant.behaves({ couriers: { requireDeliveryCode: false } });
    }
  },
);
