import { KitchenPage } from '../../pages/kitchen-page';
import { expect, test } from '../../support/test';

test.use({
  role: 'kitchen',
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|status of 409|fetching the script/,
});

test('what the kitchen presses without a network is sent once, in its order, when it is back', async ({
  page,
  context,
  restaurant,
  customer,
}) => {
  const { id } = await restaurant.newProduct();
  const accepted = async () => {
    const { number } = await customer.orders(id);
    return restaurant.does('accept', await restaurant.order(number));
  };
  const [one, two, taken, last] = [await accepted(), await accepted(), await accepted(), await accepted()];
  const kitchen = new KitchenPage(page);
  await kitchen.open();
  await expect(kitchen.ready(last.number)).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('what you press is kept')).toBeVisible();
  await kitchen.start(one.number);
  for (const { number } of [one, two, taken]) {
    await kitchen.bump(number);
    await expect(kitchen.ready(number)).toBeHidden();
  }
  await expect(page.getByText('4 presses are not sent yet')).toBeVisible();
  expect(await restaurant.order(one.number)).toMatchObject({ state: 'ACCEPTED', version: one.version });
  await restaurant.does('cancel', taken, { code: 'CUSTOMER_REQUEST' });

  await context.setOffline(false);
  await expect(
    page.getByText(`${taken.number}: “Ready” was not done, the order is “Cancelled”`),
  ).toBeVisible();
  await expect(page.getByText('not sent yet')).toBeHidden();
  // One event each: begun and ready, ready.
  expect(await restaurant.order(one.number)).toMatchObject({ state: 'READY', version: one.version + 2 });
  expect(await restaurant.order(two.number)).toMatchObject({ state: 'READY', version: two.version + 1 });

  // Also when the tablet's page ends before it could send anything.
  await context.setOffline(true);
  await expect(page.getByText('what you press is kept')).toBeVisible();
  await kitchen.bump(last.number);
  await expect(page.getByText('1 press is not sent yet')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = new KitchenPage(await context.newPage());
  await again.open();
  await expect(again.ready(last.number)).toBeHidden();
  await expect
    .poll(() => restaurant.order(last.number))
    .toMatchObject({ state: 'READY', version: last.version + 1 });
});
