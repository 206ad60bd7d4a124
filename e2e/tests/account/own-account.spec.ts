import { fileURLToPath } from 'node:url';
import { CodePage, SecurityPage } from '../../pages/account-pages';
import { LoginPage } from '../../pages/login-page';
import { newcomer, signUp } from '../../support/newcomer';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

/** Any picture of more than the least size. */
const PICTURE = fileURLToPath(new URL('../../../docs/screenshots/board.png', import.meta.url));

test.describe('their own account', () => {
  // A device whose session was ended hears so at its next request.
  test.use({ expectedComplaints: /status of 401/ });

  test(
    'is known by a new address once the code that was sent there is entered',
    { tag: '@proof' },
    async ({ page, mailbox }) => {
      const person = newcomer();
      await signUp(page.request, mailbox, person);
      const address = `${unique('ana').replace(' ', '.')}@moved.test`;
      await page.goto('/dashboard/config-user');
      await page.getByRole('button', { name: 'Change the e-mail' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('New e-mail').fill(address);
      await dialog.getByLabel('Your password').fill(person.password);
      await dialog.getByRole('button', { name: 'Send a code' }).click();
      await new CodePage(page).enter(await mailbox.codeTo(address));
      await expect(page.getByText(`Your e-mail is now ${address}`)).toBeVisible();
      await expect(page.getByRole('region', { name: 'E-mail' }).getByText(address)).toBeVisible();
    },
  );

  test(
    'shows where it is signed in, and ends it there',
    { tag: '@proof' },
    async ({ page, phone, mailbox }) => {
      const person = newcomer();
      await signUp(page.request, mailbox, person);
      await phone.addInitScript(() => localStorage.setItem('comanda.language', 'en'));
      await phone.goto('/login');
      const login = new LoginPage(phone);
      await login.signIn(person.email, person.password);
      await expect(login.heading).toBeHidden();

      const security = new SecurityPage(page);
      await security.goto();
      await expect(security.devices).toHaveCount(2);
      await page.getByRole('button', { name: 'End all others' }).click();
      await expect(security.devices).toHaveCount(1);
      await expect(security.devices).toContainText('This device');
      await phone.goto('/dashboard/config-user');
      await expect(login.heading).toBeVisible();
    },
  );

  test('can be asked to be deleted, and kept after all', { tag: '@proof' }, async ({ page, mailbox }) => {
    const person = newcomer();
    await signUp(page.request, mailbox, person);
    await page.goto('/dashboard/config-user');
    await page.getByRole('button', { name: 'Request deletion' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(person.password);
    await dialog.getByRole('button', { name: 'Request deletion' }).click();
    await expect(page.getByText(/Your account will be deleted on .* so it closes as well/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep the account' }).click();
    await expect(page.getByRole('button', { name: 'Request deletion' })).toBeVisible();
  });

  test(
    'has a photo that the team sees, and a PIN that is not the first one tried',
    { tag: '@proof' },
    async ({ page, mailbox }) => {
      const person = newcomer();
      await signUp(page.request, mailbox, person);
      await page.goto('/dashboard/config-user');
      await page.locator('input[type=file]').setInputFiles(PICTURE);
      await page.getByRole('dialog').getByRole('button', { name: 'Use photo' }).click();
      await expect(page.getByText('Photo saved')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Your account/ }).locator('img')).toHaveAttribute(
        'src',
        /^\/uploads\//,
      );

      await page.goto('/dashboard/config-user/password');
      const card = page.getByRole('region', { name: 'Your PIN' });
      await card.getByLabel('New PIN').fill('1234');
      await card.getByLabel('Your password').fill(person.password);
      await card.getByRole('button', { name: 'Save the PIN' }).click();
      await expect(card.getByText(/^Too easy/)).toBeVisible();
      await card.getByLabel('New PIN').fill('7391');
      await card.getByRole('button', { name: 'Save the PIN' }).click();
      await expect(page.getByText('Your PIN is set')).toBeVisible();
      await expect(card.getByText(/^Set on/)).toBeVisible();
    },
  );

  test('gives its data to take along', { tag: '@proof' }, async ({ page, mailbox }) => {
    const person = newcomer();
    await signUp(page.request, mailbox, person);
    await page.goto('/dashboard/config-user');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.json$/);
  });
});
