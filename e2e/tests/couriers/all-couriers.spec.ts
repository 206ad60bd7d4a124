import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'owner' });

test(
  'a courier who was archived is found among all, and brought back paused',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    const { name } = await restaurant.newCourier({ name: unique('Wesley') });
    await page.goto('/dashboard/employees/partner-couriers');
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByRole('article', { name })).toBeHidden();

    await page.getByRole('tab', { name: 'All couriers' }).click();
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(name);
    await page.getByRole('button', { name: 'State' }).click();
    await page.getByRole('checkbox', { name: 'Archived' }).check();
    await page.keyboard.press('Escape');
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Archived');
    await expect(row).toContainText('R$ 7,00 per delivery');
    await row.getByRole('button', { name: `Bring back ${name}` }).click();
    await expect(row).toBeHidden();

    await page.getByRole('tab', { name: 'Now' }).click();
    await expect(page.getByRole('article', { name })).toContainText('Paused');
  },
);
