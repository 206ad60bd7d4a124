import { choose } from '../support/choose';
import { expect, type Locator, type Page } from '@playwright/test';

type Step =
  | 'Your business'
  | 'First branch'
  | 'Opening hours'
  | 'Delivery area'
  | 'Payment'
  | 'Menu'
  | 'Team'
  | 'Test order'
  | 'Go live';

const TITLES: Record<Step, string> = {
  'Your business': 'Tell us about your business',
  'First branch': 'Where is your first branch?',
  'Opening hours': 'When are you open?',
  'Delivery area': 'Where do you deliver?',
  Payment: 'How can customers pay?',
  Menu: 'What do you sell?',
  Team: 'Who works with you?',
  'Test order': 'Try it with a test order',
  'Go live': 'Ready to open?',
};

/** The way of a fresh business to its first order. */
export class OnboardingPage {
  readonly save: Locator;
  readonly skip: Locator;
  readonly next: Locator;

  constructor(readonly page: Page) {
    this.save = page.getByRole('button', { name: 'Save and continue' });
    this.skip = page.getByRole('button', { name: 'Skip for now' });
    this.next = page.getByRole('button', { name: 'Continue', exact: true });
  }

  /** The step that is shown, seen by its question. */
  async isAt(step: Step): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: TITLES[step] })).toBeVisible();
  }

  /** The entry of a step among the others, with how it stands. */
  entry(step: Step): Locator {
    return this.page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: step });
  }

  async goTo(step: Step): Promise<void> {
    await this.entry(step).click();
    await this.isAt(step);
  }

  async choose(option: string): Promise<void> {
    await this.page.getByRole('radiogroup').getByText(option, { exact: true }).click();
  }

  /** Where the first branch is. */
  async fillAddress(): Promise<void> {
    await this.fill({
      'Postal code (CEP)': '01305-000',
      City: 'São Paulo',
      Street: 'Rua Augusta',
      Number: '1200',
      'District (optional)': 'Consolação',
    });
    await choose(this.page.getByLabel('State', { exact: true }), 'SP');
  }

  /** Adds an area by its districts. */
  async deliverTo(districts: string, fee: string): Promise<void> {
    await this.page.getByLabel('Districts').fill(districts);
    await this.fill({ 'Delivery fee': fee });
    await this.page.getByRole('button', { name: 'Save the area' }).click();
    await expect(this.page.getByText(districts, { exact: true })).toBeVisible();
  }

  async fill(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields))
      await this.page.getByLabel(label, { exact: true }).fill(value);
  }
}
