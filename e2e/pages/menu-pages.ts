import { choose } from '../support/choose';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { PhotoFile } from '../support/photo-file';

interface NewProduct {
  name: string;
  category: string;
  price: string;
  /** By their names, the groups that it comes in and is offered with. */
  sizes?: string;
  extras?: string;
}

/** What the restaurant sells, as its people keep it. */
export class ProductsPage {
  constructor(readonly page: Page) {}

  /** All of them, or those of a category. */
  async open(categoryId?: string): Promise<void> {
    const narrowed = categoryId === undefined ? '' : `?categoryIds=${categoryId}`;
    await this.page.goto(`/dashboard/menu/products${narrowed}`);
    await expect(this.page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  }

  /** Of the products in sight, in their order. */
  get names(): Locator {
    return this.page.getByRole('table', { name: 'Products' }).locator('tbody').getByRole('link');
  }

  /** By this a product is taken to another place. */
  handle(name: string): Locator {
    return this.page.getByRole('button', { name: `Move ${name}`, exact: true });
  }

  /** Lets a product go over another one. */
  async drag(name: string, over: string): Promise<void> {
    await this.handle(name).hover();
    await this.page.mouse.down();
    const target = await this.row(over).boundingBox();
    if (!target) throw new Error(`${over} is not in sight`);
    await this.page.mouse.move(target.x + 40, target.y + target.height / 2, { steps: 8 });
    await this.page.mouse.up();
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

  choose(name: string): Promise<void> {
    return this.page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  }

  /** What is done with all that are chosen. */
  get chosen(): Locator {
    return this.page.getByRole('region', { name: 'Chosen products' });
  }

  /** Opens the place where the menu goes out and comes in as a file. */
  async openFiles(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Import / export' }).click();
    const place = this.page.getByRole('dialog', { name: 'Import and export' });
    await expect(place).toBeVisible();
    return place;
  }

  async create(product: NewProduct): Promise<void> {
    await this.fill(product);
    await this.save();
  }

  /** Begins a new one. */
  async fill(product: NewProduct): Promise<void> {
    await this.page.goto('/dashboard/menu/products/new');
    await this.page.getByRole('textbox', { name: 'Name', exact: true }).fill(product.name);
    await this.page
      .getByRole('group', { name: 'Categories' })
      .getByRole('checkbox', { name: product.category })
      .check();
    await this.page.getByRole('textbox', { name: 'Price', exact: true }).fill(product.price);
    const chooseIf = (label: string, option: string | undefined) =>
      option && choose(this.page.getByRole('combobox', { name: label }), option);
    await chooseIf('Variations', product.sizes);
    await chooseIf('Add a group of extras…', product.extras);
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Create product' }).click();
    await expect(this.page.getByText('Product created')).toBeVisible();
  }
}

/** The phone beside the form of a product: the store page's own, in the language that the demo's restaurant speaks. */
export class ProductPreview {
  readonly phone: FrameLocator;

  constructor(readonly page: Page) {
    this.phone = page.frameLocator('iframe[title="What customers see"]');
  }

  card(name: string): Locator {
    return this.phone.getByRole('article').filter({ hasText: name });
  }

  /** Taps the product. */
  async open(name: string): Promise<Locator> {
    await this.card(name).getByRole('button', { name, exact: true }).click();
    return this.phone.getByRole('region', { name });
  }
}

/** The photos of what a form is about. */
export class PhotosField {
  readonly crop: Locator;
  readonly photos: Locator;

  /** With `only`, a field that takes one photo alone. */
  constructor(
    readonly page: Page,
    readonly only = false,
  ) {
    this.crop = page.getByRole('dialog', { name: 'Crop the photo' });
    const list = page.getByRole('list', { name: only ? 'Photo' : 'Photos', exact: true });
    this.photos = list.getByRole('listitem');
  }

  async choose(...files: PhotoFile[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: this.only ? 'Add a photo' : 'Add photos' }).click();
    await (await chooser).setFiles(files);
    await expect(this.crop.getByRole('button', { name: 'Use photo' })).toBeEnabled();
  }

  /** Drags the photo behind its frame. */
  async drag(byX: number): Promise<void> {
    const frame = await this.crop.getByRole('application').boundingBox();
    if (!frame) throw new Error('There is no frame to drag in');
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + byX, y, { steps: 8 });
    await this.page.mouse.up();
  }

  async use(): Promise<void> {
    await this.crop.getByRole('button', { name: 'Use photo' }).click();
  }
}

/** One product as the business sees it. */
export class ProductDetailsPage {
  constructor(readonly page: Page) {}

  async open(id: string): Promise<void> {
    await this.page.goto(`/dashboard/menu/products/details-product/${id}`);
    await expect(this.page.getByRole('heading', { name: 'Can it be sold now?' })).toBeVisible();
  }

  get verdict(): Locator {
    return this.page.getByRole('region', { name: 'Can it be sold now?' }).getByRole('status');
  }

  clause(words: string): Locator {
    return this.page
      .getByRole('list', { name: 'What it takes to be sold' })
      .getByRole('listitem')
      .filter({ hasText: words });
  }

  figure(name: string): Locator {
    return this.page
      .getByRole('region', { name: 'How it sells' })
      .getByRole('term')
      .filter({ hasText: name })
      .locator('+ dd');
  }

  /** How many were sold, day by day. */
  get chart(): Locator {
    return this.page.getByRole('region', { name: 'How it sells' }).getByRole('figure');
  }
}

/** Groups of extras, and the questions they ask. */
export class ExtrasPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/dashboard/menu/products-extra');
    await expect(this.page.getByRole('heading', { name: 'Extras', level: 1 })).toBeVisible();
  }

  async find(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search groups and options' }).fill(words);
    await expect(this.group(words)).toBeVisible();
  }

  /** A group, with its options and what can be done to it. */
  group(name: string): Locator {
    return this.page
      .getByRole('list', { name: 'Extras' })
      .getByRole('listitem')
      .filter({ hasText: name })
      .first();
  }

  option(group: string, name: string): Locator {
    return this.group(group)
      .getByRole('list', { name: `Options of ${group}` })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  async startNew(name: string): Promise<void> {
    await this.page.goto('/dashboard/menu/products-extra/new');
    await this.page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  }

  addOptions(prices: Record<string, string>): Promise<void> {
    return typeOptions(this.page, 'Add an option', prices);
  }

  /** Opens what a line has no column for. */
  async moreAbout(option: string): Promise<void> {
    await this.page.getByRole('button', { name: `More about ${option}`, exact: true }).click();
  }

  /** Once the option is chosen, a group is asked for; what its line has more of is open. */
  async thenAsk(option: string, group: string): Promise<void> {
    const choices = this.page.getByRole('combobox', { name: `Ask after ${option}…` });
    await choose(choices, group);
    await expect(this.page.getByRole('button', { name: `Remove ${group}` })).toBeVisible();
  }

  async markSoldOut(group: string, name: string): Promise<void> {
    const option = this.option(group, name);
    await option.getByRole('button', { name: `Mark ${name} sold out` }).click();
    await expect(option).toContainText('Sold out today');
  }

  field(name: 'At least' | 'At most'): Locator {
    return this.page.getByRole('spinbutton', { name, exact: true });
  }

  charge(method: string): Promise<void> {
    return this.page.getByRole('radiogroup', { name: 'What is charged' }).getByText(method).click();
  }

  /** The panel in which a choice is tried and priced. */
  get trial(): Locator {
    return this.page.getByRole('region', { name: 'Try it' });
  }

  async create(): Promise<void> {
    await this.page.getByRole('button', { name: 'Create group' }).click();
    await expect(this.page.getByText('Group created')).toBeVisible();
  }
}

/** Groups of variations: the sizes or kinds in which products come. */
export class VariationsPage {
  constructor(readonly page: Page) {}

  async create(name: string, prices: Record<string, string>): Promise<void> {
    await this.page.goto('/dashboard/menu/variations/new');
    await this.page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await typeOptions(this.page, 'Add a variation', prices);
    await this.page.getByRole('button', { name: 'Create group' }).click();
    await expect(this.page.getByText('Group created')).toBeVisible();
  }
}

/** Typed as a list: a name, its price, Enter. */
export async function typeOptions(page: Page, field: string, prices: Record<string, string>): Promise<void> {
  for (const [name, price] of Object.entries(prices)) {
    await page.getByRole('textbox', { name: field, exact: true }).fill(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(price);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: `Price of ${name}`, exact: true })).toHaveValue(price);
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
