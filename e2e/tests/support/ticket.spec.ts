import { choose } from '../../support/choose';
import { Panel } from '../../pages/panel';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'attendant' });

test(
  'a ticket is answered in the panel, seen at once, resolved and taken up again',
  { tag: '@proof' },
  async ({ page, browser, baseURL }) => {
    const subject = unique('Printer');
    await page.goto('/dashboard/support/contact?new=1');
    await page.getByRole('textbox', { name: 'What is it about?' }).fill(subject);
    await choose(page.getByRole('combobox', { name: 'Area' }), 'Orders and boards');
    await page.getByRole('textbox', { name: 'Tell us more' }).fill('It prints every order twice since noon.');
    await expect(page.getByText('What goes along')).toBeVisible();
    await page.getByRole('button', { name: 'Send to support' }).click();
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    await expect(page).toHaveURL(/\?ticket=/);

    const desk = await browser.newContext({ baseURL });
    const panel = new Panel(await desk.newPage());
    await panel.signIn();
    await panel.openList('api::support.support-ticket', subject);
    await panel.page.getByRole('gridcell', { name: subject }).click();
    await panel.page.getByRole('textbox', { name: 'Your answer' }).fill('Please restart it.');
    await panel.page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(panel.page.getByRole('article').filter({ hasText: 'Please restart it.' })).toBeVisible();
    await desk.close();

    // Nobody touches the customer's page.
    const thread = page.getByRole('region', { name: subject });
    await expect(thread.getByText('Please restart it.')).toBeVisible();
    await expect(thread.getByText('Your turn')).toBeVisible();

    await thread.getByRole('button', { name: 'It is solved' }).click();
    await expect(thread.getByText('Resolved', { exact: true })).toBeVisible();
    await thread.getByRole('textbox', { name: 'Is something still wrong?' }).fill('It does it again.');
    await thread.getByRole('button', { name: 'Reopen' }).click();
    await expect(thread.getByText('Reopened', { exact: true })).toBeVisible();
    await expect(thread.getByText('It does it again.')).toBeVisible();
  },
);
