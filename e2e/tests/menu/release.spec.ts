import { ReleasesPage } from '../../pages/releases-page';
import { StorePage } from '../../pages/store-page';
import { enterDate } from '../../support/enter-date';
import { reais } from '../../support/money';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.describe('a change that is saved for later', () => {
  test.use({ role: 'manager' });

  test('is seen before customers see it, goes live when it is published, and is taken back', async ({
    page,
    phone,
    restaurant,
  }) => {
    const { id: categoryId } = await restaurant.newCategory();
    const name = unique('Polenta');
    const product = await restaurant.newProduct({ name, priceCents: 2800, categoryIds: [categoryId] });
    const store = new StorePage(phone);
    await store.open();
    await expect(store.product(name)).toContainText(reais(2800));

    const releases = new ReleasesPage(page);
    const release = unique('Winter');
    await page.goto(`/dashboard/menu/products/edit/${product.id}`);
    const price = page.getByRole('textbox', { name: 'Price', exact: true });
    await price.fill('32.00');
    await releases.stageInNew(release);
    await expect(price).toHaveValue('28.00');
    await expect(releases.notes).toContainText('Price R$32.00');
    await store.lookAgain();
    await expect(store.product(name)).toContainText(reais(2800));

    await releases.notes.getByRole('link', { name: release }).click();
    await expect(page.getByRole('heading', { name: release, level: 1 })).toBeVisible();
    const cards = releases.pair(name).getByRole('article');
    await expect(cards.first()).toContainText('28,00');
    await expect(cards.last()).toContainText('32,00');
    const promised = await cards.last().innerText();

    await releases.confirm('Publish now', `Publish ${release}?`, 'Publish');
    await expect(page.getByText(`${release} is live`)).toBeVisible();
    await store.lookAgain();
    await expect(store.product(name)).toContainText(reais(3200));
    expect(await store.product(name).innerText()).toBe(promised);

    await releases.confirm('Roll back', `Roll ${release} back?`, 'Roll back');
    await expect(page.getByText(`${release} is rolled back`)).toBeVisible();
    await store.lookAgain();
    await expect(store.product(name)).toContainText(reais(2800));
  });

  test('goes live at a time by the clock of the branch', async ({ page, restaurant }) => {
    const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const product = await restaurant.newProduct({ priceCents: 2800 });
    const releases = new ReleasesPage(page);
    const release = unique('Spring');
    await page.goto(`/dashboard/menu/products/edit/${product.id}`);
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('32.00');
    await releases.stageInNew(release);
    await releases.notes.getByRole('link', { name: release }).click();

    await page.getByRole('button', { name: 'Publish at a set time' }).click();
    const dialog = page.getByRole('dialog', { name: `When does ${release} go live?` });
    await enterDate(dialog.getByRole('textbox', { name: 'Goes live' }), `${soon} 19:05`);
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByText(`${release} is scheduled`)).toBeVisible();
    await expect(page.getByText(/, 07:05 PM/).first()).toBeVisible();

    // Nothing of it stays for whoever comes after.
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect(page.getByText(`${release} takes changes again`)).toBeVisible();
  });
});
