import { expect, type Locator, type Page } from '@playwright/test';

/** The list of customers. */
export class CustomersPage {
  constructor(readonly page: Page) {}

  /** Opens the list of those that a search finds. */
  async open(search: string): Promise<void> {
    await this.page.goto('/dashboard/customers');
    await this.page.getByRole('searchbox').fill(search);
    // The search reaches the address when the typing pauses: a link that is followed before is left again.
    await expect(this.page).toHaveURL(/filters/);
    await expect(this.row(search).first()).toBeVisible();
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  async select(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }

  /** Opens the page of a customer from the list. */
  async show(name: string): Promise<void> {
    await this.row(name).getByRole('link', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
}
