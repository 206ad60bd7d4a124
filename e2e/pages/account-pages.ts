import { choose } from '../support/choose';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Newcomer } from '../support/newcomer';

/** `/signup` */
export class SignUpPage {
  readonly submit: Locator;

  constructor(readonly page: Page) {
    this.submit = page.getByRole('button', { name: 'Create the account' });
  }

  async fill({ name, businessName, email, password }: Newcomer): Promise<void> {
    await expect(this.submit).toBeVisible();
    await this.page.getByLabel('Your name').fill(name);
    await this.page.getByLabel('Name of the business').fill(businessName);
    await this.page.getByLabel('E-mail').fill(email);
    await this.password(password);
    await choose(this.page.getByLabel('Country'), 'Brazil');
  }

  async password(password: string): Promise<void> {
    await this.page.getByLabel('Password', { exact: true }).fill(password);
  }

  async agree(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /I agree/ }).check();
  }
}

/** `/validate-code`, and wherever six digits are asked for. */
export class CodePage {
  readonly heading: Locator;
  readonly field: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.field = page.getByRole('textbox', { name: /^Code/ });
  }

  /** With the last digit it is sent. */
  async enter(code: string): Promise<void> {
    // A wrong code is taken away before the next one is typed.
    await expect(this.field).toHaveValue('');
    await this.field.fill(code);
  }
}

/** `/dashboard/config-user/password` */
export class SecurityPage {
  readonly dialog: Locator;
  readonly devices: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.devices = page.getByRole('region', { name: 'Devices' }).getByRole('listitem');
  }

  async goto(): Promise<void> {
    await this.page.goto('/dashboard/config-user/password');
  }

  /** Up to the picture for the app; gives the secret that is in it. */
  async beginSetUp(password: string): Promise<string> {
    await this.page.getByRole('button', { name: 'Set it up' }).click();
    await this.dialog.getByLabel('Your password').fill(password);
    await this.dialog.getByRole('button', { name: 'Continue' }).click();
    const said = await this.dialog.getByText('Cannot scan? Enter this key:').innerText();
    return said.split(':').at(-1)?.replace(/\s/g, '') ?? '';
  }

  async recoveryCodes(): Promise<string[]> {
    const list = this.dialog.getByRole('list', { name: 'Recovery codes' });
    return list.getByRole('listitem').allInnerTexts();
  }
}
