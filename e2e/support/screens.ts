import { CLIENTELE_SCREENS } from './clientele-screens';
import { CUSTOMER_SCREENS } from './customer-screens';
import { ORDER_SCREENS } from './order-screens';
import { emailOf } from './people';
import { dashboardText } from './dashboard-text';
import { proofScreen, dashboard, everywhere, open, setUp, type Screen } from './screen';

export const SCREENS: readonly Screen[] = [
  open('front page', '/'),
  open('login', '/login'),
  proofScreen(open('sign-up', '/signup')),
  proofScreen(open('forgotten password', '/forgot-password')),
  open('code', '/validate-code?purpose=SIGNUP&email=ana%40cantina.test'),
  proofScreen(open('code without an address', '/validate-code')),
  proofScreen({
    name: 'privacy',
    role: null,
    visit: async (page) => {
      await page.goto('/login');
      await page.getByRole('contentinfo').getByRole('button').last().click();
      return page.getByRole('dialog').getByRole('heading').last();
    },
  }),
  proofScreen({
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
  }),
  everywhere(setUp('menu')),
  ...['business', 'branch', 'hours', 'zones', 'payments', 'team', 'test-order', 'go-live']
    .map(setUp)
    .map(everywhere)
    .map(proofScreen),
  proofScreen(
    dashboard(
      'own account',
      () => 'config-user',
      (page) => page.getByRole('radiogroup').getByText('Español'),
    ),
  ),
  proofScreen(
    dashboard(
      'password and devices',
      () => 'config-user/password',
      (page) => page.getByRole('listitem').filter({ hasText: '127.0.0.1' }).first(),
    ),
  ),
  everywhere(
    dashboard(
      'home',
      () => 'home',
      (page) => page.getByRole('definition').first(),
    ),
  ),
  ...ORDER_SCREENS.map(everywhere),
  proofScreen(
    dashboard(
      'categories',
      () => 'menu/category',
      (page) => page.getByRole('listitem').first(),
    ),
  ),
  proofScreen(
    dashboard(
      'category form',
      () => 'menu/category/new',
      (page) => page.getByRole('textbox').first(),
    ),
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
  proofScreen(
    dashboard(
      'product details',
      ({ product }) => `menu/products/details-product/${product.id}`,
      (page) => page.getByRole('list', { name: /./ }).getByRole('listitem').first(),
    ),
  ),
  proofScreen(
    dashboard(
      'extras',
      ({ extras }) => `menu/products-extra?q=${encodeURIComponent(extras.name)}`,
      (page, { extras }) => page.getByRole('listitem').filter({ hasText: extras.name }).first(),
    ),
  ),
  proofScreen(
    dashboard(
      'extras group form',
      ({ extras }) => `menu/products-extra/edit/${extras.id}`,
      (page, { product }) => page.getByRole('link', { name: product.name }),
    ),
  ),
  proofScreen(
    dashboard(
      'variations',
      ({ sizes }) => `menu/variations?q=${encodeURIComponent(sizes.name)}`,
      (page, { sizes }) => page.getByRole('listitem').filter({ hasText: sizes.name }).first(),
    ),
  ),
  proofScreen(
    dashboard(
      'variations group form',
      ({ sizes }) => `menu/variations/edit/${sizes.id}`,
      (page, { product }) => page.getByRole('link', { name: product.name }),
    ),
  ),
  proofScreen(
    dashboard(
      'team',
      () => 'employees/users',
      (page) => page.getByRole('row').filter({ hasText: emailOf('manager') }),
    ),
  ),
  proofScreen(
    dashboard(
      'roles',
      () => 'employees/users?tab=roles',
      (page) => page.getByRole('rowheader').last(),
    ),
  ),
  proofScreen(
    dashboard(
      'activity',
      () => 'employees/users?tab=activity',
      (page) => page.getByRole('main').getByRole('listitem').first(),
    ),
  ),
  proofScreen({
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
  }),
  proofScreen(
    dashboard(
      'branches',
      () => 'branches',
      (page) => page.getByRole('article').first(),
    ),
  ),
  ...['profile', 'contact', 'ordering', 'payments'].map((section) => ({
    ...dashboard(
      `branch, ${section}`,
      ({ branchId }) => `branches/edit/${branchId}?section=${section}`,
      (page) => page.getByRole('tabpanel').getByRole('heading').first(),
    ),
    alike: section !== 'ordering',
  })),
  dashboard(
    'delivery areas',
    ({ branchId }) => `branches/edit/${branchId}?section=zones`,
    (page) => page.getByRole('tabpanel').getByRole('switch').first(),
  ),
  proofScreen(
    dashboard(
      'new branch',
      () => 'branches/new',
      (page) => page.getByRole('textbox').first(),
    ),
  ),
  proofScreen(
    dashboard(
      'copy of a branch',
      ({ branchId }) => `branches/clone?from=${branchId}`,
      (page) => page.getByRole('table').first(),
    ),
  ),
  proofScreen(
    dashboard(
      'opening hours',
      ({ branchId }) => `opening-hours/${branchId}`,
      (page) => page.getByRole('listitem').first(),
    ),
  ),
  proofScreen(
    dashboard(
      'social links',
      ({ branchId }) => `social/${branchId}`,
      (page) => page.getByRole('img').first(),
    ),
  ),
  proofScreen(
    dashboard(
      'sellers',
      ({ branchId }) => `sellers/${branchId}`,
      (page) => page.getByRole('tab').last(),
    ),
  ),
  proofScreen(
    dashboard(
      'new seller',
      ({ branchId }) => `sellers/${branchId}/new`,
      (page) => page.getByRole('textbox').first(),
    ),
  ),
  everywhere(
    dashboard(
      'couriers',
      () => 'employees/partner-couriers',
      (page) => page.getByRole('article').first(),
    ),
  ),
  proofScreen(
    everywhere(
      dashboard(
        'all couriers',
        () => 'employees/partner-couriers?tab=all',
        (page) => page.getByRole('table').last(),
      ),
    ),
  ),
  proofScreen(
    everywhere(
      dashboard(
        'settlements',
        ({ settledName }) =>
          `employees/partner-couriers?tab=settlements&q=${encodeURIComponent(settledName)}`,
        (page, { settledName }) => page.getByRole('button', { name: settledName }),
      ),
    ),
  ),
  proofScreen({
    name: 'settlement of a courier',
    everywhere: true,
    role: 'owner',
    visit: async (page, stage) => {
      await stage();
      await page.goto('/dashboard/employees/partner-couriers');
      const card = page.getByRole('article').first();
      await card.waitFor();
      await card.getByRole('button', { name: await dashboardText(page, 'couriers', 'settle.open') }).click();
      return page.getByRole('dialog').locator('.ant-drawer-title');
    },
  }),
  proofScreen(
    dashboard(
      'new courier',
      () => 'employees/partner-couriers?new=1',
      (page) => page.getByRole('textbox').first(),
    ),
  ),
  everywhere(
    dashboard(
      'unfinished carts',
      () => 'carts',
      (page) => page.getByRole('table').last(),
    ),
  ),
  proofScreen({
    name: 'cart',
    everywhere: true,
    role: 'owner',
    visit: async (page, stage) => {
      const { cartName, dish } = await stage();
      await page.goto(`/dashboard/carts?q=${encodeURIComponent(cartName)}`);
      await page.getByRole('button', { name: cartName }).click();
      return page.getByRole('dialog').getByText(dish);
    },
  }),
  ...CLIENTELE_SCREENS.map(everywhere).map(proofScreen),
  dashboard(
    'custom settings',
    () => 'custom-settings',
    (page) => page.getByRole('switch').first(),
  ),
  proofScreen(
    dashboard(
      'support tickets',
      () => 'support/contact',
      (page) => page.getByRole('main').getByRole('listitem').first(),
    ),
  ),
  proofScreen(
    dashboard(
      'new ticket',
      () => 'support/contact?new=1',
      (page) => page.getByRole('combobox').last(),
    ),
  ),
  proofScreen(
    dashboard(
      'no access',
      () => 'employees/users',
      (page) => page.getByText('user.view'),
      'attendant',
    ),
  ),
  proofScreen({
    name: 'refusal tried out',
    role: 'attendant',
    refusal: /status of 403 .*\/api\/forbidden\/test/,
    visit: async (page) => {
      await page.goto('/test-forbidden');
      return page.getByText('forbidden.test').last();
    },
  }),
  ...CUSTOMER_SCREENS,
];
