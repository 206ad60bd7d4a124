import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner' });

test(
  'what the list finds comes as a file in two kinds, and a press gives it up while it comes',
  { tag: '@proof' },
  async ({ page, restaurant, customer }) => {
    const { id } = await restaurant.newProduct();
    const name = unique('Ana; "Lima"');
    const placed = [];
    for (const one of ['Um', 'Dois'])
      placed.push(await customer.orders(id, { customer: { name: `${name} ${one}`, phone: uniquePhone() } }));
    await page.goto(`/dashboard/orders?q=${encodeURIComponent(name)}`);
    const button = page.getByRole('button', { name: 'Export' });

    const exported = async (kind: string) => {
      const download = page.waitForEvent('download');
      await button.click();
      await page.getByRole('menuitem', { name: kind }).click();
      const file = await download;
      await expect(page.getByText('2 orders exported').last()).toBeVisible();
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
    };
    const csv = await exported('CSV, for any program');
    expect(csv.name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    const lines = csv.content.toString().trim().split('\r\n');
    expect(lines).toHaveLength(3);
    for (const { number } of placed) expect(csv.content.toString()).toContain(number);
    const excel = await exported('Excel');
    expect(excel.name).toMatch(/\.xlsx$/);
    expect(excel.content.subarray(0, 2).toString()).toBe('PK');

    // A server that takes its time: the one who waits sees how far it is, and may stop.
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/orders/export?*', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const files: string[] = [];
    page.on('download', (file) => files.push(file.suggestedFilename()));
    await button.click();
    await page.getByRole('menuitem', { name: 'CSV, for any program' }).click();
    await page.getByRole('button', { name: '0 of … · stop' }).click();
    await expect(button).toBeEnabled();
    answer();
    await expect(page.getByText('The export failed')).toBeHidden();
    expect(files).toEqual([]);
  },
);
