import { Shell } from '../../pages/shell';
import { waitForIdle } from '../../support/idle';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'manager' });

test('a form with changes is left only after it was asked, by a link as by Back, and unasked once it is saved', async ({
  page,
}) => {
  const { places } = new Shell(page);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const typed = unique('Marta');

  await page.goto('/dashboard/menu/products');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await name.fill(typed);

  await places.getByRole('link', { name: 'Products' }).click();
  await expect(question).toContainText('is lost');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue(typed);

  await waitForIdle(page);
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/config-user$/);
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await page.goForward();
  await expect(name).not.toHaveValue(typed);

  const before = await name.inputValue();
  await name.fill(typed);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await places.getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await waitForIdle(page);
  await page.goBack();
  await name.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
});
