import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from '../support/choose';

/** Where customers find a branch besides its store page, as it is edited. */
export class LinksForm {
  readonly region: Locator;
  /** The list of the networks that have no link yet. */
  readonly network: Locator;
  readonly save: Locator;

  constructor(private readonly page: Page) {
    this.region = page.getByRole('region', { name: 'Links', exact: true });
    this.network = this.region.getByRole('combobox', { name: 'Add a link' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
  }

  async open(branchId: string): Promise<void> {
    await this.page.goto(`/dashboard/social/${branchId}`);
    await expect(this.region).toBeVisible();
  }

  written(network: string): Locator {
    return this.region.getByRole('textbox', { name: network, exact: true });
  }

  async add(network: string, written: string): Promise<void> {
    await this.network.focus();
    await choose(this.network, network);
    await this.written(network).fill(written);
  }
}
