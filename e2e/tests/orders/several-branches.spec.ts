import { randomUUID } from 'node:crypto';
import type { HeartbeatBody } from '@contracts/devices';
import { BoardPage } from '../../pages/board-page';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'owner', expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

test('an owner sees all branches on one board, acts on each, and misses nothing while the network is gone', async ({
  page,
  context,
  restaurant,
  customer,
}) => {
  const dish = await restaurant.newProduct({ priceCents: 3100 });
  const branch = await restaurant.opensAnother(unique('Porto'));
  const same = await restaurant.productCalled(dish.name, branch);
  const orderThere = async () => (await customer.orders(same.id, {}, {}, randomUUID(), branch.slug)).number;
  const here = (await customer.orders(dish.id)).number;
  const there = await orderThere();

  const board = new BoardPage(page);
  await board.open();
  await page.getByRole('banner').getByRole('button', { name: restaurant.branch.name }).click();
  await page.getByRole('menuitemradio', { name: 'All branches' }).click();
  const cardOf = (number: string, name: string) => board.card(number).filter({ hasText: name });
  await expect(cardOf(there, branch.name)).toBeVisible();
  await expect(cardOf(here, restaurant.branch.name)).toBeVisible();

  await cardOf(there, branch.name)
    .getByRole('button', { name: `Accept: order ${there}` })
    .click();
  await expect(
    board.column('In preparation').getByRole('article').filter({ hasText: branch.name }),
  ).toHaveCount(1);

  // Each branch has a 001: who is asked about several orders, or about money, is told whose they are.
  await orderThere();
  const unpaid = await customer.orders(
    same.id,
    { payment: { method: 'PIX' } },
    {},
    randomUUID(),
    branch.slug,
  );
  const waiting = board.awaitingPayment.getByRole('listitem').filter({ hasText: unpaid.number });
  await expect(waiting.filter({ hasText: branch.name })).toHaveCount(1);
  await expectAccessible(page);
  await board
    .column('To accept')
    .getByRole('button', { name: /^Accept several/ })
    .click();
  const several = page.getByRole('dialog', { name: 'Accept several orders' });
  for (const { name } of [branch, restaurant.branch])
    await expect(several.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(several).toBeHidden();

  await context.setOffline(true);
  await expect(board.offline).toBeVisible();
  const meanwhile = await orderThere();
  await context.setOffline(false);
  await board.live();
  await expect(cardOf(meanwhile, branch.name)).toHaveCount(1);
});

test.describe('where one of them cannot be loaded', () => {
  test.use({ expectedComplaints: /status of 500 .*orders\/board/ });

  test(
    'the others are shown, and every page rings for it, the board as well',
    { tag: '@proof' },
    async ({ page, restaurant, customer }) => {
      const dish = await restaurant.newProduct();
      const branch = await restaurant.opensAnother(unique('Serra'));
      const same = await restaurant.productCalled(dish.name, branch);
      const { number } = await customer.orders(same.id, {}, {}, randomUUID(), branch.slug);
      await restaurant.answersEverything();
      await page.route(`**/api/orders/board?branch=${restaurant.branch.id}`, (route) =>
        route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: 'Out of order' } } }),
      );
      await page.addInitScript(() => localStorage.setItem('comanda.branch', 'all'));
      const told = new Map<string, string | undefined>();
      page.on('request', (request) => {
        const [, id = ''] = /branches\/([^/]+)\/heartbeat$/.exec(request.url()) ?? [];
        if (id) told.set(id, (request.postDataJSON() as HeartbeatBody).device?.connection);
      });
      const board = new BoardPage(page);
      await board.open();
      await expect(board.card(number).filter({ hasText: branch.name })).toBeVisible();
      await expect(
        page.getByText(`The orders of ${restaurant.branch.name} could not be loaded`),
      ).toBeVisible();
      await expect.poll(() => told.get(branch.id)).toBe('LIVE');
      expect(told.get(restaurant.branch.id)).toBe('CATCHING_UP');

      await restaurant.behaves({ escalation: { everywhereSec: 0 } });
      const { number: unheard } = await customer.orders(dish.id);
      const call = page.getByRole('alert').filter({ hasText: 'nobody answers' });
      await expect(call).toContainText(restaurant.branch.name);
      await restaurant.does('acknowledge', await restaurant.order(unheard));
      await expect(call).toHaveCount(0);
      await restaurant.behaves({ escalation: { everywhereSec: null } });
    },
  );
});
