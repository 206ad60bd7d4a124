import { BoardPage } from '../../pages/board-page';
import { holdPrinting, printed } from '../../support/browser-print';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner' });

const NOTE = 'Alérgica a amendoim: nada de paçoca por cima';

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

test(
  'of two boards that print new tickets by themselves one does',
  { tag: '@proof' },
  async ({ page, screenOf, restaurant, customer }) => {
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
  },
);

test(
  'chosen orders of the list are printed together, a page for each',
  { tag: '@proof' },
  async ({ page, restaurant, customer }) => {
    const dish = await restaurant.newProduct({ name: unique('Feijoada') });
    const name = unique('Mesa');
    const placed = [];
    for (const one of ['Um', 'Dois', 'Três'])
      placed.push(
        await customer.orders(dish.id, { customer: { name: `${name} ${one}`, phone: uniquePhone() } }),
      );
    await holdPrinting(page);
    await page.goto(`/dashboard/orders?q=${encodeURIComponent(name)}`);
    for (const { number } of placed)
      await page.getByRole('checkbox', { name: `Choose order ${number}` }).check();
    const bar = page.getByRole('toolbar', { name: 'With the chosen orders' });
    await bar.getByRole('button', { name: 'Print (3)' }).click();
    await page.getByRole('menuitem', { name: 'Print kitchen ticket' }).click();
    const { pages, text } = await printed(page);
    expect(pages).toHaveLength(3);
    for (const { number } of placed) expect(text).toContain(number);
  },
);
