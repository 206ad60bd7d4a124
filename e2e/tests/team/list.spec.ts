import { TeamPage } from '../../pages/team-pages';
import { emailOf } from '../../support/people';
import { expect, test } from '../../support/test';

test.use({ role: 'owner' });

test(
  'what the list of the team is narrowed to and sorted by stands in its address',
  { tag: '@proof' },
  async ({ page }) => {
    const team = new TeamPage(page);
    await team.open();
    const people = page.getByRole('table', { name: 'Team' }).locator('tbody').getByRole('link');
    await expect(people.nth(1)).toBeVisible();
    const all = await people.count();

    const header = page.getByRole('columnheader', { name: 'Person' });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    const search = page.getByRole('searchbox');
    await search.fill(emailOf('manager'));
    await expect(people).toHaveCount(1);

    await page.reload();
    await expect(search).toHaveValue(emailOf('manager'));
    await expect(people).toHaveCount(1);
    await expect(header).toHaveAttribute('aria-sort', 'descending');

    // A link to the list itself is the whole list.
    await page.getByRole('navigation').getByRole('link', { name: 'Team', exact: true }).first().click();
    await expect(people).toHaveCount(all);
    await expect(search).toHaveValue('');
  },
);

test('on a tablet with the menu opened by hand, no column is cut', { tag: '@proof' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('comanda.sider', 'open'));
  await page.setViewportSize({ width: 820, height: 900 });
  await new TeamPage(page).open();
  const table = page.getByRole('table', { name: 'Team' });
  await expect(table.getByRole('columnheader', { name: 'Last seen' })).toBeVisible();
  const hidden = await table.evaluate(
    ({ parentElement: frame }) => frame && frame.scrollWidth - frame.clientWidth,
  );
  expect(hidden).toBe(0);
  // What has no column stands with the person.
  await expect(table.getByRole('link', { name: emailOf('courier') })).toContainText('Courier');
});

test.describe('an address of before or of nobody still shows the page', () => {
  // A page that there cannot be is refused.
  test.use({ expectedComplaints: /status of 400/ });

  for (const address of [
    '?page=2&sort=name%3Adesc&q=&role=OWNER',
    '?filters=x&sorters=x&currentPage=x',
    '?filters[0]=x&sorters[0]=x&currentPage=-1&pageSize=1e9',
  ])
    test(address, { tag: '@proof' }, async ({ page }) => {
      await page.goto(`/dashboard/employees/users${address}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeVisible();
    });
});
