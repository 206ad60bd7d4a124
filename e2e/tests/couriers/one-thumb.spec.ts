import type { Page } from '@playwright/test';
import { findViolations } from '../../support/accessibility';
import { NEAR_BY } from '../../support/people';
import { expect, test } from '../../support/test';
import { inReach, tooSmall } from '../../support/thumb';
import { unique } from '../../support/unique';

test.use({ role: 'owner' });

/** That the page is worked with one thumb, and read in the sun and at night. */
async function expectWorkable(phone: Page): Promise<void> {
  expect(await tooSmall(phone.locator('body'))).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const theme of ['Escuro', 'Claro']) {
    await phone.getByRole('button', { name: theme }).click();
    expect(await findViolations(phone, ['color-contrast-enhanced']), theme).toEqual([]);
  }
}

test('a courier works the phone with one thumb in the sun: large enough, within reach, with enough contrast', async ({
  phone,
  restaurant,
  customer,
}) => {
  const courier = await restaurant.newCourier({ name: unique('Wesley') });
  const { id } = await restaurant.newProduct({ priceCents: 3000 });
  const address = { ...NEAR_BY, reference: 'Portão verde' };
  const order = { type: 'DELIVERY', address, notes: 'Tocar a campainha' } as const;
  const { number } = await customer.orders(id, order, { notes: 'Sem cebola' });
  for (const action of ['accept', 'start', 'ready'] as const)
    await restaurant.does(action, await restaurant.order(number));
  await restaurant.assigns(courier, await restaurant.order(number));
  await phone.goto(await restaurant.courierPage(courier));

  for (const action of ['Aceitar', 'Retirei, saindo', 'Entregue']) {
    const next = phone.getByRole('button', { name: action, exact: true });
    await expect(next).toBeVisible();
    await expectWorkable(phone);
    await next.scrollIntoViewIfNeeded();
    await phone.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await inReach(next), action).toBe(true);
    await next.click();
  }
  await expect(phone.getByText('Hoje')).toBeVisible();
  await expectWorkable(phone);
});
