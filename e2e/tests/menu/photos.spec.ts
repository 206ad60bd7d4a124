import { ExtrasPage, PhotosField, ProductsPage } from '../../pages/menu-pages';
import { StorePage } from '../../pages/store-page';
import { coloursOf, takePhoto } from '../../support/photo-file';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

// Recording what a page shows fetches its photos, which the page itself may not: its policy complains.
test.use({ trace: 'off' });

const RED_AND_BLUE = { width: 2400, height: 900, colours: ['red', 'red', 'blue', 'blue'] };

test.describe('photos of a product', () => {
  test.use({ role: 'manager' });

  test(
    'are cropped, sent, put in order and shown to customers',
    { tag: '@proof' },
    async ({ page, phone, restaurant }) => {
      const { name: category } = await restaurant.newCategory();
      const name = unique('Moqueca');
      const products = new ProductsPage(page);
      await products.fill({ name, category, price: '58.00' });
      const field = new PhotosField(page);
      const [first, second] = [
        await takePhoto(page, { name: 'first.jpg', ...RED_AND_BLUE }),
        await takePhoto(page, { name: 'second.jpg', width: 800, height: 600, colours: ['green'] }),
      ];

      await field.choose(first, second);
      await expect(field.crop).toContainText('1 more photo after this');
      // To the right, until the photo's left part is behind the frame.
      await field.drag(500);
      await field.use();
      await expect(field.crop).not.toContainText('more photo');
      await field.use();
      await expect(field.crop).toBeHidden();
      await expect(field.photos).toHaveCount(2);
      expect(await coloursOf(field.photos.nth(0).getByRole('img'))).toEqual(['red', 'red']);
      expect(await coloursOf(field.photos.nth(1).getByRole('img'))).toEqual(['green', 'green']);

      await page.getByRole('button', { name: 'Move Photo 2', exact: true }).press('ArrowUp');
      await expect(field.photos.nth(0)).toContainText('Cover');
      expect(await coloursOf(field.photos.nth(0).getByRole('img'))).toEqual(['green', 'green']);
      await page.getByRole('button', { name: 'Remove Photo 1', exact: true }).click();
      await expect(field.photos).toHaveCount(1);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(field.photos).toHaveCount(2);
      await products.save();

      const store = new StorePage(phone);
      await store.open();
      const photo = store.product(name).locator('img');
      expect(await coloursOf(photo)).toEqual(['green', 'green']);
      // No larger one is loaded than such a phone shows.
      expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
        /\/(160|480)\.webp$/,
      );
      const sheet = await store.choose(name);
      const photos = sheet.dialog.getByRole('group', { name: `Fotos de ${name}` }).locator('img');
      await expect(photos).toHaveCount(2);
      expect(await coloursOf(photos.nth(1))).toEqual(['red', 'red']);
    },
  );
});

test.describe('the photo of an option', () => {
  test.use({ role: 'manager' });

  test('stands beside it where customers choose', { tag: '@proof' }, async ({ page, phone, restaurant }) => {
    const { name: category } = await restaurant.newCategory();
    const [group, option, name] = [unique('Bordas'), unique('Catupiry'), unique('Pizza')];
    const extras = new ExtrasPage(page);
    await extras.startNew(group);
    await extras.addOptions({ [option]: '8.00' });
    await extras.moreAbout(option);
    const field = new PhotosField(page, true);
    await field.choose(await takePhoto(page, { name: 'crust.jpg', ...RED_AND_BLUE }));
    await field.drag(500);
    await field.use();
    await expect(field.photos).toHaveCount(1);
    await extras.create();
    await new ProductsPage(page).create({ name, category, price: '30.00', extras: group });

    const store = new StorePage(phone);
    await store.open();
    const sheet = await store.choose(name);
    const photo = sheet.group(group).locator('img');
    expect(await coloursOf(photo)).toEqual(['red', 'red']);
  });
});

test.describe('photos that do not arrive', () => {
  test.use({ role: 'manager', expectedComplaints: /ERR_FAILED.*\/api\/uploads/ });

  test('say why, and are tried again where that helps', { tag: '@proof' }, async ({ page, restaurant }) => {
    const { name: category } = await restaurant.newCategory();
    await new ProductsPage(page).fill({ name: unique('Moqueca'), category, price: '58.00' });
    const field = new PhotosField(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add photos' }).click();
    await (
      await chooser
    ).setFiles([
      { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      await takePhoto(page, { name: 'tiny.jpg', width: 60, height: 60, colours: ['red'] }),
    ]);
    await expect(page.getByText('menu.pdf cannot be opened here')).toBeVisible();
    await expect(page.getByText('tiny.jpg is too small')).toBeVisible();
    await expect(field.crop).toBeHidden();

    await page.route('**/api/uploads?*', (route) => route.abort(), { times: 1 });
    await field.choose(await takePhoto(page, { name: 'first.jpg', ...RED_AND_BLUE }));
    await field.use();
    await expect(page.getByText('The photo did not arrive')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(field.photos).toHaveCount(1);
  });
});
