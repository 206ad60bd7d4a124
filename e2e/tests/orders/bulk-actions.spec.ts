import { expectAccessible } from '../../support/accessibility';
import { PHONE } from '../../support/people';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'attendant' });

test('several orders are accepted once they were read and started once it was asked, and one that is over says why not', async ({
  page,
  restaurant,
  customer,
}) => {
  const product = await restaurant.newProduct();
  const name = unique('Mesa');
  const placed = [];
  for (const one of ['Um', 'Dois', 'Três'])
    placed.push(
      await customer.orders(product.id, {
        customer: { name: `${name} ${one}`, phone: uniquePhone() },
        notes: `Alergia a camarão, ${one}`,
      }),
    );
  const [gone] = placed;
  if (!gone) throw new Error('Nothing was ordered');

  await page.goto(`/dashboard/orders?q=${encodeURIComponent(name)}`);
  for (const { number } of placed)
    await page.getByRole('checkbox', { name: `Choose order ${number}` }).check();
  const bar = page.getByRole('toolbar', { name: 'With the chosen orders' });
  await expect(bar.getByText('3 chosen')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Accept (3)' })).toBeVisible();
  await customer.cancels(gone.token);
  await bar.getByRole('button', { name: 'Accept (2)' }).click();

  // As on the board, what is to be made is read before it is accepted.
  const dialog = page.getByRole('dialog', { name: 'Accept several orders' });
  await expect(dialog.getByText(product.name)).toHaveCount(2);
  await expectAccessible(page);
  const ofState = async (wanted: string) =>
    (await restaurant.board()).filter(
      ({ customerName, state }) => customerName.startsWith(name) && state === wanted,
    );
  expect(await ofState('ACCEPTED')).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Accept 2 orders' }).click();
  await expect(dialog).toBeHidden();
  expect(await ofState('ACCEPTED')).toHaveLength(2);

  for (const { number } of placed)
    await page.getByRole('checkbox', { name: `Choose order ${number}` }).check();
  await bar.getByRole('button', { name: 'Start (2)' }).click();
  const question = page.getByRole('dialog', { name: 'Start: 2 orders?' });
  // By keyboard it is answered at once, not behind the whole list.
  await expect(question.locator(':focus')).toHaveCount(1);
  await expect(question.getByText(product.name)).toHaveCount(2);
  for (const one of ['Dois', 'Três'])
    await expect(question.getByText(`Alergia a camarão, ${one}`)).toBeVisible();
  await expectAccessible(page);
  await expect(question).toContainText('1 other that is chosen is at another step.');
  expect(await ofState('PREPARING')).toHaveLength(0);
  await question.getByRole('button', { name: 'Start' }).click();
  const result = page.getByRole('dialog', { name: 'Start: what came of it' });
  await expect(result.getByText('Done with 2 orders')).toBeVisible();
  await expect(result.getByRole('listitem')).toHaveText(new RegExp(`^${gone.number} ${name}`));
  expect(await ofState('PREPARING')).toHaveLength(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE.viewport });

  test(
    'orders are ticked on their cards, with the same bar',
    { tag: '@proof' },
    async ({ page, restaurant, customer }) => {
      const product = await restaurant.newProduct();
      const name = unique('Mesa');
      const numbers: string[] = [];
      for (const one of ['Um', 'Dois']) {
        const placed = await customer.orders(product.id, {
          customer: { name: `${name} ${one}`, phone: uniquePhone() },
        });
        numbers.push(placed.number);
      }
      await page.goto(`/dashboard/orders?q=${encodeURIComponent(name)}`);
      for (const number of numbers)
        await page.getByRole('checkbox', { name: `Choose order ${number}` }).check();
      const bar = page.getByRole('toolbar', { name: 'With the chosen orders' });
      await expect(bar.getByText('2 chosen')).toBeVisible();
      await expectAccessible(page);
      await bar.getByRole('button', { name: 'Accept (2)' }).click();
      await page.getByRole('button', { name: 'Accept 2 orders' }).click();
      await expect(bar).toBeHidden();
      await expect(page.getByText('Accepted', { exact: true })).toHaveCount(2);
    },
  );
});
