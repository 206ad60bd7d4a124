import type { Locator, Page } from '@playwright/test';

/** Where the provider takes the money for an order: a page of its double. */
export class PaymentPage {
  /** What is paid. */
  readonly heading: Locator;
  readonly pay: Locator;
  /** Back to the store without paying. */
  readonly cancel: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.pay = page.getByRole('button', { name: 'Pay' });
    this.cancel = page.getByRole('link', { name: 'Cancel' });
  }
}
