import { NewOrderDrawer } from '../../pages/new-order-drawer';
import { NEAR_BY } from '../../support/people';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'attendant' });

test(
  'an order that is repeated goes where it went then, unless another address was typed',
  { tag: '@proof' },
  async ({ page, restaurant, customer }) => {
    const [first, last] = [await restaurant.newProduct(), await restaurant.newProduct()];
    const known = { name: unique('Dona Rosa'), phone: uniquePhone() };
    for (const [{ id }, number] of [
      [first, '77'],
      [last, '78'],
    ] as const)
      await customer.orders(id, {
        ...{ type: 'DELIVERY', customer: known },
        address: { ...NEAR_BY, number },
      });
    const typed = new NewOrderDrawer(page);
    const rowOf = ({ name }: { name: string }) =>
      typed.drawer.getByRole('listitem').filter({ hasText: name });
    const repeat = (product: { name: string }) => rowOf(product).getByRole('button').click();
    await typed.open();
    await typed.field('Phone').fill(known.phone);
    await page.keyboard.press('Enter');
    await expect(rowOf(first)).toContainText(`${NEAR_BY.street}, 77`);
    await expect(rowOf(last)).not.toContainText(NEAR_BY.street);
    await repeat(first);
    await expect(rowOf(last)).toContainText(`${NEAR_BY.street}, 78`);
    await typed.send.click();
    await expect(typed.next).toBeVisible();
    const numberOf = async () => {
      const orders = (await restaurant.ordersOf(known.name)).filter(({ channel }) => channel === 'PHONE');
      const told = await Promise.all(orders.map(({ id }) => restaurant.orderById(id)));
      return told.map(({ address }) => address?.number);
    };
    expect(await numberOf()).toEqual(['77']);

    await typed.next.click();
    await typed.field('Phone').fill(known.phone);
    await page.keyboard.press('Enter');
    await typed.drawer.getByRole('button', { name: 'Change', exact: true }).click();
    await typed.field('Number').fill('79');
    await repeat(last);
    await expect(typed.items).toContainText(last.name);
    await expect(typed.field('Number')).toHaveValue('79');
  },
);
