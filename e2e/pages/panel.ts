import type { Locator, Page } from '@playwright/test';

/** What the demo's super-admin signs in with. */
const ACCOUNT = { email: 'admin@comanda.test', password: 'Comanda-demo-1' };

/** The super-admins' panel. */
export class Panel {
  readonly heading: Locator;
  readonly rows: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.rows = page.getByRole('grid').getByRole('row');
  }

  async signIn(): Promise<void> {
    await this.page.goto('/admin');
    await this.page.getByRole('textbox', { name: 'Email' }).fill(ACCOUNT.email);
    await this.page.getByRole('textbox', { name: 'Password', exact: true }).fill(ACCOUNT.password);
    await this.page.getByRole('button', { name: 'Login' }).click();
    await this.heading.waitFor();
  }

  async openList(uid: string): Promise<void> {
    await this.page.goto(`/admin/content-manager/collection-types/${uid}`);
    await this.rows.nth(1).waitFor();
  }
}
