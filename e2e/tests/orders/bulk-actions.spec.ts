import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

// The order that is over meanwhile is refused, where the list does not know of it yet.
test.use({ role: 'attendant', expectedComplaints: /status of 409/ });

test('three orders are accepted at once, and the one that is over meanwhile says why not', async ({
  page,
  restaurant,
  customer,
}) => {
  const { id } = await restaurant.newProduct();
  const name = unique('Mesa');
  const placed = [];
  for (const one of ['Um', 'Dois', 'Três'])
    placed.push(await customer.orders(id, { customer: { name: `${name} ${one}`, phone: uniquePhone() } }));
  const [gone] = placed;
  if (!gone) throw new Error('Nothing was ordered');

  await page.goto(`/dashboard/orders?q=${encodeURIComponent(name)}`);
  for (const { number } of placed)
    await page.getByRole('checkbox', { name: `Choose order ${number}` }).check();
  const bar = page.getByRole('toolbar', { name: 'With the chosen orders' });
  await expect(bar.getByText('3 chosen')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Accept (3)' })).toBeVisible();

  // Whether the list knows of it already or not: it is said.
  await customer.cancels(gone.token);
  await bar.getByRole('button', { name: /^Accept/ }).click();

  const result = page.getByRole('dialog', { name: 'Accept: what came of it' });
  await expect(result.getByText('Done with 2 orders')).toBeVisible();
  await expect(result.getByRole('listitem')).toHaveText(new RegExp(`^${gone.number} ${name}`));
  const board = await restaurant.board();
  const accepted = board.filter(({ customerName }) => customerName.startsWith(name));
  expect(accepted.filter(({ state }) => state === 'ACCEPTED')).toHaveLength(2);
});
