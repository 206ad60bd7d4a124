import { expectAccessible } from '../../support/accessibility';
import { calendarOf, enterDate } from '../../support/enter-date';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner', language: 'pt-BR' });

const LONG_NAME = 'Maria Aparecida dos Santos Albuquerque de Vasconcelos e Silva Fernandes Neto';

test(
  'on a tablet with the menu opened by hand, the moment of an order is whole',
  { tag: '@proof' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('comanda.sider', 'open'));
    for (const width of [820, 960]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/dashboard/orders');
      const moment = page
        .getByRole('main')
        .getByText(/\d\d:\d\d$/)
        .first();
      await expect(moment).toBeVisible();
      const cut = await moment.evaluate((element) => {
        const { right } = element.getBoundingClientRect();
        for (let box = element.parentElement; box; box = box.parentElement)
          if (getComputedStyle(box).overflowX !== 'visible' && box.getBoundingClientRect().right < right)
            return true;
        return false;
      });
      expect(cut, `at ${width}`).toBe(false);
    }
  },
);

for (const width of [820, 1024, 1280, 1440]) {
  test(
    `one very long name leaves state, payment and total in sight at ${width}`,
    { tag: '@proof' },
    async ({ page, restaurant, customer }) => {
      const { id } = await restaurant.newProduct();
      const { number } = await customer.orders(id, {
        customer: { name: LONG_NAME, phone: uniquePhone() },
        payment: { method: 'PIX' },
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/dashboard/orders');
      const table = page.getByRole('table', { name: 'Pedidos' });
      const row = table.getByRole('row').filter({ hasText: LONG_NAME }).first();
      await expect(row.getByRole('link', { name: number })).toBeVisible();

      const sight = await table.evaluate((element) => element.parentElement?.getBoundingClientRect());
      if (!sight) throw new Error('The table stands nowhere');
      for (const words of ['Aguardando pagamento', 'A receber', /25,00/]) {
        const cell = await row.getByText(words).boundingBox();
        if (!cell) throw new Error(`${String(words)} is not drawn`);
        expect(cell.x, String(words)).toBeGreaterThanOrEqual(sight.left);
        expect(cell.x + cell.width, String(words)).toBeLessThanOrEqual(sight.right);
      }
      // Nothing has to be scrolled sideways, and no word of the state is cut.
      const inner = await table.evaluate(
        ({ parentElement: frame }) => frame && frame.scrollWidth - frame.clientWidth,
      );
      expect(inner).toBe(0);
      const cut = await row
        .getByText('Aguardando pagamento')
        .evaluate((tag) => tag.scrollWidth - tag.clientWidth);
      expect(cut).toBe(0);
    },
  );
}

test(
  'on a phone one very long name leaves the total in sight',
  { tag: '@proof' },
  async ({ page, restaurant, customer }) => {
    const { id } = await restaurant.newProduct();
    await customer.orders(id, { customer: { name: LONG_NAME, phone: uniquePhone() } });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard/orders');
    const order = page
      .getByRole('list', { name: 'Pedidos' })
      .getByRole('listitem')
      .filter({ hasText: LONG_NAME });
    await expect(order.first().getByText(/25,00/)).toBeInViewport({ ratio: 1 });
  },
);

test(
  'a period is typed or taken from the calendar, and stands in the address',
  { tag: '@proof' },
  async ({ page, restaurant, customer }) => {
    const { id } = await restaurant.newProduct();
    const name = unique('Ana Lima');
    await customer.orders(id, { customer: { name, phone: uniquePhone() } });
    await page.goto('/dashboard/orders');
    const order = page.getByRole('table', { name: 'Pedidos' }).getByText(name);
    await expect(order).toBeVisible();

    await page.getByRole('button', { name: 'Período' }).click();
    const period = page.getByRole('dialog', { name: 'Período' });
    const from = period.getByRole('textbox', { name: 'De' });
    const to = period.getByRole('textbox', { name: 'Até' });
    await from.click();
    await expect(calendarOf(from).getByText('Seg').first()).toBeVisible();
    await expectAccessible(page);
    await enterDate(from, '03/01/2020');
    await enterDate(to, '2020-01-09');
    await expect(page).toHaveURL(/from=2020-01-03&to=2020-01-09/);
    await expect(page.getByText('Nenhum pedido corresponde')).toBeVisible();

    await to.click();
    await calendarOf(to).getByTitle('2020-01-17').click();
    await expect(page).toHaveURL(/from=2020-01-03&to=2020-01-17/);
    await expect(to).toHaveValue('17/01/2020');

    await period.getByRole('button', { name: 'Últimos 7 dias' }).click();
    await expect(order).toBeVisible();
  },
);
