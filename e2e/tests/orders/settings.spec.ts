import { KitchenPage } from '../../pages/kitchen-page';
import { expect, test } from '../../support/test';

test.use({ role: 'owner' });

test(
  'a setting changed on one device acts on the kitchen of another without a reload',
  { tag: '@proof' },
  async ({ page, screenOf, restaurant, customer }) => {
    await restaurant.answersEverything();
    const product = await restaurant.newProduct();
    const { number } = await customer.orders(product.id);
    await restaurant.does('accept', await restaurant.order(number));

    const screen = await screenOf('kitchen');
    const kitchen = new KitchenPage(screen);
    await kitchen.open();
    const late = kitchen.ticket(number).locator('[data-urgency="late"]');
    await expect(kitchen.ticket(number)).toBeVisible();
    await expect(late).toHaveCount(0);

    await page.goto('/dashboard/custom-settings');
    await page.getByLabel('Red before it is due').fill('60');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(late.first()).toBeVisible();

    await page.getByRole('button', { name: 'Reset “Red before it is due” to 0 min' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(late).toHaveCount(0);
  },
);
