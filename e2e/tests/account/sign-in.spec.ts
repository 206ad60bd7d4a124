import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';
import { emailOf, PASSWORD } from '../../support/people';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.describe('a stranger', () => {
  // A wrong password is refused, and the browser notes it.
  test.use({ role: null, expectedComplaints: /status of 401 .*\/api\/session/ });

  test('is told that a password is wrong, and not which of the two it was', async ({ page }) => {
    const login = new LoginPage(page);
    const wrong = 'Wrong e-mail or password. Check both and try again.';
    await page.goto('/login');
    await login.signIn(emailOf('attendant'), 'not-the-password');
    await expect(login.problem).toHaveText(wrong);

    await page.reload();
    await login.signIn('nobody@cantina.test', PASSWORD);
    await expect(login.problem).toHaveText(wrong);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('is led to the field that is filled in wrongly, before anything is sent', async ({ page }) => {
    const login = new LoginPage(page);
    await page.goto('/login');
    await login.signIn('nobody', PASSWORD);
    const email = page.getByLabel('E-mail');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('This is not a whole e-mail address');
  });

  test('signs in, arrives at the page first asked for, and signs out', async ({ page }) => {
    const login = new LoginPage(page);
    await page.goto('/dashboard/menu/products?sort=name');
    await expect(login.heading).toBeVisible();

    await login.signIn(emailOf('attendant'), PASSWORD);
    await expect(page).toHaveURL(/\/dashboard\/menu\/products\?sort=name$/);
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();

    await new Shell(page).signOut();
    await expect(login.heading).toBeVisible();
    await page.goto('/dashboard/menu/products');
    await expect(login.heading).toBeVisible();
  });
});

test.describe('the kitchen', () => {
  test.use({ role: 'kitchen' });

  test('sees the places it may go to, and no others', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/dashboard/menu/products');
    const { places } = new Shell(page);
    await expect(places.getByRole('link', { name: 'Kitchen' })).toBeVisible();
    await expect(places.getByRole('link', { name: 'Products' })).toBeVisible();
    for (const name of ['Home', 'Board']) {
      await expect(places.getByRole('link', { name, exact: true })).toBeHidden();
    }
  });

  test(
    'is told which permission a forbidden page asks for, and who can give it',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/dashboard/home');
      await expect(page.getByRole('heading', { name: 'This is not open to you' })).toBeVisible();
      await expect(page.getByText('home.view')).toBeVisible();
      await expect(page.getByText(/^They can give you access: .*\(Owner\)/)).toBeVisible();
    },
  );
});

test.describe('a guesser', () => {
  test.use({ role: null, expectedComplaints: /status of 429 .*\/api\/session/ });

  test('who tries too often is told how long to wait, and the wait is shown running', async ({
    page,
    request,
  }) => {
    const email = `${unique('guessed').replace(' ', '.')}@cantina.test`;
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await request.post('/api/session', { data: { email, password: 'not-the-password' } });
      expect(answer.status()).toBe(401);
    }
    const login = new LoginPage(page);
    await page.goto('/login');
    await login.signIn(email, 'not-the-password');
    await expect(login.problem).toHaveText(/^Too many tries\. You can try again in 1[45]:\d\d\.$/);
  });
});
