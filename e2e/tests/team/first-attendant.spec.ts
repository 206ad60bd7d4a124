import { choose, chosenIn } from '../../support/choose';
import { CodePage, SignUpPage } from '../../pages/account-pages';
import { OnboardingPage } from '../../pages/onboarding-page';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';
import { ForbiddenPage, PersonPage, TeamPage } from '../../pages/team-pages';
import { expectAccessible } from '../../support/accessibility';
import { newcomer } from '../../support/newcomer';
import { teammate } from '../../support/teammate';
import { expect, test } from '../../support/test';

test(
  'who signed up opens the store and invites an attendant, who is refused the wallet and asks for it',
  { tag: '@proof' },
  async ({ page, phone, mailbox }) => {
    test.slow();
    const owner = newcomer();
    await page.goto('/signup');
    const signUp = new SignUpPage(page);
    await signUp.fill(owner);
    await signUp.agree();
    await signUp.submit.click();
    await expect(page).toHaveURL(/\/validate-code$/);
    await new CodePage(page).enter(await mailbox.codeTo(owner.email));

    // As little as it takes to sell.
    const setUp = new OnboardingPage(page);
    await setUp.isAt('Your business');
    await setUp.skip.click();
    await setUp.isAt('First branch');
    await setUp.fillAddress();
    await setUp.save.click();
    await setUp.isAt('Opening hours');
    await page.getByText('Around the clock').click();
    await setUp.save.click();
    await setUp.isAt('Delivery area');
    await setUp.deliverTo('Consolação, Centro', '7.90');
    await setUp.goTo('Payment');
    await setUp.fill({ 'Pix key': 'pix@cantina.test' });
    await setUp.save.click();
    await setUp.isAt('Menu');
    await setUp.choose('Açaí and desserts');
    await page.getByRole('button', { name: /^Use these \d+ products$/ }).click();
    await setUp.next.click();
    await setUp.isAt('Team');
    await setUp.goTo('Go live');
    await page.getByRole('button', { name: 'Open the store' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: `${owner.businessName} is open` }),
    ).toBeVisible();

    const team = new TeamPage(page);
    await team.open();
    await team.invite.click();
    const attendant = teammate();
    const form = new PersonPage(page);
    await form.fill(attendant);
    await expect(form.role('Attendant')).toBeChecked();
    await choose(page.getByLabel('Language of the e-mail'), 'English');
    await expectAccessible(page);
    await form.send.click();
    await expect(team.person(attendant.name)).toContainText('Invited');

    // The attendant, on a phone that was never here.
    await phone.addInitScript(() => localStorage.setItem('comanda.language', 'en'));
    await phone.goto(await mailbox.linkTo(attendant.email));
    await expect(phone.getByRole('heading', { name: `Join ${owner.businessName}` })).toBeVisible();
    await phone.getByLabel('New password', { exact: true }).fill(attendant.password);
    await phone.getByRole('checkbox', { name: /I agree/ }).check();
    await phone.getByRole('button', { name: 'Join the team' }).click();
    await expect(phone).toHaveURL(/\/dashboard\/home$/);
    await new Shell(phone).signOut();
    const login = new LoginPage(phone);
    await expect(login.heading).toBeVisible();
    await phone.goto('/dashboard/forbidden?permission=wallet.view');
    await login.signIn(attendant.email, attendant.password);

    // Signing in leads back to what was asked for: the wallet, which is not theirs.
    const refusal = new ForbiddenPage(phone);
    await expect(refusal.heading).toBeVisible();
    await expect(phone.getByText('wallet.view')).toBeVisible();
    await expect(phone.getByText(`${owner.name} (Owner) can give you access.`)).toBeVisible();
    await refusal.ask.click();
    await expect(phone.getByRole('status').filter({ hasText: 'Request sent.' })).toBeVisible();
    await expectAccessible(phone);

    // The owner is told, by mail, in the menu and where the team is.
    const letter = await mailbox.nextTo(owner.email);
    expect(letter.subject).toContain(attendant.name);
    await expect(page.getByRole('link', { name: 'Team 1 access request' })).toBeVisible();
    await team.open('requests');
    const question = team.requests.filter({ hasText: attendant.name });
    await expect(question).toContainText('See the wallet');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByText('Nobody is asking for anything')).toBeVisible();
    await team.open();
    await team.person(attendant.name).getByRole('link').click();
    await expect(chosenIn(form.permission('See the wallet'))).toHaveText('Allow');

    // Whoever asked finds it open at the same address.
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'You have this permission' })).toBeVisible();
    await expect(refusal.heading).toBeHidden();
  },
);
