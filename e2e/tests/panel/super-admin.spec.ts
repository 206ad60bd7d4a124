import { Panel } from '../../pages/panel';
import { expect, test } from '../../support/test';

// Every test also fails on an error in the console, an answer that refuses and a request to another machine.
test.use({ role: null });

test('a super-admin finds Comanda’s own panel, without what it is not for', async ({ page }) => {
  const panel = new Panel(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'For Comanda’s own people' }).click();
  await expect(page).toHaveTitle('Comanda');
  await expect(page.getByRole('heading', { name: 'Comanda' })).toBeVisible();
  await panel.signIn();

  await expect(page).toHaveTitle(/ \| Comanda$/);
  const newest = page.getByRole('region', { name: 'Newest businesses' });
  await expect(newest.getByRole('link').first()).toHaveAttribute('href', /api::businesses\.business/);
  for (const strapis of [/Media Library/, /Marketplace/, /Content-Type Builder/, /blog post/])
    await expect(page.getByText(strapis)).toBeHidden();
});

test('lists say names and money, and orders are only looked at', async ({ page }) => {
  const panel = new Panel(page);
  await panel.signIn();
  await panel.openList('plugin::users-permissions.user', 'owner@cantina.test');
  await expect(panel.rows.filter({ hasText: 'owner@cantina.test' })).toContainText('Cantina da Praça');

  await panel.openList('api::orders.order');
  await expect(panel.rows.nth(1)).toContainText(/R\$|CLP/);
  await expect(page.getByRole('link', { name: 'Create new entry' })).toBeHidden();
  await panel.rows.nth(1).getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: /^Number/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();

  await panel.openList('api::plans.plan');
  await expect(panel.rows.filter({ hasText: 'Start' })).toContainText('R$99.00');
  await expect(page.getByRole('link', { name: 'Create new entry' })).toBeVisible();
});

test('a business that is suspended takes no orders from the next moment on', async ({ page, phone }) => {
  const panel = new Panel(page);
  const setState = async (from: string, to: string) => {
    await page.getByRole('combobox', { name: /^State/ }).click();
    await page.getByRole('option', { name: to, exact: true }).click();
    const answer = page.waitForResponse((each) => each.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await answer).status()).toBe(200);
    await expect(page.getByText('Saved document').last()).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^State/ })).not.toHaveText(from);
  };
  await panel.signIn();
  await panel.openList('api::businesses.business', 'Sushi Norte');
  await page.getByRole('link', { name: 'Sushi Norte' }).click();
  try {
    await setState('TRIAL', 'SUSPENDED');
    await phone.goto('/m/sushi-norte');
    await expect(phone.getByText(/not taking orders|sin recibir pedidos/i).first()).toBeVisible();
  } finally {
    await setState('SUSPENDED', 'TRIAL');
  }
  await phone.reload();
  await expect(phone.getByText(/not taking orders|sin recibir pedidos/i)).toHaveCount(0);
});

test.describe('in Portuguese', () => {
  test('fields and what is said about them are translated', async ({ page }) => {
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
    await expect(page.getByText('Na menor unidade da moeda').first()).toBeVisible();
  });
});
