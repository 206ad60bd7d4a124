import { CodePage, SignUpPage } from '../../pages/account-pages';
import { newcomer } from '../../support/newcomer';
import { expect, test } from '../../support/test';

test.describe('a newcomer', () => {
  // A weak password, a wrong code: what the server refuses, the browser notes.
  test.use({ expectedComplaints: /status of 422 .*\/api\/account\/codes\/check/ });

  test('signs up from the front page and confirms the address with the code that was mailed', async ({
    page,
    mailbox,
  }) => {
    const person = newcomer();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The whole day of your restaurant, on one board',
    );
    await page.getByRole('link', { name: 'Create your account' }).first().click();

    const signUp = new SignUpPage(page);
    await signUp.fill({ ...person, password: 'password123' });
    await signUp.submit.click();
    await expect(page.getByText('Too common: one of the first that is tried')).toBeVisible();
    await expect(page.getByText('Agree to the terms to go on')).toBeVisible();
    await signUp.password(person.password);
    await expect(page.getByText('Very strong')).toBeVisible();
    await signUp.agree();
    await signUp.submit.click();

    const code = new CodePage(page);
    await expect(page).toHaveURL(/\/validate-code$/);
    await expect(page.getByText(person.email)).toBeVisible();
    await expect(page.getByRole('button', { name: /Send a new code in \d:\d\d/ })).toBeDisabled();

    const right = await mailbox.codeTo(person.email);
    await code.enter(right === '000000' ? '000001' : '000000');
    await expect(page.getByText('This is not the code. 4 tries are left.')).toBeVisible();
    await expect(code.field).toHaveValue('');

    await page.reload();
    await expect(page.getByText(person.email)).toBeVisible();
    await code.enter(`${right.slice(0, 3)} ${right.slice(3)}`);
    await expect(page).toHaveURL(/\/(dashboard|onboarding)/);

    const session = (await (await page.request.get('/api/session')).json()) as {
      data: { user: { email: string; role: string }; business: { tradeName: string } };
    };
    expect(session.data).toMatchObject({
      user: { email: person.email, role: 'owner' },
      business: { tradeName: person.businessName },
    });
  });
});

test.describe('somebody who did not confirm the address yet', () => {
  test.use({ expectedComplaints: /status of 403 .*\/api\/session/ });

  test(
    'is led to the code when they sign in; where they did not sign up they choose a password anew',
    { tag: '@proof' },
    async ({ page, mailbox, request }) => {
      const person = newcomer();
      const body = { ...person, country: 'BR', language: 'en', acceptTerms: true };
      expect((await request.post('/api/account/signup', { data: body })).ok()).toBe(true);

      await page.goto('/dashboard/config-user');
      await page.getByLabel('E-mail').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(/\/validate-code$/);

      await new CodePage(page).enter(await mailbox.codeTo(person.email));
      await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
      await page.getByLabel('New password', { exact: true }).fill(person.password);
      await page.getByLabel('Repeat the new password').fill(person.password);
      await page.getByRole('button', { name: 'Save the password' }).click();
      await expect(page).toHaveURL(/\/(dashboard|onboarding)/);
    },
  );
});

test('the legal texts are read in place, and what was typed stays', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Your name').fill('Ana Lima');
  await page.getByRole('button', { name: 'Privacy and cookies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy and cookies' });
  await expect(dialog.getByRole('heading', { name: 'Cookies', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByLabel('Your name')).toHaveValue('Ana Lima');
});
