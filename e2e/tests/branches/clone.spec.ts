import { choose, chosenIn } from '../../support/choose';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';
import { StorePage } from '../../pages/store-page';

test.use({ role: 'owner' });

test(
  'a branch is copied, sells by itself, and leaves the one it was copied from alone',
  { tag: '@proof' },
  async ({ page, phone, restaurant }) => {
    const dish = await restaurant.newProduct({ priceCents: 2500 });
    const name = unique('Cantina do Porto');
    await page.goto('/dashboard/branches');
    await page.getByRole('link', { name: `Copy ${restaurant.branch.name}` }).click();
    await page.getByLabel('Name of the branch').fill(name);
    await page.getByLabel('Postal code (CEP)').fill('69000-000');
    await page.getByLabel('City', { exact: true }).fill('Manaus');
    await page.getByLabel('Street').fill('Rua do Porto');
    await page.getByLabel('Number', { exact: true }).fill('7');
    await choose(page.getByLabel('State', { exact: true }), 'AM');
    // The zone goes with the address.
    await expect(chosenIn(page.getByLabel('Time zone'))).toContainText('Manaus');
    // What will be copied is counted beforehand.
    await expect(page.getByText('Products', { exact: true }).last()).toBeVisible();
    await page.getByRole('button', { name: 'Create the copy' }).click();
    await expect(page.getByText(`${name} was created as a draft`)).toBeVisible();

    await page.goto('/dashboard/branches');
    const card = page.getByRole('article', { name });
    await card.getByRole('button', { name: 'Go live' }).click();
    await expect(page.getByText(`${name} takes orders now`)).toBeVisible();
    const branch = await restaurant.branchCalled(name);

    const store = new StorePage(phone);
    await store.open(branch.slug);
    await store.add(dish.name);
    const checkout = await store.checkOut();
    await checkout.takeOut();
    const customer = unique('Ana Lima');
    await checkout.isFor(customer, uniquePhone());
    await checkout.payBy('Dinheiro');
    await expect((await checkout.placed()).headline).toBeVisible();
    expect((await restaurant.board(branch)).map(({ customerName }) => customerName)).toEqual([customer]);
    expect((await restaurant.board()).map(({ customerName }) => customerName)).not.toContain(customer);

    // Another price there is none here.
    const copied = await restaurant.productCalled(dish.name, branch);
    expect(copied.id).not.toBe(dish.id);
    await restaurant.reprices(copied, 3100);
    expect((await restaurant.productCalled(dish.name)).priceCents).toBe(2500);
    await restaurant.answersEverything(branch);
  },
);
