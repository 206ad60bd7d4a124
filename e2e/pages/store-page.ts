import { expect, type Locator, type Page } from '@playwright/test';
import { SLUG } from '../support/people';
import { CheckoutPage } from './checkout-page';

/** A restaurant's menu as its customers see it, in the language that the demo's restaurant speaks. */
export class StorePage {
  readonly cart: Locator;

  constructor(readonly page: Page) {
    this.cart = page.getByRole('dialog', { name: 'Sua sacola' });
  }

  async open(slug = SLUG): Promise<void> {
    await this.page.goto(`/m/${slug}`);
    await expect(this.page.getByRole('navigation', { name: 'Categorias' })).toBeVisible();
  }

  section(category: string): Locator {
    return this.page
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { name: category, exact: true }) });
  }

  product(name: string): Locator {
    return this.page
      .getByRole('article')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  /** Opens what there is to choose about a product. */
  async choose(name: string): Promise<ProductSheet> {
    await this.product(name).getByRole('button', { name, exact: true }).click();
    return new ProductSheet(this.page.getByRole('dialog', { name }));
  }

  /** Puts one of a product without choices into the cart. */
  async add(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Adicionar ${name}`, exact: true }).click();
  }

  async checkOut(): Promise<CheckoutPage> {
    await this.page.getByRole('button', { name: 'Ver sacola' }).click();
    await this.cart.getByRole('button', { name: 'Continuar' }).click();
    const checkout = new CheckoutPage(this.page);
    await expect(checkout.heading).toBeVisible();
    return checkout;
  }

  /** The customer takes the phone out of the pocket again: the page looks for news. */
  async lookAgain(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
}

class ProductSheet {
  constructor(readonly dialog: Locator) {}

  /** The question of a group, such as which size. */
  group(name: string): Locator {
    return this.dialog.getByRole('group', { name });
  }

  async note(words: string): Promise<void> {
    await this.dialog.getByLabel('Alguma observação?').fill(words);
  }

  async add(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Adicionar/ }).click();
    await expect(this.dialog).toBeHidden();
  }
}
