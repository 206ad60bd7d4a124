import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';
import { emailOf, PASSWORD } from '../../support/people';
import { expect, test } from '../../support/test';

test.describe('a stranger', () => {
  // A wrong password is refused, and the browser notes it.
  test.use({ role: null, expectedComplaints: /status of 401 .*\/api\/session/ });

  test('is told that a password is wrong, and not which of the two it was', async ({ page }) => {
    const login = new LoginPage(page);
    const wrong = 'E-mail or password is not right. Check both and try again.';
    await page.goto('/login');
    await login.signIn(emailOf('attendant'), 'not-the-password');
    await expect(login.problem).toHaveText(wrong);

    await page.reload();
    await login.signIn('nobody@cantina.test', PASSWORD);
    await expect(login.problem).toHaveText(wrong);
    await expect(page).toHaveURL(/\/login$/);
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

  test('sees the places it may go to, and no others', async ({ page }) => {
    await page.goto('/dashboard/menu/products');
    const { places } = new Shell(page);
    await expect(places.getByRole('link', { name: 'Kitchen' })).toBeVisible();
    await expect(places.getByRole('link', { name: 'Products' })).toBeVisible();
    for (const name of ['Home', 'Board']) {
      await expect(places.getByRole('link', { name, exact: true })).toBeHidden();
    }
  });

  test('is told which permission a forbidden page asks for, and who can give it', async ({ page }) => {
    await page.goto('/dashboard/home');
    await expect(page.getByRole('heading', { name: 'You may not see this page' })).toBeVisible();
    await expect(page.getByText('home.view')).toBeVisible();
    await expect(page.getByText(/Ask somebody who can give you access: Owner/)).toBeVisible();
  });
});
