import type { Locator, Page } from '@playwright/test';

/** The carts that customers left, in English. */
export class CartsPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/dashboard/carts');
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  /** Beside the list, what is known of somebody's cart. */
  async opens(name: string): Promise<Locator> {
    await this.row(name).getByRole('button', { name }).click();
    return this.page.getByRole('dialog', { name });
  }
}
