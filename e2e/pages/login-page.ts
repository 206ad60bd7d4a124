import { expect, type Locator, type Page } from '@playwright/test';

export class LoginPage {
  readonly heading: Locator;
  /** What went wrong, in a sentence. */
  readonly problem: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Sign in to Comanda' });
    this.problem = page.getByRole('alert');
  }

  async signIn(email: string, password: string): Promise<void> {
    // The page before may have an e-mail to fill in as well.
    await expect(this.heading).toBeVisible();
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }
}
