import type { Locator, Page } from '@playwright/test';
import { SUPER_ADMIN } from '../support/super-admin';

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
    await this.page.getByRole('textbox', { name: 'Email' }).fill(SUPER_ADMIN.email);
    await this.page.getByRole('textbox', { name: 'Password', exact: true }).fill(SUPER_ADMIN.password);
    const login = this.page.getByRole('button', { name: 'Login' });
    await login.click();
    await login.waitFor({ state: 'hidden' });
    await this.heading.waitFor();
  }

  /** The list of a type, of all or of those in which something is found. */
  async openList(uid: string, search = ''): Promise<void> {
    await this.page.goto(`/admin/content-manager/collection-types/${uid}?_q=${encodeURIComponent(search)}`);
    await this.rows.nth(1).waitFor();
  }

  /** The form of the first row of the list that is open, of those in which a text stands if one is given. */
  async openFirst(text = ''): Promise<void> {
    const row = text === '' ? this.rows.nth(1) : this.rows.filter({ hasText: text }).first();
    await row.getByRole('gridcell').nth(1).click();
    await this.page.waitForURL(/collection-types\/[^/]+\/\w{24}/);
  }
}
