import { enterDate } from '../../support/enter-date';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'owner' });

const DAY = 24 * 60;
/** Saturdays, by the clock of the branch, which has no other one all year. */
const HALF_PAST_MIDNIGHT = '2031-04-05 00:30';
const AT_ONE = '2031-04-05 01:00';
const instant = (local: string) => new Date(`${local.replace(' ', 'T')}:00-03:00`);

test(
  'hours drawn past midnight hold there, on the page as on the server',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    const branch = await restaurant.copiesBranch(unique('Porto'), []);
    await page.goto(`/dashboard/opening-hours/${branch.id}`);
    await page.getByRole('radiogroup', { name: 'How it is open' }).getByText('By the week').click();
    await page.getByRole('button', { name: 'Evenings, closed on Mondays' }).click();
    const week = page.getByRole('group', { name: 'Week to draw on' });
    const friday = week.getByRole('button', { name: /^Friday, / });
    await expect(friday).toHaveAccessibleName(/23:30$/);

    // Its end is taken into the night of Saturday.
    // Between what stands above every page and the bar that saves.
    await week.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const end = await friday.locator('[data-part="closes"]').boundingBox();
    const days = await friday.locator('xpath=..').boundingBox();
    if (!end || !days) throw new Error('The week is not drawn');
    const [x, y] = [end.x + end.width / 2, end.y + end.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // An hour and a half later is the next column, and almost a day higher up.
    await page.mouse.move(x + days.width / 7, y + days.height * ((90 - DAY) / DAY), { steps: 8 });
    await page.mouse.up();
    await expect(friday).toHaveAccessibleName(/01:00 the next day$/);

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
  },
);

test(
  'a day is copied to others that are chosen, by the keyboard alone, and taken back',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    const branch = await restaurant.copiesBranch(unique('Porto'), []);
    await page.goto(`/dashboard/opening-hours/${branch.id}`);
    await page.getByRole('radiogroup', { name: 'How it is open' }).getByText('By the week').click();
    await page.getByRole('button', { name: 'Weekday lunch' }).click();
    const opens = (day: string) => page.getByRole('textbox', { name: `${day}, period 1: opens` });
    await opens('Monday').fill('10:00');

    const copy = page.getByRole('button', { name: 'Copy Monday to other days' });
    const dialog = page.getByRole('dialog', { name: 'Copy Monday to other days' });
    const day = (name: string) => dialog.getByRole('checkbox', { name });
    await copy.press('Enter');
    await expect(dialog).toBeFocused();
    // Those that are open are chosen; the day itself cannot be.
    await expect(day('Monday')).toBeDisabled();
    await expect(day('Tuesday')).toBeChecked();
    await expect(day('Saturday')).not.toBeChecked();
    await day('Tuesday').press('Space');
    await day('Saturday').press('Space');
    await dialog.getByRole('button', { name: 'Copy to 4 days' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(copy).toBeFocused();
    await expect(opens('Tuesday')).toHaveValue(/^11:00/);
    for (const each of ['Wednesday', 'Friday', 'Saturday']) await expect(opens(each)).toHaveValue(/^10:00/);

    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await expect(opens('Wednesday')).toHaveValue(/^11:00/);
    await expect(opens('Saturday')).toHaveCount(0);

    await copy.press('Enter');
    await expect(dialog).toBeFocused();
    await day('Sunday').press('Space');
    await dialog.getByRole('button', { name: 'Weekdays' }).press('Enter');
    await expect(day('Sunday')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(copy).toBeFocused();
    await expect(opens('Wednesday')).toHaveValue(/^11:00/);
  },
);
