import type { Locator, Page } from '@playwright/test';
import { unique, uniquePhone } from '../support/unique';

/** The drawer in which the store's own people type an order. */
export class NewOrderDrawer {
  readonly drawer: Locator;
  readonly send: Locator;
  readonly next: Locator;
  readonly items: Locator;

  constructor(private readonly page: Page) {
    this.drawer = page.getByRole('dialog', { name: /New order/ });
    this.send = this.drawer.getByRole('button', { name: /^(Send to the kitchen|Put on the board)/ });
    this.next = this.drawer.getByRole('button', { name: 'Next order' });
    this.items = this.drawer.getByRole('list', { name: 'Items' });
  }

  async open(): Promise<void> {
    await this.page.goto('/dashboard/orders/board?new=order');
    await this.field('Phone').waitFor();
  }

  field(label: string): Locator {
    return this.drawer.getByRole('textbox', { name: label });
  }

  async add(product: string): Promise<void> {
    await this.drawer.getByRole('combobox', { name: 'Product' }).fill(product);
    await this.page.keyboard.press('Enter');
  }

  /** Types an order of somebody new who comes for it; answers their name. */
  async takesOut(product: string): Promise<string> {
    const name = unique('Dona Rosa');
    await this.drawer.getByText('Pickup', { exact: true }).click();
    await this.field('Phone').fill(uniquePhone());
    await this.field('Name').fill(name);
    await this.add(product);
    return name;
  }

  /** What is folded away until somebody asks for it. */
  get more(): Locator {
    return this.drawer.getByRole('button', { name: 'Coupon, time, split and more' });
  }
}
