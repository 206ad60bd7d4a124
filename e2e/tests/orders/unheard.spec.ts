import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { BlackBoxDto } from '@contracts/black-box';
import type { HeartbeatBody } from '@contracts/devices';
import { KitchenPage } from '../../pages/kitchen-page';
import { expect, test } from '../../support/test';

test.use({ role: 'owner' });

test('devices are tried out together, an order that nobody answers calls everywhere, and the black box tells', async ({
  page,
  screenOf,
  restaurant,
  customer,
}) => {
  await restaurant.answersEverything();
  const product = await restaurant.newProduct();
  const other = await screenOf('attendant');
  // Browsers let a page sound after a press.
  for (const screen of [other, page]) {
    await screen.goto('/dashboard/orders/board');
    await screen.getByRole('heading', { level: 1 }).click();
  }
  await other.getByRole('button', { name: 'Turn sound off' }).click();

  await page.getByRole('button', { name: /devices? (is|are) listening/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Devices that listen' });
  await expect(drawer.getByText('Sound is turned off').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Test all devices' }).click();
  const results = drawer.getByRole('table');
  await expect(results.getByText('Sound is off').first()).toBeVisible();
  await expect(results.getByRole('cell', { name: 'Rang', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await restaurant.behaves({ escalation: { everywhereSec: 0 } });
  await other.goto('/dashboard/orders');
  const { number } = await customer.orders(product.id);
  const call = other.getByRole('alert').filter({ hasText: 'nobody answers' });
  await expect(call).toBeVisible();
  const order = await restaurant.order(number);
  await restaurant.does('acknowledge', order);
  await expect(call).toHaveCount(0);
  await restaurant.behaves({ escalation: { everywhereSec: null } });

  await page.goto(`/dashboard/orders/details/${order.id}`);
  await page.getByRole('tab', { name: 'Black box' }).click();
  const box = page.getByRole('tabpanel', { name: 'Black box' });
  await expect(box.getByText(/^Waited .* to be accepted/)).toBeVisible();
  await expect(box.getByText('Every page rang')).toBeVisible();
  await expect(box.getByText('Rang', { exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await box.getByRole('button', { name: 'Export as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${number}.json`);
  const told = JSON.parse(await readFile(await file.path(), 'utf8')) as BlackBoxDto;
  expect(told).toMatchObject({ orderId: order.id, number });
  const entries = told.lanes.flatMap((lane) => lane.entries);
  expect(entries).toContainEqual(expect.objectContaining({ detail: 'escalate-everywhere' }));
  expect(entries).toContainEqual(expect.objectContaining({ what: 'RUNG' }));
});

/** As in Safari: what was made before a press stays silent until it is let sound from within one. */
const soundsOnlyFromAPress = (page: Page) =>
  page.addInitScript(() => {
    const Native = window.AudioContext;
    window.AudioContext = class extends Native {
      private mayRun = false;
      override get state() {
        return this.mayRun ? super.state : 'suspended';
      }
      override async resume() {
        if (!navigator.userActivation.isActive) return;
        this.mayRun = true;
        await super.resume();
      }
    };
  });

test(
  'a page that no board was opened on rings once something was pressed on it, and says so before',
  { tag: '@proof' },
  async ({ page, restaurant, customer }) => {
    await restaurant.answersEverything();
    const product = await restaurant.newProduct();
    await restaurant.behaves({ escalation: { everywhereSec: 0 } });
    const told: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/heartbeat')) return;
      const { device, signals = [] } = request.postDataJSON() as HeartbeatBody;
      if (device?.shows === 'DASHBOARD') told.push(...signals.map(({ order, kind }) => `${order} ${kind}`));
    });
    const call = page.getByRole('alert').filter({ hasText: 'nobody answers' });
    const calledBy = async () => {
      const order = await restaurant.order((await customer.orders(product.id)).number);
      await expect(call).toBeVisible();
      return order;
    };
    await soundsOnlyFromAPress(page);
    await page.goto('/dashboard/home');
    const first = await calledBy();
    await call.getByRole('button', { name: 'Turn sound on' }).click();
    await expect(call.getByRole('button', { name: 'Turn sound on' })).toBeHidden();
    await restaurant.does('acknowledge', first);
    await expect(call).toHaveCount(0);

    await page.reload();
    await page.getByRole('heading', { level: 1 }).click();
    const { id } = await calledBy();
    await expect.poll(() => told.filter((each) => each.startsWith(id))).toEqual([`${id} RUNG`]);
    await restaurant.behaves({ escalation: { everywhereSec: null } });
    await restaurant.answersEverything();
  },
);

test(
  'each kitchen window of a browser is a device beside its board, and the same one once it is loaded again',
  { tag: '@proof' },
  async ({ page, context, restaurant }) => {
    await page.goto('/dashboard/orders/board');
    const told = new Map<Page, string>();
    const windows = [page, await context.newPage(), await context.newPage()];
    for (const each of windows) {
      each.on('request', (request) => {
        if (!request.url().endsWith('/heartbeat')) return;
        told.set(each, (request.postDataJSON() as HeartbeatBody).device?.key ?? '');
      });
    }
    const [board, first, second] = windows as [Page, Page, Page];
    const keys = () => windows.map((each) => told.get(each));
    await board.reload();
    for (const kitchen of [first, second]) await new KitchenPage(kitchen).open();
    const own = await board.evaluate(() => localStorage.getItem('comanda.device'));
    const known = [own, `${own}-kitchen`, `${own}-kitchen-2`];
    await expect.poll(keys).toEqual(known);
    const { devices } = await restaurant.rollCall();
    expect(devices.filter(({ shows }) => shows === 'KITCHEN').length).toBeGreaterThanOrEqual(2);

    told.clear();
    for (const each of [second, first, board]) await each.reload();
    await expect.poll(keys).toEqual(known);
    // The number of a window that was closed is the next one's.
    await first.close();
    const next = await context.newPage();
    const beat = next.waitForRequest((request) => request.url().endsWith('/heartbeat'));
    await new KitchenPage(next).open();
    expect((await beat).postDataJSON()).toMatchObject({ device: { key: `${own}-kitchen` } });
  },
);

test(
  'what was pressed says on which device, where the order is told',
  { tag: '@proof' },
  async ({ page, placed: { number }, board, restaurant }) => {
    await board.take('Accept', number);
    await expect(board.cardIn('In preparation', number)).toBeVisible();
    await page.goto(`/dashboard/orders/details/${(await restaurant.order(number)).id}`);
    await expect(page.getByText(`${restaurant.owner} · Chrome`)).toBeVisible();
  },
);
