import { KitchenPage } from '../../pages/kitchen-page';
import { expect, test } from '../../support/test';

test.use({ role: 'kitchen', expectedComplaints: /net::ERR_|fetching the script|status of 401/ });

test(
  'a kitchen that is loaded anew without a network shows its tickets, and what is pressed is sent once',
  { tag: '@proof' },
  async ({ page, context, line, restaurant, customer }) => {
    const { id } = await restaurant.newProduct();
    const accepted = async () => {
      const { number } = await customer.orders(id);
      return restaurant.does('accept', await restaurant.order(number));
    };
    const [one, two] = [await accepted(), await accepted()];
    const kitchen = new KitchenPage(page);
    await kitchen.open(line.origin);
    await expect(kitchen.ready(two.number)).toBeVisible();
    await kitchen.isKept();

    await line.cut(context);
    await page.reload();
    await expect(page.getByText('what you press is kept')).toBeVisible();
    await expect(kitchen.ready(two.number)).toBeVisible();
    await kitchen.bump(one.number);
    await expect(page.getByText('1 press is not sent yet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 press is not sent yet')).toBeVisible();
    await expect(kitchen.ready(two.number)).toBeVisible();
    await expect(kitchen.ready(one.number)).toBeHidden();

    await line.mend(context);
    await expect(page.getByText('not sent yet')).toBeHidden();
    await expect
      .poll(() => restaurant.order(one.number))
      .toMatchObject({ state: 'READY', version: one.version + 1 });
    const three = await accepted();
    await expect(kitchen.ready(three.number)).toBeVisible();

    // The device keeps no way to a customer, and nothing at all once nobody is signed in.
    const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(await kept()).toContain('comanda.offline.');
    expect(await kept()).not.toMatch(/customerPhone[^,]*\d{8}/);
    await context.clearCookies();
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    expect(await kept()).not.toContain('comanda.offline.');
  },
);
