import type { Page } from '@playwright/test';
import { BoardPage } from '../../pages/board-page';
import { pagesOf } from '../../support/pdf-pages';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'owner' });

const NOTE = 'Alérgica a amendoim: nada de paçoca por cima';

/** Holds what is sent to the printer as the browser would print it, until the test has looked at it. */
async function holdPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => void (document.body.dataset.printing = 'yes');
  });
}
async function printed(page: Page) {
  await expect(page.locator('body')).toHaveAttribute('data-printing', 'yes');
  await page.emulateMedia({ media: 'print' });
  const sheets = page.locator('body > div[data-width]');
  const text = await sheets.innerText();
  const chrome = await page.getByRole('banner').isVisible();
  const code = await sheets.getByRole('img').count();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => delete document.body.dataset.printing);
  // The browser says that it has printed, as it does for paper.
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await expect(sheets).toHaveCount(0);
  return { pages: pagesOf(pdf), text, chrome, code };
}

for (const width of [58, 80]) {
  test(
    `tickets by the browser are one page each on paper of ${width} mm, and nothing else is`,
    { tag: width === 80 ? ['@proof'] : [] },
    async ({ page, restaurant, customer }) => {
      await restaurant.answersEverything();
      const long = unique('Filé à parmegiana da casa com arroz carreteiro e fritas');
      const grill = await restaurant.newProduct({ name: long, station: 'Grelha' });
      const { number } = await customer.orders(grill.id, { notes: NOTE });
      const order = await restaurant.order(number);
      await restaurant.does('accept', order);

      await holdPrinting(page);
      await page.goto(`/dashboard/orders/details/${order.id}`);
      await page.getByText(`${width} mm`, { exact: true }).click();
      const print = async (which: string) => {
        await page.getByRole('button', { name: 'Print ticket' }).click();
        await page.getByRole('menuitem', { name: which }).click();
        return printed(page);
      };
      const both = await print('Print kitchen and customer tickets');
      expect(both.pages.map((each) => Math.round(each.widthMm))).toEqual([width, width]);
      expect(both.chrome).toBe(false);
      expect(both.code).toBe(1);
      expect(both.text).toContain(long);
      expect(both.text).toContain(NOTE);
      expect(both.text).not.toContain('/t/');
      expect(both.text).not.toContain('REIMPRESSÃO');

      const kitchen = await print('Print kitchen ticket');
      expect(kitchen.pages).toHaveLength(1);
      expect(kitchen.text).not.toContain('R$');
      expect(kitchen.text).toMatch(/REIMPRESSÃO 1 - \d\d:\d\d/);
      expect((await print('Print a kitchen ticket per station')).text).toMatch(/REIMPRESSÃO 2/);
    },
  );
}

test('of two boards that print new tickets by themselves one does', async ({
  page,
  screenOf,
  restaurant,
  customer,
}) => {
  const other = await screenOf('owner');
  for (const screen of [page, other]) {
    await screen.addInitScript(() => {
      localStorage.setItem('comanda.device.prints', 'KITCHEN');
      window.print = () => {
        const all = JSON.parse(sessionStorage.getItem('paper') ?? '[]') as string[];
        const sheet = document.querySelector('body > div[data-width]')?.textContent ?? '';
        sessionStorage.setItem('paper', JSON.stringify([...all, sheet]));
        setTimeout(() => window.dispatchEvent(new Event('afterprint')));
      };
    });
    await new BoardPage(screen).open();
  }
  const papers = async () => {
    const each = await Promise.all(
      [page, other].map((screen) => screen.evaluate(() => sessionStorage.getItem('paper') ?? '[]')),
    );
    return each.flatMap((text) => JSON.parse(text) as string[]);
  };
  const dish = await restaurant.newProduct({ name: unique('Moqueca') });
  const { number } = await customer.orders(dish.id);
  await restaurant.does('accept', await restaurant.order(number));
  await expect.poll(async () => (await papers()).filter((text) => text.includes(dish.name)).length).toBe(1);
  const again = await customer.orders(dish.id);
  await restaurant.does('accept', await restaurant.order(again.number));
  await expect.poll(async () => (await papers()).filter((text) => text.includes(dish.name)).length).toBe(2);
});
