import { expect, type Locator, type Page } from '@playwright/test';

/** What the restaurant sells, as its people keep it. */
export class ProductsPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/dashboard/menu/products');
    await expect(this.page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  }

  async find(name: string): Promise<Locator> {
    await this.page.getByRole('searchbox', { name: 'Search by name or code' }).fill(name);
    const row = this.row(name);
    await expect(row).toBeVisible();
    return row;
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  async markSoldOut(name: string, until: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `Mark ${name} sold out` })
      .click();
    await this.page.getByRole('menuitem', { name: until }).click();
    await expect(this.row(name).getByRole('button', { name: `Sell ${name} again` })).toBeVisible();
  }

  async sellAgain(name: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `Sell ${name} again` })
      .click();
    await expect(this.row(name).getByRole('button', { name: `Mark ${name} sold out` })).toBeVisible();
  }

  async changePrice(name: string, price: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `Change the price of ${name}` })
      .click();
    const field = this.page.getByLabel(`Price of ${name}`);
    await field.fill(price);
    await field.press('Enter');
  }

  async create(product: { name: string; category: string; price: string }): Promise<void> {
    await this.page.goto('/dashboard/menu/products/new');
    await this.page.getByRole('textbox', { name: 'Name', exact: true }).fill(product.name);
    await this.page.getByRole('group', { name: 'Categories' }).getByText(product.category).click();
    await this.page.getByRole('textbox', { name: 'Price', exact: true }).fill(product.price);
    await this.page.getByRole('button', { name: 'Create product' }).click();
    await expect(this.page.getByText('Product created')).toBeVisible();
  }
}

/** The parts of the menu. */
export class CategoriesPage {
  constructor(readonly page: Page) {}

  async create(name: string): Promise<void> {
    await this.page.goto('/dashboard/menu/category/new');
    await this.page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await this.page.getByRole('button', { name: 'Create category' }).click();
    await expect(this.page.getByText('Category created')).toBeVisible();
  }
}
