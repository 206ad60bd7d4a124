import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

test.use({ role: 'attendant' });

/** Far from every area of the demo. */
const CENTER = { lat: -3.13, lng: -60.02 };

test(
  'where the fee depends on the distance, a caller’s place is taken from what they sent',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    const product = await restaurant.newProduct({ priceCents: 2500 });
    const zone = await restaurant.deliversAround(CENTER, 2000, 700);
    await page.goto('/dashboard/orders?new=order');
    const drawer = page.getByRole('dialog', { name: /New order/ });
    await drawer.getByRole('textbox', { name: 'Phone' }).fill(uniquePhone());
    await drawer.getByRole('textbox', { name: 'Name' }).fill(unique('Dona Rosa'));
    await drawer.getByRole('combobox', { name: 'Product' }).fill(product.name);
    await page.keyboard.press('Enter');
    const address = { City: 'Manaus', Street: 'Rua do Porto', Number: '7' };
    for (const [field, value] of Object.entries(address))
      await drawer.getByRole('textbox', { name: field }).fill(value);
    await drawer.getByRole('combobox', { name: 'District' }).fill('Centro Histórico');
    await drawer.getByRole('textbox', { name: /^Postal code/ }).fill('69000-000');

    await expect(drawer.getByText('set the place on the map.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Set the place on the map' }).click();
    const dialog = page.getByRole('dialog', { name: 'Where it goes' });
    const location = dialog.getByRole('textbox', { name: 'Location' });
    const use = dialog.getByRole('button', { name: 'Use this place' });
    await location.fill('https://maps.app.goo.gl/Xk7');
    await expect(dialog.getByText('No place can be read from this.')).toBeVisible();
    await expect(use).toBeDisabled();
    await location.fill('https://maps.google.com/?q=-3.1301%2C-60.0201&z=17');
    await expect(
      dialog.getByRole('region', { name: /Map with/ }).or(dialog.getByLabel(/Map with/)),
    ).toBeVisible();
    await expectAccessible(page);
    await use.click();
    await expect(drawer.getByRole('status').filter({ hasText: zone.name })).toBeVisible();

    // The place belongs to that door alone.
    await drawer.getByRole('textbox', { name: 'Number' }).fill('8');
    await expect(drawer.getByText('set the place on the map.')).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Number' }).fill('7');
    await drawer.getByRole('button', { name: 'Set the place on the map' }).click();
    await location.fill('-3.1301, -60.0201');
    await use.click();
    await drawer.getByRole('button', { name: /Send to the kitchen · R\$\s32,00/ }).click();
    await expect(drawer.getByRole('button', { name: 'Next order' })).toBeVisible();
    await restaurant.pausesZone(zone);
  },
);
