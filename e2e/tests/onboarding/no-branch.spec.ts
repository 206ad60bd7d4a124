import type { SessionDto } from '@contracts/session';
import { OnboardingPage } from '../../pages/onboarding-page';
import { expectAccessible } from '../../support/accessibility';
import { newcomer, signUp } from '../../support/newcomer';
import { expect, test } from '../../support/test';

const OF_ONE_BRANCH = [
  'orders/board',
  'orders/board-kitchen',
  'menu/products',
  'menu/products/new',
  'menu/products?releases',
  'menu/category',
  'menu/category/new',
  'menu/products-extra',
  'menu/products-extra/new',
  'menu/variations',
  'menu/variations/new',
];

test(
  'a new owner is led to the first branch from every page that needs one',
  { tag: '@proof' },
  async ({ page, mailbox }) => {
    await signUp(page.request, mailbox, newcomer());
    for (const place of OF_ONE_BRANCH) {
      await page.goto(`/dashboard/${place}`);
      await expect(page.getByRole('heading', { name: 'Create your first branch' }), place).toBeVisible();
      await expect(page.getByText(/ask the owner/i)).toHaveCount(0);
      // The way elsewhere stays, also where the page takes the whole screen otherwise.
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create the branch' }).click();
    await new OnboardingPage(page).isAt('Your business');
  },
);

test.describe('a cook who reaches no branch', () => {
  test.use({ role: 'kitchen' });

  test('is told by name whom to ask', { tag: '@proof' }, async ({ page, restaurant }) => {
    await page.route('**/api/session', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: SessionDto };
      await route.fulfill({ response: answer, json: { data: { ...data, branches: [] } } });
    });
    await page.goto('/dashboard/orders/board-kitchen');
    await expect(page.getByRole('heading', { name: 'You are not part of a branch yet' })).toBeVisible();
    await expect(page.getByText(`Ask ${restaurant.owner} (Owner) to add you to a branch.`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create the branch' })).toHaveCount(0);
  });
});
