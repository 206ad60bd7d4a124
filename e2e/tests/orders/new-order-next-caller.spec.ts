import type { Request } from '@playwright/test';
import { NEAR_BY } from '../../support/people';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'attendant' });

test(
  'what was sent is nobody’s draft: the next caller begins with nothing of it, however the drawer was left',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    const product = await restaurant.newProduct();
    const drawer = page.getByRole('dialog', { name: /New order/ });
    const field = (label: string) => drawer.getByRole('textbox', { name: label });
    const leave = {
      cross: () => drawer.getByRole('button', { name: 'Close' }).first().click(),
      button: () => drawer.getByRole('button', { name: 'Close' }).last().click(),
      escape: () => page.keyboard.press('Escape'),
      link: () => drawer.getByRole('link', { name: 'Open the order' }).click(),
    };
    for (const way of Object.values(leave)) {
      await page.goto('/dashboard/orders?new=order');
      await expect(field('Phone')).toHaveValue('');
      await expect(field('Name')).toHaveValue('');
      await expect(drawer.getByText('Nothing chosen yet.')).toBeVisible();
      await drawer.getByText('Pickup', { exact: true }).click();
      await field('Phone').fill(uniquePhone());
      await field('Name').fill(unique('Dona Rosa'));
      await field('Email').fill('dona.rosa@');
      await drawer.getByRole('combobox', { name: 'Product' }).fill(product.name);
      await page.keyboard.press('Enter');
      const send = drawer.getByRole('button', { name: /Send to the kitchen/ });
      await send.click();
      await expect(drawer.getByText('The email is not complete.')).toBeVisible();
      await field('Email').fill('dona.rosa@example.test');
      await send.click();
      await expect(drawer.getByRole('button', { name: 'Next order' })).toBeVisible();
      await way();
      await expect(drawer).toBeHidden();
    }
    await page.goto('/dashboard/orders?new=order');
    await expect(field('Name')).toHaveValue('');
  },
);

test('an order that is on its way keeps its drawer until the store has it', async ({ page, restaurant }) => {
  const product = await restaurant.newProduct();
  const drawer = page.getByRole('dialog', { name: /New order/ });
  const field = (label: string) => drawer.getByRole('textbox', { name: label });
  const cross = drawer.locator('.ant-drawer-close');
  const name = unique('Dona Rosa');
  // Back would lead to another page without loading anew.
  await page.goto('/dashboard/home');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('button', { name: 'New order' }).click();
  await drawer.getByText('Pickup', { exact: true }).click();
  await field('Phone').fill(uniquePhone());
  await field('Name').fill(name);
  await drawer.getByRole('combobox', { name: 'Product' }).fill(product.name);
  await page.keyboard.press('Enter');
  await expect(cross).toBeVisible();

  let arrives = () => {};
  const arrived = new Promise<void>((resolve) => (arrives = resolve));
  const isSent = (request: Request) =>
    request.method() === 'POST' && new URL(request.url()).pathname === '/api/orders';
  await page.route('**/api/orders', async (route) => {
    if (isSent(route.request())) await arrived;
    await route.continue();
  });
  const sent = page.waitForRequest(isSent);
  await drawer.getByRole('button', { name: /Send to the kitchen/ }).click();
  await sent;
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.evaluate(() => history.back());
  await expect(cross).toBeHidden();
  await expect(field('Name')).toHaveValue(name);
  arrives();

  await expect(drawer.getByRole('button', { name: 'Next order' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'New order' }).click();
  await expect(field('Name')).toHaveValue('');
  const taken = (await restaurant.board()).filter(({ customerName }) => customerName === name);
  expect(taken).toHaveLength(1);
});

test(
  'an address that was chosen of those of a caller goes with their phone too',
  { tag: '@proof' },
  async ({ page, restaurant, customer }) => {
    const { id } = await restaurant.newProduct();
    const known = { name: unique('Dona Rosa'), phone: uniquePhone() };
    for (const number of ['77', '78'])
      await customer.orders(id, {
        ...{ type: 'DELIVERY', customer: known },
        address: { ...NEAR_BY, number },
      });
    await page.goto('/dashboard/orders?new=order');
    const drawer = page.getByRole('dialog', { name: /New order/ });
    const phone = drawer.getByRole('textbox', { name: 'Phone' });
    await phone.fill(known.phone);
    await page.keyboard.press('Enter');
    await drawer.getByRole('list', { name: 'Addresses of earlier orders' }).getByText(/, 77/).click();
    await expect(drawer.getByRole('button', { name: /, 77/ })).toHaveAttribute('aria-pressed', 'true');

    await phone.fill(uniquePhone());
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('textbox', { name: 'Street' })).toHaveValue('');
  },
);

test(
  'what was known of a caller goes with their phone, also after the drawer was closed and opened',
  { tag: '@proof' },
  async ({ page, restaurant, customer }) => {
    const { id } = await restaurant.newProduct();
    const known = { name: unique('Dona Rosa'), phone: uniquePhone() };
    await customer.orders(id, { customer: known });
    await page.goto('/dashboard/orders?new=order');
    const drawer = page.getByRole('dialog', { name: /New order/ });
    const field = (label: string) => drawer.getByRole('textbox', { name: label });
    await field('Phone').fill(known.phone);
    await page.keyboard.press('Enter');
    await expect(field('Name')).toHaveValue(known.name);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    await page.getByRole('button', { name: 'New order' }).click();
    await expect(field('Name')).toHaveValue(known.name);
    await field('Phone').fill(uniquePhone());
    await page.keyboard.press('Enter');
    await expect(field('Name')).toHaveValue('');
  },
);
