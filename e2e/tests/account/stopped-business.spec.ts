import type { SessionDto } from '@contracts/session';
import { LoginPage } from '../../pages/login-page';
import { expectAccessible } from '../../support/accessibility';
import { dataOf } from '../../support/answers';
import { newcomer, signUp } from '../../support/newcomer';
import { NOBODY } from '../../support/people';
import { SuperAdmin } from '../../support/super-admin';
import { expect, test } from '../../support/test';

test(
  'who belongs to a business that Comanda stopped sees that alone, until it is opened again',
  { tag: '@proof' },
  async ({ page, mailbox, request, playwright, baseURL }) => {
    const person = newcomer();
    await signUp(request, mailbox, person);
    const { business } = await dataOf<SessionDto>(await request.get('/api/session'));
    const panel = await playwright.request.newContext({ baseURL, storageState: NOBODY });
    const comanda = await SuperAdmin.signIn(panel);
    const login = new LoginPage(page);
    const heading = page.getByRole('heading', { level: 1 });

    await comanda.move(business.id, 'suspend');
    await page.goto('/login?to=/dashboard/config-user');
    await login.signIn(person.email, person.password);
    await expect(heading).toHaveText(`${person.businessName} is suspended`);
    await expect(page.getByText('Nothing was deleted.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Menu' })).toBeHidden();
    await expectAccessible(page);
    const again = page.getByRole('button', { name: 'Check again', exact: true });
    const [asked] = await Promise.all([page.waitForResponse('**/api/session'), again.click()]);
    expect(asked.ok()).toBe(true);
    await expect(heading).toHaveText(`${person.businessName} is suspended`);

    await comanda.move(business.id, 'reinstate');
    await again.click();
    await expect(again).toBeHidden();
    await expect(heading).not.toContainText('suspended');
    await expect(page).toHaveURL(/\/dashboard\/config-user$/);

    await comanda.move(business.id, 'cancel');
    await page.goto('/login');
    await login.signIn(person.email, person.password);
    await expect(heading).toHaveText(`${person.businessName} is closed`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(login.heading).toBeVisible();
    await panel.dispose();
  },
);
