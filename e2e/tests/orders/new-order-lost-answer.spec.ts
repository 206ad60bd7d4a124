import type { Page } from '@playwright/test';
import { NewOrderDrawer } from '../../pages/new-order-drawer';
import { expect, test } from '../../support/test';

test.use({ role: 'attendant', expectedComplaints: /(ERR_FAILED|422).*\/orders/ });

/** The answer to the next order is lost, after the order arrived or with it. */
async function losesNextAnswer(page: Page, { arrives }: { arrives: boolean }): Promise<void> {
  await page.route(
    /\/api\/orders$/,
    async (route) => {
      if (arrives) await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

test(
  'a typed order whose answer was lost is one order, sent again as it was or told before another is sent',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    const product = await restaurant.newProduct();
    const typed = new NewOrderDrawer(page);
    const unanswered = typed.drawer.getByText('The server has not answered.');
    const earlier = typed.drawer.getByText('This one had been taken already');
    const back = typed.drawer.getByRole('button', { name: 'Back to what is typed' });
    await typed.open();
    let name = await typed.takesOut(product.name);
    await losesNextAnswer(page, { arrives: true });
    await typed.send.click();
    await expect(unanswered).toBeVisible();
    await typed.send.click();
    await expect(typed.next).toBeVisible();
    expect(await restaurant.ordersOf(name)).toHaveLength(1);

    // Changed, also after a reload: the first is told, and what was typed since stays until it is sent.
    await typed.next.click();
    name = await typed.takesOut(product.name);
    await losesNextAnswer(page, { arrives: true });
    await typed.send.click();
    await expect(unanswered).toBeVisible();
    await page.reload();
    await expect(unanswered).toBeVisible();
    await typed.field('Note for the order').fill('No onions');
    await typed.send.click();
    await expect(earlier).toBeVisible();
    const [first, ...others] = await restaurant.ordersOf(name);
    expect(others).toEqual([]);
    await expect(typed.drawer.getByText(first?.number ?? '', { exact: true })).toBeVisible();
    await back.click();
    await expect(typed.field('Note for the order')).toHaveValue('No onions');
    await typed.send.click();
    await expect(typed.next).toBeVisible();
    expect(await restaurant.ordersOf(name)).toHaveLength(2);

    // Cleared, it is told to whoever types the next one.
    await typed.next.click();
    const cleared = await typed.takesOut(product.name);
    await losesNextAnswer(page, { arrives: true });
    await typed.send.click();
    await expect(unanswered).toBeVisible();
    await typed.drawer.getByRole('button', { name: 'Clear' }).click();
    await page.reload();
    await expect(typed.drawer.getByText('The order before was cleared without an answer.')).toBeVisible();
    name = await typed.takesOut(product.name);
    await typed.send.click();
    await expect(earlier).toBeVisible();
    await expect(typed.drawer.getByText(cleared)).toBeVisible();
    await back.click();
    await expect(typed.field('Name')).toHaveValue(name);
    await typed.send.click();
    await expect(typed.next).toBeVisible();
    expect(await restaurant.ordersOf(cleared)).toHaveLength(1);
    expect(await restaurant.ordersOf(name)).toHaveLength(1);
  },
);

test(
  'a typed order that never arrived is in the way of no other, nor is one of which nothing more is to be learned',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    const product = await restaurant.newProduct();
    const typed = new NewOrderDrawer(page);
    await typed.open();
    let name = await typed.takesOut(product.name);
    await losesNextAnswer(page, { arrives: false });
    await typed.send.click();
    await expect(typed.drawer.getByText('The server has not answered.')).toBeVisible();
    await typed.field('Note for the order').fill('No onions');
    await typed.send.click();
    await expect(typed.next).toBeVisible();
    expect(await restaurant.ordersOf(name)).toHaveLength(1);

    await typed.next.click();
    name = await typed.takesOut(product.name);
    await losesNextAnswer(page, { arrives: false });
    await typed.send.click();
    await expect(typed.drawer.getByText('The server has not answered.')).toBeVisible();
    await typed.field('Note for the order').fill('No onions');
    const refused = { error: { message: 'Reused', details: { code: 'IDEMPOTENCY_KEY_REUSED' } } };
    await page.route('**/api/orders/withdraw', (route) => route.fulfill({ status: 422, json: refused }), {
      times: 1,
    });
    await typed.send.click();
    await expect(
      typed.drawer.getByText('Look at the board and in the list of orders before you send again.'),
    ).toBeVisible();
    expect(await restaurant.ordersOf(name)).toHaveLength(0);
    await typed.send.click();
    await expect(typed.next).toBeVisible();
    expect(await restaurant.ordersOf(name)).toHaveLength(1);
  },
);
