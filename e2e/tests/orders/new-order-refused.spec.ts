import { NewOrderDrawer } from '../../pages/new-order-drawer';
import { choose } from '../../support/choose';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'attendant', expectedComplaints: /422.*\/orders/ });

test(
  'what an order is refused for is said at its field, which has the focus, also where it was folded away',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    const product = await restaurant.newProduct({ name: unique('Prato'), priceCents: 2500 });
    const typed = new NewOrderDrawer(page);
    await typed.open();
    const name = await typed.takesOut(product.name);
    const change = typed.field('Change for');
    await change.fill('10');
    await typed.send.click();
    await expect(change).toBeFocused();
    await expect(change).toHaveAccessibleDescription(/has to cover the total of R\$\s25,00/);
    await change.fill('');
    await expect(change).not.toHaveAttribute('aria-invalid');

    // Folded away, with what is wrong in it.
    await typed.more.click();
    const split = typed.drawer.getByRole('combobox', { name: 'Part of it with' });
    await choose(split, 'Credit card');
    const part = typed.field('How much: Credit card');
    await part.fill('30');
    const seller = typed.field('Seller');
    await seller.fill('nobody');
    await typed.more.click();
    await expect(part).toBeHidden();
    await expect(typed.more).toContainText('Sold by NOBODY');
    await typed.send.click();
    await expect(split).toBeFocused();
    await expect(split).toHaveAccessibleDescription(/R\$\s25,00/);
    await part.fill('10');
    await typed.send.click();
    await expect(seller).toBeFocused();
    await expect(seller).toHaveAccessibleDescription(/No seller at work in this branch has this code/);
    await seller.fill('');
    await typed.send.click();
    await expect(typed.next).toBeVisible();
    expect(await restaurant.ordersOf(name)).toHaveLength(1);
  },
);
