import { KitchenPage } from '../../pages/kitchen-page';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'kitchen' });

test('a cancelled order hangs red at each of its stations until somebody there has seen it', async ({
  page,
  screenOf,
  restaurant,
  customer,
}) => {
  const [oven, bar] = [unique('Oven'), unique('Bar')];
  const pizza = await restaurant.newProduct({ station: oven });
  const juice = await restaurant.newProduct({ station: bar });
  const { number } = await customer.orders(pizza.id);
  const both = await restaurant.does('edit', await restaurant.order(number), {
    keep: [{ place: 0, quantity: 1 }],
    add: [{ productId: juice.id, quantity: 1 }],
    reason: 'They are thirsty',
    expectedTotalCents: pizza.priceCents + juice.priceCents,
  });
  const accepted = await restaurant.does('accept', both);

  const atOven = new KitchenPage(page);
  const atBar = new KitchenPage(await screenOf('kitchen'));
  for (const [screen, station] of [
    [atOven, oven],
    [atBar, bar],
  ] as const) {
    await screen.open();
    await screen.choose(station);
    await expect(screen.part(number, station)).toBeVisible();
  }

  await restaurant.does('cancel', accepted, { code: 'CUSTOMER_REQUEST' });
  await expect(atOven.seen(number)).toBeVisible();
  await expect(atBar.seen(number)).toBeVisible();
  // That the counter knows takes it off no wall.
  await restaurant.does('acknowledge', accepted);
  await atOven.page.keyboard.press('x');
  await expect(atOven.seen(number)).toBeHidden();
  await expect(atBar.seen(number)).toBeVisible();
  expect((await restaurant.order(number)).cancellation).toMatchObject({
    acknowledged: false,
    seen: [{ station: oven }],
  });

  await atBar.seen(number).click();
  await expect(atBar.seen(number)).toBeHidden();
  await expect
    .poll(async () => (await restaurant.order(number)).cancellation)
    .toMatchObject({ acknowledged: true });
  const { timeline } = await restaurant.orderById(accepted.id);
  const told = timeline.filter(({ action }) => action === 'acknowledge-cancellation');
  expect(told.map(({ reason }) => reason)).toEqual([oven, bar]);
});
