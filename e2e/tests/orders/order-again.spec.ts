import { StorePage } from '../../pages/store-page';
import { expectAccessible } from '../../support/accessibility';
import { DAY_MS } from '../../support/instants';
import { expect, test } from '../../support/test';
import { unique, uniquePhone } from '../../support/unique';

const HOME = {
  district: 'Consolação',
  street: 'Rua Augusta',
  number: '900',
  postalCode: '01305100',
  state: 'SP',
};

test('a device that ordered before orders the same again, to the address it knows, also days later', async ({
  phone,
  restaurant,
}) => {
  const dish = await restaurant.newProduct({ priceCents: 8000 });
  const store = new StorePage(phone);
  await store.open();
  await store.add(dish.name);
  const checkout = await store.checkOut();
  await checkout.isFor(unique('Ana Lima'), uniquePhone());
  await checkout.deliverTo(HOME);
  await checkout.payBy('Dinheiro');
  // With what it costs to bring it there.
  await expect(checkout.place).toContainText('R$ 87,90');
  const first = await checkout.placed();
  const number = await first.number();

  // By then the order is no news any more.
  await phone.evaluate((threeDays) => {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const key of keys.filter((name) => name.startsWith('comanda.store.orders.'))) {
      const earlier = (localStorage.getItem(key) ?? '').replace(
        /"(placedAt|promisedAt)":"([^"]+)"/g,
        (_found: string, key: string, at: string) =>
          `"${key}":"${new Date(Date.parse(at) - threeDays).toISOString()}"`,
      );
      localStorage.setItem(key, earlier);
    }
  }, 3 * DAY_MS);
  await store.open();
  await expect(phone.getByText(`Seu pedido ${number}`)).toHaveCount(0);
  const again = phone.getByRole('region', { name: 'Peça de novo' });
  await expectAccessible(phone);
  await again.getByRole('button', { name: `1× ${dish.name}` }).click();
  await expect(phone.getByText('Os itens daquele pedido estão na sua sacola.')).toBeVisible();

  await store.checkOut();
  // Somewhere else first, then back by the one press.
  await phone.getByLabel('Rua').fill('Rua Bela Cintra');
  await phone.getByRole('list', { name: 'Endereços neste aparelho' }).getByText('Rua Augusta, 900').click();
  await expect(phone.getByLabel('Rua')).toHaveValue('Rua Augusta');
  await checkout.payBy('Dinheiro');
  await expect(checkout.place).toContainText('R$ 87,90');
  const second = await checkout.placed();
  await expect(second.order.getByText(dish.name)).toBeVisible();
  await expect(second.order.getByText('Rua Augusta, 900')).toBeVisible();
});

test(
  'a link that orders again fills the cart once, and a favourite stands on top from then on',
  { tag: '@proof' },
  async ({ phone, restaurant, customer }) => {
    const dish = await restaurant.newProduct();
    const { token } = await customer.orders(dish.id);
    const store = new StorePage(phone);
    await phone.goto(`/m/${restaurant.branch.slug}?again=${token}`);
    await expect(phone.getByRole('button', { name: 'Ver sacola' })).toContainText('1');
    await expect(phone).toHaveURL(new RegExp(`/m/${restaurant.branch.slug}/$`));
    await phone.reload();
    await expect(phone.getByRole('button', { name: 'Ver sacola' })).toContainText('1 item');

    await expect(store.section('Favoritos')).toHaveCount(0);
    const sheet = await store.choose(dish.name);
    await sheet.dialog.getByRole('button', { name: 'Favorito' }).click();
    await phone.goBack();
    await phone.reload();
    await expect(store.section('Favoritos').getByText(dish.name)).toBeVisible();
    await expectAccessible(phone);
  },
);
