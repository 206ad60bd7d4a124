import { BoardPage } from '../../pages/board-page';
import { NewOrderDrawer } from '../../pages/new-order-drawer';
import { choose } from '../../support/choose';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'owner' });

test(
  'an order that is typed for a branch by whoever looks at all of them rings there, and nowhere by whoever looks at it',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    const product = await restaurant.newProduct();
    const branch = await restaurant.opensAnother(unique('Porto'));
    const board = new BoardPage(page);
    const typed = new NewOrderDrawer(page);
    const rings = typed.drawer.getByText(/^It rings at/);

    await typed.open();
    const here = await typed.takesOut(product.name);
    await expect(rings).toBeHidden();
    await typed.send.click();
    await expect(typed.next).toBeVisible();
    expect((await restaurant.ordersOf(here))[0]?.acknowledgedAt).not.toBeNull();

    await board.open();
    await page.getByRole('banner').getByRole('button', { name: restaurant.branch.name }).click();
    await page.getByRole('menuitemradio', { name: 'All branches' }).click();
    await page.getByRole('button', { name: 'New order' }).click();
    await choose(typed.drawer.getByRole('combobox', { name: 'For which branch' }), branch.name);
    await expect(rings).toHaveText(new RegExp(branch.name));
    const there = await typed.takesOut(product.name);
    await typed.send.click();
    await expect(typed.next).toBeVisible();
    const [order] = (await restaurant.board(branch)).filter(({ customerName }) => customerName === there);
    expect([order?.state, order?.acknowledgedAt]).toEqual(['ACCEPTED', null]);
    await page.keyboard.press('Escape');
    const card = board.card(order?.number ?? '').filter({ hasText: branch.name });
    await expect(card).toHaveAttribute('data-ringing', 'true');
    if (order) await restaurant.does('acknowledge', order);
  },
);
