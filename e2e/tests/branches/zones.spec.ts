import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { NEW_PLACE } from '../../support/restaurant';
import { unique } from '../../support/unique';

test.use({ role: 'owner' });

type Press = (page: Page, x: number, y: number) => Promise<void>;
const GESTURES: Record<string, { press: Press; hasTouch: boolean }> = {
  mouse: { press: (page, x, y) => page.mouse.click(x, y), hasTouch: false },
  touch: { press: (page, x, y) => page.touchscreen.tap(x, y), hasTouch: true },
};
/** From the middle of the map, in parts of its size: a square around the store. */
const CORNERS = [
  [-0.25, -0.25],
  [0.25, -0.25],
  [0.25, 0.25],
  [-0.25, 0.25],
  // The first one ends it.
  [-0.25, -0.25],
] as const;

for (const [gesture, { press, hasTouch }] of Object.entries(GESTURES)) {
  test.describe(`a delivery area drawn by ${gesture}`, () => {
    test.use({ hasTouch });

    const tag = hasTouch ? '@proof' : [];
    test(
      'takes the addresses inside, refuses those outside, and shows where they were',
      { tag },
      async ({ page, restaurant, customer }) => {
        const dish = await restaurant.newProduct();
        const branch = await restaurant.copiesBranch(unique('Porto'), ['rules', 'payments', 'hours', 'menu']);
        await page.goto(`/dashboard/branches/edit/${branch.id}?section=zones`);
        const map = page.getByRole('region', { name: `Delivery areas of ${branch.name} on the map` });
        const pressAt = async (x: number, y: number) => {
          await map.scrollIntoViewIfNeeded();
          const box = await map.boundingBox();
          if (!box) throw new Error('There is no map');
          await press(page, box.x + box.width * (0.5 + x), box.y + box.height * (0.5 + y));
        };

        await page.getByRole('button', { name: 'New area' }).click();
        await page
          .getByRole('radiogroup', { name: 'Kind of area' })
          .getByText('Drawn', { exact: true })
          .click();
        await expect(page.getByRole('button', { name: 'Draw anew' })).toBeVisible();
        await expect(map).not.toHaveAttribute('aria-busy');
        for (const [x, y] of CORNERS) await pressAt(x, y);
        // What was drawn can be read and typed as well.
        await expect(page.getByLabel('Latitude of corner 4')).toBeVisible();
        await expect(page.getByLabel('Latitude of corner 5')).toBeHidden();
        await page.getByLabel('Name', { exact: false }).first().fill('Around the port');
        await page.getByLabel('Delivery fee', { exact: true }).fill('6.50');
        await page.getByRole('button', { name: 'Create area' }).click();
        await expect(page.getByRole('listitem').filter({ hasText: 'Around the port' })).toBeVisible();

        await page.getByText('Test', { exact: true }).click();
        await pressAt(0.1, 0.1);
        await expect(page.getByText('Delivered by “Around the port” for R$ 6,50')).toBeVisible();
        await pressAt(0.4, 0.4);
        await expect(page.getByRole('alert').filter({ hasText: 'Not delivered' })).toBeVisible();

        await restaurant.opens(branch);
        const { id } = await restaurant.productCalled(dish.name, branch);
        const inside = await customer.asksFor(branch.slug, id, NEW_PLACE);
        expect(inside.fees.map(({ amountCents }) => amountCents)).toEqual([650]);
        const outside = await customer.asksFor(branch.slug, id, {
          ...NEW_PLACE,
          lat: 3.13,
          district: 'Longe',
        });
        expect(outside.refusals.map(({ code }) => code)).toContain('OUT_OF_AREA');
        await page.getByText('Demand', { exact: true }).click();
        await expect(page.getByText('1 customer was refused for their address')).toBeVisible();
        await expect(page.getByRole('row').filter({ hasText: 'Longe, Manaus' })).toBeVisible();
      },
    );
  });
}
