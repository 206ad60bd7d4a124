import { enterDate } from '../../support/enter-date';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'owner' });

/** Saturdays, by the clock of the branch, which has no other one all year. */
const HALF_PAST_MIDNIGHT = '2031-04-05 00:30';
const AT_ONE = '2031-04-05 01:00';
const instant = (local: string) => new Date(`${local.replace(' ', 'T')}:00-03:00`);

test('hours drawn past midnight hold there, on the page as on the server', async ({ page, restaurant }) => {
  const branch = await restaurant.copiesBranch(unique('Porto'), []);
  await page.goto(`/dashboard/opening-hours/${branch.id}`);
  await page.getByRole('radiogroup', { name: 'How it is open' }).getByText('By the week').click();
  await page.getByRole('button', { name: 'Evenings, closed on Mondays' }).click();
  const week = page.getByRole('group', { name: 'Week to draw on' });
  const friday = week.getByRole('button', { name: /^Friday, / });
  await expect(friday).toHaveAccessibleName(/11:30 PM$/);

  // Its end is taken into the night of Saturday.
  await week.scrollIntoViewIfNeeded();
  const end = await friday.locator('[data-part="closes"]').boundingBox();
  const saturday = await week.getByRole('button', { name: 'Add a period on Saturday' }).boundingBox();
  const top = await week.locator('[data-dragging], [data-period]').first().locator('xpath=..').boundingBox();
  if (!end || !saturday || !top) throw new Error('The week is not drawn');
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2);
  await page.mouse.down();
  await page.mouse.move(saturday.x + saturday.width / 2, top.y + top.height * (45 / 1440), { steps: 8 });
  await page.mouse.up();
  await expect(friday).toHaveAccessibleName(/12:45 AM the next day$/);

  const ask = page.getByLabel('Day and time');
  const answer = page.getByRole('status').filter({ hasText: /Open|Closed/ });
  await enterDate(ask, HALF_PAST_MIDNIGHT);
  await expect(answer).toContainText('Open');
  await enterDate(ask, AT_ONE);
  await expect(answer).toContainText('Closed');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The opening hours are saved')).toBeVisible();
  expect(await restaurant.isOpenAt(branch, instant(HALF_PAST_MIDNIGHT))).toBe(true);
  expect(await restaurant.isOpenAt(branch, instant(AT_ONE))).toBe(false);
});
