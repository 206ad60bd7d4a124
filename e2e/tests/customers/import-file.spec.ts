import { readFile } from 'node:fs/promises';
import { CustomersPage } from '../../pages/customers-page';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'owner' });

const CUSTOMER_COUNT = 500;
/** Every 25th line has words in place of a phone: 20 of 500. */
const BAD_EVERY = 25;
const BAD_COUNT = CUSTOMER_COUNT / BAD_EVERY;
const BAD_PHONE = 'sem telefone';

/** Phones of a range of numbers that no other journey uses. */
const phoneOf = (index: number) => `(21) 98${String(4_000_000 + index)}`;

test(
  'a file of 500 customers with 20 bad lines is imported, and its bad lines once they are corrected',
  { tag: '@proof' },
  async ({ page }) => {
    const word = unique('Clara');
    const nameOf = (index: number) => `${word} N${String(index).padStart(3, '0')}`;
    const isBad = (index: number) => index % BAD_EVERY === 0;
    const lines = Array.from(
      { length: CUSTOMER_COUNT },
      (_, index) => `${nameOf(index)};${isBad(index) ? BAD_PHONE : phoneOf(index)}`,
    );
    const customers = new CustomersPage(page);
    await customers.open();
    const drawer = await customers.openImport();
    const choose = (name: string, text: string) =>
      drawer
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    const status = drawer.getByRole('status');

    await choose('clientes.csv', ['Nome;Celular', ...lines].join('\n'));
    await expect(status).toHaveText(
      `${CUSTOMER_COUNT - BAD_COUNT} new · 0 changed · 0 the same · ${BAD_COUNT} left out`,
    );
    await expect(drawer.getByRole('row').filter({ hasText: nameOf(BAD_EVERY) })).toContainText('Left out');
    await drawer.getByRole('button', { name: `Import ${CUSTOMER_COUNT - BAD_COUNT} customers` }).click();
    await expect(status).toHaveText(`Imported: ${CUSTOMER_COUNT - BAD_COUNT} new, 0 changed`);

    const download = page.waitForEvent('download');
    await drawer.getByRole('button', { name: 'Download the lines left out' }).click();
    const leftOut = await readFile(await (await download).path(), 'utf8');
    expect(leftOut.split(BAD_PHONE)).toHaveLength(BAD_COUNT + 1);
    let next = 0;
    const corrected = leftOut.replaceAll(BAD_PHONE, () => phoneOf(BAD_EVERY * next++));

    await drawer.getByRole('button', { name: 'Import another file' }).click();
    await choose('clientes-corrected.csv', corrected);
    await expect(status).toHaveText(`${BAD_COUNT} new · 0 changed · 0 the same · 0 left out`);
    await drawer.getByRole('button', { name: `Import ${BAD_COUNT} customers` }).click();
    await expect(status).toHaveText(`Imported: ${BAD_COUNT} new, 0 changed`);
    await drawer.getByRole('button', { name: 'Done' }).click();

    await customers.search(word);
    await expect(page.getByText(new RegExp(`of ${CUSTOMER_COUNT}$`))).toBeVisible();
    // One whose line was bad, with the phone that was corrected.
    await customers.search(nameOf(BAD_EVERY));
    await customers.show(nameOf(BAD_EVERY));
    await expect(page.getByRole('main')).toContainText('98400-0025');
  },
);
