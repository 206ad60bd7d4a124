import { ProductDetailsPage } from '../../pages/menu-pages';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.describe('a product seen as a whole', () => {
  test.use({ role: 'manager' });

  test(
    'says why it cannot be sold, leads to what is in the way, and counts what was sold',
    { tag: '@proof' },
    async ({ page, restaurant, customer }) => {
      const sauces = await restaurant.newExtras(unique('Molhos'), { min: 1, max: 1 }, { Pesto: 0, Aioli: 0 });
      const plain = await restaurant.newProduct();
      const dish = await restaurant.newProduct({ extraGroupIds: [sauces.id] });
      await customer.orders(plain.id);
      const details = new ProductDetailsPage(page);
      await details.open(plain.id);
      await expect(details.verdict).toHaveText('It can be sold now');
      await expect(details.figure('Units')).toHaveText('1');

      await page.getByRole('button', { name: `Mark ${plain.name} sold out` }).click();
      await page.getByRole('menuitem', { name: 'Until I change it' }).click();
      await expect(details.verdict).toContainText('1 thing prevents it');
      await details.clause('Sold out until changed').getByRole('button', { name: 'Sell again' }).click();
      await expect(details.verdict).toHaveText('It can be sold now');

      for (const { id } of sauces.extras) await restaurant.sellsOut(sauces, id);
      await details.open(dish.id);
      await details
        .clause(`Too few can be chosen: ${sauces.name}`)
        .getByRole('link', { name: 'Fix' })
        .click();
      await expect(page.getByRole('heading', { name: sauces.name, level: 1 })).toBeVisible();
    },
  );

  test(
    'tells what was sold day by day to who walks through its chart by keyboard',
    { tag: '@proof' },
    async ({ page, restaurant, customer }) => {
      const product = await restaurant.newProduct();
      await customer.orders(product.id, {}, { quantity: 3 });
      const details = new ProductDetailsPage(page);
      await details.open(product.id);
      const days = await details.chart.getByRole('rowheader').allTextContents();
      const told = details.chart.getByRole('status');

      await details.chart.getByRole('application', { name: '3 units' }).focus();
      await expect(told).toContainText(days[0] ?? '');
      for (const day of days.slice(1)) {
        await page.keyboard.press('ArrowRight');
        await expect(told).toContainText(day);
      }
      await expect(told).toContainText('Units 3');
      await expect(details.chart.getByRole('row').last()).toHaveText(`${days.at(-1)}30`);
      await page.keyboard.press('Escape');
      await expect(told).toBeHidden();
    },
  );
});
