import { NEAR_BY } from '../../support/people';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'owner' });

test(
  'a courier without a phone who brings one of two orders back hands in the cash of the other',
  { tag: '@proof' },
  async ({ page, restaurant, customer }) => {
    const courier = await restaurant.newCourier({ name: unique('Wesley'), available: false });
    const { id } = await restaurant.newProduct({ priceCents: 3000 });
    const numbers: string[] = [];
    for (const street of ['Rua Perto', 'Rua Longe']) {
      const { number } = await customer.orders(id, { type: 'DELIVERY', address: { ...NEAR_BY, street } });
      for (const action of ['accept', 'start', 'ready'] as const)
        await restaurant.does(action, await restaurant.order(number));
      numbers.push(number);
    }
    const [paid = '', refused = ''] = numbers;
    await restaurant.assigns(courier, await restaurant.order(paid), await restaurant.order(refused));
    for (const number of numbers) await restaurant.does('dispatch', await restaurant.order(number));
    const { totalCents } = await restaurant.does('deliver', await restaurant.order(paid));
    await restaurant.does('return', await restaurant.order(refused), { reason: 'Customer refused it' });

    await page.goto('/dashboard/employees/partner-couriers');
    const own = page.getByRole('article', { name: courier.name });
    await own.getByRole('button', { name: 'Settle' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('alert')).toContainText(refused);
    await expect(drawer.getByRole('button', { name: /^Close,/ })).toBeDisabled();
    await drawer.getByRole('button', { name: 'Close', exact: true }).click();

    await own.getByRole('button', { name: `Order ${refused} is back` }).click();
    await expect(own.getByRole('list')).toHaveCount(0);
    await own.getByRole('button', { name: 'Settle' }).click();
    expect((await restaurant.shiftOf(courier)).cashDueCents).toBe(totalCents);
    await drawer.getByRole('button', { name: /^Close, taking in/ }).click();
    await expect(page.getByText(`Settled with ${courier.name}`)).toBeVisible();
  },
);
