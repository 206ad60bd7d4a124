import { expect, type Locator, type Page } from '@playwright/test';
import type { ExtraGroupDto, ProductDto, VariationGroupDto } from '@contracts/menu';
import type { PlacedOrderDto } from '@contracts/storefront';
import type { Role } from '@domain/access';
import { emailOf, SLUG } from './people';
import type { Customer } from './customer';
import type { Restaurant } from './restaurant';
import { unique, uniquePhone } from './unique';

/** What has to be there for every screen to have something to show. */
export interface Scene {
  product: ProductDto;
  /** Its sizes and extras. */
  sizes: VariationGroupDto;
  extras: ExtraGroupDto;
  /** Waits to be accepted. */
  order: PlacedOrderDto;
  orderId: string;
  branchId: string;
  customerName: string;
  /** What is ordered, and being cooked for somebody else. */
  dish: string;
}

export async function setScene(restaurant: Restaurant, customer: Customer): Promise<Scene> {
  const sizes = await restaurant.newVariations(unique('Tamanho'), { Média: 4200, Grande: 5400 });
  const extras = await restaurant.newExtras(unique('Bordas'), { min: 0, max: 2 }, { Catupiry: 600 });
  const withOptions = await restaurant.newProduct({
    variationGroupId: sizes.id,
    extraGroupIds: [extras.id],
    station: 'Forno',
  });
  const plain = await restaurant.newProduct();
  const customerName = unique('Ana Lima');
  const order = await customer.orders(plain.id, {
    customer: { name: customerName, phone: uniquePhone() },
    notes: 'Sem guardanapos',
  });
  const { id: orderId } = await restaurant.order(order.number);
  const cooked = await customer.orders(plain.id);
  await restaurant.does('accept', await restaurant.order(cooked.number));
  const branchId = restaurant.branch.id;
  return { product: withOptions, branchId, sizes, extras, order, orderId, customerName, dish: plain.name };
}

/** Sets the scene, for screens that show something of it. */
type Stage = () => Promise<Scene>;

interface Screen {
  name: string;
  /** Who is signed in; null for nobody. */
  role: Role | null;
  /** A page for customers, who hold a phone and choose the language on the page. */
  customer?: boolean;
  /** What the server refuses on it; the browser notes that. */
  refusal?: RegExp;
  /** Goes there and answers what is seen, in any language, once the screen is complete. */
  visit: (page: Page, stage: Stage) => Promise<Locator>;
}

/** An amount, however the language writes it. */
const PRICE = /\d[.,]\d{2}/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page before sign-in. */
const open = (name: string, path: string): Screen => ({
  name,
  role: null,
  visit: async (page) => {
    await page.goto(path);
    return heading(page);
  },
});

/** A step of setting up, for a business that has everything. */
const setUp = (step: string): Screen => ({
  name: `set-up, ${step}`,
  role: 'owner',
  visit: async (page) => {
    await page.goto(`/onboarding?step=${step}`);
    return page.getByRole('main').getByRole('button').first();
  },
});

const dashboard = (
  name: string,
  path: (scene: Scene) => string,
  complete: (page: Page, scene: Scene) => Locator,
  role: Role = 'owner',
): Screen => ({
  name,
  role,
  visit: async (page, stage) => {
    const scene = await stage();
    await page.goto(`/dashboard/${path(scene)}`);
    return complete(page, scene);
  },
});

const sheetOf = async (page: Page, { product }: Scene) => {
  await page.goto(`/m/${SLUG}?item=${product.id}`);
  return page.getByRole('dialog').getByText('Catupiry');
};

export const SCREENS: readonly Screen[] = [
  open('front page', '/'),
  open('login', '/login'),
  open('sign-up', '/signup'),
  open('forgotten password', '/forgot-password'),
  open('code', '/validate-code?purpose=SIGNUP&email=ana%40cantina.test'),
  open('code without an address', '/validate-code'),
  {
    name: 'privacy',
    role: null,
    visit: async (page) => {
      await page.goto('/login');
      await page.getByRole('contentinfo').getByRole('button').last().click();
      return page.getByRole('dialog').getByRole('heading').last();
    },
  },
  {
    name: 'new password',
    role: null,
    visit: async (page) => {
      await page.goto('/login');
      await page.evaluate(() => {
        const state = { usr: { ticket: 'a-ticket', email: 'ana@cantina.test' }, key: 'new' };
        history.replaceState(state, '', '/new-password');
      });
      await page.reload();
      await page.locator('input[type=password]').first().fill('violet staircase 41');
      return page.getByRole('status').filter({ hasText: /./ });
    },
  },
  ...['business', 'branch', 'hours', 'zones', 'payments', 'menu', 'team', 'test-order', 'go-live'].map(setUp),
  dashboard(
    'own account',
    () => 'config-user',
    (page) => page.getByRole('radiogroup').getByText('Español'),
  ),
  dashboard(
    'password and devices',
    () => 'config-user/password',
    (page) => page.getByRole('listitem').filter({ hasText: '127.0.0.1' }).first(),
  ),
  dashboard(
    'home',
    () => 'home',
    (page) => page.getByRole('definition').first(),
  ),
  dashboard(
    'board',
    () => 'orders/board',
    (page, { customerName }) => page.getByRole('article').filter({ hasText: customerName }),
    'attendant',
  ),
  dashboard(
    'kitchen',
    () => 'orders/board-kitchen',
    (page, { dish }) => page.getByRole('listitem').filter({ hasText: dish }).first(),
    'kitchen',
  ),
  dashboard(
    'orders',
    () => 'orders',
    (page, { customerName }) => page.getByRole('row').filter({ hasText: customerName }),
  ),
  dashboard(
    'order details',
    ({ orderId }) => `orders/details/${orderId}`,
    (page, { customerName }) => page.getByText(customerName).first(),
  ),
  dashboard(
    'categories',
    () => 'menu/category',
    (page) => page.getByRole('listitem').first(),
  ),
  dashboard(
    'category form',
    () => 'menu/category/new',
    (page) => page.getByRole('textbox').first(),
  ),
  dashboard(
    'products',
    ({ product }) => `menu/products?q=${encodeURIComponent(product.name)}`,
    (page, { product }) => page.getByRole('row').filter({ hasText: product.name }),
  ),
  dashboard(
    'product form',
    ({ product }) => `menu/products/edit/${product.id}`,
    (page, { product }) => page.getByRole('textbox').and(page.locator(`[value="${product.name}"]`)),
  ),
  dashboard(
    'product details',
    ({ product }) => `menu/products/details-product/${product.id}`,
    (page) => page.getByRole('list', { name: /./ }).getByRole('listitem').first(),
  ),
  dashboard(
    'extras',
    ({ extras }) => `menu/products-extra?q=${encodeURIComponent(extras.name)}`,
    (page, { extras }) => page.getByRole('listitem').filter({ hasText: extras.name }).first(),
  ),
  dashboard(
    'extras group form',
    ({ extras }) => `menu/products-extra/edit/${extras.id}`,
    (page, { product }) => page.getByRole('link', { name: product.name }),
  ),
  dashboard(
    'variations',
    ({ sizes }) => `menu/variations?q=${encodeURIComponent(sizes.name)}`,
    (page, { sizes }) => page.getByRole('listitem').filter({ hasText: sizes.name }).first(),
  ),
  dashboard(
    'variations group form',
    ({ sizes }) => `menu/variations/edit/${sizes.id}`,
    (page, { product }) => page.getByRole('link', { name: product.name }),
  ),
  dashboard(
    'team',
    () => 'employees/users',
    (page) => page.getByRole('row').filter({ hasText: emailOf('manager') }),
  ),
  dashboard(
    'roles',
    () => 'employees/users?tab=roles',
    (page) => page.getByRole('rowheader').last(),
  ),
  dashboard(
    'activity',
    () => 'employees/users?tab=activity',
    (page) => page.getByRole('main').getByRole('listitem').first(),
  ),
  {
    name: 'person',
    role: 'owner',
    visit: async (page) => {
      await page.goto('/dashboard/employees/users');
      await page
        .getByRole('row')
        .filter({ hasText: emailOf('attendant') })
        .getByRole('link')
        .click();
      const area = page.getByRole('main').locator('summary').first();
      await area.click();
      return page.getByRole('combobox').last();
    },
  },
  dashboard(
    'branches',
    () => 'branches',
    (page) => page.getByRole('article').first(),
  ),
  ...['profile', 'contact', 'ordering', 'payments'].map((section) =>
    dashboard(
      `branch, ${section}`,
      ({ branchId }) => `branches/edit/${branchId}?section=${section}`,
      (page) => page.getByRole('tabpanel').getByRole('heading').first(),
    ),
  ),
  dashboard(
    'delivery areas',
    ({ branchId }) => `branches/edit/${branchId}?section=zones`,
    (page) => page.getByRole('tabpanel').getByRole('switch').first(),
  ),
  dashboard(
    'new branch',
    () => 'branches/new',
    (page) => page.getByRole('textbox').first(),
  ),
  dashboard(
    'copy of a branch',
    ({ branchId }) => `branches/clone?from=${branchId}`,
    (page) => page.getByRole('table').first(),
  ),
  dashboard(
    'opening hours',
    ({ branchId }) => `opening-hours/${branchId}`,
    (page) => page.getByRole('listitem').first(),
  ),
  dashboard(
    'social links',
    ({ branchId }) => `social/${branchId}`,
    (page) => page.getByRole('img').first(),
  ),
  dashboard(
    'sellers',
    ({ branchId }) => `sellers/${branchId}`,
    (page) => page.getByRole('tab').last(),
  ),
  dashboard(
    'new seller',
    ({ branchId }) => `sellers/${branchId}/new`,
    (page) => page.getByRole('textbox').first(),
  ),
  dashboard(
    'couriers',
    () => 'employees/partner-couriers',
    (page) => page.getByRole('article').first(),
  ),
  dashboard(
    'new courier',
    () => 'employees/partner-couriers?new=1',
    (page) => page.getByRole('textbox').first(),
  ),
  dashboard(
    'unfinished carts',
    () => 'carts',
    (page) => page.getByRole('table').last(),
  ),
  dashboard(
    'custom settings',
    () => 'custom-settings',
    (page) => page.getByRole('switch').first(),
  ),
  dashboard(
    'support tickets',
    () => 'support/contact',
    (page) => page.getByRole('main').getByRole('listitem').first(),
  ),
  dashboard(
    'new ticket',
    () => 'support/contact?new=1',
    (page) => page.getByRole('combobox').last(),
  ),
  dashboard(
    'no access',
    () => 'employees/users',
    (page) => page.getByText('user.view'),
    'attendant',
  ),
  {
    name: 'refusal tried out',
    role: 'attendant',
    refusal: /status of 403 .*\/api\/forbidden\/test/,
    visit: async (page) => {
      await page.goto('/test-forbidden');
      return page.getByText('forbidden.test').last();
    },
  },
  {
    name: 'store page',
    role: null,
    customer: true,
    visit: async (page, stage) => {
      const { product } = await stage();
      await page.goto(`/m/${SLUG}`);
      return page.getByRole('article').filter({ hasText: product.name });
    },
  },
  {
    name: 'product sheet',
    role: null,
    customer: true,
    visit: async (page, stage) => sheetOf(page, await stage()),
  },
  {
    name: 'checkout',
    role: null,
    customer: true,
    visit: async (page, stage) => {
      const option = await sheetOf(page, await stage());
      await option.click();
      await page.getByRole('dialog').getByRole('radio').first().check();
      await page.getByRole('dialog').getByRole('button').filter({ hasText: PRICE }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.goto(`/m/${SLUG}?view=checkout`);
      // The button tells the total once the store has said it.
      return page.getByRole('button').filter({ hasText: PRICE });
    },
  },
  {
    name: 'tracking',
    role: null,
    customer: true,
    visit: async (page, stage) => {
      const { order } = await stage();
      await page.goto(`/t/${order.token}`);
      return page.getByText(order.number).first();
    },
  },
];
