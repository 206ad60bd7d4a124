import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';
import { StorePage } from '../../pages/store-page';

test.use({ role: 'owner' });

test('a paused branch is closed on a phone that is open, and opens there again', async ({
  page,
  phone,
  restaurant,
}) => {
  const branch = await restaurant.opensAnother(unique('Porto'));
  const store = new StorePage(phone);
  await store.open(branch.slug);
  const paused = phone.getByText(/Em uma pausa rápida/).first();
  await expect(paused).toBeHidden();

  await page.goto('/dashboard/branches');
  await page.getByRole('button', { name: `Pause orders at ${branch.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pause orders' }).click();
  await expect(paused).toBeVisible();
  await expect(page.getByRole('article', { name: branch.name }).getByText('Paused').first()).toBeVisible();

  await page.getByRole('button', { name: `Take orders again at ${branch.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take orders again' }).click();
  await expect(paused).toBeHidden();
});
