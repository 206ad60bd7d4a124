import { expect, test } from '../../support/test';

test.use({ role: 'owner', language: 'pt-BR' });

test(
  'the figures of a column end where its title does, and a row offers its deeds where it is pointed at',
  { tag: '@proof' },
  async ({ page }) => {
    await page.goto('/dashboard/menu/products');
    const table = page.getByRole('table', { name: 'Produtos' });
    const row = table.getByRole('row').filter({ hasText: 'a partir de' }).first();
    await expect(row).toBeVisible();
    const endOf = (element: Element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      if (words) range.selectNodeContents(words);
      return range.getBoundingClientRect().right;
    };
    const title = await table.getByRole('columnheader', { name: 'Preço' }).evaluate(endOf);
    const figures = await row.getByText('a partir de').evaluate(endOf);
    expect(Math.abs(title - figures)).toBeLessThan(3);

    const soldOut = row.getByRole('button', { name: /esgotad/i });
    await expect(soldOut).toHaveCSS('opacity', '0');
    await row.hover();
    await expect(soldOut).toHaveCSS('opacity', '1');
    await page.getByRole('heading', { level: 1 }).hover();
    await soldOut.focus();
    await expect(soldOut).toHaveCSS('opacity', '1');
  },
);

test(
  'the products are sorted up, down, and then as on the menu again by their header, also by keyboard',
  { tag: '@proof' },
  async ({ page }) => {
    await page.goto('/dashboard/menu/products');
    const table = page.getByRole('table', { name: 'Produtos' });
    const price = table.getByRole('columnheader', { name: 'Preço' });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await expect(price).not.toHaveAttribute('aria-sort');
    await price.click();
    await expect(price).toHaveAttribute('aria-sort', 'ascending');
    await price.press('Enter');
    await expect(price).toHaveAttribute('aria-sort', 'descending');
    await page.reload();
    await expect(price).toHaveAttribute('aria-sort', 'descending');
    await price.press('Enter');
    await expect(price).not.toHaveAttribute('aria-sort');
  },
);

test(
  'on a phone the signs of the header stand apart, and two rows of controls stand above the products',
  { tag: '@proof' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard/menu/products');
    await expect(page.getByLabel('Buscar por nome ou código')).toBeVisible();
    // What is measured moves until everything is there.
    await expect(async () => {
      const filters = await page.getByRole('combobox', { name: 'Categoria' }).boundingBox();
      const soldOutOnly = await page.getByRole('button', { name: 'Esgotados', exact: true }).boundingBox();
      const antenna = await page.locator('[data-connection] svg').boundingBox();
      const magnifier = await page
        .getByRole('button', { name: 'Busca e comandos' })
        .locator('svg')
        .boundingBox();
      if (!filters || !soldOutOnly || !antenna || !magnifier) throw new Error('Not everything is there yet');
      expect(Math.abs(soldOutOnly.y - filters.y)).toBeLessThan(20);
      expect(magnifier.x - (antenna.x + antenna.width)).toBeGreaterThanOrEqual(12);
    }).toPass({ timeout: 10_000 });
  },
);

test.describe('a stranger', () => {
  test.use({ role: null });

  test(
    'finds the way and the language on a page that does not exist',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/nada');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Comanda' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});
