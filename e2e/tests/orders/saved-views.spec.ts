import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'owner' });

test(
  'a view is saved, shared with the others of the house, renamed and removed',
  { tag: '@proof' },
  async ({ page, screenOf }) => {
    const [name, renamed] = [unique('Telefone'), unique('Fone')];
    await page.goto('/dashboard/orders?channel=PHONE');
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Show it to everybody here').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const saved = views.getByRole('button', { name: `Shared ${name}`, exact: true });
    await expect(saved).toHaveAttribute('aria-pressed', 'true');

    const other = await screenOf('attendant');
    await other.goto('/dashboard/orders');
    const theirs = other.getByRole('navigation', { name: 'Views' });
    await theirs.getByRole('button', { name: `Shared ${name}`, exact: true }).click();
    await expect(other).toHaveURL(/channel=PHONE/);
    // It is the owner's: others look through it and leave it as it is.
    await expect(theirs.getByRole('button', { name: `More about ${name}` })).toBeHidden();

    await views.getByRole('button', { name: `More about ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Rename or share' }).click();
    const change = page.getByRole('dialog', { name: 'Rename or share' });
    await change.getByLabel('Name').fill(renamed);
    await change.getByRole('button', { name: 'Save' }).click();
    await other.reload();
    await expect(theirs.getByRole('button', { name: `Shared ${renamed}`, exact: true })).toBeVisible();

    await page.goto('/dashboard/orders?channel=COUNTER');
    await views.getByRole('button', { name: `More about ${renamed}` }).click();
    await page.getByRole('menuitem', { name: 'Save current filters here' }).click();
    await expect(views.getByRole('button', { name: `Shared ${renamed}`, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await other.reload();
    await theirs.getByRole('button', { name: `Shared ${renamed}`, exact: true }).click();
    await expect(other).toHaveURL(/channel=COUNTER/);

    await views.getByRole('button', { name: `More about ${renamed}` }).click();
    await page.getByRole('menuitem', { name: `Remove the view “${renamed}”` }).click();
    await expect(views.getByRole('button', { name: renamed })).toHaveCount(0);
    // What was said before of the view can be undone as well.
    await expect(page.getByText(`View “${renamed}” removed`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await views.getByRole('button', { name: `Shared ${renamed}`, exact: true }).click();
    await expect(page).toHaveURL(/channel=COUNTER/);

    await views.getByRole('button', { name: `More about ${renamed}` }).click();
    await page.getByRole('menuitem', { name: `Remove the view “${renamed}”` }).click();
    await expect(views.getByRole('button', { name: renamed })).toHaveCount(0);
    await other.reload();
    await expect(theirs.getByRole('button', { name: 'Today' })).toBeVisible();
    await expect(theirs.getByRole('button', { name: renamed })).toHaveCount(0);
  },
);
