import type { Locator, Page } from '@playwright/test';

/** What stands around every page of the dashboard. */
export class Shell {
  /** The places a person may go to. */
  readonly places: Locator;

  constructor(readonly page: Page) {
    this.places = page.getByRole('navigation', { name: 'Pages' });
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: /^Your account/ }).click();
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click();
  }
}
