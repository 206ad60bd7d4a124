import { Panel } from '../../pages/panel';
import { expect, test } from '../../support/test';

// Every test also fails on an error in the console, an answer that refuses and a request to another machine.
test.use({ role: null });

test(
  'a super-admin finds Comanda’s own panel, without what it is not for',
  { tag: '@proof' },
  async ({ page }) => {
    const panel = new Panel(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Staff sign-in' }).click();
    await expect(page).toHaveTitle('Comanda');
    await expect(page.getByRole('heading', { name: 'Comanda' })).toBeVisible();
    await panel.signIn();

    await expect(page).toHaveTitle(/ \| Comanda$/);
    const newest = page.getByRole('region', { name: 'Newest businesses' });
    await expect(newest.getByRole('link').first()).toHaveAttribute('href', /api::businesses\.business/);
    for (const strapis of [/Media Library/, /Marketplace/, /Content-Type Builder/, /blog post/])
      await expect(page.getByText(strapis)).toBeHidden();
  },
);

test('lists say names and money, and orders are only looked at', { tag: '@proof' }, async ({ page }) => {
  const panel = new Panel(page);
  await panel.signIn();
  await panel.openList('plugin::users-permissions.user', 'owner@cantina.test');
  await expect(panel.rows.filter({ hasText: 'owner@cantina.test' })).toContainText('Cantina da Praça');

  await panel.openList('api::orders.order');
  await expect(panel.rows.nth(1)).toContainText(/BRL|CLP/);
  await expect(page.getByRole('link', { name: 'Create new entry' })).toBeHidden();
  await panel.rows.nth(1).getByRole('link').first().click();
  const number = page.getByRole('textbox', { name: /^Number/ });
  await expect(number).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  const business = page.getByRole('main').locator('a[href*="api::businesses.business/"]').first();
  // Its name, whichever journey has made the newest order, and no id.
  await expect(business).toHaveText(/^(Cantina|Sushi) /);
  const wanted = await number.inputValue();
  await panel.openList('api::orders.order', wanted);
  await expect(panel.rows.nth(1)).toContainText(wanted);

  await panel.openList('api::plans.plan');
  await expect(panel.rows.filter({ hasText: 'Start' })).toContainText('BRL 99.00');
  await expect(page.getByRole('link', { name: 'Create new entry' })).toBeVisible();
});

test(
  'a business is suspended and reinstated with a reason, and the first page shows who is past due',
  { tag: '@proof' },
  async ({ page, phone }) => {
    const panel = new Panel(page);
    const dialog = page.getByRole('dialog');
    const openBusiness = async () => {
      await panel.openList('api::businesses.business', 'Sushi Norte');
      await page.getByRole('link', { name: 'Sushi Norte' }).click();
    };
    const move = async (name: string, state: string) => {
      await page.getByRole('button', { name, exact: true }).click();
      await dialog.getByRole('button', { name, exact: true }).click();
      await expect(dialog.getByText('Say why')).toBeVisible();
      await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Agreed by phone');
      await dialog.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('combobox', { name: /^State/ })).toHaveText(state);
    };
    await panel.signIn();
    await openBusiness();
    await expect(page.getByRole('combobox', { name: /^State/ })).toBeDisabled();
    await move('Mark as past due', 'Past due');

    await page.goto('/admin');
    await page
      .getByRole('region', { name: 'Businesses past due' })
      .getByRole('link', { name: 'Sushi Norte' })
      .click();
    await expect(panel.heading).toHaveText('Sushi Norte');
    try {
      await move('Suspend', 'Suspended');
      await phone.goto('/m/sushi-norte');
      await expect(phone.getByText(/not taking orders|sin recibir pedidos/i).first()).toBeVisible();
    } finally {
      await move('Reinstate', 'On trial');
    }
    await phone.reload();
    await expect(phone.getByText(/not taking orders|sin recibir pedidos/i)).toHaveCount(0);
  },
);

test(
  'the first page leads to open tickets and says when nothing waits',
  { tag: '@proof' },
  async ({ page }) => {
    const panel = new Panel(page);
    await panel.signIn();
    const tickets = page.getByRole('region', { name: 'Open tickets' });
    await expect(tickets.getByRole('link', { name: 'Cantina da Praça' })).toBeVisible();
    const [subject] = await tickets.getByRole('link').allTextContents();
    await tickets.getByRole('link').first().click();
    await expect(panel.heading).toHaveText(subject ?? '');
    await expect(page.getByRole('textbox', { name: /^Number/ })).toHaveValue(/^\d+$/);
    await page.goto('/admin');
    await expect(page.getByRole('region', { name: /^Trials that end/ })).toContainText(/No trial|day/);
    await expect(page.getByRole('region', { name: 'Businesses past due' })).toContainText(
      'Nobody is past due',
    );
  },
);

test.describe('in Portuguese', () => {
  test('fields and what is said about them are translated', { tag: '@proof' }, async ({ page }) => {
    const panel = new Panel(page);
    await page.goto('/admin');
    await page.evaluate(() => localStorage.setItem('strapi-admin-language', 'pt-BR'));
    await page.reload();
    await expect(page.getByText('O painel da equipe da Comanda')).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('strapi-admin-language'));
    await panel.signIn();
    await page.evaluate(() => localStorage.setItem('strapi-admin-language', 'pt-BR'));
    await panel.openList('api::plans.plan');
    await expect(panel.heading).toHaveText('Planos');
    await expect(page.getByRole('gridcell', { name: 'Preço mensal' })).toBeVisible();
    await panel.rows.nth(1).getByRole('link').first().click();
    await expect(page.getByRole('textbox', { name: 'Preço mensal' })).toHaveValue('99,00');
    await expect(page.getByRole('checkbox', { name: 'Página da loja' })).toBeChecked();
  });
});
