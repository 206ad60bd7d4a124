import { newcomer, signUp } from '../../support/newcomer';
import { expect, test } from '../../support/test';

test('somebody who was invited joins with a name and a password, and is who they were invited as', async ({
  page,
  mailbox,
  playwright,
  baseURL,
}) => {
  const owner = newcomer();
  const api = await playwright.request.newContext({ baseURL });
  await signUp(api, mailbox, owner);
  const email = `kai.${owner.email}`;
  const invited = await api.post('/api/team', {
    data: { name: 'Kai', email, role: 'attendant', language: 'en' },
    headers: { 'X-Requested-With': 'comanda' },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  await api.dispose();

  await page.goto(await mailbox.linkTo(email));
  await expect(page.getByRole('heading', { name: `Join ${owner.businessName}` })).toBeVisible();
  await expect(page.getByText(`${owner.name} invites you to the team.`)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Attendant' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();

  await page.getByLabel('Your name').fill('Kai Moreira');
  await page.getByLabel('New password', { exact: true }).fill('a boat that counts to nine');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  const session = (await (await page.request.get('/api/session')).json()) as {
    data: { user: { name: string; role: string } };
  };
  expect(session.data.user).toMatchObject({ name: 'Kai Moreira', role: 'attendant' });
});

test.describe('a link that invites to nothing', () => {
  test.use({ expectedComplaints: /status of 404 .*\/api\/invitations/ });

  test('says so, and what to do', async ({ page }) => {
    await page.goto('/signup?invite=used-up');
    await expect(page.getByText('Ask the person who invited you to send it again.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
