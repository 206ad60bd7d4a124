import { CodePage } from '../../pages/account-pages';
import { PersonPage, TeamPage } from '../../pages/team-pages';
import { expectAccessible } from '../../support/accessibility';
import { choose } from '../../support/choose';
import { newcomer, signUp } from '../../support/newcomer';
import { teammate } from '../../support/teammate';
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

  test('says so, and what to do', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/signup?invite=used-up');
    await expect(page.getByText('Ask the person who invited you to send it again.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('a link that the owner copied', () => {
  test.use({
    role: 'owner',
    permissions: ['clipboard-read', 'clipboard-write'],
    expectedComplaints: /status of (404|422) .*\/api\/invitations/,
  });

  test(
    'is handed over, and takes a code that goes to the invited address',
    { tag: '@proof' },
    async ({ page, phone, mailbox }) => {
      const person = teammate();
      const [team, form] = [new TeamPage(page), new PersonPage(page)];
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await team.open();
      await team.invite.click();
      await form.fill(person);
      if (await page.getByText('Every branch', { exact: true }).isVisible())
        await page.getByText('Every branch', { exact: true }).click();
      await choose(page.getByLabel('Language of the e-mail'), 'English');
      await form.send.click();

      // Right after inviting, from the list, and by hand where the browser copies nothing.
      const notice = page.getByRole('status').filter({ hasText: `on its way to ${person.email}` });
      await notice.getByRole('button', { name: 'Copy invitation link' }).click();
      await expect(page.getByText(`The invitation link for ${person.name} is copied`)).toBeVisible();
      const first = await clipboard();
      expect(first).toMatch(/\/signup\?invite=[\w-]{43}$/);
      await expectAccessible(page);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await team.choose('Copy invitation link', person.name);
      const dialog = page.getByRole('dialog', { name: `Invitation link for ${person.name}` });
      const field = dialog.getByLabel('Link', { exact: true });
      await expect(field).toHaveValue(/invite=/);
      await expect(field).toBeFocused();
      const link = await field.inputValue();
      await dialog.getByRole('button', { name: 'Copy link' }).click();
      await expect(dialog.getByText('The browser does not allow copying.')).toBeVisible();
      await expectAccessible(page);
      expect(await clipboard()).toBe(first);

      // Whoever has it, on a phone that was never here; the one that was copied before is dead.
      expect(await mailbox.linkTo(person.email)).toContain('/signup?invite=');
      await phone.addInitScript(() => localStorage.setItem('comanda.language', 'en'));
      await phone.goto(first);
      await expect(phone.getByText('Ask the person who invited you to send it again.')).toBeVisible();
      await phone.goto(link);
      await expect(phone.getByRole('heading', { name: /^Join / })).toBeVisible();
      const masked = `${person.email.charAt(0)}•••@team.test`;
      await expect(phone.getByRole('definition').filter({ hasText: masked })).toBeVisible();
      await expect(phone.getByText(person.email)).toBeHidden();
      await phone.getByLabel('New password', { exact: true }).fill(person.password);
      await phone.getByRole('checkbox', { name: /I agree/ }).check();
      await expectAccessible(phone);
      await phone.getByRole('button', { name: 'Continue' }).click();

      const code = await mailbox.codeTo(person.email);
      const codePage = new CodePage(phone);
      await codePage.enter(code === '000000' ? '000001' : '000000');
      await expect(phone.getByText(/4 tries are left/)).toBeVisible();
      await expectAccessible(phone);
      await codePage.enter(code);
      await expect(phone).toHaveURL(/\/dashboard/);
      await expect(team.person(person.name)).toContainText('Active');
    },
  );
});
