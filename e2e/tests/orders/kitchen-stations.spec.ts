import { BoardPage } from '../../pages/board-page';
import { KitchenPage } from '../../pages/kitchen-page';
import type { Customer } from '../../support/customer';
import type { Restaurant } from '../../support/restaurant';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'kitchen', expectedComplaints: /ERR_INTERNET_DISCONNECTED|fetching the script/ });

/** An accepted order of which two stations make a part each. */
async function orderOfTwo(restaurant: Restaurant, customer: Customer, [oven, bar]: [string, string]) {
  const pizza = await restaurant.newProduct({ station: oven });
  const juice = await restaurant.newProduct({ station: bar });
  const { number } = await customer.orders(pizza.id);
  const both = await restaurant.does('edit', await restaurant.order(number), {
    keep: [{ place: 0, quantity: 1 }],
    add: [{ productId: juice.id, quantity: 1 }],
    reason: 'They are thirsty',
    expectedTotalCents: pizza.priceCents + juice.priceCents,
  });
  return restaurant.does('accept', both);
}

test('a cancelled order hangs red at each of its stations until somebody there has seen it', async ({
  page,
  screenOf,
  restaurant,
  customer,
}) => {
  const [oven, bar] = [unique('Oven'), unique('Bar')];
  const accepted = await orderOfTwo(restaurant, customer, [oven, bar]);
  const { number } = accepted;

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

test(
  'each station begins for itself, also without a network, and takes that back',
  { tag: '@proof' },
  async ({ page, screenOf, restaurant, customer }) => {
    const [oven, bar] = [unique('Oven'), unique('Bar')];
    const { id, number } = await orderOfTwo(restaurant, customer, [oven, bar]);
    const atOven = new KitchenPage(page);
    const atBar = new KitchenPage(await screenOf('kitchen'));
    const expo = new KitchenPage(await screenOf('kitchen'));
    await atOven.open();
    await atOven.choose(oven);
    await atBar.open();
    await atBar.choose(bar);
    await expo.open();
    const counter = new BoardPage(await screenOf('attendant'));
    await counter.open();

    await atOven.start(number);
    await expect(atOven.startable(number)).toBeHidden();
    await expect(atBar.progress(number, oven)).toHaveAccessibleName('In preparation');
    await expect(atBar.startable(number)).toBeVisible();
    await expect(expo.progress(number, oven)).toHaveAccessibleName('In preparation');
    await expect(expo.progress(number, bar)).toHaveAccessibleName('Queued');
    await expect(counter.progress(number, oven)).toHaveAccessibleName('In preparation');
    await expect(counter.progress(number, bar)).toHaveAccessibleName('Queued');
    expect(await restaurant.order(number)).toMatchObject({
      state: 'PREPARING',
      startedStations: [{ station: oven }],
    });

    await atOven.page.keyboard.press('z');
    await expect(atOven.startable(number)).toBeVisible();
    await expect(expo.startable(number)).toBeVisible();
    await expect(expo.progress(number, oven)).toHaveAccessibleName('Queued');

    // The bar begins without its line, and the oven meanwhile.
    await atBar.page.context().setOffline(true);
    await expect(atBar.page.getByText('what you press is kept')).toBeVisible();
    await atBar.start(number);
    await expect(atBar.startable(number)).toBeHidden();
    await expect(atBar.page.getByText('1 press is not sent yet')).toBeVisible();
    await atOven.start(number);
    await expect(atOven.startable(number)).toBeHidden();
    await expect(expo.progress(number, bar)).toHaveAccessibleName('Queued');
    await atBar.page.context().setOffline(false);
    await expect(expo.progress(number, bar)).toHaveAccessibleName('In preparation');
    await expect(atBar.page.getByText('not sent yet')).toBeHidden();
    await expect(atBar.startable(number)).toBeHidden();

    await atOven.part(number, oven).click();
    await expect(expo.progress(number, oven)).toHaveAccessibleName('Ready');
    await atBar.part(number, bar).click();
    await expect.poll(() => restaurant.order(number)).toMatchObject({ state: 'READY' });
    const { timeline } = await restaurant.orderById(id);
    const begun = timeline.filter(({ action }) => action === 'station-start' || action === 'step-back');
    expect(begun.map(({ action, reason }) => (action === 'step-back' ? action : reason))).toEqual([
      ...[oven, 'step-back', oven, bar],
    ]);
  },
);
