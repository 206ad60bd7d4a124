import { CodePage, SecurityPage } from '../../pages/account-pages';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';
import { newcomer, signUp } from '../../support/newcomer';
import { expect, test } from '../../support/test';
import { nextTotp, totp } from '../../support/totp';

test.use({ expectedComplaints: /status of (401|422) .*\/api\/session/ });

test(
  'the second step is set up with an app, asked for at the next sign-in, and turned off again',
  { tag: '@proof' },
  async ({ page, mailbox }) => {
    const person = newcomer();
    await signUp(page.request, mailbox, person);

    const security = new SecurityPage(page);
    await security.goto();
    const secret = await security.beginSetUp(person.password);
    await security.dialog.getByRole('textbox', { name: 'Code from the app' }).fill(totp(secret));
    await expect(security.dialog.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
    const codes = await security.recoveryCodes();
    expect(new Set(codes).size).toBe(10);
    await security.dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

    await new Shell(page).signOut();
    const login = new LoginPage(page);
    await login.signIn(person.email, person.password);
    const second = new CodePage(page);
    await expect(second.heading).toHaveText('One more step');
    const right = nextTotp(secret);
    await second.enter(right === '000000' ? '000001' : '000000');
    await expect(page.getByText('This is not the code. 4 tries are left.')).toBeVisible();
    await second.enter(right);
    await expect(page).toHaveURL(/\/(dashboard|onboarding)/);

    await page.goto('/dashboard/config-user');
    await new Shell(page).signOut();
    await login.signIn(person.email, person.password);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/(dashboard|onboarding)/);

    await security.goto();
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await security.dialog.getByLabel('Your password').fill(person.password);
    await security.dialog.getByLabel('Code').fill(codes[1] ?? '');
    await security.dialog.getByRole('button', { name: 'Turn it off' }).click();
    await expect(page.getByText('Two-step verification is off')).toBeVisible();
  },
);
