import { HomePage } from '../../pages/home-page';
import { LoginPage } from '../../pages/login-page';
import { TeamPage } from '../../pages/team-pages';
import { join, teammate } from '../../support/teammate';
import { expect, test } from '../../support/test';

// Who is suspended hears from the server that they are signed in no more, and may not come back.
test.use({ role: 'owner', expectedComplaints: /status of (401|403)/ });

test(
  'who is suspended is signed out where they are, until they are let in again',
  { tag: '@proof' },
  async ({ page, phone, mailbox, restaurant }) => {
    const person = teammate();
    await restaurant.invites(person, 'attendant');
    await join(phone.request, mailbox, person);
    await new HomePage(phone).open();

    const team = new TeamPage(page);
    await team.open();
    await expect(team.person(person.name)).toContainText('Active');
    await team.choose('Suspend', person.name);
    const question = page.getByRole('dialog', { name: `Suspend ${person.name}?` });
    await question.getByRole('button', { name: 'Suspend' }).click();
    await expect(team.person(person.name)).toContainText('Suspended');

    // Nobody touches the phone.
    const login = new LoginPage(phone);
    await expect(login.heading).toBeVisible();
    await expect(phone.getByText('Your session has ended.')).toBeVisible();
    await login.signIn(person.email, person.password);
    await expect(login.problem).toBeVisible();

    await team.choose('Reactivate', person.name);
    await expect(team.person(person.name)).toContainText('Active');
    await login.signIn(person.email, person.password);
    await expect(phone).toHaveURL(/\/dashboard\/home$/);
  },
);
