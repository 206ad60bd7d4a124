import { LoginPage } from '../../pages/login-page';
import { CodePage } from '../../pages/account-pages';
import { newcomer, signUp } from '../../support/newcomer';
import { expect, test } from '../../support/test';

// The first device hears from the server that nobody is signed in there any more.
test.use({ expectedComplaints: /status of 401/ });

test('a password forgotten and chosen anew on one device ends the session on another', async ({
  page,
  phone,
  mailbox,
}) => {
  const person = newcomer();
  await signUp(page.request, mailbox, person);
  await page.goto('/dashboard/config-user');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await page.getByLabel('Name').fill('Ana Souza');

  await phone.addInitScript(() => localStorage.setItem('comanda.language', 'en'));
  await phone.goto('/login');
  await phone.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(phone.getByRole('button', { name: 'Send the code' })).toBeVisible();
  await phone.getByLabel('E-mail').fill(person.email);
  await phone.getByRole('button', { name: 'Send the code' }).click();
  await expect(phone).toHaveURL(/\/validate-code$/);

  // The button of the mail does nothing until a person presses once more.
  await phone.goto(await mailbox.linkTo(person.email));
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();

  const fresh = 'seven paper boats at noon';
  await phone.getByLabel('New password', { exact: true }).fill(fresh);
  await phone.getByLabel('Repeat the new password').fill('seven paper boats');
  await phone.getByRole('button', { name: 'Save the password' }).click();
  await expect(phone.getByText('The two do not match')).toBeVisible();
  await phone.getByLabel('Repeat the new password').fill(fresh);
  await phone.getByRole('button', { name: 'Save the password' }).click();
  await expect(phone).toHaveURL(/\/(dashboard|onboarding)/);

  // Nothing is pressed there: the live stream tells the device, at a moment no test can choose.
  const login = new LoginPage(page);
  await expect(login.heading).toBeVisible();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await login.signIn(person.email, person.password);
  await expect(login.problem).toHaveText('Wrong e-mail or password. Check both and try again.');
  await login.signIn(person.email, fresh);
  // What was typed when the session ended is there again, and can be saved now.
  await expect(page.getByLabel('Name')).toHaveValue('Ana Souza');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
});

test('nobody learns whether an address is known', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill('nobody@nowhere.test');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(new CodePage(page).heading).toHaveText('Enter the code');
  await expect(page.getByText('nobody@nowhere.test')).toBeVisible();
});

test('a new password is chosen only after a code', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/new-password');
  await expect(page).toHaveURL(/\/forgot-password$/);
});
