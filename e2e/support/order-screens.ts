import type { Locator, Page } from '@playwright/test';
import type { OrderDto } from '@contracts/orders';
import { proofScreen, dashboard, type Screen } from './screen';
import type { Scene } from './scene';
import { dashboardText } from './dashboard-text';

/** What asks before an action is taken. */
const question = (page: Page) =>
  page.getByRole('dialog').getByRole('heading').or(page.getByRole('dialog').locator('.ant-drawer-title'));

/**
 * What opens over the page of an order by an entry of its menu, by the key of its words. Of one that was accepted, unless it
 * says otherwise: one that waits expires before a slow machine comes to the last of these.
 */
const dialogOf = (
  name: string,
  words: string,
  of: (scene: Scene) => string = ({ uncarriedId }) => uncarriedId,
  namespace = 'orders',
): Screen => ({
  name,
  role: 'owner',
  visit: async (page, stage) => {
    await page.goto(`/dashboard/orders/details/${of(await stage())}`);
    await page.getByRole('main').locator('[data-more]').click();
    // What is put into the words differs by order.
    const entry = (await dashboardText(page, namespace, words)).replace(/\{\{\w+\}\}/, '');
    await page.getByRole('menuitem', { name: entry }).click();
    return question(page);
  },
});

/** Opens what a button of a screen opens, by the key of its words. */
const opened = (of: Screen, name: string, open: (page: Page) => Promise<Locator>): Screen => ({
  ...of,
  name,
  visit: async (page, stage) => {
    await (await of.visit(page, stage)).waitFor();
    return open(page);
  },
});

const board = dashboard(
  'board',
  () => 'orders/board',
  (page, { customerName }) => page.getByRole('article').filter({ hasText: customerName }),
  'attendant',
);
const details = dashboard(
  'order details',
  ({ orderId }) => `orders/details/${orderId}`,
  (page, { customerName }) => page.getByText(customerName).first(),
);

/** The page of an order for which a payment provider received money that does not fit it, as the server would tell it. */
const unmatched: Screen = {
  name: 'unmatched money',
  role: 'owner',
  visit: async (page, stage) => {
    const { paidId } = await stage();
    await page.route(`**/api/orders/${paidId}`, async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: OrderDto };
      const received = { ref: 'pi_3QxJ2eKp', amountCents: 1900, currency: 'BRL', at: data.placedAt };
      const payments = (data.payments ?? []).map((payment) => ({ ...payment, unmatched: received }));
      const actions = [...data.actions, 'resolve-unmatched'];
      await route.fulfill({ response: answer, json: { data: { ...data, payments, actions } } });
    });
    await page.goto(`/dashboard/orders/details/${paidId}`);
    return page.getByRole('alert').getByRole('button');
  },
};

/** The order of a customer in the list: a table, or cards where there is no room for one. */
const listed = (page: Page, customerName: string): Locator =>
  page.getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({ hasText: customerName });

/** Where orders are taken, cooked, looked up and changed. */
export const ORDER_SCREENS: readonly Screen[] = [
  board,
  dashboard(
    'kitchen',
    () => 'orders/board-kitchen',
    (page, { dish }) => page.getByRole('listitem').filter({ hasText: dish }).first(),
    'kitchen',
  ),
  dashboard(
    'orders',
    () => 'orders',
    (page, { customerName }) => listed(page, customerName),
  ),
  proofScreen({
    name: 'several orders',
    role: 'owner',
    visit: async (page, stage) => {
      const { customerName } = await stage();
      await page.goto(`/dashboard/orders?q=${encodeURIComponent(customerName)}`);
      await listed(page, customerName).getByRole('checkbox').check();
      return page.getByRole('toolbar').getByRole('button').first();
    },
  }),
  details,
  proofScreen(
    dashboard(
      'order details with feedback',
      ({ ratedId }) => `orders/details/${ratedId}`,
      (page) => page.getByText('Chegou frio.'),
    ),
  ),
  opened(details, 'black box', async (page) => {
    await page.getByRole('tab').last().click();
    return page.getByRole('button', { name: await dashboardText(page, 'devices', 'blackBox.export') });
  }),
  opened({ ...board, role: 'owner' }, 'roll call', async (page) => {
    // Its name counts devices; its sign is one of two.
    await page.locator('button:has(svg.lucide-monitor-x, svg.lucide-monitor-check)').click();
    return page.getByRole('dialog').getByRole('button').last();
  }),
  dashboard(
    'new order',
    () => 'orders?new=order',
    (page) => page.getByRole('dialog').getByRole('textbox').first(),
  ),
  proofScreen(dialogOf('choice of a courier', 'assign.open', ({ uncarriedId }) => uncarriedId, 'couriers')),
  proofScreen(unmatched),
  proofScreen(
    opened(unmatched, 'what became of unmatched money', async (page) => {
      await page.getByRole('alert').getByRole('button').click();
      return question(page);
    }),
  ),
  dialogOf('edit of an order', 'actions.edit'),
  proofScreen(dialogOf('taking of a payment', 'actions.take-payment')),
  proofScreen(dialogOf('discount', 'actions.discount')),
  proofScreen(dialogOf('cancellation', 'actions.cancel', ({ paidId }) => paidId)),
  dialogOf('refund', 'actions.refund', ({ paidId }) => paidId),
  proofScreen(dialogOf('restoring of an order', 'actions.restore', ({ cancelledId }) => cancelledId)),
  proofScreen(
    opened(
      dialogOf('payment otherwise than agreed', 'paidOtherwise', ({ readyId }) => readyId),
      'payment in two ways',
      async (page) => {
        await page.getByRole('dialog').getByRole('checkbox').check();
        return page.getByRole('dialog').getByRole('textbox');
      },
    ),
  ),
  proofScreen({
    name: 'code of who picks up',
    role: 'owner',
    refusal: /status of 422 .*\/deliver/,
    visit: async (page, stage) => {
      const { readyId, restaurant } = await stage();
      await page.goto(`/dashboard/orders/details/${readyId}`);
      await restaurant.behaves({ orders: { requirePickupCode: true } });
      try {
        await page.getByRole('main').locator('[data-action=deliver]').click();
        await page.getByRole('dialog').getByRole('textbox').waitFor();
      } finally {
        await restaurant.behaves({ orders: { requirePickupCode: false } });
      }
      return question(page);
    },
  }),
];
