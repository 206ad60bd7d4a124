import { StorePage } from '../../pages/store-page';
import { expectAccessible } from '../../support/accessibility';
import { SLUG } from '../../support/people';
import { reais } from '../../support/money';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'owner' });

test(
  'a coupon is made, opened by its link on a phone, refused with what is missing, applied, and its sales are on the list',
  { tag: '@proof' },
  async ({ page, phone, restaurant }) => {
    const dish = await restaurant.newProduct({ name: unique('Prato'), priceCents: 2500 });
    const drink = await restaurant.newProduct({ name: unique('Suco'), priceCents: 2500 });
    const code = unique('C').replace(/\W/g, '').toUpperCase().slice(0, 16);

    await page.goto('/dashboard/campaign/coupon/new');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ten off from forty');
    await page.getByRole('textbox', { name: 'Code', description: /^3 to 20/ }).fill(code);
    await page.getByText('Amount off', { exact: true }).click();
    await page.getByRole('textbox', { name: /^Amount/ }).fill('10');
    await page.getByRole('button', { name: 'Add a rule' }).click();
    await page.getByRole('menuitem', { name: 'Minimum order' }).click();
    await page.getByRole('group', { name: 'Minimum order' }).getByRole('textbox').fill('40');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create coupon' }).click();
    await expect(page.getByText(`Coupon ${code} was created`)).toBeVisible();

    await page.goto('/dashboard/campaign/coupon');
    await page.getByRole('searchbox').fill(code);
    const row = page.getByRole('row').filter({ hasText: code });
    await row.getByRole('button', { name: `More about ${code}` }).click();
    await page.getByRole('menuitem', { name: 'QR code' }).click();
    const links = page.getByRole('dialog', { name: `Link of ${code}` });
    const link = new URL((await links.getByText(`/m/${SLUG}?c=${code}`).textContent()) ?? '');
    await page.keyboard.press('Escape');

    const store = new StorePage(phone);
    await phone.goto(link.pathname + link.search);
    await expect(phone.getByRole('navigation', { name: 'Categorias' })).toBeVisible();
    await expect(phone.getByText(code).first()).toBeVisible();
    await store.add(dish.name);
    const checkout = await store.checkOut();
    await checkout.takeOut();
    await checkout.isFor(unique('Ana Lima'), uniquePhone());
    await checkout.payBy('Dinheiro');
    // 25 of 40: fifteen are missing.
    await expect(phone.getByText(/R\$\s15,00/).first()).toBeVisible();
    await expect(checkout.place).toContainText(reais(2500));

    await store.open();
    await store.add(drink.name);
    const second = await store.checkOut();
    await expect(second.place).toContainText(reais(4000));
    await second.place.click();
    await second.followed();

    await page.reload();
    await expect(row).toContainText('1');
    await expect(row.getByText(/R\$\s?40[.,]00/)).toBeVisible();
    await expect(row.getByText(/R\$\s?10[.,]00/).first()).toBeVisible();
  },
);
