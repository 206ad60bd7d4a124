import { KitchenPage } from '../../pages/kitchen-page';
import { PHONE } from '../../support/people';
import { expect, test } from '../../support/test';

test.use({ role: 'kitchen', viewport: PHONE.viewport });

test('nothing moves a ticket between the aim and the press', async ({ page, restaurant, customer }) => {
  const { id } = await restaurant.newProduct();
  const accepted = async () => {
    const { number } = await customer.orders(id);
    return restaurant.does('accept', await restaurant.order(number));
  };
  // The browser lets nothing be heard before the first press; asked by a test, it believes that there was one.
  await page.addInitScript(() => {
    let pressed = false;
    window.addEventListener('pointerdown', () => (pressed = true), { capture: true });
    const state = { get: () => (pressed ? 'running' : 'suspended') };
    Object.defineProperty(AudioContext.prototype, 'state', state);
  });
  const before = await accepted();
  const { number } = await accepted();
  const kitchen = new KitchenPage(page);
  await kitchen.open();
  // These words go away with the first press.
  const silent = page.getByText('The browser keeps this page silent');
  await expect(silent).toBeVisible();

  const ready = kitchen.ready(number);
  await ready.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const aim = await ready.boundingBox();
  if (!aim) throw new Error('The ticket hangs nowhere');
  await page.mouse.move(aim.x + aim.width / 2, aim.y + aim.height / 2);
  await page.mouse.down();
  // While the finger is down, the ticket above is done elsewhere and a new one comes, which is said aloud.
  await restaurant.does('ready', before);
  const after = await accepted();
  await expect(page.getByText(`New ticket ${after.number}`)).toBeAttached();
  expect(await ready.boundingBox()).toEqual(aim);
  await page.mouse.up();

  await expect(ready).toBeHidden();
  await expect(kitchen.ready(before.number)).toBeHidden();
  await expect(kitchen.ready(after.number)).toBeVisible();
  await expect(silent).toBeHidden();
});
