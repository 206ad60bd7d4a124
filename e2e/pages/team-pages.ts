import { expect, type Locator, type Page } from '@playwright/test';

/** `/dashboard/employees/users` */
export class TeamPage {
  readonly invite: Locator;
  readonly requests: Locator;

  constructor(readonly page: Page) {
    this.invite = page.getByRole('link', { name: 'Invite somebody' });
    this.requests = page.getByRole('main').getByRole('listitem');
  }

  async open(tab?: 'requests' | 'roles' | 'activity'): Promise<void> {
    await this.page.goto(`/dashboard/employees/users${tab ? `?tab=${tab}` : ''}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  }

  person(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  /** Something that is behind "…" of a person. */
  async choose(action: string, name: string): Promise<void> {
    await this.person(name).hover();
    await this.person(name)
      .getByRole('button', { name: `More for ${name}` })
      .click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** The entries of the log, as sentences. */
  entry(sentence: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name: sentence });
  }
}

/** `/dashboard/employees/users/register-user` and `…/edit-user/:id` */
export class PersonPage {
  readonly send: Locator;

  constructor(readonly page: Page) {
    this.send = page.getByRole('button', { name: 'Send the invitation' });
  }

  async fill({ name, email }: { name: string; email: string }): Promise<void> {
    await this.page.getByLabel('Name', { exact: true }).fill(name);
    await this.page.getByLabel('E-mail', { exact: true }).fill(email);
  }

  role(name: string): Locator {
    return this.page.getByRole('radio', { name });
  }

  area(name: string): Locator {
    return this.page.getByRole('group').filter({ hasText: name });
  }

  /** How somebody has one permission: as the role has it, allowed or denied. */
  permission(name: string): Locator {
    return this.page.getByRole('combobox', { name });
  }
}

/** Where something is missing: in the place of a page, or at `/dashboard/forbidden`. */
export class ForbiddenPage {
  readonly heading: Locator;
  readonly ask: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'This is not open to you' });
    this.ask = page.getByRole('button', { name: 'Request access' });
  }

  async open(permission: string): Promise<void> {
    await this.page.goto(`/dashboard/forbidden?permission=${permission}`);
    await expect(this.heading).toBeVisible();
  }
}

/** What a manager types their PIN into, on the screen of whoever needs it. */
export class PinDialog {
  readonly dialog: Locator;
  readonly field: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: "A manager's PIN is needed" });
    this.field = this.dialog.getByLabel('PIN');
  }

  async approve(pin: string): Promise<void> {
    await this.field.fill(pin);
    await this.dialog.getByRole('button', { name: 'Approve' }).click();
  }
}
