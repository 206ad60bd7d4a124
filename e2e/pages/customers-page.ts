import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** The list of customers. */
export class CustomersPage {
  constructor(readonly page: Page) {}

  /** Opens the list, of those that a search finds where one is given. */
  async open(words?: string): Promise<void> {
    await this.page.goto('/dashboard/customers');
    if (words === undefined) return;
    await this.search(words);
    await expect(this.row(words).first()).toBeVisible();
  }

  async search(words: string): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByRole('searchbox').fill(words);
    // The search reaches the address when the typing pauses: a link that is followed before is left again.
    await expect(this.page).toHaveURL((url) => [...url.searchParams.values()].includes(words));
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  }

  /** Opens the drawer that imports customers from a file. */
  async openImport(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Import', exact: true }).click();
    return this.page.getByRole('dialog', { name: 'Import customers' });
  }

  /** The file of the customers that the list finds, as text. */
  async exportCsv(): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Export', exact: true }).click();
    await this.page.getByRole('menuitem', { name: 'As CSV' }).click();
    return readFile(await (await download).path(), 'utf8');
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
