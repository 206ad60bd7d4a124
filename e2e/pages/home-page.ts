import { expect, type Locator, type Page } from '@playwright/test';

/** Today in ten seconds. */
export class HomePage {
  readonly figures: Locator;

  constructor(readonly page: Page) {
    this.figures = page.getByRole('region', { name: "Today's figures" });
  }

  async open(): Promise<void> {
    await this.page.goto('/dashboard/home');
    await expect(this.figures).toBeVisible();
  }

  /** The figure of today under its name. */
  figure(name: 'Orders' | 'Sales'): Locator {
    const label = this.page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
    return this.figures.locator('dl').filter({ has: label }).getByRole('definition').first();
  }
}
