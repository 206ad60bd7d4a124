import { StorePage } from '../../pages/store-page';
import { TrackingPage } from '../../pages/tracking-page';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

const HOME = {
  district: 'Consolação',
  street: 'Rua Augusta',
  number: '900',
  postalCode: '01305100',
  state: 'SP',
};

test('the checkout writes what is typed as people write it, and the tracking page says what was told', async ({
  phone,
  restaurant,
  customer,
}) => {
  const product = await restaurant.newProduct({ priceCents: 8000 });
  const { delivery } = await customer.store();
  if (!delivery) throw new Error('The store does not deliver');
  const store = new StorePage(phone);
  await store.open();

  // What delivery costs and how long it takes is known before the cart, and in it; the languages stand on top.
  const offer = new RegExp(`^Entrega a partir de R\\$.*, ${delivery.minutesMin}–${delivery.minutesMax} min$`);
  await expect(phone.getByRole('listitem').filter({ hasText: offer })).toBeVisible();
  const languages = await phone.getByRole('navigation', { name: 'Idioma' }).boundingBox();
  expect(languages?.y).toBeLessThan(10);
  await store.add(product.name);
  await phone.getByRole('button', { name: 'Ver sacola' }).click();
  await expect(store.cart.getByText(offer)).toBeVisible();
  await phone.goBack();

  const checkout = await store.checkOut();
  await checkout.deliverTo(HOME);
  await phone.getByLabel('Complemento').fill('Apto 52');
  await expect(phone.getByLabel('CEP')).toHaveValue('01305-100');
  await phone.getByLabel('Nome').fill(unique('Ana Lima'));
  const number = phone.getByLabel('Telefone');
  await expect(async () => {
    await number.fill('');
    await number.pressSequentially('11999887766');
    await expect(number).toHaveValue('(11) 99988-7766', { timeout: 1 });
  }).toPass();
  await number.press('Backspace');
  await expect(number).toHaveValue('(11) 99988-776');
  await number.press('6');

  await checkout.payBy('Dinheiro');
  await checkout.needsChangeFor('200');
  await expect(phone.getByLabel('Troco para').locator('..')).toHaveAttribute('data-sign', 'R$');
  const note = phone.getByLabel('Recado para a loja');
  await phone.getByRole('button', { name: 'Sem cebola' }).click();
  await phone.getByRole('button', { name: 'Sem talher' }).click();
  await expect(note).toHaveValue('Sem cebola, Sem talher');
  await phone.getByRole('button', { name: 'Sem cebola' }).click();
  await expect(note).toHaveValue('Sem talher');
  await expectAccessible(phone);

  const tracking = await checkout.placed();
  await expect(tracking.order.getByText('Rua Augusta, 900, Apto 52 – Consolação')).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Chamar no WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5511999887766',
  );
  await expectAccessible(phone);
});

test(
  'who picks up is told where, and who pays by Pix until when',
  { tag: '@proof' },
  async ({ phone, restaurant, customer }) => {
    const product = await restaurant.newProduct();
    const { token } = await customer.orders(product.id, { payment: { method: 'PIX' } });
    const tracking = new TrackingPage(phone);
    await tracking.open(token);
    await expect(tracking.pix.getByText(/^Pague em até (30|29) minutos$/)).toBeVisible();
    const place = phone.getByRole('region', { name: 'Retirar em' });
    const { address } = await customer.store();
    await expect(place.getByText(`${address.street}, ${address.number}`)).toBeVisible();
    const map = await place.getByRole('link', { name: 'Ver no mapa' }).getAttribute('href');
    expect(new URL(map ?? '').searchParams.get('query')).toContain(address.street);
    await expectAccessible(phone);
  },
);
