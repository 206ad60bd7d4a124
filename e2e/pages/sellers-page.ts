import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from '../support/choose';

type Tab = 'Sellers' | 'Commissions' | 'Pay-outs';

interface NewSeller {
  name: string;
  code: string;
  /** In percent. */
  share: string;
  /** Who of the team it is. */
  person?: string;
}

/** Who brings orders to a branch, and what they earn. */
export class SellersPage {
  constructor(
    readonly page: Page,
    private readonly branchId: string,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(`/dashboard/sellers/${this.branchId}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async turnTo(tab: Tab): Promise<void> {
    await this.page.getByRole('tab', { name: tab }).click();
    await expect(this.page.getByRole('table', { name: tab })).toBeVisible();
  }

  async adds({ name, code, share, person }: NewSeller): Promise<void> {
    await this.page.getByRole('link', { name: 'New seller' }).click();
    await this.page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await this.page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
    if (person) await choose(this.page.getByRole('combobox', { name: 'Person of the team' }), person);
    await this.page.getByRole('spinbutton', { name: 'Share' }).fill(share);
    await this.page.getByRole('button', { name: 'Add seller' }).click();
  }

  /** A row of the tab that is open, by a word that no other row has. */
  row(word: string): Locator {
    return this.page.getByRole('row').filter({ hasText: word });
  }

  /** The link that a seller hands on, as its dialog shows it. */
  async linkOf({ name, code }: Pick<NewSeller, 'name' | 'code'>): Promise<string> {
    await this.row(code)
      .getByRole('button', { name: `Show the QR code of ${name}` })
      .click();
    const link = await this.page.getByRole('dialog', { name }).getByText(`?s=${code}`).textContent();
    await this.page.keyboard.press('Escape');
    return link ?? '';
  }

  /** What a column of the pay-outs comes to, in cents. */
  async total(column: 'To pay' | 'Paid'): Promise<number> {
    const table = this.page.getByRole('table', { name: 'Pay-outs' });
    const titles = await table.getByRole('columnheader').allTextContents();
    const cells = table.getByRole('row').filter({ hasText: 'Total' }).getByRole('cell');
    const text = await cells.nth(titles.indexOf(column)).textContent();
    return Number(text?.replace(/\D/g, ''));
  }
}
