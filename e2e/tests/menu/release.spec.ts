import { ProductsPage } from '../../pages/menu-pages';
import { ReleasesPage } from '../../pages/releases-page';
import { StorePage } from '../../pages/store-page';
import { choose } from '../../support/choose';
import { enterDate } from '../../support/enter-date';
import { DAY_MS, later } from '../../support/instants';
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
    await expect(price).toHaveValue('28,00');
    await expect(releases.notes).toContainText('Price R$ 32,00');
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

  test('goes live at a time by the clock of the branch', { tag: '@proof' }, async ({ page, restaurant }) => {
    const soon = later(10 * DAY_MS)
      .toISOString()
      .slice(0, 10);
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
    await expect(page.getByText(/, 19:05/).first()).toBeVisible();

    // Nothing of it stays for whoever comes after.
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect(page.getByText(`${release} takes changes again`)).toBeVisible();
  });

  test(
    'of many prices is staged with the sizes and flavours they stand in, and goes live so',
    { tag: '@proof' },
    async ({ page, phone, restaurant }) => {
      const word = unique('Pizza');
      const { id } = await restaurant.newCategory();
      const sizes = await restaurant.newVariations(unique('Sizes'), { Small: 3590, Large: 4990 });
      const halves = await restaurant.newVariations(unique('Halves'), { Medium: 0 });
      const flavours = await restaurant.newExtras(
        unique('Flavours'),
        { min: 1, max: 2, priceMethod: 'MAX' },
        { Calabresa: [{ variationId: halves.variations[0]?.id ?? '', priceCents: 4590 }] },
      );
      const sized = { categoryIds: [id], priceCents: 0 };
      const [plain, half, other] = [`${word} plain`, `${word} half`, unique('Other')];
      await restaurant.newProduct({ ...sized, name: plain, variationGroupId: sizes.id });
      await restaurant.newProduct({ ...sized, name: other, variationGroupId: sizes.id });
      await restaurant.newProduct({
        ...{ ...sized, name: half, variationGroupId: halves.id, extraGroupIds: [flavours.id] },
      });

      const [products, releases] = [new ProductsPage(page), new ReleasesPage(page)];
      await products.open();
      await page.getByRole('searchbox', { name: 'Search by name or code' }).fill(word);
      await products.choose(plain);
      await products.choose(half);
      const release = unique('Spring');
      await choose(products.chosen.getByRole('combobox', { name: 'Takes effect' }), 'in a new release…');
      const naming = page.getByRole('dialog', { name: 'New release' });
      await naming.getByRole('textbox', { name: 'Name' }).fill(release);
      await naming.getByRole('button', { name: 'Create' }).click();
      await products.chosen.getByRole('button', { name: 'Price…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change the price of 2 products' });
      await dialog.getByText('Amount', { exact: true }).click();
      await dialog.getByRole('textbox', { name: 'By how much' }).fill('2');
      const preview = (name: string) =>
        dialog.getByRole('region', { name: `Prices of ${name} before and after` });
      await expect(
        preview(sizes.name)
          .getByRole('row')
          .filter({ hasText: `${plain} · Large` }),
      ).toContainText('R$ 51,90');
      await expect(preview(flavours.name).getByRole('row').last()).toContainText('R$ 47,90');
      await dialog.getByRole('button', { name: `Stage in ${release}` }).click();
      await expect(
        page.getByText(`1 product staged in ${release} · 1 group staged in ${release}`),
      ).toBeVisible();
      await expect(products.row(plain)).toContainText('from R$ 35,90');

      await page.getByRole('link', { name: /^Releases/ }).click();
      await page.getByRole('link', { name: release }).click();
      const changes = page.getByRole('list', { name: 'Changes', exact: true });
      await expect(changes.getByRole('listitem').filter({ hasText: /^Small/ })).toHaveText(
        /R\$\s35,90 \(no own price\).*R\$\s37,90$/,
      );
      await expect(changes.getByRole('listitem').filter({ hasText: /^Calabresa/ })).toHaveText(
        /Calabresa · Medium.*R\$\s45,90.*R\$\s47,90$/,
      );
      await expect(releases.pair(half).getByRole('article').last()).toContainText('47,90');
      await releases.confirm('Publish now', `Publish ${release}?`, 'Publish');
      await expect(page.getByText(`${release} is live`)).toBeVisible();

      const store = new StorePage(phone);
      await store.open();
      await expect(store.product(plain)).toContainText(reais(3790));
      await expect(store.product(half)).toContainText(reais(4790));
      await expect(store.product(other)).toContainText(reais(3590));
    },
  );
});
