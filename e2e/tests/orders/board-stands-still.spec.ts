import { expect, test } from '../../support/test';
import { TABLET } from '../../support/windows';

test.use({ role: 'attendant', viewport: TABLET, expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

test.beforeEach(({ restaurant }) => restaurant.answersEverything());

test('what rings, waits for its money or fails moves no card beneath a hand', async ({
  page,
  placed: { number },
  board,
  restaurant,
  customer,
}) => {
  await restaurant.does('accept', await restaurant.order(number));
  const start = board.button('Start', number);
  await expect(start).toBeVisible();
  const aim = await start.boundingBox();

  const { id } = await restaurant.newProduct();
  const ringing = await customer.orders(id);
  await expect(board.ring(ringing.number)).toBeVisible();
  expect(await start.boundingBox(), 'while an order rings').toEqual(aim);
  const unpaid = await customer.orders(id, { payment: { method: 'PIX' } });
  await expect(board.awaitingPayment.getByRole('link', { name: unpaid.number })).toBeVisible();
  expect(await start.boundingBox(), 'while an order waits for its money').toEqual(aim);
  await page.context().setOffline(true);
  await expect(board.offline).toBeVisible();
  expect(await start.boundingBox(), 'without a line').toEqual(aim);
  await page.context().setOffline(false);
  await board.live();
  await restaurant.does('acknowledge', await restaurant.order(ringing.number));
  await expect(board.ring(ringing.number)).toBeHidden();
  expect(await start.boundingBox(), 'once nothing rings').toEqual(aim);
});

test(
  'an order that comes, or goes again, moves no other that is being accepted',
  { tag: '@proof' },
  async ({ placed: { number }, board, restaurant, customer }) => {
    const accept = board.button('Accept', number);
    await expect(accept).toBeVisible();
    const aim = await accept.boundingBox();
    const several = board.column('To accept').getByRole('button', { name: 'Accept several' });
    await expect(several).toBeHidden();

    const { id } = await restaurant.newProduct();
    const other = await customer.orders(id);
    await expect(several).toBeVisible();
    await expect(board.ring(other.number)).toBeVisible();
    expect(await accept.boundingBox(), 'while two can be accepted').toEqual(aim);
    await restaurant.does('accept', await restaurant.order(other.number));
    await expect(several).toBeHidden();
    expect(await accept.boundingBox(), 'once it is alone again').toEqual(aim);
  },
);

test(
  'what is due earlier goes above a card once the press on that has done what it says',
  { tag: '@proof' },
  async ({ page, placed: { number }, board, restaurant, customer }) => {
    await restaurant.does('accept', await restaurant.order(number), { preparationMin: 60 });
    const { id } = await restaurant.newProduct();
    const urgent = await customer.orders(id);
    const start = board.button('Start', number);
    await expect(start).toBeVisible();
    await expect(board.ring(urgent.number)).toBeVisible();
    await start.scrollIntoViewIfNeeded();
    await start.hover();
    const aim = await start.boundingBox();

    await page.mouse.down();
    await restaurant.does('accept', await restaurant.order(urgent.number), { preparationMin: 5 });
    // The press holds back where cards stand, and not what is said or rings.
    await expect(page.getByText(`Order ${urgent.number}: Accepted`)).toBeAttached();
    await expect(page.getByText(/\d orders? rings?/)).toBeHidden();
    expect(await board.cardIn('In preparation', urgent.number).count()).toBe(0);
    expect(await start.boundingBox()).toEqual(aim);
    await page.mouse.up();
    await expect.poll(async () => (await restaurant.order(number)).state).toBe('PREPARING');
    await expect(board.cardIn('In preparation', urgent.number)).toBeVisible();
    expect(await restaurant.order(urgent.number)).toMatchObject({ state: 'ACCEPTED' });
  },
);

test(
  'the second click of a double click accepts no order that has come beneath the mouse',
  { tag: '@proof' },
  async ({ page, placed: { number }, board, restaurant, customer }) => {
    const { id } = await restaurant.newProduct();
    const next = await customer.orders(id);
    await expect(board.button('Accept', next.number)).toBeVisible();
    const { mouse } = page;
    await board.button('Accept', number).scrollIntoViewIfNeeded();
    const aim = await board.button('Accept', number).boundingBox();
    if (!aim) throw new Error('The card stands nowhere');
    const [x, y] = [aim.x + aim.width / 2, aim.y + aim.height / 2];
    const beneath = () =>
      page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('button')?.ariaLabel, [
        x,
        y,
      ] as const);

    await mouse.click(x, y);
    await expect.poll(beneath).toBe(`Accept: order ${next.number}`);
    await mouse.down({ clickCount: 2 });
    await mouse.up({ clickCount: 2 });
    // Had that click accepted it, nothing could be chosen any more that is heard.
    await page.getByRole('button', { name: `Preparation time of order ${next.number}` }).click();
    await page.getByRole('menuitem', { name: '90 min' }).click();
    await board.button('Accept', next.number).click();
    await expect.poll(async () => (await restaurant.order(next.number)).state).toBe('ACCEPTED');
    expect(await restaurant.order(next.number)).toMatchObject({ preparationMin: 90 });
  },
);

test.describe('on every other page', () => {
  test.use({ role: 'owner' });

  test(
    'what calls for an answer stands below what is being done there',
    { tag: '@proof' },
    async ({ page, restaurant, customer }) => {
      const { id } = await restaurant.newProduct();
      await restaurant.behaves({ escalation: { everywhereSec: 0 } });
      await page.goto('/dashboard/menu/products/new');
      const name = page.getByRole('textbox', { name: 'Name', exact: true });
      await expect(name).toBeVisible();
      const aim = await name.boundingBox();
      const { number } = await customer.orders(id);
      const call = page.getByRole('alert').filter({ hasText: 'nobody answers' });
      await expect(call).toBeInViewport();
      expect(await name.boundingBox()).toEqual(aim);
      await page.getByRole('button', { name: 'Create product' }).click({ trial: true });
      await restaurant.does('acknowledge', await restaurant.order(number));
      await expect(call).toHaveCount(0);
      await restaurant.behaves({ escalation: { everywhereSec: null } });
    },
  );
});
