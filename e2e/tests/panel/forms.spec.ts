import type { Page } from '@playwright/test';
import { Panel } from '../../pages/panel';
import { expect, test } from '../../support/test';

test.use({ role: null, expectedComplaints: /400/ });

test(
  'a save that is refused keeps what was typed, with what is wrong at its field',
  { tag: '@proof' },
  async ({ page }) => {
    const panel = new Panel(page);
    const name = page.getByRole('textbox', { name: /^Trade name/ });
    const legalName = page.getByRole('textbox', { name: /^Legal name/ });
    const save = async () => {
      const answer = page.waitForResponse((each) => each.request().method() === 'PUT');
      await page.getByRole('button', { name: 'Save' }).click();
      return (await answer).status();
    };
    await panel.signIn();
    await panel.openList('api::businesses.business', 'Sushi Norte');
    await page.getByRole('link', { name: 'Sushi Norte' }).click();
    const was = await legalName.inputValue();

    await name.fill('S');
    await legalName.fill('Sushi Norte Comércio Ltda.');
    expect(await save()).toBe(400);
    await expect(name).toHaveAccessibleDescription(/too short|at least/i);
    await expect(name).toHaveValue('S');
    await expect(legalName).toHaveValue('Sushi Norte Comércio Ltda.');

    // What was typed can be mended and saved, and what is typed while the row is read anew is the person's own.
    let readOn = () => {};
    const typedMeanwhile = new Promise<void>((done) => (readOn = done));
    await page.route('**/collection-types/api::businesses.business/*', async (route) => {
      if (route.request().method() === 'GET') await typedMeanwhile;
      await route.continue();
    });
    const readAnew = page.waitForResponse(
      (each) => each.request().method() === 'GET' && /businesses\.business\/\w+/.test(each.url()),
    );
    await name.fill('Sushi Norte');
    expect(await save()).toBe(200);
    await expect(page.getByText('Saved document')).toBeVisible();
    await expect(legalName).toHaveValue('Sushi Norte Comércio Ltda.');
    await legalName.fill(was);
    readOn();
    await (await readAnew).finished();
    expect(await save()).toBe(200);
    await expect(legalName).toHaveValue(was);
  },
);

test(
  'a plan is priced in its currency, ticked and counted; a mistake loses none of it',
  { tag: '@proof' },
  async ({ page }) => {
    const panel = new Panel(page);
    const price = page.getByRole('textbox', { name: /^Price monthly/ });
    const name = page.getByRole('textbox', { name: /^Name/ });
    const api = page.getByRole('checkbox', { name: 'API', exact: true });
    const couriers = page.getByRole('textbox', { name: /^Couriers/ });
    const save = async () => {
      const answer = page.waitForResponse((each) => each.request().method() === 'PUT');
      await page.getByRole('button', { name: 'Save' }).click();
      return answer;
    };
    await panel.signIn();
    await panel.openList('api::plans.plan', 'Start');
    await panel.rows.nth(1).getByRole('link').first().click();
    await expect(price).toHaveValue('99.00');
    await expect(page.getByText('BRL').first()).toBeVisible();
    const had = await couriers.inputValue();

    await price.fill('109.9');
    await api.check();
    await couriers.fill('7');
    await name.fill('S');
    expect((await save()).status()).toBe(400);
    await expect(name).toHaveAccessibleDescription(/too short|at least/i);
    await expect(price).toHaveValue('109.90');
    await expect(api).toBeChecked();
    await expect(couriers).toHaveValue('7');

    await name.fill('Start');
    const { data } = (await (await save()).json()) as { data: Record<string, unknown> };
    expect(data).toMatchObject({ name: 'Start', priceMonthlyCents: 10990, limits: { couriers: 7 } });
    expect(data.features).toContain('API');

    await price.fill('R$ 99');
    await api.uncheck();
    await couriers.fill(had);
    expect((await save()).status()).toBe(200);
    await expect(price).toHaveValue('99.00');
  },
);

test('amounts are in the currency of the row: pesos have no cents', { tag: '@proof' }, async ({ page }) => {
  const panel = new Panel(page);
  await panel.signIn();
  await panel.openList('api::menu.product', 'Sake junmai');
  await page.getByRole('link', { name: 'Sake junmai' }).click();
  const price = page.getByRole('textbox', { name: /^Price/ });
  await expect(price).toHaveValue(/^\d{1,3}(,\d{3})*$/);
  await expect(page.getByText('CLP').first()).toBeVisible();
  await price.fill('45.50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(price).toHaveValue('45.50');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
});

test(
  'a subscription says its business by name and takes its plan from the list',
  { tag: '@proof' },
  async ({ page }) => {
    const panel = new Panel(page);
    const plan = page.getByRole('combobox', { name: /^Plan/ });
    const choose = async (name: string) => {
      await plan.click();
      await page.getByRole('option', { name, exact: true }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved document').last()).toBeVisible();
      await expect(plan).toHaveText(name);
    };
    await panel.signIn();
    await panel.openList('api::plans.subscription', 'start');
    await panel.rows.filter({ hasText: 'Sushi Norte' }).first().getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sushi Norte' }).first()).toBeVisible();
    await choose('Pro');
    await choose('Start');
  },
);

test(
  'what a row holds besides plain fields is read in words: items, payment, address, rates',
  { tag: '@proof' },
  async ({ page }) => {
    const panel = new Panel(page);
    await panel.signIn();

    await panel.openList('api::orders.order');
    await panel.openFirst();
    const items = page.getByRole('group', { name: /^Items/ });
    await expect(items).toContainText(/\w+ · (BRL|CLP)/);
    await expect(page.getByRole('group', { name: /^Payment/ })).toContainText(/Method: (Pix|C|D|Meal)/);

    const address = page.getByRole('group', { name: /^Address/ });
    await panel.openList('api::branches.branch', 'cantina-centro');
    await panel.openFirst('cantina-centro');
    await expect(address).toContainText('Street: ');
    await expect(page.getByRole('group', { name: /^Payment methods/ })).toContainText('Credit card');
    await expect(page.getByRole('textbox', { name: /^Service fee/ })).toHaveValue(/^(–|\d+%)$/);
    await saysNoCode(page);

    for (const uid of ['api::menu.extra-group', 'api::menu.product', 'api::branches.delivery-zone']) {
      await panel.openList(uid);
      await panel.openFirst();
      await expect(page.getByRole('group').first()).toBeVisible();
      await saysNoCode(page);
    }
  },
);

test(
  'a message of support leads to its ticket and back, and a new one takes the id of a ticket',
  { tag: '@proof' },
  async ({ page }) => {
    const panel = new Panel(page);
    const messages = 'api::support.support-message';
    await panel.signIn();
    await panel.openList(messages);
    const subject = await panel.rows.nth(1).getByRole('gridcell').nth(2).getByRole('link').innerText();
    await panel.openFirst(subject);
    await page.getByRole('main').getByRole('link', { name: subject }).first().click();
    await expect(page.getByRole('textbox', { name: /^Subject/ })).toHaveValue(subject);
    await page.getByRole('link', { name: 'Ticket messages' }).last().click();
    await expect(panel.rows.nth(1).getByRole('link', { name: subject })).toBeVisible();

    await page.goto(`/admin/content-manager/collection-types/${messages}/create`);
    await expect(page.getByRole('textbox', { name: /^Ticket/ })).toBeEditable();
  },
);

/** Neither a name in the code nor a code stands in what a form shows of JSON. */
async function saysNoCode(page: Page): Promise<void> {
  for (const text of await page.getByRole('group').allInnerTexts())
    expect(text).not.toMatch(/\b[A-Z]+_[A-Z_]+\b|\b[a-z]+[A-Z]\w*: |[{}]/);
}
