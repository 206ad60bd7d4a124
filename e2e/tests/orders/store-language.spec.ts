import { expect, test } from '../../support/test';

// Its customers read Spanish; the demo's other restaurant speaks Portuguese.
const SPANISH_STORE = '/m/sushi-norte';
const ENGLISH = { name: 'English', exact: true };

test(
  'a look at a store in Spanish leaves the language of another store’s order alone',
  { tag: '@proof' },
  async ({ phone, restaurant, customer }) => {
    const { id } = await restaurant.newProduct();
    const { token } = await customer.orders(id);

    await phone.goto(SPANISH_STORE);
    await expect(phone.getByRole('navigation', { name: 'Categorías' })).toBeVisible();
    await phone.goto(`/t/${token}`);
    await expect(phone.getByRole('region', { name: 'Andamento do pedido' })).toBeVisible();

    // What is chosen at a store is chosen for its menu and its orders, and for no other.
    await phone.getByRole('navigation', { name: 'Idioma' }).getByRole('button', ENGLISH).click();
    await expect(phone.getByRole('region', { name: 'Your order' })).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('region', { name: 'Your order' })).toBeVisible();
    await phone.goto('/m/cantina-centro');
    await expect(phone.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    await phone.goto(SPANISH_STORE);
    await expect(phone.getByRole('navigation', { name: 'Categorías' })).toBeVisible();
  },
);
