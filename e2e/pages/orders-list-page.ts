import type { Locator, Page } from '@playwright/test';

/** The list of all orders. */
export class OrdersListPage {
  /** How many the filters find, and what they come to. */
  readonly totals: Locator;

  constructor(readonly page: Page) {
    this.totals = page.getByRole('main').getByText(/^[\d,]+ orders?/);
  }

  /** Shows the orders of the business day. */
  async openToday(): Promise<void> {
    await this.page.goto('/dashboard/orders?period=today');
  }
}
