import { randomUUID } from 'node:crypto';
import { HomePage } from '../../pages/home-page';
import { expectAccessible } from '../../support/accessibility';
import { later } from '../../support/instants';
import { shiftHandoverBack } from '../../support/shift-times';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner' });

/** Longer than a branch waits before it asks. */
const HANDED_OVER_MIN = 46;
/** The server looks every half minute whom to ask. */
const SURVEY_TIMEOUT_MS = 60_000;

const REPLY = 'Sinto muito, a próxima é por nossa conta.';

/** A time zone where it is early afternoon, because no survey is mailed in the quiet hours of the branch. */
function afternoonTimezone(): string {
  const offset = 14 - later(0).getUTCHours();
  // In these names the sign is the other way round (IANA, file "etcetera").
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

test(
  'a customer is asked by mail, answers badly on a phone, and the owner replies and resolves it',
  { tag: '@proof' },
  async ({ page, phone, restaurant, customer, mailbox, baseURL }) => {
    const { branch, product } = await restaurant.opensSmall(unique('Pátio'));
    await restaurant.setTimezone(branch, afternoonTimezone());
    const email = `${unique('ana').replace(/\W/g, '')}@example.test`;
    const ana = { name: unique('Ana Lima'), phone: uniquePhone(), email };
    const placed = await customer.orders(product.id, { customer: ana }, {}, randomUUID(), branch.slug);
    let [order] = await restaurant.board(branch);
    if (!order) throw new Error('Nothing was ordered');
    for (const step of ['accept', 'start', 'ready', 'deliver'] as const)
      order = await restaurant.does(step, order);
    await shiftHandoverBack(baseURL ?? '', order.id, HANDED_OVER_MIN);

    const { text } = await mailbox.nextTo(email, { words: '/s/', timeout: SURVEY_TIMEOUT_MS });
    const link = /^2: (\S+)$/m.exec(text)?.[1] ?? '';
    const { pathname, search } = new URL(link);
    expect(pathname + search).toBe(`/s/${placed.token}?nps=2`);

    await page.addInitScript((id) => localStorage.setItem('comanda.branch', id), branch.id);
    const home = new HomePage(page);
    await home.open();
    const need = page.locator('[data-need=FEEDBACK_WAITING]');
    await phone.goto(pathname + search);
    await expect(phone.getByRole('radio', { name: '2', exact: true })).toBeChecked();
    // The score in the address is only preselected.
    await expect(need).toBeHidden();
    await phone.getByRole('group', { name: 'Comida' }).getByLabel('1 estrela').check();
    await phone.getByRole('checkbox', { name: 'Frio' }).check();
    await phone.getByLabel('Conte mais').fill('Chegou frio de novo.');
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Enviar' }).click();
    await expect(phone.getByText('Sua nota: 2 de 10.')).toBeVisible();

    await expect(need).toContainText('1 unhappy customer waits for an answer');
    await need.getByRole('link', { name: 'See feedback' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Chegou frio de novo.' });
    await expect(row).toContainText(`Order ${placed.number}`);
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Open' }).click();
    const drawer = page.getByRole('dialog', { name: 'Feedback' });
    await drawer.getByLabel('Reply by e-mail').fill(REPLY);
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Send reply' }).click();
    await expect(drawer.getByText(`${restaurant.owner} replied`)).toBeVisible();
    await mailbox.nextTo(email, { words: REPLY });
    await drawer.getByLabel('What was done').fill('Ligamos e devolvemos o valor.');
    await drawer.getByRole('button', { name: 'Resolve' }).click();
    await expect(drawer.getByText('Ligamos e devolvemos o valor.')).toBeVisible();
    await expect(drawer.getByText('Resolved', { exact: true })).toBeVisible();

    await home.open();
    await expect(need).toBeHidden();
  },
);
