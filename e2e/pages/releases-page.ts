import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Changes of the menu that are collected, seen beforehand and made together. */
export class ReleasesPage {
  /** The store page's own cards, in the language that the demo's restaurant speaks. */
  readonly cards: FrameLocator;

  constructor(readonly page: Page) {
    this.cards = page.frameLocator('iframe[title="As customers will see it"]');
  }

  /** Puts what is typed in the form that is open into a new release. */
  async stageInNew(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Save for later…' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Save for later' });
    const fresh = dialog.getByRole('radio', { name: 'New release' });
    if (await fresh.isVisible()) await fresh.check();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Save for later' }).click();
    await expect(dialog).toBeHidden();
    await expect(this.page.getByText(`Staged in ${name}`)).toBeVisible();
  }

  /** What the form says of the row's staged changes. */
  get notes(): Locator {
    return this.page.getByRole('list', { name: 'Staged changes' });
  }

  /** A product before and after. */
  pair(name: string): Locator {
    return this.cards.getByRole('listitem', { name });
  }

  /** Takes a step that says first what it will do. */
  async confirm(step: string, title: string, verb: string): Promise<void> {
    await this.page.getByRole('button', { name: step }).click();
    const dialog = this.page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
