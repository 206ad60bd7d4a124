import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { BoardPage } from '../../pages/board-page';
import { StorePage } from '../../pages/store-page';
import { expectAccessible } from '../../support/accessibility';
import { codesInPdf } from '../../support/pdf-codes';
import { HOUR_MS } from '../../support/instants';
import { scan } from '../../support/qr-code';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner' });

test(
  'each table has its card, and what is ordered by its code says from which table, the second round too',
  { tag: '@proof' },
  async ({ page, phone, restaurant }) => {
    await restaurant.serves(['DELIVERY', 'TAKEOUT', 'DINE_IN']);
    // Less than the minimum of what is brought or picked up: at a table every round is an order of its own.
    const dish = await restaurant.newProduct({ priceCents: 900 });
    await page.goto(`/dashboard/social/${restaurant.branch.id}`);
    const card = page.getByRole('region', { name: 'Table card' });
    const tables = card.getByLabel(/^Tables/);
    await tables.fill('3-1');
    await expect(card.getByText('“3-1” counts backwards')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
    await tables.fill('1–2, Varanda 7');
    await expect(card.getByText('3 cards')).toBeVisible();
    await expectAccessible(page);

    const download = async (name: string) => {
      const press = card.getByRole('button', { name }).click();
      const [file] = await Promise.all([page.waitForEvent('download'), press]);
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const pdf = await download('Download PDF');
    const codes = codesInPdf(pdf.bytes);
    const addresses = ['1', '2', 'Varanda%207'].map((table) => `/m/${restaurant.branch.slug}?table=${table}`);
    expect(codes.map((code) => code?.replace(/^https?:\/\/[^/]+/, ''))).toEqual(addresses);
    expect(pdf.bytes.toString('latin1').match(/\/MediaBox/g)).toHaveLength(3);

    const pictures = Object.entries(unzipSync((await download('Download PNG')).bytes));
    expect(pictures.map(([name]) => name)).toEqual(['1-1.png', '2-2.png', '3-varanda-7.png']);
    const viewer = await page.context().newPage();
    const source = Buffer.from(pictures[2]?.[1] ?? []).toString('base64');
    await viewer.setContent(`<img alt="card" width="620" src="data:image/png;base64,${source}">`);
    const code = new URL((await scan(viewer.getByRole('img'))) ?? '');
    await viewer.close();
    expect(code.searchParams.get('table')).toBe('Varanda 7');

    await phone.goto(code.pathname + code.search);
    const store = new StorePage(phone);
    const board = new BoardPage(page);
    for (const round of [1, 2]) {
      if (round === 1) await store.add(dish.name);
      const checkout = await store.checkOut();
      await expect(phone.getByText('Varanda 7')).toBeVisible();
      await phone.getByLabel('Nome').fill(unique('Ana Lima'));
      await checkout.payBy('Dinheiro');
      const tracking = await checkout.placed();
      const number = await tracking.number();
      const order = await restaurant.order(number);
      expect([order.type, order.table]).toEqual(['DINE_IN', 'Varanda 7']);
      await board.open();
      await expect(board.cardIn('To accept', number)).toContainText('Varanda 7');
      if (round === 1) {
        for (const action of ['accept', 'start', 'ready', 'deliver'] as const)
          await restaurant.does(action, await restaurant.order(number));
        await phone.getByRole('link', { name: 'Pedir de novo' }).click();
        await expect(phone).toHaveURL(/\/m\/[^/]+\/\?table=Varanda\+7$/);
      }
    }
  },
);

test('a table ends hours after its code was scanned: who is still there says so, and at home it is ordered from as by anybody else', async ({
  phone,
  restaurant,
}) => {
  await restaurant.serves(['DELIVERY', 'TAKEOUT', 'DINE_IN']);
  const dish = await restaurant.newProduct({ priceCents: 4000 });
  const code = `/m/${restaurant.branch.slug}?table=7`;
  const atTable = phone.getByRole('radio', { name: 'Mesa 7' });
  const question = phone.getByRole('status').filter({ hasText: 'Você ainda está na mesa 7?' });
  await phone.goto(code);
  const store = new StorePage(phone);
  await store.add(dish.name);
  const checkout = await store.checkOut();
  await expect(atTable).toBeChecked();

  // From here on no page is told how it was come to, as the clock that is put in stands for that as well.
  await phone.clock.install();
  await phone.reload();
  await expect(atTable).toBeChecked();
  // The page was left open, and is taken out of the pocket again.
  await phone.clock.fastForward(5 * HOUR_MS);
  await expect(question).toBeVisible();
  // Until it is answered everything stays as it was typed, and nothing is ordered.
  await expect(atTable).toBeChecked();
  await checkout.place.click();
  await expect(phone.locator(':focus')).toContainText('Você ainda está na mesa 7?');
  await question.getByRole('button', { name: 'Sim' }).click();
  await expect(atTable).toBeChecked();
  await phone.reload();
  await expect(atTable).toBeChecked();
  await expect(question).toBeHidden();

  await phone.getByLabel('Nome').fill(unique('Ana Lima'));
  await checkout.payBy('Dinheiro');
  const tracking = await checkout.placed();
  const toMenu = phone.getByRole('banner').getByRole('link');
  await phone.clock.fastForward(5 * HOUR_MS);
  await expect(toMenu).toHaveAttribute('href', /\/m\/[^/]+\/$/);
  await expect(tracking.headline).toBeVisible();

  // The browser comes back to what was open at the table; on the menu it is asked as well.
  await phone.goto(code);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Não' }).click();
  await expect(question).toBeHidden();
  await expect(phone).toHaveURL(/\/m\/[^/?]+\/$/);
  await store.add(dish.name);
  await store.checkOut();
  await expect(atTable).toHaveCount(0);
  await checkout.takeOut();
  await checkout.payBy('Dinheiro');
  await checkout.place.click();
  await expect(phone.getByLabel('Telefone')).toBeFocused();
  await checkout.isFor(unique('Ana Lima'), uniquePhone());
  const number = await (await checkout.placed()).number();
  const order = await restaurant.order(number);
  expect([order.type, order.table]).toEqual(['TAKEOUT', null]);
});
